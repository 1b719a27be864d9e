import { basename, join } from "node:path";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { editCaseYaml } from "../../core/yaml/edit-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { lintCase } from "../../core/lint/lint-case.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import { type CaseUnit, withoutUnits } from "../../core/minimise/case-units.ts";
import { recordedSide } from "../../core/minimise/recorded-side.ts";
import { type CaseFiles } from "../../core/schema/case.ts";
import { type ReplayConfig } from "../../core/schema/config.ts";
import { type CaseResult } from "../../core/schema/result.ts";
import { type Verdict } from "../../core/schema/attempt-result.ts";
import { type Run } from "../../core/schema/run.ts";
import { writeCaseFolder } from "../files/case-folder.ts";
import type { CaseGateway } from "../replay/attempt/case-gateway.ts";
import { nodePlatform } from "../platform.ts";
import { replaySuite } from "../replay/replay-suite.ts";
import { type Environment } from "../runner/environment.ts";

export interface MinimiseOptions {
  folder: string;
  project: { root: string; config: ReplayConfig };
  runner: { runnerCommand: string | undefined; shell: boolean };
  /** Command of the agent for comparison: a fixed one for an open case, a failing one for a guard. */
  against: string | undefined;
  mostReplays: number;
  env: Environment;
  signal: AbortSignal;
  onReplay: (replays: number, left: string) => void;
}

export interface OracleOptions extends MinimiseOptions {
  config: ReplayConfig;
  gateway: CaseGateway;
  scratch: string;
}

/** The error for a case that cannot be minimised. */
export function refusal(id: string, why: string, hint: string): ReplayKitError {
  return new ReplayKitError("invalid_case", `${id} cannot be minimised: ${why}`, { hint });
}

/** Today's date (UTC), which lint compares with the case's dates. */
export function today(): string {
  return nodePlatform.now().toISOString().slice(0, 10);
}

interface Side {
  command: string | undefined;
  verdict: Verdict;
  /** The behaviour with the whole case. */
  did?: string;
}

/** Tells whether a case without some of its units still gives the same results as the whole case. */
export class Oracle {
  private readonly files: CaseFiles;
  private readonly loaded: LoadedCase;
  private readonly options: OracleOptions;
  private readonly answers = new Map<string, boolean>();
  /** Result of the recorded run, and lint findings, for the whole case. */
  private readonly recorded: string;
  private readonly findings: string[];
  private readonly sides: Side[];
  private replays = 0;
  private complete = true;

  constructor(files: CaseFiles, loaded: LoadedCase, options: OracleOptions) {
    this.files = files;
    this.loaded = loaded;
    this.options = options;
    this.recorded = recordedSide({ loaded, config: options.config, hash: nodePlatform.hash });
    this.findings = lintFindings(files, options);
    this.sides = sidesOf(loaded, options);
  }

  /**
   * Replays every agent twice with the whole case. Refuses if the two differ, since later results would depend on
   * chance.
   */
  async begin(): Promise<void> {
    const { id } = this.loaded.case;
    for (const side of this.sides) {
      const [first, again] = [await this.replay(side, this.files), await this.replay(side, this.files)];
      refuseLive(id, first.result);
      if (first.result.verdict !== side.verdict) throw otherVerdict(first.result, side);
      if (first.did !== again.did)
        throw refusal(id, "two replays of it differ", `npx replaykit replay ${id}, twice, shows where`);
      side.did = first.did;
    }
  }

  /** Whether the case without these units gives the same results; `undefined` if the limit of replays is reached. */
  async stands(removed: readonly CaseUnit[]): Promise<boolean | undefined> {
    const smaller = withoutUnits(this.files, this.loaded, removed);
    const key = nodePlatform.hash(canonicalJson(smaller));
    const answer = this.answers.get(key) ?? (await this.replayedAlike(smaller));
    if (answer !== undefined) this.answers.set(key, answer);
    return answer;
  }

  spent(): { replays: number; complete: boolean } {
    return { replays: this.replays, complete: this.complete };
  }

  private async replayedAlike(smaller: CaseFiles): Promise<boolean | undefined> {
    const { folder, config, mostReplays, signal } = this.options;
    const loaded = loadCase(smaller, basename(folder));
    if (recordedSide({ loaded, config, hash: nodePlatform.hash }) !== this.recorded) return false;
    if (isAnyNew(lintFindings(smaller, this.options), this.findings)) return false;
    for (const side of this.sides) {
      if (this.replays >= mostReplays || signal.aborted) {
        this.complete = false;
        return undefined;
      }
      if ((await this.replay(side, smaller)).did !== side.did) return false;
    }
    return true;
  }

