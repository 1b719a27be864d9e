import { ReplayKitError } from "../../core/error.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { git } from "../../node/git/git.ts";
import type { EarlierRuns } from "../../node/replay/trial/earlier-runs.ts";
import { githubOf } from "./comment.ts";
import { type Environment, tell } from "../destinations.ts";
import type { ModeContext } from "../modes/mode.ts";
import { artifactName, readReport, shardArtifactName } from "./report-artifact.ts";

/** Number of this attempt of the workflow run. GitHub counts each "Re-run jobs" on the same commit. */
export function runAttempt(env: Environment): number | undefined {
  const text = env["GITHUB_RUN_ATTEMPT"] ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/**
 * Trials of the previous attempt of this workflow run, from its report artifact, which includes the attempts before it.
 * They count only for the question whether a guard became worse. A pull request's workflow could forge the report, but
 * that would only get its guard refused sooner (`logContinued`). Without the report no earlier trial counts.
 */
export async function earlierAttempts(
  context: ModeContext,
  { root, base }: { root: string; base: string },
): Promise<EarlierRuns | undefined> {
  const attempt = runAttempt(context.env);
  if (attempt === undefined) return undefined;
  const head = (await git(["rev-parse", "HEAD"], { cwd: root })).toString().trim();
  const trials = new Map<string, ReturnType<EarlierRuns["trialsOf"]>>();
  for (const { case_id, trial } of (await reportBefore(attempt, context))?.cases ?? []) {
    if (trial) trials.set(case_id, [...(trials.get(case_id) ?? []), trial]);
  }
  return {
    questions: ["worse"],
    code: () => Promise.resolve(`${head} ${base}`),
    trialsOf: (caseId) => trials.get(caseId) ?? [],
  };
}

async function reportBefore(attempt: number, context: ModeContext): Promise<ReplayReport | undefined> {
  if (attempt === 1) return undefined;
  const found = await readReportOf(attempt - 1, context);
  if (typeof found !== "string") return found;
  tell("notice", `earlier attempts of this run are not counted: ${found}`);
  return undefined;
}

/** The report of one attempt of this workflow run, or why it cannot be read. */
async function readReportOf(attempt: number, { inputs, event, env }: ModeContext): Promise<ReplayReport | string> {
  const runId = Number(env["GITHUB_RUN_ID"]);
  if (inputs.token === undefined) return "the input token is empty";
  if (!Number.isSafeInteger(runId)) return "GITHUB_RUN_ID is not a number";
  const name = inputs.shard ? shardArtifactName(inputs.shard.index) : artifactName;
  try {
    const { fetchArtifact } = await import("../../github/artifact.ts");
    const github = await githubOf(inputs.token, event);
    const repository = { owner: event.owner, repo: event.repo };
    const files = await fetchArtifact({ github, repository, runId, name, files: ["report.json"] });
    const bytes = files?.get("report.json");
    if (!bytes) return `this run has no artifact ${name} with a report.json`;
    const report = readReport(bytes);
    return report.run_attempt === attempt ? report : `attempt ${attempt} left no report`;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const refused = error.code === "forbidden" || error.code === "not_found";
    return `${error.message}${refused ? "; give the job `permissions: actions: read`" : ""}`;
  }
}
