import { caseIdSchema } from "../../core/schema/case.ts";
import { beginningOf } from "../../core/text/characters.ts";
import type { Github, RepositoryName } from "../github.ts";

/** A comment with a command, as GitHub has it now. */
export interface MaintainerComment {
  id: number;
  by: string;
  at: string;
  command: CommentCommand;
}

type ReadMaintainerComment =
  | { comment: MaintainerComment }
  /**
   * Why the comment does not count. `reply`: whether to answer with the reason, so that a stranger cannot make us write.
   */
  | { refused: string; reply: boolean };

/**
 * Reads a command from a comment by a person who may write to the repository. Reads the comment from GitHub: the event
 * may be out of date, and an edited comment may hold another person's words.
 */
export async function readMaintainerComment(
  { github, repository }: { github: Github; repository: RepositoryName },
  { id, number }: { id: number; number: number },
): Promise<ReadMaintainerComment> {
  const found = await github.find(`read the comment ${id}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...repository, comment_id: id }),
  );
  if (found === undefined) return { refused: "the comment is gone", reply: false };
  const { user, body = "", created_at: at, updated_at, issue_url } = found.data;
  if (!issue_url.endsWith(`/${repository.owner}/${repository.repo}/issues/${number}`)) {
    return { refused: "the comment is on another pull request", reply: false };
  }
  const read = readCommentCommand(body);
  if ("none" in read) return { refused: "it is not a command", reply: false };
  if (user === null || user.type !== "User") return { refused: "a bot cannot give commands", reply: false };
  if (!(await mayWrite({ github, repository }, user.login))) {
    return { refused: `${user.login} may not write to this repository`, reply: false };
  }
  if (updated_at !== at) return { refused: "the comment was edited: write a new one", reply: true };
  if ("problem" in read) return { refused: read.problem, reply: true };
  return { comment: { id, by: user.login, at, command: read.command } };
}

/**
 * Asks GitHub whether an account may write to the repository. An organisation's custom role counts as its base role.
 */
export async function mayWrite(
  { github, repository }: { github: Github; repository: RepositoryName },
  login: string,
): Promise<boolean> {
  const found = await github.find(`ask what ${login} may do`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
      ...repository,
      username: login,
    }),
  );
  return found?.data.permission === "admin" || found?.data.permission === "write";
}

/** A command that a maintainer writes as a comment on a pull request (design §4.9). */
type CommentCommand =
  | { name: "accept"; target: string; commit: string | undefined; because: string | undefined }
  | { name: "record" | "explain"; target: string }
  | { name: "guard"; target: string };

type ReadCommand = { command: CommentCommand } | { problem: string } | { none: true };

/** First word of a comment for ReplayKit. */
const commandPrefix = "/replaykit";

const usage =
  "write one of: /replaykit accept <case | all> [at <commit>] [because …], /replaykit record <case>, /replaykit guard [<case>], /replaykit explain <case>";

/** Longest reason that is kept, in characters. */
const longestReason = 500;

/** Reads the first line of a comment; the rest is free text. */
function readCommentCommand(body: string): ReadCommand {
  const line = body.slice(0, 4000).split(/\r?\n/, 1)[0]?.trim() ?? "";
  const [prefix, name, ...rest] = line.split(/\s+/);
  if (prefix !== commandPrefix) return { none: true };
  if (name === "accept") return readAccept(line.slice(line.indexOf("accept") + "accept".length).trim());
  if (name === "guard") return rest.length > 1 ? { problem: usage } : withCase("guard", rest[0] ?? "all", true);
  if (name === "record" || name === "explain") {
    const [target] = rest;
    return target === undefined || rest.length > 1 ? { problem: usage } : withCase(name, target, false);
  }
  return { problem: usage };
}

function withCase(name: "record" | "explain" | "guard", target: string, all: boolean): ReadCommand {
  if ((all && target === "all") || caseIdSchema.safeParse(target).success) return { command: { name, target } };
  return { problem: `that is not a case id: ${usage}` };
}

function readAccept(text: string): ReadCommand {
  const [before = "", ...after] = text.split(/(?:^|\s)because(?:\s|$)/i);
  const because = after.join(" because ").trim();
  const [target, at, commit, ...more] = before.trim().split(/\s+/);
  if (target === undefined || !(target === "all" || caseIdSchema.safeParse(target).success)) return { problem: usage };
  const named = at === "at" && commit !== undefined && /^[0-9a-f]{7,40}$/.test(commit);
  if (more.length > 0 || (at !== undefined && !named)) return { problem: usage };
  return {
    command: {
      name: "accept",
      target,
      commit: named ? commit : undefined,
      because: because === "" ? undefined : beginningOf(because, longestReason),
    },
  };
}