  private async replay(side: Side, files: CaseFiles): Promise<{ result: CaseResult; did: string }> {
    this.replays += 1;
    const replayed = await replayOnce(side, files, { ...this.options, number: this.replays });
    this.options.onReplay(this.replays, this.loaded.case.id);
    return replayed;
  }
}

/** The agent of this checkout and, if given, the one for comparison. */
function sidesOf(loaded: LoadedCase, { runner, against }: OracleOptions): Side[] {
  const verdict: Verdict = loaded.case.state === "guard" ? "fixed" : "reproduced";
  const own: Side = { command: runner.runnerCommand, verdict };
  if (against === undefined) return [own];
  return [own, { command: against, verdict: verdict === "fixed" ? "reproduced" : "fixed" }];
}

function lintFindings(files: CaseFiles, { folder, config }: OracleOptions): string[] {
  return lintCase({ files, folder, config, today: today() }).map(({ level, code }) => `${level} ${code}`);
}

/** Whether a finding occurs more often than before. */
function isAnyNew(now: readonly string[], before: readonly string[]): boolean {
  const count = (list: readonly string[], text: string) => list.filter((other) => other === text).length;
  return now.some((text) => count(now, text) > count(before, text));
}

interface OneReplay extends OracleOptions {
  number: number;
}

/** Replays a case once and returns, as text, the behaviour that can affect a verdict. */
async function replayOnce(
  { command }: Side,
  files: CaseFiles,
  { folder, project, config, gateway, scratch, number, runner, env, signal }: OneReplay,
): Promise<{ result: CaseResult; did: string }> {
  const copy = join(scratch, String(number), basename(folder));
  // A model call without a recorded answer is a miss, never a live call.
  const yaml = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["replay", "model"], value: "recorded" }]);
  await writeCaseFolder(copy, { ...files, "case.yaml": yaml });
  const runs: Run[] = [];
  const { cases } = await replaySuite({
    root: project.root,
    config,
    cases: [copy],
    runnerCommand: command,
    shell: runner.shell,
    select: "all",
    evidence: false,
    repeat: 1,
    env,
    gateway,
    signal,
    onRun: ({ run }) => runs.push(run),
  });
  const [result] = cases;
  if (!result) throw new ReplayKitError("runner_failed", `${basename(folder)} was not replayed`);
  return { result, did: behaviour(result, runs) };
}

function behaviour({ verdict, standing, attempts }: CaseResult, runs: readonly Run[]): string {
  return JSON.stringify([
    verdict,
    standing,
    attempts.map(({ signatures, assertions, counts, misses, first_difference, ...attempt }) => {
      const { unconsumed: _, ...answered } = counts;
      const outcomes = [...signatures, ...assertions].map(({ check, outcome }) => [check, outcome]);
      const { leans_on_simulated, leans_on_pooled } = attempt;
      return [outcomes, answered, misses, first_difference, leans_on_simulated, leans_on_pooled];
    }),
    runs.map(({ status, final_output, said, errors, calls }) => {
      const made = calls.map(({ tool, args, error, simulated }) => [tool, args, error?.message, simulated]);
      return [status, final_output, said, errors, made];
    }),
  ]);
}

function refuseLive(id: string, { attempts }: CaseResult): void {
  const missed = attempts.flatMap(({ misses }) => misses).find(({ kind }) => kind !== "tool" && kind !== "user_turn");
  const isLive = attempts.some(({ counts, spend }) => counts.live > 0 || (spend?.tokens ?? 0) > 0);
  if (!missed && !isLive) return;
  const why = `it needs a live model${missed ? `: ${missed.message}` : ""}`;
  throw refusal(
    id,
    why,
    `record its models' answers: npx replaykit record, then npx replaykit case fixtures add ${id} <trace>`,
  );
}

function otherVerdict(
  { case_id: id, verdict, reason }: CaseResult,
  { command, verdict: wanted }: Side,
): ReplayKitError {
  const whose = command === undefined ? "the agent of this checkout" : command;
  const does = wanted === "fixed" ? "passes it" : "shows its failure";
  const why = `minimise needs an agent that ${does}, but with ${whose} it is ${verdict} (${reason})`;
  return refusal(id, why, `npx replaykit replay ${id}; --runner-cmd names another agent`);
}
