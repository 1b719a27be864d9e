import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { compact } from "../../core/compact.ts";
import type { ReplayKitError } from "../../core/error.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import { blockSize } from "../../core/verdict/trial/statistics.ts";
import { isProven } from "../../core/verdict/standing.ts";
import { buildReport } from "../../core/verdict/suite/summary.ts";
import { createEvidence } from "../evidence/evidence.ts";
import { removeFolder } from "../files/remove-folder.ts";
import { createJudge } from "../judge/judge.ts";
import { hmacKeyedHash, nodePlatform, ordinalKeyedHash } from "../platform.ts";
import { changedTools } from "../routing/changed-tools.ts";
import { endMarked } from "../runner/process-group.ts";
import { onlyRunner } from "../runner/choose-runner.ts";
import { createRunnerSet } from "../runner/runner-set.ts";
import { createSlots } from "../runner/slots.ts";
import { isWithin } from "../sandbox/view/system-places.ts";
import { shimFolder } from "../shim-environment.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { createHeapLimit } from "../young-space.ts";
import { createBaseSide } from "./trial/base-side.ts";
import { createBudget, isLimited } from "./budget.ts";
import { orderedPool } from "./ordered-pool.ts";
import { isPart, planReplay, type ReplayPlan } from "./plan/plan-replay.ts";
import { replayCase } from "./replay-case.ts";
import { createProjectPool } from "./attempt/project-pool.ts";
import { type ReplayContext, tellProgress } from "./replay-context.ts";
import { type DecidedSuite, decideTrials, runTrials, type SuiteCase } from "./trial/run-trials.ts";
import { createSharing } from "./shared-parts.ts";
import type { ReplayOptions } from "./replay-options.ts";
import { sealWhenRead } from "./plan/sealed-cases.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

/** Number of cases from which the engine's memory is limited. */
const large = 1000;

/** How many cases are read and judged while the runners of others have the processors. */
const ahead = 2;

/**
 * Replays cases and returns where each stands. `onCase` gets results as they end; the report has them in the order of
 * `cases`. Throws if the input or the set-up is broken for all of them.
 */
export async function replaySuite(given: ReplayOptions): Promise<ReplayReport> {
  const options = { ...given, sealed: given.sealed ?? sealWhenRead() };
  const jobs = Math.max(1, options.jobs ?? availableParallelism());
  const env = options.env ?? process.env;
  const { runnerCommand: command, shell, baseCheckout: checkout, fixBase, withoutBase } = options;
  const only = onlyRunner(options.config, { command, shell });
  const { sandbox, reason: not_sandboxed } = (await options.gateway?.sandbox) ?? {};
  const scratch = scratchFolder(); // `finally` removes it: refuse nothing before `try`
  const shown = shownFolders(options, scratch);
  const { signal, onNotice } = options;
  const setup = { env, slots: createSlots(jobs), scratch, signal, sandbox, shown, onNotice };
  const runners = createRunnerSet({ ...setup, root: options.root });
  if (only) runners.expect(only);
  const baseSide = createBaseSide({
    checkout,
    fixBase,
    why: withoutBase?.why,
    override: { command, shell },
    reading: { sealed: options.sealed, caseEffects: options.caseEffects, liveModels: options.liveModels },
    // The base runs the head's cases, which lie outside its checkout.
    runners: {
      ...setup,
      scratch: join(scratch, "base"),
      shown: [...shown, hiddenFolder(join(scratch, "base")), ...caseFoldersOf(options)],
    },
  });
  try {
    const changed = await changedTools(options.root, options.config, options.changedFiles);
    const context = createContext(
      { ...options, env },
      { scratch, runners, jobs, baseSide, sandbox, changedTools: changed },
    );
    const plan = planReplay(options, context.prepare);
    const started = performance.now();
    const { results, live } = await replayAll(plan, jobs + ahead, context);
    const setups = [...runners.setups(), ...baseSide.setups()];
    const left_out = leftOutReason(options, plan);
    const facts = { duration_ms: performance.now() - started, live, not_sandboxed, setups, left_out };
    return { ...buildReport(results, context.failOn, facts), ...compact({ shard: plan.shard }) };
  } finally {
    await Promise.all([runners.close(), baseSide.close()]);
    endMarked(`${scratch}/`);
    removeFolder(scratch);
  }
}

