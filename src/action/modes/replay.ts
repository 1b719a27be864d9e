import { join } from "node:path";
import { filesDigest } from "../../core/accept/acceptance.ts";
import { shellWord } from "../../core/shell-word.ts";
import { untrustedMarkdown } from "../../core/report/untrusted.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import type { Effects } from "../../core/schema/effect.ts";
import {
  type AlteredGuard,
  compareGuards,
  deletedGuard,
  type GuardComparison,
  type GuardVersion,
} from "../../core/verdict/altered.ts";
import { againstBase, withAgainstBase } from "../../core/verdict/against-base.ts";
import { comparePolicy, withBasePolicy } from "../../core/verdict/base-policy.ts";
import { boundEffects } from "../../core/verdict/bound-effects.ts";
import { planLines } from "../../core/verdict/plan-suite.ts";
import { toleratedOf } from "../../core/verdict/plan-attempts.ts";
import { buildReport } from "../../core/verdict/summary.ts";
import { createBaseCheckout } from "../../node/base-checkout.ts";
import { changedFiles } from "../../node/git.ts";
import { nodePlatform } from "../../node/platform.ts";
import { isLimited } from "../../node/replay/budget.ts";
import { readDurations } from "../../node/replay/durations.ts";
import type { ReplayOptions } from "../../node/replay/replay-options.ts";
import { sealCases } from "../../node/replay/sealed-cases.ts";
import { planOf } from "../../node/replay/suite-plan.ts";
import type { Selection } from "../../node/replay/select-cases.ts";
import { acceptedGuards } from "../accepted-guards.ts";
import { type BaseCase, type BasePolicy, readBasePolicy, writeBaseCase } from "../base-policy.ts";
import type { CommentTarget } from "../comment.ts";
import { changedPrograms, withoutChangedJudge } from "../changed-programs.ts";
import { forPullRequest } from "../dispatched.ts";
import { replayCases, withoutInputs } from "../replay-cases.ts";
import { earlierAttempts, runAttempt } from "../earlier-attempts.ts";
import { runLinks } from "../run-links.ts";
import { localDestinations, tell, writeAll } from "../destinations.ts";
import { readRunPairs } from "../../node/run-pairs.ts";
import { headVersion, openWorkspace, temporaryFolder, type Workspace } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/** So many changed keys are named. */
const mostChanges = 20;

const modelKeys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"];

export async function run(given: ModeContext): Promise<boolean> {
  const context = await forPullRequest(given);
  const { inputs, event, env } = context;
  const workspace = await openWorkspace(inputs, event);
  const places = { configFile: workspace.configFile, cases: inputs.cases };
  const base = event.base && (await readBasePolicy(event.base.sha, places, gitOptions(context, workspace)));
  const folder = temporaryFolder(env, "replaykit");
  if (workspace.cases.length === 0 && (base?.guards.length ?? 0) === 0) return nothingToReplay();
  const attempt = runAttempt(env);
  const before =
    event.base && !inputs.shard ? import("../base-report.ts").then((one) => one.baseReport(context)) : undefined;
  const held = base && coverage(context, workspace, base);
  const judged = await replay(context, workspace, { base, folder });
  const figures = await before;
  const increase = withBasePolicy(workspace.config, base?.config).budget?.increase;
  const replayed = figures ? withAgainstBase(judged, againstBase(judged.cases, figures, increase)) : judged;
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
    note:
      [base && policyNote(base, workspace), await held].filter((line) => line !== undefined).join("\n\n") || undefined,
    conversation: ({ path }) => runs().get(path),
  });
  await check(context, report, workspace);
  return report.summary.ok;
}

/** Asked before anything of the head runs, and answered meanwhile. */
async function coverage(context: ModeContext, workspace: Workspace, base: BasePolicy): Promise<string | undefined> {
  const { inputs, event } = context;
  const isShown = event.pullRequest !== undefined && inputs.comment !== "never" && inputs.shard === undefined;
  if (!isShown || inputs["worker-url"] === undefined) return undefined;
  return (await import("../coverage-note.ts")).coverageNote(context, workspace, base);
}

function nothingToReplay(): boolean {
  tell(
    "notice",
    "ReplayKit: this repository has no case yet. Make the first: npx replaykit scaffold trace.json --out cases/my-case",
  );
  return true;
}

function gitOptions({ inputs }: ModeContext, { root }: Pick<Workspace, "root">) {
  return { cwd: root, token: inputs.token };
}

interface Replayed {
  base: BasePolicy | undefined;
  folder: string;
}

