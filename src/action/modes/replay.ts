import { join } from "node:path";
import { compact } from "../../core/compact.ts";
import { untrustedMarkdown } from "../../core/report/untrusted.ts";
import type { CaseResult, ReplayReport, Standing } from "../../core/schema/result.ts";
import { againstBase, withAgainstBase } from "../../core/verdict/base/against-base.ts";
import { comparePolicy, withBasePolicy } from "../../core/verdict/base/base-policy.ts";
import { planLines } from "../../core/verdict/suite/plan-suite.ts";
import { toleratedOf } from "../../core/verdict/trial/attempts.ts";
import { buildReport } from "../../core/verdict/suite/summary.ts";
import { createBaseCheckout } from "../../node/git/base-checkout.ts";
import { assertHead } from "../../node/git/assert-head.ts";
import { changedFiles } from "../../node/git/git.ts";
import { isLimited } from "../../node/replay/budget.ts";
import { readDurations } from "../../node/replay/plan/plan-shards.ts";
import type { ReplayOptions } from "../../node/replay/replay-options.ts";
import { planOf } from "../../node/replay/plan/plan-replay.ts";
import { acceptedGuards } from "../base/accepted-guards.ts";
import { type BasePolicy, readBasePolicy } from "../base/base-policy.ts";
import type { CommentTarget } from "../github/comment.ts";
import { changedPrograms, withoutChangedJudge } from "../base/changed-programs.ts";
import { forPullRequest } from "../github/dispatched.ts";
import { suiteInputs } from "../inputs.ts";
import { replayCases, withoutInputs } from "../replay-cases.ts";
import { earlierAttempts, runAttempt } from "../github/earlier-attempts.ts";
import { runLinks } from "../github/run-links.ts";
import { localDestinations, tell, writeAll } from "../destinations.ts";
import { readRunPairs } from "../../node/evidence/run-pairs.ts";
import { openWorkspace, temporaryFolder, type Workspace } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";
import { compareCases, resultsOfBase, selectionOf, type SharedOptions, tagsOf } from "../base/base-guards.ts";

/** At most this many changed keys are named. */
const mostChanges = 20;

const modelKeys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"];

export async function run(given: ModeContext): Promise<boolean> {
  const context = await forPullRequest(given);
  const { inputs, event, env } = context;
  const workspace = await openWorkspace(context);
  const places = { configFile: workspace.configFile, cases: inputs.cases };
  const base = event.base && (await readBasePolicy(event.base.sha, places, gitOptions(context, workspace)));
  if (event.base) await assertHead(event.base.headSha, gitOptions(context, workspace));
  const folder = temporaryFolder(env, "replaykit");
  const isEmpty = workspace.cases.length === 0 && (base?.guards.length ?? 0) === 0;
  if (isEmpty) tellNoCase();
  // A shard leaves an empty report, so that the job that joins does not miss it.
  if (isEmpty && !inputs.shard) return true;
  const attempt = runAttempt(env);
  const before =
    event.base && !inputs.shard ? import("../base/base-report.ts").then((one) => one.baseReport(context)) : undefined;
  const held = base && coverage(context, { workspace, base, folder });
  const judged = await replay(context, workspace, { base, folder });
  const figures = await before;
  const increase = withBasePolicy(workspace.config, base?.config).budget?.increase;
  const compared = figures ? withAgainstBase(judged, againstBase(judged.cases, figures, increase)) : judged;
  const forMerge = compact({ increase, suite: suiteInputs(inputs) });
  const replayed = compared.shard ? { ...compared, shard: { ...compared.shard, ...forMerge } } : compared;
  const report = attempt === undefined ? replayed : { ...replayed, run_attempt: attempt };
  let pairs: ReturnType<typeof readRunPairs> | undefined;
  const runs = () =>
    (pairs ??= readRunPairs(report, {
      root: workspace.root,
      evidence: join(folder, "runs"),
      config: workspace.config,
    }));
  await writeAll(localDestinations(report, { env, event, folder, runs, runUrl: runLinks(context) }));
  await comment(context, report, {
    note: base && policyNote(base, workspace),
    coverage: await held,
    conversation: ({ path }) => runs().get(path),
  });
  await check(context, report, workspace);
  return report.summary.ok;
}

/**
 * The line on production's failures. Starts before any code of the head runs and continues during the replay. A shard
 * stores the figures for mode merge.
 */
async function coverage(
  context: ModeContext,
  { workspace, base, folder }: { workspace: Workspace; base: BasePolicy; folder: string },
): Promise<string | undefined> {
  const { inputs, event } = context;
  // All shards have the same figures, so that only the first one stores them.
  const isShown = inputs.shard === undefined ? inputs.comment !== "never" : inputs.shard.index === 1;
  if (!isShown || event.pullRequest === undefined || inputs["worker-url"] === undefined) return undefined;
  const { newCasesOf, newCasesLine, leaveForMerge } = await import("../github/coverage-note.ts");
  const news = await newCasesOf(context, workspace, base);
  if (inputs.shard === undefined) return newCasesLine(news);
  if (news !== undefined) leaveForMerge(news, folder);
  return undefined;
}

function tellNoCase(): void {
  tell(
    "notice",
    "ReplayKit: this repository has no case yet. Make the first: npx replaykit scaffold trace.json --out cases/my-case",
  );
}

function gitOptions({ inputs }: ModeContext, { root }: Pick<Workspace, "root">) {
  return { cwd: root, token: inputs.token };
}

interface ReplayBase {
  base: BasePolicy | undefined;
  folder: string;
}