/** Why a replay without results left its cases out; `undefined` if there are no cases. */
function leftOutReason({ cases, select, config }: ReplayOptions, { shard, folders }: ReplayPlan): string | undefined {
  if (cases.length === 0) return undefined;
  const are = cases.length === 1 ? "the only case is" : `the ${cases.length} cases are`;
  if (folders.length > 0) return `${are} retired${folders.length < cases.length ? ", or left out" : ""}`;
  const byChange = (select ?? config.select) === "affected" ? "not affected by this change" : undefined;
  const byShard = shard === undefined || shard.cases === 0 ? undefined : "in another shard";
  return `${are} ${[byChange, byShard].filter((reason) => reason !== undefined).join(", or ")}`;
}

/** Folders that a sandbox must show besides the checkout: cases outside it, cases without their checks, and the SDK. */
function shownFolders(options: ReplayOptions, scratch: string): string[] {
  const hidden = hiddenFolder(scratch);
  const outside = caseFoldersOf(options, ({ root, cases }) => cases.filter((folder) => !isWithin(folder, root)));
  const own = shimFolder();
  return [hidden, ...(own === undefined ? [] : [packageOf(own)]), ...outside];
}

/** The package that contains a folder: agents load the SDK and its dependencies from there. */
function packageOf(folder: string): string {
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, "package.json"))) return here;
    if (dirname(here) === here) return dirname(folder);
  }
}

