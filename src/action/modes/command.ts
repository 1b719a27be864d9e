import { randomBytes } from "node:crypto";
import { ReplayKitError } from "../../core/error.ts";
import { createRedactor } from "../../core/redact/redact.ts";
import { answerComment } from "../../github/comment/answer-comment.ts";
import { hmacKeyedHash, nodePlatform } from "../../node/platform.ts";
import { commentMarker, githubOf } from "../github/comment.ts";
import { tell } from "../destinations.ts";
import { artifactName, readReport } from "../github/report-artifact.ts";
import { tokenHint } from "../inputs.ts";
import type { ModeContext } from "./mode.ts";

/**
 * Carries out a maintainer's comment command (design §4.9). Checks nothing out and runs no code of the pull request.
 */
export async function run({ inputs, event }: ModeContext): Promise<boolean> {
  if (event.name !== "issue_comment") {
    throw new ReplayKitError("usage", `mode command runs under the event issue_comment, not ${event.name}`, {
      hint: "`npx replaykit init --commands` writes the workflow .github/workflows/replaykit-commands.yml",
    });
  }
  if (inputs.token === undefined)
    throw new ReplayKitError("usage", "mode command needs the input token", { hint: tokenHint });
  if (event.comment === undefined) {
    tell("notice", "nothing to do: this is not a new comment on a pull request");
    return true;
  }
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(randomBytes(32)) });
  const answered = await answerComment(
    {
      github: await githubOf(inputs.token, event),
      repository: { owner: event.owner, repo: event.repo },
      number: event.comment.number,
      hash: nodePlatform.hash,
      artifact: artifactName,
      readReport,
      marker: commentMarker,
      redact: (value) => redactor.redact(value),
    },
    event.comment.id,
  );
  tell("notice", answered.taken ? answered.words : `nothing was done: ${answered.words}`);
  return true;
}
