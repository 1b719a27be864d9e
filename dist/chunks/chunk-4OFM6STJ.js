import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  setOutput,
  tell
} from "./chunk-PJBRBMA7.js";
import {
  pullRequestNow
} from "./chunk-43JEZXK6.js";
import {
  createGithub
} from "./chunk-CWUAN237.js";
import {
  linkPath,
  reportMarkdown
} from "./chunk-DBU7E2EV.js";
import {
  guardsOnWord
} from "./chunk-TJLUIAF5.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/github/sticky-comment.ts
var maxCommentLength = 65536;
var pageSize = 100;
var maxPages = 200;
async function stickyComment(options) {
  const head = markerLine(options.marker);
  const body = options.body === void 0 ? void 0 : `${head}
${options.body}`;
  if (body !== void 0 && Array.from(body).length > maxCommentLength) {
    throw new ReplayKitError(
      "too_large",
      `the comment has ${Array.from(body).length} characters; GitHub allows ${maxCommentLength}`
    );
  }
  const login = await viewerLogin(options.github);
  const run = { ...options, head, text: body, login, writes: 0, created: void 0, how: void 0 };
  for (let attempt = 1; ; attempt += 1) {
    const step = await takeStep(run);
    if (!("fault" in step)) {
      if (step.done) return step.result;
      attempt = 0;
      continue;
    }
    if (!mayLookAgain(step.fault)) throw step.fault.error;
    await options.github.backOff(attempt, step.fault);
  }
}
function markerLine(marker) {
  return `<!-- ${marker.replace(/[^\w.:/ -]/g, "_").replaceAll("--", "__")} -->`;
}
function mayLookAgain({ failure }) {
  return failure.kind === "unknown_outcome" || failure.kind === "conflict";
}
async function takeStep(run) {
  const own = await findOwn(run);
  const [oldest] = own;
  if (run.text === void 0)
    return oldest ? removeNext(run, oldest) : { done: true, result: { how: run.writes > 0 ? "removed" : "nothing" } };
  if (!oldest) return create(run, run.text);
  const mine = own.find(({ id }) => id === run.created);
  if (mine && mine !== oldest) return joinOldest(run, mine, oldest);
  if (oldest.body !== run.text) return update(run, oldest, run.text);
  const surplus = own[1];
  if (surplus && run.writes < 2) return removeNext(run, surplus);
  return { done: true, result: { how: run.how ?? "unchanged", id: oldest.id, url: oldest.url } };
}
async function create(run, body) {
  const { github, repository, number } = run;
  if (run.updateOnly) return { done: true, result: { how: "nothing" } };
  const result = await github.once(
    `comment on #${number}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...repository,
      issue_number: number,
      body
    })
  );
  if (!result.ok) {
    const { failure } = result.fault;
    if (failure.kind === "unknown_outcome") run.how = "created";
    const reason = skipReason(run, result.fault);
    return reason === void 0 ? { fault: result.fault } : { done: true, result: { how: "skipped", reason } };
  }
  run.writes += 1;
  run.how = "created";
  run.created = Number(result.value.data.id);
  return { done: false };
}
function skipReason({ number }, { failure }) {
  const locked = failure.status === 403 && /locked/i.test(failure.message);
  return locked ? `#${number} is locked: the comment was not written; the report is in the job's summary` : void 0;
}
async function update(run, comment, body) {
  const { github, repository } = run;
  const result = await github.once(
    `update the comment ${comment.id}`,
    () => github.octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...repository,
      comment_id: comment.id,
      body
    })
  );
  if (result.ok) {
    run.writes += 1;
    run.how ??= "updated";
    return { done: true, result: { how: run.how, id: comment.id, url: comment.url } };
  }
  if (result.fault.failure.kind === "not_found") return { done: false };
  const reason = skipReason(run, result.fault);
  return reason === void 0 ? { fault: result.fault } : { done: true, result: { how: "skipped", reason } };
}
async function joinOldest(run, mine, oldest) {
  const fault = await remove(run, mine);
  return fault ? { fault } : { done: true, result: { how: "joined", id: oldest.id, url: oldest.url } };
}
async function removeNext(run, comment) {
  const fault = await remove(run, comment);
  if (fault) return { fault };
  const finished = run.text === void 0 && run.writes >= 2;
  return finished ? { done: true, result: { how: "removed" } } : { done: false };
}
async function remove(run, comment) {
  const { github, repository } = run;
  const result = await github.once(
    `delete the comment ${comment.id}`,
    () => github.octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...repository,
      comment_id: comment.id
    })
  );
  run.writes += 1;
  return result.ok || result.fault.failure.kind === "not_found" ? void 0 : result.fault;
}
async function findOwn({ github, repository, number, head, formerMarker, login }) {
  const own = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await github.repeat(
      `read the comments of #${number}`,
      () => github.octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...repository,
        issue_number: number,
        per_page: pageSize,
        page
      })
    );
    for (const { id, body = "", html_url: url, user } of data) {
      const former = formerMarker?.test(/^<!-- (.*) -->/.exec(body)?.[1] ?? "") === true;
      if (user && sameAccount(user, login) && (former || body.startsWith(head)))
        own.push({ id: Number(id), body, url });
    }
    if (data.length < pageSize) break;
  }
  return own.toSorted((a, b) => a.id - b.id);
}
function sameAccount(user, login) {
  const bare = login.replace(/\[bot\]$/, "");
  return user.login === login || user.type === "Bot" && user.login.replace(/\[bot\]$/, "") === bare;
}
async function viewerLogin(github) {
  const answer = await github.repeat(
    "ask GitHub whose token this is",
    () => github.octokit.graphql("{ viewer { login } }")
  );
  return answer.viewer.login;
}

