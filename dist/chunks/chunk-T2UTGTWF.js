import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  acceptanceCheck,
  acceptanceText,
  readAcceptance
} from "./chunk-IMSI6VKX.js";
import {
  caseIdSchema
} from "./chunk-ZPONSFWV.js";
import {
  untrustedMarkdownText
} from "./chunk-NP4WE3DX.js";

// src/core/accept/comment-command.ts
var commandPrefix = "/replaykit";
var usage = "write one of: /replaykit accept <case | all> [at <commit>] [because …], /replaykit record <case>, /replaykit guard [<case>], /replaykit explain <case>";
var longestReason = 500;
function readCommentCommand(body) {
  const line = body.slice(0, 4e3).split(/\r?\n/, 1)[0]?.trim() ?? "";
  const [prefix, name, ...rest] = line.split(/\s+/);
  if (prefix !== commandPrefix) return { none: true };
  if (name === "accept") return readAccept(line.slice(line.indexOf("accept") + "accept".length).trim());
  if (name === "guard") return rest.length > 1 ? { problem: usage } : withCase("guard", rest[0] ?? "all", true);
  if (name === "record" || name === "explain") {
    const [target] = rest;
    return target === void 0 || rest.length > 1 ? { problem: usage } : withCase(name, target, false);
  }
  return { problem: usage };
}
function withCase(name, target, all) {
  if (all && target === "all" || caseIdSchema.safeParse(target).success) return { command: { name, target } };
  return { problem: `that is no case's id: ${usage}` };
}
function readAccept(text) {
  const [before = "", ...after] = text.split(/(?:^|\s)because(?:\s|$)/i);
  const because = after.join(" because ").trim();
  const [target, at, commit, ...more] = before.trim().split(/\s+/);
  if (target === void 0 || !(target === "all" || caseIdSchema.safeParse(target).success)) return { problem: usage };
  const named = at === "at" && commit !== void 0 && /^[0-9a-f]{7,40}$/.test(commit);
  if (more.length > 0 || at !== void 0 && !named) return { problem: usage };
  return {
    command: {
      name: "accept",
      target,
      commit: named ? commit : void 0,
      because: because === "" ? void 0 : because.slice(0, longestReason)
    }
  };
}

// src/github/maintainer.ts
async function readMaintainerComment({ github, repository }, { id, number }) {
  const found = await github.once(
    `read the comment ${id}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...repository, comment_id: id })
  );
  if (!found.ok) {
    if (found.fault.failure.kind === "not_found") return { refused: "the comment is gone", told: false };
    throw found.fault.error;
  }
  const { user, body = "", created_at: at, updated_at, issue_url } = found.value.data;
  if (!issue_url.endsWith(`/${repository.owner}/${repository.repo}/issues/${number}`)) {
    return { refused: "the comment stands on another pull request", told: false };
  }
  const read = readCommentCommand(body);
  if ("none" in read) return { refused: "it is no command", told: false };
  if (user === null || user.type !== "User") return { refused: "only people decide, and this is a bot", told: false };
  if (!await mayWrite({ github, repository }, user.login)) {
    return { refused: `${user.login} may not write to this repository`, told: false };
  }
  if (updated_at !== at) return { refused: "the comment was edited: write a new one", told: true };
  if ("problem" in read) return { refused: read.problem, told: true };
  return { comment: { id, by: user.login, at, command: read.command } };
}
async function mayWrite({ github, repository }, login) {
  const found = await github.once(
    `ask what ${login} may do`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
      ...repository,
      username: login
    })
  );
  if (found.ok) return found.value.data.permission === "admin" || found.value.data.permission === "write";
  if (found.fault.failure.kind === "not_found") return false;
  throw found.fault.error;
}

// src/github/acceptance-record.ts
async function recordAcceptance({ github, repository }, acceptance) {
  const { commit, by, because, cases } = acceptance;
  const named = cases.map(({ case_id }) => case_id);
  const title = named.length > 3 ? `${by} accepted ${named.length} cases` : `${by} accepted ${named.join(", ")}`;
  const result = await github.once(
    `record the acceptance on ${commit.slice(0, 12)}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/check-runs", {
      ...repository,
      name: acceptanceCheck,
      head_sha: commit,
      status: "completed",
      conclusion: "success",
      output: {
        title,
        summary: because === void 0 ? "No reason was given." : untrustedMarkdownText(because, { max: 600 }),
        text: acceptanceText(acceptance)
      }
    })
  );
  if (result.ok) return void 0;
  const { failure, error } = result.fault;
  const refused = failure.kind === "forbidden" || failure.kind === "not_found";
  return refused ? "the token may not write checks; give the job `permissions: checks: write`" : error.message;
}
async function acceptancesOn({ github, repository }, { commit, number }) {
  const { data } = await github.repeat(
    `read the checks on ${commit.slice(0, 12)}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", {
      ...repository,
      ref: commit,
      check_name: acceptanceCheck,
      per_page: 100
    })
  );
  const held = [];
  for (const { name, app, output } of data.check_runs) {
    if (name !== acceptanceCheck || app?.slug !== "github-actions") continue;
    const acceptance = readAcceptance(output.text ?? "");
    if (acceptance === void 0 || acceptance.commit !== commit || acceptance.pull_request !== number) continue;
    const place = { github, repository };
    if (await isThatCommit(place, acceptance) && await isSaid(place, acceptance)) held.push(acceptance);
  }
  return held;
}
async function isThatCommit({ github, repository }, { commit, head, tree }) {
  const { data } = await github.repeat(
    `read the commit ${commit.slice(0, 12)}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { ...repository, commit_sha: commit })
  );
  const [parent, ...others] = data.parents;
  return data.tree.sha === tree && (commit === head || parent?.sha === head && others.length === 0);
}
async function isSaid(place, acceptance) {
  const { comment: id, pull_request: number, by, head, cases } = acceptance;
  const read = await readMaintainerComment(place, { id, number });
  if (!("comment" in read) || read.comment.by !== by) return false;
  const { command } = read.comment;
  if (command.name !== "accept") return false;
  if (command.commit !== void 0 && !head.startsWith(command.commit)) return false;
  return command.target === "all" || cases.every(({ case_id }) => case_id === command.target);
}

export {
  readMaintainerComment,
  mayWrite,
  recordAcceptance,
  acceptancesOn
};
