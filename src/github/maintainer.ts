import { type CommentCommand, readCommentCommand } from "../core/accept/comment-command.ts";
import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

/** A comment that asks for something, as GitHub has it now. */
export interface MaintainerComment {
  id: number;
  by: string;
  at: string;
  command: CommentCommand;
}

export type ReadMaintainerComment =
  | { comment: MaintainerComment }
  /** Why it counts for nothing; `told` where the person may hear of it, so that a stranger cannot make us write. */
  | { refused: string; told: boolean };

/**
 * A command of somebody who may write here, from the comment as GitHub has it now: what an event says of it may be old, and a comment
 * that was edited may hold another person's words.
 */
export async function readMaintainerComment(
  { github, repository }: { github: Github; repository: RepositoryName },
  { id, number }: { id: number; number: number },
): Promise<ReadMaintainerComment> {
  const found = await github.once(`read the comment ${id}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...repository, comment_id: id }),
  );
  if (!found.ok) {
    if (found.fault.failure.kind === "not_found") return { refused: "the comment is gone", told: false };
    throw found.fault.error;
  }
  const { user, body = "", created_at: at, updated_at, issue_url } = found.value.data;
  if (!issue_url.endsWith(`/${repository.owner}/${repository.repo}/issues/${number}`)) {
    return { refused: "the comment is on another pull request", told: false };
  }
  const read = readCommentCommand(body);
  if ("none" in read) return { refused: "it is not a command", told: false };
  if (user === null || user.type !== "User") return { refused: "a bot cannot decide this", told: false };
  if (!(await mayWrite({ github, repository }, user.login))) {
    return { refused: `${user.login} may not write to this repository`, told: false };
  }
  if (updated_at !== at) return { refused: "the comment was edited: write a new one", told: true };
  if ("problem" in read) return { refused: read.problem, told: true };
  return { comment: { id, by: user.login, at, command: read.command } };
}

/** Whether somebody may write to the repository, asked of GitHub; roles of an organisation's own count by what they are based on. */
export async function mayWrite(
  { github, repository }: { github: Github; repository: RepositoryName },
  login: string,
): Promise<boolean> {
  const found = await github.once(`ask what ${login} may do`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
      ...repository,
      username: login,
    }),
  );
  if (found.ok) return found.value.data.permission === "admin" || found.value.data.permission === "write";
  if (found.fault.failure.kind === "not_found") return false;
  throw found.fault.error;
}