// src/action/comment.ts
var quiet = /* @__PURE__ */ new Set(["holding", "quarantined"]);
async function githubOf(token, event) {
  const { getOctokit } = await import("./github-Q2D5K3GB.js");
  const octokit = getOctokit(token, { baseUrl: event.apiUrl });
  return createGithub({ octokit, onWait: (message) => tell("notice", message) });
}
async function writeComment(report, target, { github, event, env, mode }) {
  const speaks = report.cases.some(({ standing }) => !quiet.has(standing)) || guardsOnWord(report.cases).length > 0;
  const body = reportMarkdown(report, {
    byteLength: nodePlatform.byteLength,
    maxBytes: maxCommentLength - 100,
    // the marker's own line
    artifactUrl: target.claim?.runUrl ?? event.runUrl,
    editBase: target.editBase,
    caseBase: target.caseBase,
    conversation: target.conversation,
    note: target.note,
    claim: target.claim
  });
  const result = await stickyComment({
    github,
    repository: { owner: event.owner, repo: event.repo },
    number: target.number,
    marker: "replaykit",
    formerMarker: /^replaykit:/,
    body,
    updateOnly: target.closed === true || mode === "auto" && !speaks
  });
  if ("url" in result) setOutput(env, "comment-url", result.url);
  if (result.how === "skipped") tell("notice", `no comment: ${result.reason}`);
}
async function commentOnPullRequest(report, { inputs, event, env }, more = {}) {
  const pull = event.pullRequest;
  if (!pull || inputs.comment === "never") return;
  if (inputs.token === void 0) return tell("notice", "no comment: the input token is empty");
  const editBase = editAddress(event, pull.headRepository, pull.headRef);
  const caseBase = blobAddress(event, pull.headRepository, pull.headSha);
  try {
    const github = await githubOf(inputs.token, event);
    const now = await pullRequestNow(github, { owner: event.owner, repo: event.repo }, pull.number);
    if (now.headSha !== pull.headSha) {
      const commits = `${now.headSha.slice(0, 12)}: this run is about ${pull.headSha.slice(0, 12)}`;
      return tell("notice", `no comment: #${pull.number} has moved on to ${commits}`);
    }
    const target = { number: pull.number, closed: !pull.open || !now.open, editBase, caseBase, ...more };
    await writeComment(report, target, { github, event, env, mode: inputs.comment });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell("notice", explainRefusal(error, readOnly(pull.fromFork, env)) ?? `no comment: ${message}`);
  }
}
function editAddress({ serverUrl }, repository, branch) {
  if (repository === void 0 || branch === void 0) return void 0;
  return `${serverUrl}/${linkPath(repository)}/edit/${linkPath(branch)}`;
}
function blobAddress({ serverUrl }, repository, commit) {
  return repository === void 0 ? void 0 : `${serverUrl}/${linkPath(repository)}/blob/${linkPath(commit)}`;
}
function readOnly(fromFork, env) {
  if (fromFork) return "this pull request comes from a fork";
  return env["GITHUB_ACTOR"] === "dependabot[bot]" ? "Dependabot caused this run" : void 0;
}
function explainRefusal(error, why) {
  if (!(error instanceof ReplayKitError)) return void 0;
  if (error.code !== "forbidden" && error.code !== "unauthorized") return void 0;
  return why === void 0 ? `no comment: ${error.message}. Give the workflow \`permissions: pull-requests: write\`` : `no comment: ${why}, so the token may only read; the report is in the artifact, and replaykit-report.yml posts it`;
}

export {
  githubOf,
  writeComment,
  commentOnPullRequest,
  editAddress,
  blobAddress
};