/** The folder for copies of cases without their checks. */
function hiddenFolder(scratch: string): string {
  const folder = join(scratch, "cases");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The folders that hold the cases. Empty if every runner hides the checks, since then no runner needs them. */
function caseFoldersOf(options: ReplayOptions, chosen = ({ cases }: ReplayOptions) => cases): string[] {
  const { runner, runners } = options.config;
  const all = [...(runner === undefined ? [] : [runner]), ...Object.values(runners)];
  const hides = options.runnerCommand === undefined && all.length > 0 && all.every((one) => one.hide_checks);
  return hides ? [] : [...new Set(chosen(options).map((folder) => dirname(folder)))];
}

/**
 * Replays all cases. If money is limited, guards come first, with their trials, before an open case costs anything:
 * what the budget leaves out then cannot block.
 */
async function replayAll(plan: ReplayPlan, width: number, context: ReplayContext): Promise<DecidedSuite> {
  const { folders } = plan;
  const faults: ReplayKitError[] = [];
  const { progress, share } = context;
  const total = folders.length;
  progress.total = total;
  const limitHeap = total < large ? undefined : createHeapLimit();
  const cases: SuiteCase[] = folders.map(() => ({}));
  const ended = (result: CaseResult | undefined): CaseResult | undefined => {
    progress.done += 1;
    if (result) context.onCase?.(result);
    tellProgress(context);
    return result && share(result);
  };
  async function screen(indexes: number[], only?: "guard"): Promise<number[]> {
    const left = await orderedPool(indexes, width, async (index): Promise<number[]> => {
      const { result, fault, screened, waits } = await replayCase(folders[index] ?? "", context, only);
      limitHeap?.();
      if (waits) return [index];
      if (fault) faults.push(fault);
      cases[index] = screened ? { screened, result } : { result: ended(result) };
      return [];
    });
    return left.flat();
  }
  const suite = { planned: plan.planned, provider: { endedInRow: 0 }, width, context };
  const limited = isLimited(context.config.budget);
  const order = limited ? baseGuardsFirst(folders, context) : [...folders.keys()];
  const others = await screen(order, limited ? "guard" : undefined);
  await runTrials(cases, "worse", suite);
  await screen(others);
  const [first] = faults;
  // If not one case could be replayed, the input or the set-up is at fault, not the agent. Other parts of the suite
  // are judged all the same.
  if (first && faults.length === total && !isPart(context)) throw first;
  await runTrials(cases, "fixed", suite);
  const { results, live } = decideTrials(cases, suite);
  tellSharedIds(results, context);
  const waited = new Set(cases.flatMap(({ screened }) => screened?.path ?? []));
  return { live, results: results.map((result) => (waited.has(result.path) ? (ended(result) ?? result) : result)) };
}

/** Reports cases that share an id. Each is judged by itself, but evidence, shards and the base's results go by id. */
function tellSharedIds(results: CaseResult[], { onNotice }: ReplayContext): void {
  const paths = Map.groupBy(results, ({ case_id }) => case_id);
  for (const [id, same] of paths) {
    if (same.length < 2) continue;
    const list = same.map(({ path }) => path).join(", ");
    onNotice?.(
      `${list} share the id ${id}, so the base's result for one counts for each: give each its own id (npx replaykit lint --fix uses the folder's name)`,
    );
  }
}

/** Puts the base's guards first, so that new guards of the pull request never use up their money. */
function baseGuardsFirst(folders: string[], { first }: ReplayContext): number[] {
  const order = [...folders.keys()];
  const isKnown = (index: number) => first?.has(folders[index] ?? "") === true;
  return [...order.filter(isKnown), ...order.filter((index) => !isKnown(index))];
}

function createContext(
  options: ReplayOptions,
  made: Pick<ReplayContext, "scratch" | "runners" | "jobs" | "baseSide" | "changedTools"> & {
    sandbox: Sandbox | undefined;
  },
): ReplayContext {
  const { sandbox, ...ours } = made;
  const { scratch } = ours;
  const { root, config, runnerCommand: command, shell, evidence, onNotice } = options;
  const read = { sealed: options.sealed, caseEffects: options.caseEffects, liveModels: options.liveModels };
  const key = options.env?.["REPLAYKIT_REDACTION_KEY"];
  const projectHash = key === undefined || key === "" ? undefined : hmacKeyedHash(Buffer.from(key, "utf8"));
  const folder = evidence === undefined ? join(root, ".replaykit", "runs") : evidence;
  return {
    ...options,
    ...ours,
    live: liveContext(options),
    pool: createProjectPool({
      root,
      config,
      forGuards: options.guardPool,
      sealed: read.sealed,
      runs: options.keptRuns,
    }),
    prepare: { root, config, override: { command, shell }, scratch, ...read },
    budget: createBudget(config.budget),
    failOn: options.failOn ?? config.fail_on,
    evidenceOf:
      folder === false
        ? undefined
        : createEvidence({
            folder,
            at: nodePlatform.now(),
            onProblem: ({ message, hint }) => onNotice?.(`${message}: ${hint}`),
          }),
    judge: config.judge
      ? createJudge(config.judge, { root, env: options.env ?? {}, signal: options.signal, sandbox })
      : undefined,
    keyedHash: projectHash ? () => projectHash : ordinalKeyedHash,
    redactRules: { rules: config.redact.rules, allow: config.redact.allow },
    baseResults: new Map(options.base?.cases.filter(isProven).map((result) => [result.case_id, result])),
    progress: { done: 0, total: 0, attempts: 0 },
    share: createSharing(),
  };
}

function liveContext({ config: { live }, withoutBase }: ReplayOptions): ReplayContext["live"] {
  const { screen, alpha, max_pairs, without_base: unpaired = withoutBase?.live ?? "block" } = live;
  return { screen, alpha, unpaired, mostBlocks: Math.floor(max_pairs / blockSize) };
}
