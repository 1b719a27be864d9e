import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { untrustedMarkdown } from "../../core/report/untrusted.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { CaseResult, Standing } from "../../core/schema/result.ts";
import { createFixBase } from "../../node/git/fix-base.ts";
import { guardFiles } from "../../node/files/guard-files.ts";
import { readConfigAt } from "../base/base-policy.ts";
import { type SealedCases, sealCases } from "../../node/replay/plan/sealed-cases.ts";
import type { ActionEvent } from "../event.ts";
import { localDestinations, tell, writeAll } from "../destinations.ts";
import { tokenHint } from "../inputs.ts";
import { replayCases, withoutInputs } from "../replay-cases.ts";
import { openWorkspace, temporaryFolder } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/**
 * Runs on the default branch: replays the cases and keeps one pull request that turns newly-fixed ones into guards. A
 * fix may be several merges old, so a live case is compared with the commit that added it.
 */
export async function run(context: ModeContext): Promise<boolean> {
  const { inputs, event, env } = context;
  if (event.base) {
    throw new ReplayKitError("usage", "mode guard runs on the default branch, not on a pull request", {
      hint: "trigger it by push to the default branch, by schedule or by hand",
    });
  }
  assertDefaultBranch(event);
  const { root, config, cases } = await openWorkspace(context);
  if (cases.length === 0) {
    tell("notice", "ReplayKit: there is no case to guard yet");
    return true;
  }
  const folder = temporaryFolder(env, "replaykit");
  const gitOptions = { cwd: root, token: inputs.token };
  const setup = inputs["base-setup"];
  await using fixBase = createFixBase({
    ...gitOptions,
    configAt: async (commit) => (await readConfigAt(commit, inputs.config, gitOptions)) ?? config,
    setup: setup === undefined ? undefined : { command: setup, env: withoutInputs(env) },
  });
  const evidence = join(folder, "runs");
  const sealed = sealCases(cases);
  const report = await replayCases(context, { root, config, cases, sealed, evidence, fixBase });
  await writeAll(localDestinations(report, { env, event, folder }));
  await propose(report.cases, context, { root, config, sealed, evidence });
  return report.summary.ok;
}

/** The pull request goes to the default branch: files of another branch would undo what only the default one has. */
function assertDefaultBranch({ ref, defaultBranch }: ActionEvent): void {
  if (defaultBranch === undefined || ref === `refs/heads/${defaultBranch}`) return;
  throw new ReplayKitError("usage", `mode guard runs on the default branch ${defaultBranch}, not on ${ref}`, {
    hint: `trigger it by push to ${defaultBranch}, by schedule, or by hand on ${defaultBranch}`,
  });
}

const guardFileNames = ["case.yaml", "fixtures/model.json"] as const;
type GuardFileName = (typeof guardFileNames)[number];

/** What was not judged, or is not proven, changes nothing: it may be proposed already. */
const failed: readonly Standing[] = ["still-failing", "changed"];

interface Suite {
  root: string;
  config: ReplayConfig;
  sealed: SealedCases;
  evidence: string;
}

async function propose(cases: readonly CaseResult[], context: ModeContext, suite: Suite): Promise<void> {
  const { inputs, event } = context;
  const fixed = cases.filter(({ standing }) => standing === "newly-fixed");
  const again = cases.filter(({ standing }) => failed.includes(standing));
  if (fixed.length === 0 && (again.length === 0 || inputs.token === undefined)) return;
  if (inputs.token === undefined)
    throw new ReplayKitError("usage", "mode guard needs the input token to open its pull request", { hint: tokenHint });
  const { githubOf } = await import("../github/comment.ts");
  const { openGuardPullRequest } = await import("../../github/pull-request/guard-pull-request.ts");
  const textOf = (path: string, name: GuardFileName) => suite.sealed.read(join(suite.root, path))[name];
  const result = await openGuardPullRequest({
    github: await githubOf(inputs.token, event),
    repository: { owner: event.owner, repo: event.repo },
    fixed: fixed.map(fixedCase),
    files: await changedFiles(fixed, context, suite),
    failing: again.flatMap(({ path }) =>
      guardFileNames.map((name) => ({ path: `${path}/${name}`, text: () => textOf(path, name) })),
    ),
    from: event.sha || undefined,
    labels: ["replaykit"],
  });
  if (result.how === "closed") tell("notice", `no guard is left to propose: ${result.url} is closed`);
  else if ("url" in result) tell("notice", `guards proposed: ${result.url}`);
}

/** The files that make guards of fixed cases. */
async function changedFiles(
  fixed: readonly CaseResult[],
  context: ModeContext,
  { root, config, sealed, evidence }: Suite,
): Promise<{ path: string; text: string }[]> {
  const files: { path: string; text: string }[] = [];
  for (const { path, case_id } of fixed) {
    const folder = join(root, path);
    const before = sealed.read(folder);
    const guard = await guardFiles({
      caseId: case_id,
      folder,
      files: before,
      config,
      evidence,
      replay: (options) => replayCases(context, { root, config, ...options }),
    });
    for (const note of guard.notes) tell("notice", `${path}: ${note}`);
    for (const name of guardFileNames) {
      const text = guard.files[name];
      if (text !== undefined && text !== before[name]) files.push({ path: `${path}/${name}`, text });
    }
  }
  return files;
}

function fixedCase({ path, case_id, rate, trial, reason }: CaseResult): { folder: string; text: string } {
  const why = trial
    ? untrustedMarkdown(reason, { max: 600 })
    : `fixed in ${rate.of - rate.reproduced} of ${rate.of} attempts`;
  return { folder: path, text: `\`${case_id}\`: ${why}` };
}
