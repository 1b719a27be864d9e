import { compact, unlessEmpty } from "../core/compact.ts";
import { beginningOf } from "../core/text/characters.ts";
import type { Github, RepositoryName } from "./github.ts";

/** GitHub refuses longer summaries. */
export const maxCheckSummary = 65_535;

export interface CheckRun {
  github: Github;
  repository: RepositoryName;
  /** The commit that was judged: the pull request's head, not the merge that GitHub tried. */
  headSha: string;
  /** Which suite it is about, where a commit may have several: of checks with one name GitHub shows the last. */
  suite?: string | undefined;
  /** The verdict in a sentence. */
  title: string;
  /** Markdown. */
  summary: string;
  /** Markdown below it; left out or empty: none. */
  text?: string | undefined;
  conclusion: "success" | "failure" | "neutral";
  /** Page of the run. */
  detailsUrl: string;
  /** Why the token may only read, whatever the job asks for; absent: it may write. */
  readOnly?: string | undefined;
}

/** `undefined`: written; else why it was not, which is nobody's fault: the verdict stands without it. */
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
