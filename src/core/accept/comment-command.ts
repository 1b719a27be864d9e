import { caseIdSchema } from "../schema/case.ts";

/** What a maintainer asks for by a comment on a pull request (design §4.9). */
export type CommentCommand =
  | { name: "accept"; target: string; commit: string | undefined; because: string | undefined }
  | { name: "record" | "explain"; target: string }
  | { name: "guard"; target: string };

export type ReadCommand = { command: CommentCommand } | { problem: string } | { none: true };

/** How a comment begins that is for ReplayKit. */
export const commandPrefix = "/replaykit";

const usage =
  "write one of: /replaykit accept <case | all> [at <commit>] [because …], /replaykit record <case>, /replaykit guard [<case>], /replaykit explain <case>";

/** So much of a reason is kept. */
const longestReason = 500;

/** Reads the first line of a comment; the rest of it is for people. */
export function readCommentCommand(body: string): ReadCommand {
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
      because: because === "" ? undefined : because.slice(0, longestReason),
    },
  };
}
