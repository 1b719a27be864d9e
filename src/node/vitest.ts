/** Vitest matchers for runs (package export "./vitest"): `expect.extend(caseMatchers)`. */
import type { MatchersObject } from "vitest";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { readCheck } from "../core/checks/read-check.ts";
import { checkRun } from "../core/checks/check-run.ts";
import { type EffectLookup, effectLookup } from "../core/effects.ts";
import { ReplayKitError } from "../core/error.ts";
import { type LoadedCase, loadCase } from "../core/case/load-case.ts";
import { underRecordedNames } from "../core/replay/recorded-run.ts";
import { runFromOutput } from "../core/run/run-from-output.ts";
import { runFromTrace } from "../core/run/run-from-trace.ts";
import type { ReplayCase } from "../core/schema/case.ts";
import type { Check } from "../core/schema/check.ts";
import type { AttemptResult, Outcome } from "../core/schema/attempt-result.ts";
import type { Run } from "../core/schema/run.ts";
import { type RunOutput, runOutputSchema } from "../core/schema/run-output.ts";
import { type TraceRun, traceSchema } from "../core/schema/trace.ts";
import { compareSnapshot, type SnapshotPosition, writeSnapshot } from "../core/checkpoint/state-snapshot.ts";
import { decideAttempt } from "../core/verdict/attempt/decide-attempt.ts";
import { readCaseFiles } from "./files/case-folder.ts";
import { configIn } from "./files/load-config.ts";
import { findRoot } from "./git/find-root.ts";
import { markSimulated, reportedEvidence } from "./replay/attempt/reported-evidence.ts";
import { replaceFile } from "./files/write-file.ts";

export { replayCase, type ReplayCaseOptions } from "./replay/replay-in-process.ts";

/** A run from a kit's `trace()`, or a runner's output. */
export type JudgedRun = TraceRun | RunOutput;

export interface MatcherResult {
  pass: boolean;
  message: () => string;
}

/**
 * `expect(await kit.trace(id)).toSatisfyCase("cases/search-loop")`: the run must be `fixed`, as `replay` decides it. A
 * check that needs a person or a judge does not count. The message lists each assertion that fails, with the actual
 * value.
 */
export function toSatisfyCase(received: unknown, folder: string): MatcherResult {
  const { id, title } = caseAt(folder).replayCase;
  const { verdict, reason, assertions } = attemptOf(received, folder);
  const decided = assertions.filter(({ outcome }) => outcome !== "needs_human");
  const broken = brokenLines(assertions);
  const lines = [
    ...(verdict === "reproduced" ? [`the failure is there again: ${reason}`] : broken.length === 0 ? [reason] : []),
    ...broken,
  ];
  const pass = verdict === "fixed";
  return {
    pass,
    message: () =>
      pass
        ? `the run satisfies the case ${id}: all ${decided.length} decided assertions hold`
        : [`the run does not satisfy the case ${id} (${title})`, ...lines].join("\n  "),
  };
}

/** Decides the run as a replay does, by the effects, aliases and other rules of replaykit.yaml. */
function attemptOf(received: unknown, folder: string): AttemptResult {
  const { path, loaded, replayCase } = caseAt(folder);
  const { effects: declared, aliases, equivalent, terminal_tools: endings } = configIn(findRoot(path));
  const effects = effectLookup(replayCase.effects, declared, aliases);
  const output = outputOf(received);
  const made = runOf(received, effects);
  const known = { loaded, effects, aliases };
  const run = underRecordedNames(output ? markSimulated(made, output, known) : made, aliases);
  return decideAttempt({
    case: replayCase,
    run,
    recorded: runFromTrace(loaded.trace, effects),
    known_tools: loaded.toolFixtures.calls.map(({ tool }) => tool),
    misses: reportedEvidence(output, run, known).misses,
    terminal_tools: replayCase.terminal_tools ?? endings,
    equivalent,
  });
}

/**
 * `expect(run).toSatisfyChecks({ tool_sequence: { mode: "exact", calls: ["search_docs"] } })`: one check or a list,
 * written as in `case.yaml`: tool sequence, arguments, states, final output.
 */
