import { join } from "node:path";
import type { ReplayReport } from "../../core/schema/result.ts";
import { type AlteredGuard, compareGuards, comparePolicy, deletedGuard } from "../../core/verdict/altered.ts";
import { buildReport } from "../../core/verdict/summary.ts";
import { changedFiles } from "../../node/git.ts";
import { readDurations } from "../../node/replay/durations.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import type { Selection } from "../../node/replay/select-cases.ts";
import { type BasePolicy, readBasePolicy, recordingsHash, withBasePolicy, writeBaseCase } from "../base-policy.ts";
import { localDestinations, tell, writeAll } from "../destinations.ts";
import { openWorkspace, readHeadCases, temporaryFolder, type Workspace } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/** The label by which a maintainer accepts that guards are altered. */
const acceptLabel = "replaykit:accept";

export async function run(context: ModeContext): Promise<boolean> {
  const { inputs, event, env } = context;
  const workspace = await openWorkspace(inputs, event);
  const base =
    event.pullRequest &&
    (await readBasePolicy(event.pullRequest.baseSha, inputs.config, gitOptions(context, workspace)));
  const folder = temporaryFolder(env, "replaykit");
  if (workspace.cases.length === 0 && (base?.guards.length ?? 0) === 0) return nothingToReplay();
  const report = await replay(context, workspace, { base, folder });
  await writeAll(localDestinations(report, { env, event, folder }));
  await comment(context, report, base && policyNote(base, workspace));
  return report.summary.ok;
}

function nothingToReplay(): boolean {
  tell(
    "notice",
    "ReplayKit: this repository has no case yet. Make the first: npx replaykit scaffold trace.json --out cases/my-case",
  );
  return true;
}

function gitOptions({ inputs }: ModeContext, { root }: Workspace) {
  return { cwd: root, token: inputs.token };
}

interface Replayed {
  base: BasePolicy | undefined;
  folder: string;
}

async function replay(context: ModeContext, workspace: Workspace, { base, folder }: Replayed): Promise<ReplayReport> {
  const { inputs, event, env } = context;
  const { root, cases } = workspace;
  const config = withBasePolicy(workspace.config, base?.config);
  const altered = base ? compareGuards(base.guards, readHeadCases(root, cases, recordingsHash)) : [];
  const accepted = event.pullRequest?.labels.includes(acceptLabel) === true;
  const failOn = inputs["fail-on"].length > 0 ? inputs["fail-on"] : config.fail_on;
  const select = selectionOf(inputs.select) ?? config.select;
  const { baseReport, note } = await baselineOf(context, { ...workspace, config }, base);
  if (note !== undefined) tell("notice", note);
  const report = await replaySuite({
    root,
    config,
    cases: [...cases, ...baseVersions(base, altered, folder)],
    runnerCommand: inputs.runner,
    jobs: inputs.jobs,
    attempts: inputs.attempts,
    timeout: inputs.timeout,
    failOn,
    select,
    changedFiles:
      select === "affected" && base ? await changedFiles(base.commit, gitOptions(context, workspace)) : undefined,
    shard: inputs.shard,
    durations: inputs.durations === undefined ? undefined : readDurations(join(root, inputs.durations)),
    base: baseReport,
    altered: Object.fromEntries(altered.map(({ case_id, changes }) => [case_id, changes])),
    alteredAccepted: accepted,
    evidence: join(folder, "runs"),
    env: withoutInputs(env),
    onNotice: (notice) => tell("notice", notice),
  });
  const deleted = altered.filter((guard) => guard.deleted).map((guard) => deletedGuard(guard, accepted));
  if (deleted.length === 0) return report;
  const { duration_ms } = report.summary;
  return { ...report, ...buildReport([...deleted, ...report.cases], failOn, { duration_ms, expected: true }) };
}

/** The base's versions of altered guards are replayed beside the head's: weakening a guard does not make it hold. */
function baseVersions(base: BasePolicy | undefined, altered: AlteredGuard[], folder: string): string[] {
  const ids = new Set(altered.map(({ case_id }) => case_id));
  return (base?.guards ?? [])
    .filter((guard) => ids.has(guard.case.id))
    .map((guard) => writeBaseCase(guard, join(folder, "base-guards")));
}

/** The Action's inputs hold tokens: runners never see them. */
function withoutInputs(env: ModeContext["env"]): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith("INPUT_") && !name.startsWith("ACTIONS_")),
  );
}

function selectionOf(text: string | undefined): Selection | undefined {
  if (text === "all" || text === "affected" || text === "smoke") return text;
  return text === undefined ? undefined : { tags: [text.replace(/^tag:/, "")] };
}

async function baselineOf(context: ModeContext, workspace: Workspace, base: BasePolicy | undefined) {
  if (context.inputs.baseline === "state" || !base) return { baseReport: undefined, note: undefined };
  const { baselineReport } = await import("../baseline.ts");
  return baselineReport(context, workspace, base);
}

function policyNote(base: BasePolicy, { config }: Workspace): string | undefined {
  const changes = base.config ? comparePolicy(base.config, config) : [];
  return changes.length === 0
    ? undefined
    : `This pull request changes ${changes.join(", ")}; the base's are in force here.`;
}

async function comment(context: ModeContext, report: ReplayReport, note: string | undefined): Promise<void> {
  const { inputs, event, env } = context;
  const pull = event.pullRequest;
  if (!pull || inputs.comment === "never" || inputs.shard) return;
  const { explainRefusal, githubOf, writeComment } = await import("../comment.ts");
  if (inputs.token === undefined) return tell("notice", "no comment: the input token is empty");
  const editBase =
    pull.headRepository === undefined ? undefined : `${event.serverUrl}/${pull.headRepository}/edit/${pull.headRef}`;
  try {
    const github = await githubOf(inputs.token, event);
    await writeComment(report, { number: pull.number, editBase, note }, { github, event, env, mode: inputs.comment });
  } catch (error) {
    // The verdict stands whatever becomes of the comment; the report is in the artifact and the summary.
    const message = error instanceof Error ? error.message : String(error);
    tell("notice", explainRefusal(error, pull.fromFork) ?? `no comment: ${message}`);
  }
}
