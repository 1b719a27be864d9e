/** A vitest matcher for cases (package export "./vitest"): `expect.extend(caseMatchers)`. */
import { basename, resolve } from "node:path";
import { checkRun } from "../core/checks/check-run.ts";
import { effectLookup } from "../core/effects.ts";
import { loadCase } from "../core/load-case.ts";
import { runFromOutput } from "../core/run/run-from-output.ts";
import { runFromTrace } from "../core/run/run-from-trace.ts";
import type { Run } from "../core/schema/run.ts";
import { type RunOutput, runOutputSchema } from "../core/schema/run-output.ts";
import { type TraceRun, traceSchema } from "../core/schema/trace.ts";
import { readCaseFiles } from "./case-folder.ts";

/** A run as a kit's `trace()` gives it, or as a runner writes it. */
export type JudgedRun = TraceRun | RunOutput;

interface MatcherResult {
  pass: boolean;
  message: () => string;
}

/**
 * `expect(await kit.trace(id)).toSatisfyCase("cases/search-loop")`: every assertion of the case that needs no person holds, and
 * the failure it describes is not there again. The message lists each one that does not hold, with what came instead.
 */
export function toSatisfyCase(received: unknown, folder: string): MatcherResult {
  const path = resolve(folder);
  const { case: replayCase } = loadCase(readCaseFiles(path), basename(path));
  const run = runOf(received, effectLookup(replayCase.effects));
  const outcomes = replayCase.assertions.map((check) => checkRun(run, check));
  const broken = outcomes.filter(({ outcome }) => outcome === "fail");
  const decided = outcomes.filter(({ outcome }) => outcome !== "needs_human");
  const again =
    replayCase.signatures.length > 0 && replayCase.signatures.every((check) => checkRun(run, check).outcome === "pass");
  const lines = [
    ...(again ? ["the failure is there again: every signature holds"] : []),
    ...(decided.length === 0 ? ["no assertion could be decided"] : []),
    ...broken.map(({ check, message }) => `${check}: ${message}`),
  ];
  const pass = lines.length === 0;
  return {
    pass,
    message: () =>
      pass
        ? `the run satisfies the case ${replayCase.id}: all ${decided.length} decided assertions hold`
        : [`the run does not satisfy the case ${replayCase.id} (${replayCase.title ?? ""})`, ...lines].join("\n  "),
  };
}

export const caseMatchers = { toSatisfyCase };

function runOf(received: unknown, effects: ReturnType<typeof effectLookup>): Run {
  const trace = traceSchema.safeParse(received);
  if (trace.success) return runFromTrace(trace.data, effects);
  return runFromOutput(runOutputSchema.parse(received), effects);
}
