import { rmSync } from "node:fs";
import { join } from "node:path";
import { loadCase } from "../../core/case/load-case.ts";
import { plural } from "../../core/checks/check-result.ts";
import { compact } from "../../core/compact.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Redactor } from "../../core/redact/redact.ts";
import { controlCase } from "../../core/case/control-case.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { Run } from "../../core/schema/run.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { type UncomparedRun, type Watch, watchVersion } from "../../core/schema/watch.ts";
import { isConclusive } from "../../core/verdict/attempt/check-outcomes.ts";
import { rankRuns, watchedRun } from "../../core/rehearsal/rank-runs.ts";
import { writeCaseFolder } from "../files/case-folder.ts";
import { redactByCommand } from "../files/redact-by-command.ts";
import { chooseRunner } from "../runner/choose-runner.ts";
import type { Environment } from "../runner/environment.ts";
import { startCaseGateway } from "../replay/attempt/case-gateway.ts";
import { limitReached } from "../replay/budget.ts";
import { keptRuns } from "./kept-runs.ts";
import type { Progress } from "../replay/replay-options.ts";
import { replaySuite } from "../replay/replay-suite.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

export interface WatchOptions {
  root: string;
  config: ReplayConfig;
  redactor: Redactor;
  /** Successful runs. */
  traces: readonly TraceRun[];
  /** Number of successful runs from which these were drawn. */
  successes: number;
  reruns: number;
  runner: { command: string | undefined; shell: boolean };
  jobs: number;
  env: Environment;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  onNotice: (notice: string) => void;
}

/** A temporary case, made from a run for the re-runs. */
interface WatchedCase {
  folder: string;
  run_id: string;
  agent: string | undefined;
  recorded: Run;
}

/**
 * Replays successful runs with live models, recorded tools and simulated writes. Ranks them by how often the writes
 * differ.
 */
export async function watch(options: WatchOptions): Promise<Watch> {
  const scratch = scratchFolder("watch-");
  try {
    return await watchIn(scratch, options);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function watchIn(scratch: string, options: WatchOptions): Promise<Watch> {
  const { cases, refused, fault } = await casesOf(scratch, options);
  if (cases.size === 0 && fault !== undefined) throw fault;
  const { results, runs, spent } = await rerun(cases, options);
  assertRan(results);
  const compared = results.flatMap((result) => {
    const { run_id, agent, recorded } = cases.get(result.case_id) ?? {};
    if (run_id === undefined || recorded === undefined) return [];
    const again = result.attempts.filter(isDecided).flatMap(({ attempt }) => runs.get(key(result, attempt)) ?? []);
    const reason = result.attempts.find((attempt) => !isDecided(attempt))?.reason ?? result.reason;
    return again.length > 0 ? watchedRun({ run_id, agent, recorded, again }) : { run_id, reason };
  });
  return {
    version: watchVersion,
    successes: options.successes,
    reruns: options.reruns,
    runs: rankRuns(compared.filter((one) => "of" in one)),
    not_compared: [...refused, ...compared.filter((one) => "reason" in one)],
    ...compact({ partial: cutBy(results, { ...options, spent }), spend: spent?.tokens ? spent : undefined }),
  };
}

/** What the budget left out; `undefined` if it was sufficient. */
function cutBy(
  results: readonly CaseResult[],
  { config, reruns, spent }: Pick<WatchOptions, "config" | "reruns"> & { spent: Progress["spent"] | undefined },
): string | undefined {
  const reached = limitReached(config.budget, spent);
  const of = results.length * reruns;
  const decided = results.flatMap(({ attempts }) => attempts).filter(isDecided).length;
  if (reached === undefined || decided >= of) return undefined;
  return `the budget (${reached}) was used up: ${decided} of ${plural(of, "re-run")} were decided`;
}

/** An attempt without a recording, key, provider or working runner does not decide about the recorded run. */
function isDecided({ verdict }: CaseResult["attempts"][number]): boolean {
  return isConclusive(verdict);
}

function key({ case_id }: Pick<CaseResult, "case_id">, attempt: number): string {
  return `${case_id}\n${attempt}`;
}

/**
 * Makes a case of each run. `fault` is the first error of the set-up, such as a missing runner. A run without tool
 * calls is no such error.
 */
async function casesOf(scratch: string, options: WatchOptions) {
  const cases = new Map<string, WatchedCase>();
  const refused: UncomparedRun[] = [];
  let fault: ReplayKitError | undefined;
  for (const [index, trace] of options.traces.entries()) {
    const id = `run-${index + 1}`;
    try {
      cases.set(id, await caseOf(trace, { ...options, id, folder: join(scratch, id) }));
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      if (error.code !== "invalid_input") fault ??= error;
      refused.push({ run_id: trace.run_id, reason: error.message });
    }
  }
  return { cases, refused, fault };
}

/** Compares redacted values, since the agent also gets redacted ones. */
async function caseOf(
  trace: TraceRun,
  { id, folder, root, config, env, redactor, runner }: WatchOptions & { id: string; folder: string },
): Promise<WatchedCase> {
  const { run_id } = trace;
  const agent = trace.agent?.name;
  chooseRunner(config, { case: { id: run_id }, agent }, runner);
  const own = await redactByCommand({ trace }, { root, config, env });
  const files = controlCase({
    ...redactor.redact(own),
    id,
    name: run_id,
    runner: undefined,
    effects: effectLookup({}, config.effects, config.aliases),
    wanted: [],
  });
  await writeCaseFolder(folder, files);
  const { case: made, trace: kept } = loadCase(files, id);
  const recorded = runFromTrace(kept, effectLookup(made.effects, config.effects, config.aliases));
  return { folder, run_id, agent, recorded };
}

async function rerun(cases: ReadonlyMap<string, WatchedCase>, options: WatchOptions) {
  const { root, config, env, runner, reruns, jobs, signal, onProgress, onNotice } = options;
  const runs = new Map<string, Run>();
  let spent: Progress["spent"] | undefined;
  if (cases.size === 0) return { results: [], runs, spent };
  await using gateway = await startCaseGateway(config, env);
  const report = await replaySuite({
    root,
    config,
    cases: [...cases.values()].map(({ folder }) => folder),
    runnerCommand: runner.command,
    shell: runner.shell,
    select: "all",
    liveModels: true,
    repeat: reruns,
    jobs,
    evidence: join(root, ".replaykit", "watch"),
    keptRuns: await keptRuns(root, config, env),
    env,
    gateway,
    signal,
    onRun: ({ caseId, attempt, run }) => runs.set(key({ case_id: caseId }, attempt), run),
    onProgress(progress) {
      ({ spent } = progress);
      onProgress(progress);
    },
    onNotice,
  });
  return { results: report.cases, runs, spent };
}

/** Throws if every re-run failed with an error: then the set-up is wrong and not a run. */
function assertRan(results: readonly CaseResult[]): void {
  const attempts = results.flatMap((result) => result.attempts);
  const broken = attempts.filter(({ verdict }) => verdict === "error");
  if (attempts.length === 0 || broken.length < attempts.length) return;
  throw new ReplayKitError("runner_failed", `no re-run could be made: ${broken[0]?.reason ?? ""}`, {
    hint: "npx replaykit doctor tries the runner and says what to do",
  });
}
