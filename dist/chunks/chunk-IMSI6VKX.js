import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  setOutput,
  tell
} from "./chunk-JJQDZX5N.js";
import {
  pullRequestNow
} from "./chunk-F7ICV2O4.js";
import {
  createGithub
} from "./chunk-CWUAN237.js";
import {
  linkPath,
  reportMarkdown
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  caseFileNames,
  caseIdSchema,
  guardsOnWord,
  parseJson
} from "./chunk-ZPONSFWV.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError,
  array,
  literal,
  number,
  strictObject,
  string
} from "./chunk-T7EWDS7W.js";

// src/core/accept/acceptance.ts
var acceptanceCheck = "ReplayKit acceptance";
var commitSchema = string().regex(/^[0-9a-f]{40}$/);
var digestSchema = string().regex(/^[0-9a-f]{64}$/);
var acceptedCaseSchema = strictObject({
  case_id: caseIdSchema,
  /** Digest of the case's files at the commit; `null`: the case is gone there. */
  files: digestSchema.nullable(),
  /** What of the guard may be altered. */
  changes: array(string().max(2e3)).max(100)
});
var acceptanceSchema = strictObject({
  version: literal(1),
  pull_request: number().int().positive(),
  /** The comment that said it: it is read again whenever the acceptance counts. */
  comment: number().int().positive(),
  by: string().min(1).max(100),
  because: string().max(1e3).optional(),
  /** The head that the comment was about. */
  head: commitSchema,
  /** Digest of what our comment showed of that head. */
  shown: digestSchema,
  /** The commit that is accepted: that head, or the one that the acceptance itself made on top of it. */
  commit: commitSchema,
  tree: commitSchema,
  cases: array(acceptedCaseSchema).min(1).max(1e3)
});
function shownDigest({ cases }, hash) {
  const shown = cases.map(({ case_id, path, standing, verdict, reason, altered = [] }) => [
    case_id,
    path,
    standing,
    verdict,
    reason,
    altered
  ]);
  return hash(canonicalJson(shown));
}
function filesDigest(files, hash) {
  return hash(canonicalJson(caseFileNames.map((name) => files[name] ?? null)));
}
function acceptanceText(acceptance) {
  return `\`\`\`json
${JSON.stringify(acceptance, void 0, 1)}
\`\`\``;
}
function readAcceptance(text) {
  const json = /^```json\n([^]*)\n```\s*$/.exec(text)?.[1];
  if (json === void 0 || json.length > 2e5) return void 0;
  try {
    const parsed = acceptanceSchema.safeParse(parseJson(json, { name: "the acceptance" }));
    return parsed.success ? parsed.data : void 0;
  } catch {
    return void 0;
  }
}
function covers(acceptance, guard) {
  const accepted = acceptance.cases.find(({ case_id }) => case_id === guard.case_id);
  if (accepted === void 0 || accepted.files !== (guard.files ?? null)) return false;
  return guard.changes.every((change) => accepted.changes.includes(change));
}
function acceptableAs(result) {
  if (result.standing === "altered") return "altered";
  return result.standing === "changed" || result.standing === "broken" ? "behaviour" : void 0;
}

// src/github/comment-sections.ts
var head = /^<!-- replaykit section ([0-9a-f]{12}) ([0-9a-f]{40}) ([0-9a-f]{64}) -->$/;
function readSections(body) {
  const sections = [];
  for (const line of body.split(/\r?\n/)) {
    const [, key, commit, shown] = head.exec(line) ?? [];
    if (key !== void 0 && commit !== void 0 && shown !== void 0)
      sections.push({ key, commit, shown, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ lines, ...rest }) => ({ ...rest, body: lines.join("\n").trim() }));
}
var marks = ["🔴", "🟡", "⚪", "🟢"];
function withSection(existing, section, maxLength) {
  const others = readSections(existing ?? "").filter(
    ({ key, commit }) => key !== section.key && commit === section.commit
  );
  const whole = joined([section, ...others]);
  if (whole.length <= maxLength) return whole;
  return joined([section, ...others.map((other) => ({ ...other, body: shortBody(other.body) }))]).slice(0, maxLength);
}
function joined(sections) {
  return sections.toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1)).map(({ key, commit, shown, body }) => `<!-- replaykit section ${key} ${commit} ${shown} -->
${body.trim()}`).join("\n\n");
}
function rank({ body }) {
  const mark = marks.findIndex((one) => body.startsWith(`### ${one}`));
  return mark === -1 ? marks.length : mark;
}
function shortBody(body) {
  return body.split("\n").slice(0, 4).join("\n");
}

