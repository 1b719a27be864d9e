import { ReplayKitError } from "../../core/error.ts";
import type { ActionEvent } from "../event.ts";
import { tokenHint } from "../inputs.ts";
import type { ModeContext } from "../modes/mode.ts";

/**
 * Returns the context of a pull request for a `workflow_dispatch` run that names one. GitHub starts no workflow for a
 * commit that an acceptance made. So this run gets the number and reads the pull request from GitHub. It then judges as
 * a run of that pull request does.
 */
export async function forPullRequest(context: ModeContext): Promise<ModeContext> {
  const { inputs, event } = context;
  const number = event.dispatchedFor;
  if (number === undefined) return context;
  if (inputs.token === undefined) {
    throw new ReplayKitError("usage", `the input token is empty, and #${number} cannot be read without it`, {
      hint: tokenHint,
    });
  }
  const { githubOf } = await import("./comment.ts");
  const { pullRequestNow } = await import("../../github/pull-request/find-pull-request.ts");
  const repository = { owner: event.owner, repo: event.repo };
  const pull = await pullRequestNow(await githubOf(inputs.token, event), repository, number);
  const { baseSha, baseRef, headRef, headRepository } = pull;
  if (pull.headSha !== event.sha) {
    throw new ReplayKitError(
      "usage",
      `#${number} is at ${pull.headSha.slice(0, 12)}, but this run is for ${event.sha.slice(0, 12)}`,
      { hint: "start it on the pull request's own branch" },
    );
  }
  const own: ActionEvent = {
    ...event,
    base: { sha: baseSha, ref: baseRef, headSha: event.sha, number },
    pullRequest: {
      number,
      open: pull.open,
      locked: false,
      headSha: event.sha,
      headRef,
      headRepository,
      baseSha,
      baseRef,
      labels: pull.labels,
      fromFork: headRepository?.toLowerCase() !== `${event.owner}/${event.repo}`.toLowerCase(),
    },
  };
  return { ...context, event: own };
}
