import { ReplayKitError } from "../../core/error.ts";
import type { ActionEvent } from "../event.ts";
import type { ModeContext } from "../modes/mode.ts";

/**
 * The context of a dispatched run that is to replay a pull request: of a commit that an acceptance made GitHub tells no workflow, so
 * that the run is told the number, and asks for the rest. It judges as a run of the pull request itself.
 */
export async function forPullRequest(context: ModeContext): Promise<ModeContext> {
  const { inputs, event } = context;
  const number = event.dispatchedFor;
  if (number === undefined) return context;
  if (inputs.token === undefined) {
    throw new ReplayKitError("usage", `the input token is empty, and #${number} cannot be read without it`);
  }
  const { githubOf } = await import("./comment.ts");
  const { pullRequestNow } = await import("../../github/pull-request/find-pull-request.ts");
  const repository = { owner: event.owner, repo: event.repo };
  const pull = await pullRequestNow(await githubOf(inputs.token, event), repository, number);
  const { baseSha, baseRef, headRef, headRepository } = pull;
  if (pull.headSha !== event.sha) {
    throw new ReplayKitError(
      "usage",
      `#${number} is at ${pull.headSha.slice(0, 12)}, and this run is of ${event.sha.slice(0, 12)}`,
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
