import { compact, unlessEmpty } from "../core/compact.ts";
import { beginningOf } from "../core/text/characters.ts";
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
  const { github, repository, headSha, suite, title, summary, text = "", conclusion, detailsUrl } = run;
  const result = await github.once(`write the check run on ${headSha.slice(0, 12)}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/check-runs", {
      ...repository,
      name: suite === undefined ? "ReplayKit" : `ReplayKit (${suite})`,
      head_sha: headSha,
      status: "completed",
      conclusion,
      details_url: detailsUrl,
      output: { title, summary, ...compact({ text: unlessEmpty(beginningOf(text, maxCheckSummary)) }) },
    }),
  );
  if (result.ok) return undefined;
  const { failure, error } = result.fault;
  const refused = failure.kind === "forbidden" || failure.kind === "not_found";
  if (!refused) return error.message;
  return run.readOnly === undefined
    ? "the token may not write checks; give the job `permissions: checks: write`"
    : `${run.readOnly}, so the token may only read`;
}
