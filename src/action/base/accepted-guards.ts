import { covers } from "../../core/accept/acceptance.ts";
import type { AlteredGuard } from "../../core/verdict/base/altered.ts";
import type { Github } from "../../github/github.ts";
import type { PullRequestNow } from "../../github/pull-request/find-pull-request.ts";
import { runOfHead } from "../../github/run-of-commit.ts";
import { artifactName } from "../github/report-artifact.ts";
import { acceptancesOn, labelAccepts } from "../../github/acceptance/acceptance-record.ts";
import { say, tell } from "../destinations.ts";
import type { ModeContext } from "../modes/mode.ts";

/** Label by which a maintainer accepts altered guards. */
const acceptLabel = "replaykit:accept";

/**
 * Ids of the altered guards that a maintainer accepts for this head, by a comment or by the label. In a merge queue,
 * reads both from the pull request that is being merged.
 */
export async function acceptedGuards(
  context: ModeContext,
  altered: readonly AlteredGuard[],
  digests: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const { inputs, event } = context;
  const number = event.base?.number;
  if (altered.length === 0 || number === undefined) return new Set();
  if (inputs.token === undefined) {
    tell("notice", "could not check who accepts the altered guards: the input token is empty");
    return new Set();
  }
  const { githubOf } = await import("../github/comment.ts");
  const { pullRequestNow } = await import("../../github/pull-request/find-pull-request.ts");
  const github: Github = await githubOf(inputs.token, event);
  const repository = { owner: event.owner, repo: event.repo };
  try {
    const pull = await pullRequestNow(github, repository, number);
    const commit = event.name === "merge_group" ? pull.headSha : event.base?.headSha;
    if (commit === undefined || commit !== pull.headSha) return new Set();
    const acceptances = await acceptancesOn({ github, repository }, { commit, number });
    const byComment = altered.filter(({ case_id, changes }) =>
      acceptances.some((one) => covers(one, { case_id, files: digests.get(case_id), changes })),
    );
    const run = pull.labels.includes(acceptLabel) ? await runOf(context, github, pull) : undefined;
    const labelled =
      run !== undefined && (await labelAccepts({ github, repository }, { number, label: acceptLabel, run }));
    return new Set((labelled ? altered : byComment).map(({ case_id }) => case_id));
  } catch (error) {
    say(`could not check who accepts the altered guards: ${error instanceof Error ? error.message : String(error)}`);
    return new Set();
  }
}

/** Id of the run that replayed the head: this run or, in a merge queue, the run that left the head's report. */
async function runOf(
  { event, env }: ModeContext,
  github: Github,
  { headSha, headRef, headRepository }: PullRequestNow,
): Promise<number | undefined> {
  const own = Number(env["GITHUB_RUN_ID"]);
  if (event.name !== "merge_group") return Number.isSafeInteger(own) ? own : undefined;
  if (headRepository === undefined) return undefined;
  const repository = { owner: event.owner, repo: event.repo };
  return runOfHead({ github, repository, commit: headSha, branch: headRef, headRepository, artifact: artifactName });
}