/** Replays the head's suite under the base's policy, and the base's versions of guards that the head weakened. */
async function replay(context: ModeContext, workspace: Workspace, { base, folder }: ReplayBase): Promise<ReplayReport> {
  const { root, cases } = workspace;
  const policy = await policyOf(context, workspace, base);
  const { config, select, failOn } = policy;
  const { sealed, altered, caseEffects, digests, first } = compareCases(workspace, base, {
    selecting: tagsOf(select),
    changed: policy.changedFiles,
    changedPrograms: policy.changedPrograms,
    judge: base?.config?.judge?.command,
  });
  const accepted = await acceptedGuards(context, altered, digests);
  const baseCheckout = base && baseOf(context, { ...workspace, config }, base);
  await using _checkout = baseCheckout;
  const shared = sharedOptions(workspace, base, { config, failOn, baseCheckout, evidence: join(folder, "runs") });
  const planned: ReplayOptions = {
    ...shared,
    ...suiteOptions(context.inputs, root),
    cases,
    sealed,
    caseEffects,
    first,
    select,
    changedFiles: policy.changedFiles,
    // The base's version is judged beside these cases.
    partial: altered.some(({ case_id }) => !accepted.has(case_id)),
  };
  if (mayAskModels(context, config)) tellPlan(planned);
  const report = await replayCases(context, {
    ...planned,
    earlier: base && (await earlierAttempts(context, { root, base: base.commit })),
    altered: Object.fromEntries(altered.map(({ case_id, changes }) => [case_id, changes])),
    alteredAccepted: accepted,
  });
  // The base's guards are replayed in the first shard only.
  if (context.inputs.shard !== undefined && context.inputs.shard.index !== 1) return report;
  const lost = await resultsOfBase(context, { base, altered, accepted }, { shared, folder });
  return withCases(lost, report, failOn);
}

/** The policy of the replay: the head's configuration, limited by the base's. */
async function policyOf(context: ModeContext, workspace: Workspace, base: BasePolicy | undefined) {
  const { inputs, env } = context;
  const git = gitOptions(context, workspace);
  const override = { command: inputs.runner };
  const sides = { base: base?.config, head: workspace.config, override, path: env["PATH"] };
  const programs = base && (await changedPrograms(base.commit, sides, git));
  const config = programs
    ? withoutChangedJudge(withBasePolicy(workspace.config, base.config), programs)
    : workspace.config;
  return {
    config,
    select: selectionOf(inputs.select) ?? config.select,
    failOn: inputs["fail-on"].length > 0 ? inputs["fail-on"] : config.fail_on,
    changedFiles: base && (await changedFiles(base.commit, git)),
    changedPrograms: programs,
  };
}

/** Options that apply to the head's cases and to the base's guards. */
function sharedOptions(
  { root, configFile }: Workspace,
  base: BasePolicy | undefined,
  options: Pick<SharedOptions, "config" | "failOn" | "baseCheckout" | "evidence">,
): SharedOptions {
  return {
    root,
    ...options,
    guardPool: base?.pool,
    configFile,
    toleratedRates: new Map(base?.guards.map((guard) => [guard.case.id, toleratedOf(guard.case)])),
  };
}

/** Options that select this job's part of the suite. */
function suiteOptions({ shard, durations }: ModeContext["inputs"], root: string) {
  return { shard, durations: durations === undefined ? undefined : readDurations(join(root, durations)) };
}

/** Puts these results first in the report and computes its summary again. */
function withCases(results: CaseResult[], report: ReplayReport, failOn: Standing[]): ReplayReport {
  if (results.length === 0) return report;
  const { duration_ms, live, not_sandboxed, setups } = report.summary;
  const summary = { duration_ms, expected: true, live, not_sandboxed, setups };
  return { ...report, ...buildReport([...results, ...report.cases], failOn, summary) };
}

/** Whether the replay may call paid models: a key or a budget is set. */
function mayAskModels({ env }: ModeContext, { budget, upstream }: Workspace["config"]): boolean {
  const keys = [...modelKeys, ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? [])];
  return isLimited(budget) || keys.some((name) => (env[name] ?? "") !== "");
}

function tellPlan(options: ReplayOptions): void {
  for (const line of planLines(planOf(options), options.config)) tell("notice", line);
}

/** The base's code, in a worktree that is created only when a suspect or a fix is compared with it. */
function baseOf(context: ModeContext, { root, config }: Workspace, base: BasePolicy) {
  const { inputs, event, env } = context;
  const command = inputs["base-setup"];
  return createBaseCheckout({
    ...gitOptions(context, { root }),
    name: event.base?.ref ?? "the base",
    commit: base.commit,
    config: base.config ?? config,
    setup: command === undefined ? undefined : { command, env: withoutInputs(env) },
  });
}

function policyNote(base: BasePolicy, { config }: Workspace): string | undefined {
  const changes = comparePolicy(withBasePolicy(config, base.config), config);
  if (changes.length === 0) return undefined;
  const named = changes.slice(0, mostChanges).map((key) => untrustedMarkdown(key, { max: 100 }));
  const more = changes.length > mostChanges ? ` and ${changes.length - mostChanges} more` : "";
  return `This pull request changes ${named.join(", ")}${more} of replaykit.yaml; the base's are in force here.`;
}

async function comment(
  context: ModeContext,
  report: ReplayReport,
  more: Pick<CommentTarget, "note" | "coverage" | "conversation">,
): Promise<void> {
  const { inputs, event } = context;
  if (!event.pullRequest || inputs.comment === "never" || inputs.shard) return;
  const { commentOnPullRequest } = await import("../github/comment.ts");
  await commentOnPullRequest(report, context, more);
}

async function check(context: ModeContext, report: ReplayReport, workspace: Workspace): Promise<void> {
  if (!context.event.base || context.inputs.shard) return;
  const { checkCommit } = await import("../github/check.ts");
  await checkCommit(report, context, workspace);
}
