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
import type { CaseGateway } from "./case-gateway.ts";
import { nodePlatform } from "../platform.ts";
import { reachesProviders } from "./prepare-case.ts";
import { replaySuite } from "./replay-suite.ts";
import { chooseRunner } from "../runner/choose-runner.ts";
import { type Environment } from "../runner/environment.ts";

export interface MinimiseOptions {
  folder: string;
  project: { root: string; config: ReplayConfig };
  runner: { runnerCommand: string | undefined; shell: boolean };
  /** Starts the agent of the other side: the fixed one of an open case, the failing one of a guard. */
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

/** Cases that no replay without a live call can speak for. */
export function refuseUnfit(
  files: CaseFiles,
  loaded: LoadedCase,
  { folder, config, against, ...options }: OracleOptions,
): void {
  const { case: replayCase, trace } = loaded;
  const { id, replay, state, scenario } = replayCase;
  const errors = lintCase({ files, folder, config, today: today() }).filter(({ level }) => level === "error");
  if (errors[0]) {
    const hint = `replaykit lint ${id}`;
    throw new ReplayKitError("lint_failed", `${id} is not sound: ${errors[0].message}`, { hint });
  }
  if (state === "retired") throw refusal(id, "it is retired, so that no replay judges it", `replaykit case`);
  const live =
    typeof replay.tools === "string" ? [] : Object.entries(replay.tools).filter(([, mode]) => mode === "live");
  if (live[0]) {
    throw refusal(
      id,
      `its tool ${live[0][0]} is live`,
      `record its answers: replaykit case fixtures add ${id} <trace>`,
    );
  }
  if (scenario.mode === "simulated") {
    throw refusal(id, "its user is made up anew in every replay", "set scenario.mode: scripted");
  }
  const agent = replayCase.agent ?? trace.agent?.name;
  for (const command of against === undefined
    ? [options.runner.runnerCommand]
    : [options.runner.runnerCommand, against]) {
    const runner = chooseRunner(config, { case: replayCase, agent }, { command, shell: options.runner.shell });
    if (!reachesProviders({ runner })) continue;
    const why = "its runner may ask a live model past the gateway (network: allow, or a key in pass_env)";
    throw refusal(
      id,
      why,
      "take that out of the runner in replaykit.yaml, or pass --runner-cmd with one that has no key",
    );
  }
}

function refusal(id: string, why: string, hint: string): ReplayKitError {
  return new ReplayKitError("invalid_case", `${id} cannot be minimised: ${why}`, { hint });
}

function today(): string {
  return nodePlatform.now().toISOString().slice(0, 10);
}

interface Side {
  command: string | undefined;
  verdict: Verdict;
  /** What it did with the whole case. */
  did?: string;
}

/** Says whether a case without some of its units still gives what the whole one gave. */
export function createOracle(files: CaseFiles, loaded: LoadedCase, options: OracleOptions) {
  const { folder, config, against, mostReplays, runner, onReplay } = options;
  const { hash } = nodePlatform;
  const { id, state } = loaded.case;
  const answers = new Map<string, boolean>();
  const recorded = recordedSide({ loaded, config, hash });
  const known = lintFindings(files, options);
  const own: Verdict = state === "guard" ? "fixed" : "reproduced";
  const sides: Side[] = [{ command: runner.runnerCommand, verdict: own }];
  if (against !== undefined) sides.push({ command: against, verdict: own === "fixed" ? "reproduced" : "fixed" });
  let replays = 0;
  let complete = true;

  async function replay(side: Side, smaller: CaseFiles): Promise<{ result: CaseResult; did: string }> {
    replays += 1;
    const told = await replayOnce(side, smaller, { ...options, number: replays });
    onReplay(replays, id);
    return told;
  }

  /** Every side is replayed twice with the whole case: one that does not repeat itself would decide by chance. */
  async function begin(): Promise<void> {
    for (const side of sides) {
      const [first, again] = [await replay(side, files), await replay(side, files)];
      refuseLive(id, first.result);
      if (first.result.verdict !== side.verdict) throw otherVerdict(first.result, side);
      if (first.did !== again.did)
        throw refusal(id, "two replays of it differ", `replaykit replay ${id}, twice, shows where`);
      side.did = first.did;
    }
  }

  async function stands(removed: readonly CaseUnit[]): Promise<boolean | undefined> {
    const smaller = withoutUnits(files, loaded, removed);
    const key = hash(canonicalJson(smaller));
    const answer = answers.get(key) ?? (await asked(smaller));
    if (answer !== undefined) answers.set(key, answer);
    return answer;
  }

  async function asked(smaller: CaseFiles): Promise<boolean | undefined> {
    if (recordedSide({ loaded: loadCase(smaller, basename(folder)), config, hash }) !== recorded) return false;
    if (isAnyNew(lintFindings(smaller, options), known)) return false;
    for (const side of sides) {
      if (replays >= mostReplays || options.signal.aborted) {
        complete = false;
        return undefined;
      }
      if ((await replay(side, smaller)).did !== side.did) return false;
    }
    return true;
  }

  return { begin, stands, spent: () => ({ replays, complete }) };
}

function lintFindings(files: CaseFiles, { folder, config }: OracleOptions): string[] {
  return lintCase({ files, folder, config, today: today() }).map(({ level, code }) => `${level} ${code}`);
}

/** Whether there are more of any than there were. */
function isAnyNew(now: readonly string[], before: readonly string[]): boolean {
  const count = (list: readonly string[], text: string) => list.filter((other) => other === text).length;
  return now.some((text) => count(now, text) > count(before, text));
}

interface OneReplay extends OracleOptions {
  number: number;
}

/** What the agent did with a case, as far as a verdict could rest on it. */
async function replayOnce(
  { command }: Side,
  files: CaseFiles,
  { folder, project, config, gateway, scratch, number, runner, env, signal }: OneReplay,
): Promise<{ result: CaseResult; did: string }> {
  const copy = join(scratch, String(number), basename(folder));
  // A model without a recorded answer is a miss here, never a live call.
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
    `record its models' answers: replaykit record, then replaykit case fixtures add ${id} <trace>`,
  );
}

function otherVerdict(
  { case_id: id, verdict, reason }: CaseResult,
  { command, verdict: wanted }: Side,
): ReplayKitError {
  const whose = command === undefined ? "the agent of this checkout" : command;
  const does = wanted === "fixed" ? "passes it" : "shows its failure";
  const why = `minimise needs an agent that ${does}, but with ${whose} it is ${verdict} (${reason})`;
  return refusal(id, why, `replaykit replay ${id}; --runner-cmd names another agent`);
}