async function replay(context: ModeContext, workspace: Workspace, { base, folder }: Replayed): Promise<ReplayReport> {
  const { inputs } = context;
  const { root, cases } = workspace;
  const programs = base && (await changedPrograms(base.commit, gitOptions(context, workspace)));
  const config = programs
    ? withoutChangedJudge(withBasePolicy(workspace.config, base.config), programs)
    : workspace.config;
  const select = selectionOf(inputs.select) ?? config.select;
  const changed = base && (await changedFiles(base.commit, gitOptions(context, workspace)));
  const { sealed, altered, caseEffects, digests } = compareCases(workspace, base, {
    selecting: tagsOf(select),
    changed,
    changedPrograms: programs,
    judge: base?.config?.judge?.command,
  });
  const accepted = await acceptedGuards(context, altered, digests);
  const failOn = inputs["fail-on"].length > 0 ? inputs["fail-on"] : config.fail_on;
  const baseCheckout = base && baseOf(context, { ...workspace, config }, base);
  await using _checkout = baseCheckout;
  const shared = {
    root,
    config,
    failOn,
    baseCheckout,
    guardPool: base?.pool,
    configFile: workspace.configFile,
    toleratedRates: new Map(base?.guards.map((guard) => [guard.case.id, toleratedOf(guard.case)])),
    evidence: join(folder, "runs"),
  };
  const planned: ReplayOptions = {
    ...shared,
    cases,
    sealed,
    caseEffects,
    first: new Set(base?.guards.map(({ path }) => join(root, path))),
    select,
    changedFiles: changed,
    shard: inputs.shard,
    durations: inputs.durations === undefined ? undefined : readDurations(join(root, inputs.durations)),
  };
  if (mayAskModels(context, config)) tellPlan(planned);
  const report = await replayCases(context, {
    ...planned,
    earlier: base && (await earlierAttempts(context, { root, base: base.commit })),
    altered: Object.fromEntries(altered.map(({ case_id, changes }) => [case_id, changes])),
    alteredAccepted: accepted,
  });
  // One shard is enough for what the base's guards say.
  const says = inputs.shard === undefined || inputs.shard.index === 1;
  const deleted = says
    ? altered.filter((guard) => guard.deleted).map((guard) => deletedGuard(guard, accepted.has(guard.case_id)))
    : [];
  const refused = altered.filter(({ case_id }) => !accepted.has(case_id));
  const guards = says ? guardsToReplay(base, refused) : [];
  if (deleted.length === 0 && guards.length === 0) return report;
  const before = await replayBaseGuards(context, guards, { shared, folder });
  const { duration_ms, live, not_sandboxed, setups } = report.summary;
  return {
    ...report,
    ...buildReport([...deleted, ...before, ...report.cases], failOn, {
      duration_ms,
      expected: true,
      live,
      not_sandboxed,
      setups,
    }),
  };
}

/** Reads the head's cases, once and before anything of it runs, and holds them against the base's. */
function compareCases({ root, cases }: Workspace, base: BasePolicy | undefined, comparison: GuardComparison) {
  const heads: GuardVersion[] = [];
  const digests = new Map<string, string>();
  const sealed = sealCases(cases, (folder, files) => {
    if (!base) return;
    const versions = headVersion(root, folder, files);
    heads.push(...versions);
    for (const version of versions) digests.set(version.case.id, filesDigest(files, nodePlatform.hash));
  });
  if (!base) return { sealed, altered: [], caseEffects: undefined, digests };
  return {
    sealed,
    altered: compareGuards(base.guards, heads, comparison),
    caseEffects: boundedEffects(root, base, heads),
    digests,
  };
}

function guardsToReplay(base: BasePolicy | undefined, altered: AlteredGuard[]): BaseCase[] {
  const ids = new Set(altered.map(({ case_id }) => case_id));
  return (base?.guards ?? []).filter((guard) => ids.has(guard.case.id) && guard.unreadable === undefined);
}

/** Effects of the head's cases where the base does not let them stand, by case folder; each is told. */
function boundedEffects(root: string, base: BasePolicy, heads: GuardVersion[]): Map<string, Effects> {
  return new Map(
    heads.flatMap(({ case: { id, effects: own }, path }) => {
      const { effects, kept } = boundEffects(own, { before: base.caseEffects.get(id), base: base.effects });
      if (kept.length === 0) return [];
      const tools = kept.map((tool) => `${tool}: ${base.effects[tool]}`).join(", ");
      tell("warning", `${path}: its effects are looser than the base's, which are in force here (${tools})`);
      return [[join(root, path), effects] as const];
    }),
  );
}

function tagsOf(select: Selection): string[] {
  if (select === "smoke") return ["smoke"];
  return typeof select === "object" ? select.tags : [];
}

/** The base's versions of altered guards are replayed beside the head's: weakening a guard does not make it hold. */
async function replayBaseGuards(
  context: ModeContext,
  guards: BaseCase[],
  { shared, folder }: { shared: Omit<ReplayOptions, "cases">; folder: string },
): Promise<CaseResult[]> {
  if (guards.length === 0) return [];
  const folders = guards.map((guard) => writeBaseCase(guard, join(folder, "base-guards")));
  const { cases } = await replayCases(context, { ...shared, cases: folders, select: "all" });
  const paths = new Map(guards.map((guard) => [guard.case.id, guard.path]));
  return cases.map((result) => {
    const path = paths.get(result.case_id) ?? result.path;
    const folder = shellWord(path);
    return {
      ...result,
      path,
      title: `${result.title} (the base's version)`,
      commands: { reproduce: `git checkout HEAD^ -- ${folder} && npx replaykit replay ${folder}` },
    };
  });
}

function selectionOf(text: string | undefined): Selection | undefined {
  if (text === "all" || text === "affected" || text === "smoke") return text;
  return text === undefined ? undefined : { tags: [text.replace(/^tag:/, "")] };
}

/** Live models cost money where somebody gave a key for them, or a budget. */
function mayAskModels({ env }: ModeContext, { budget, upstream }: Workspace["config"]): boolean {
  const keys = [...modelKeys, ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? [])];
  return isLimited(budget) || keys.some((name) => (env[name] ?? "") !== "");
}

function tellPlan(options: ReplayOptions): void {
  for (const line of planLines(planOf(options), options.config)) tell("notice", line);
}

/** The base's code, in a worktree that is made only when a suspect or a fix has to be compared with it. */
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
  more: Pick<CommentTarget, "note" | "conversation">,
): Promise<void> {
  const { inputs, event } = context;
  if (!event.pullRequest || inputs.comment === "never" || inputs.shard) return;
  const { commentOnPullRequest } = await import("../comment.ts");
  await commentOnPullRequest(report, context, more);
}

async function check(context: ModeContext, report: ReplayReport, workspace: Workspace): Promise<void> {
  if (!context.event.base || context.inputs.shard) return;
  const { checkCommit } = await import("../check.ts");
  await checkCommit(report, context, workspace);
}