export function toSatisfyChecks(received: unknown, wanted: unknown): MatcherResult {
  const run = runOf(received, effectLookup());
  const outcomes = [wanted].flat().map((value) => checkRun(run, checkOf(value)));
  const lines = brokenLines(outcomes.map(({ outcome, ...rest }) => ({ ...rest, outcome: decidedOf(outcome) })));
  const pass = lines.length === 0;
  return {
    pass,
    message: () =>
      pass
        ? `the run satisfies ${outcomes.map(({ check }) => check).join(", ")}`
        : ["the run does not satisfy the checks", ...lines].join("\n  "),
  };
}

/**
 * `expect(run).toMatchState("cases/search-loop", { step: 1, pointer: "/retrieved_docs" })`: the state must equal the
 * one that the case stores as a `state_at` assertion. `REPLAYKIT_UPDATE=1` writes the state into `case.yaml` for
 * review; it is refused under `CI`.
 */
export function toMatchState(received: unknown, folder: string, at: Partial<SnapshotPosition> = {}): MatcherResult {
  const { path, replayCase } = caseAt(folder);
  const place = { step: at.step ?? -1, pointer: at.pointer ?? "" };
  const outcome = compareSnapshot(replayCase, runOf(received, effectLookup(replayCase.effects)), place);
  if (outcome.kind === "same") return { pass: true, message: () => outcome.message };
  if (outcome.value !== undefined && mayUpdate(process.env)) {
    const file = join(path, "case.yaml");
    replaceFile(file, writeSnapshot(readFileSync(file, "utf8"), replayCase, { ...place, value: outcome.value }));
    return { pass: true, message: () => `written to ${file}: ${outcome.message}` };
  }
  const advice = "run the test with REPLAYKIT_UPDATE=1 to keep what it is now, and review the change of case.yaml";
  return {
    pass: false,
    message: () => [outcome.message, ...(outcome.value === undefined ? [] : [advice])].join("\n  "),
  };
}

export const caseMatchers = { toSatisfyCase, toSatisfyChecks, toMatchState } satisfies MatchersObject;

declare module "vitest" {
  // A merged declaration must use vitest's parameter names.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toSatisfyCase(folder: string): T extends object ? R : never;
    toSatisfyChecks(checks: unknown): T extends object ? R : never;
    toMatchState(folder: string, at?: Partial<SnapshotPosition>): T extends object ? R : never;
  }
}

function caseAt(folder: string): { path: string; loaded: LoadedCase; replayCase: ReplayCase } {
  const path = resolve(folder);
  const loaded = loadCase(readCaseFiles(path), basename(path));
  return { path, loaded, replayCase: loaded.case };
}

function brokenLines(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ outcome, check, message }) => (outcome === "fail" ? `${check}: ${message}` : []));
}

/** A test can ask neither a person nor a judge, so an undecided check fails. */
function decidedOf(outcome: Outcome["outcome"]): Outcome["outcome"] {
  return outcome === "needs_human" ? "fail" : outcome;
}

function checkOf(value: unknown): Check {
  const read = readCheck(value, "assertions");
  if (read.ok) return read.check;
  throw new ReplayKitError("usage", `${JSON.stringify(value)} is not a check: ${read.message}`, {
    hint: "use the names of case.yaml; docs/checks.md lists them",
  });
}

/** Whether the user asked for an update. Refuses updates in CI. */
function mayUpdate({ REPLAYKIT_UPDATE: update, CI: ci }: Record<string, string | undefined>): boolean {
  if (update === undefined || update === "" || update === "0" || update === "false") return false;
  if (ci === undefined || ci === "" || ci === "0" || ci === "false") return true;
  throw new ReplayKitError("usage", "REPLAYKIT_UPDATE is set in CI, where nobody would review a new snapshot", {
    hint: "update on your own machine and commit case.yaml",
  });
}

function runOf(received: unknown, effects: EffectLookup): Run {
  const trace = traceSchema.safeParse(received);
  if (trace.success) return runFromTrace(trace.data, effects);
  const output = outputOf(received);
  if (output) return runFromOutput(output, effects);
  throw new ReplayKitError("usage", "expected a run: a kit's trace() or what a runner writes", {
    hint: "expect(await kit.trace(runId)).toSatisfyCase(…)",
  });
}

function outputOf(received: unknown): RunOutput | undefined {
  return traceSchema.safeParse(received).success ? undefined : runOutputSchema.safeParse(received).data;
}
