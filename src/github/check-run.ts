import { compact, unlessEmpty } from "../core/compact.ts";
import { beginningOf } from "../core/text/characters.ts";
import { ReplayKitError } from "../core/error.ts";
import type { Github, RepositoryName } from "./github.ts";

/** GitHub rejects longer summaries. */
export const maxCheckSummary = 65_535;

export interface CheckRun {
  github: Github;
  repository: RepositoryName;
  /** The pull request's head commit, not the merge commit that GitHub builds for testing. */
  headSha: string;
  /** Name of the suite if a commit may have several: of checks with one name, GitHub shows only the last. */
  suite?: string | undefined;
  /** The verdict in one sentence. */
  title: string;
  /** Markdown. */
  summary: string;
  /** More Markdown below the summary; may be empty. */
  text?: string | undefined;
  conclusion: "success" | "failure" | "neutral";
  /** Page of the run. */
  detailsUrl: string;
  /** Why the token is read-only, whatever the job's permissions; absent if it may write. */
  readOnly?: string | undefined;
}

/** Writes the check. Returns `undefined`, or why the check was not written; the verdict does not depend on it. */
export async function writeCheckRun(run: CheckRun): Promise<string | undefined> {
  const { headSha, suite, title, summary, text = "", conclusion, detailsUrl } = run;
  const refused = await createCheckRun(run, `write the check run on ${headSha.slice(0, 12)}`, {
    name: suite === undefined ? "ReplayKit" : `ReplayKit (${suite})`,
    head_sha: headSha,
    conclusion,
    details_url: detailsUrl,
    output: { title, summary, ...compact({ text: unlessEmpty(beginningOf(text, maxCheckSummary)) }) },
  });
  if (refused === mayNotWrite && run.readOnly !== undefined) return `${run.readOnly}, so the token may only read`;
  return refused;
}

const mayNotWrite = "the token may not write checks; give the job `permissions: checks: write`";

/**
 * Creates a completed check run. Returns `undefined`, or why it was not created. Repeats it after a lost answer, since
 * GitHub shows only the last of the checks with one name.
 */
export async function createCheckRun(
  { github, repository }: Pick<CheckRun, "github" | "repository">,
  doing: string,
  check: {
    name: string;
    head_sha: string;
    conclusion: CheckRun["conclusion"];
    details_url?: string;
    output: { title: string; summary: string; text?: string };
  },
): Promise<string | undefined> {
  try {
    await github.repeat(doing, () =>
      github.octokit.request("POST /repos/{owner}/{repo}/check-runs", {
        ...repository,
        ...check,
        status: "completed",
      }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return error.code === "forbidden" || error.code === "not_found" ? mayNotWrite : error.message;
  }
}