// src/github/sticky-comment.ts
var maxCommentLength = 65536;
var pageSize = 100;
var maxPages = 200;
async function stickyComment(options) {
  const head2 = markerLine(options.marker);
  const { body } = options;
  const text = body === void 0 ? void 0 : (existing) => checked(`${head2}
${typeof body === "string" ? body : body(existing)}`);
  text?.(void 0);
  const login = await viewerLogin(options.github);
  const run = {
    ...options,
    head: head2,
    text,
    shared: typeof body === "function",
    login,
    writes: 0,
    created: void 0,
    how: void 0
  };
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
function checked(text) {
  const { length } = Array.from(text);
  if (length <= maxCommentLength) return text;
  throw new ReplayKitError("too_large", `the comment has ${length} characters; GitHub allows ${maxCommentLength}`);
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
  if (!oldest) return create(run, run.text(void 0));
  const mine = own.find(({ id }) => id === run.created);
  if (mine && mine !== oldest) return joinOldest(run, mine, oldest);
  const text = run.text(oldest.body);
  if (oldest.body !== text) {
    if (run.writes >= 3) return { done: true, result: { how: run.how ?? "unchanged", id: oldest.id, url: oldest.url } };
    return update(run, oldest, text);
  }
  const surplus = own[1];
  if (surplus && run.writes < 2) return removeNext(run, surplus);
  return { done: true, result: { how: run.how ?? "unchanged", id: oldest.id, url: oldest.url } };
}
async function create(run, body) {
  const { github, repository, number: number2 } = run;
  if (run.updateOnly) return { done: true, result: { how: "nothing" } };
  const result = await github.once(
    `comment on #${number2}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...repository,
      issue_number: number2,
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
function skipReason({ number: number2 }, { failure }) {
  const locked = failure.status === 403 && /locked/i.test(failure.message);
  return locked ? `#${number2} is locked: the comment was not written; the report is in the job's summary` : void 0;
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
    if (run.shared) return { done: false };
    return { done: true, result: { how: run.how, id: comment.id, url: comment.url } };
  }
  if (result.fault.failure.kind === "not_found") return { done: false };
  const reason = skipReason(run, result.fault);
  return reason === void 0 ? { fault: result.fault } : { done: true, result: { how: "skipped", reason } };
}
async function joinOldest(run, mine, oldest) {
  const fault = await remove(run, mine);
  if (fault === void 0 && run.shared) return { done: false };
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
async function ownComment(options) {
  const login = await viewerLogin(options.github);
  const [oldest] = await findOwn({ ...options, head: markerLine(options.marker), login });
  return oldest;
}
async function findOwn({ github, repository, number: number2, head: head2, formerMarker, login }) {
  const own = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await github.repeat(
      `read the comments of #${number2}`,
      () => github.octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...repository,
        issue_number: number2,
        per_page: pageSize,
        page
      })
    );
    for (const { id, body = "", html_url: url, user, updated_at: at } of data) {
      const former = formerMarker?.test(/^<!-- (.*) -->/.exec(body)?.[1] ?? "") === true;
      if (user && sameAccount(user, login) && (former || body.startsWith(head2)))
        own.push({ id: Number(id), body, url, at });
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
var commentMarker = "replaykit";
function sectionKey({ cases, config, runner, select }) {
  return nodePlatform.hash(JSON.stringify([cases, config, runner ?? "", select ?? ""])).slice(0, 12);
}
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
    maxBytes: maxCommentLength - 300,
    // the lines of the markers
    artifactUrl: target.claim?.runUrl ?? event.runUrl,
    editBase: target.editBase,
    caseBase: target.caseBase,
    conversation: target.conversation,
    note: target.note,
    claim: target.claim
  });
  const section = {
    key: sectionKey(target.inputs),
    commit: target.commit,
    shown: shownDigest(report, nodePlatform.hash),
    body
  };
  const result = await stickyComment({
    github,
    repository: { owner: event.owner, repo: event.repo },
    number: target.number,
    marker: commentMarker,
    formerMarker: /^replaykit:/,
    body: (existing) => withSection(existing, section, maxCommentLength - 100),
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
    const target = {
      number: pull.number,
      commit: pull.headSha,
      inputs,
      closed: !pull.open || !now.open,
      editBase,
      caseBase,
      ...more
    };
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
  acceptanceCheck,
  shownDigest,
  filesDigest,
  acceptanceText,
  readAcceptance,
  covers,
  acceptableAs,
  readSections,
  ownComment,
  commentMarker,
  githubOf,
  writeComment,
  commentOnPullRequest,
  editAddress,
  blobAddress
};
