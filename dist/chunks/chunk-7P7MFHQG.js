import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  addLabels,
  blobId,
  commitOnBranch,
  createBranch,
  createPull,
  resetBranch,
  updatePull
} from "./chunk-CZ3EWTXR.js";
import {
  ReplayKitError,
  _enum,
  array,
  boolean,
  looseObject,
  number,
  object,
  string
} from "./chunk-T7EWDS7W.js";

// src/github/branch-state.ts
var refSchema = object({ name: string(), target: object({ oid: string() }).nullable() }).nullable();
var blobSchema = object({ oid: string(), text: string().nullish(), isTruncated: boolean().optional() }).nullish();
var pullSchema = object({
  number: number(),
  url: string(),
  state: _enum(["OPEN", "CLOSED", "MERGED"]),
  title: string(),
  body: string(),
  headRefOid: string(),
  isCrossRepository: boolean(),
  labels: object({ nodes: array(object({ name: string() }).nullable()).nullable() }).nullable()
});
var answerSchema = object({
  repository: looseObject({
    nameWithOwner: string(),
    defaultBranchRef: refSchema.optional(),
    base: refSchema.optional(),
    branch: refSchema,
    pullRequests: object({ nodes: array(pullSchema.nullable()).nullable() })
  }).nullable()
});
var pullFields = "number url state title body headRefOid isCrossRepository labels(first: 50) { nodes { name } }";
async function readBranchState(query) {
  const { github, repository, branch, base, paths, texts = false } = query;
  const name = `${repository.owner}/${repository.repo}`;
  const baseName = base ?? await defaultBranch(query);
  const declared = paths.map((_, index) => `$b${index}: String!, $h${index}: String!`).join(", ");
  const fields = texts ? "{ oid ... on Blob { text isTruncated } }" : "{ oid }";
  const files = paths.map(
    (_, index) => `b${index}: object(expression: $b${index}) ${fields} h${index}: object(expression: $h${index}) ${fields}`
  ).join("\n");
  const text = `query ($owner: String!, $repo: String!, $head: String!, $headRef: String!, $baseRef: String!, ${declared}) {
    repository(owner: $owner, name: $repo) {
      nameWithOwner
      base: ref(qualifiedName: $baseRef) { name target { oid } }
      branch: ref(qualifiedName: $headRef) { name target { oid } }
      pullRequests(headRefName: $head, last: 20) { nodes { ${pullFields} } }
      ${files}
    }
  }`;
  const refs = { head: branch, headRef: `refs/heads/${branch}`, baseRef: `refs/heads/${baseName}` };
  const at = (ref, letter) => paths.map((path, index) => [`${letter}${index}`, `${ref}:${path}`]);
  const variables = {
    ...repository,
    ...refs,
    ...Object.fromEntries([...at(refs.baseRef, "b"), ...at(refs.headRef, "h")])
  };
  const found = await ask(github, `read ${branch} of ${name}`, { text, variables });
  const baseOid = found.base?.target?.oid;
  if (baseOid === void 0)
    throw missing(`${name} has no branch ${baseName}`, "name a branch that exists, or push one first");
  const blobs = (letter) => paths.map((_, index) => blobSchema.parse(found[`${letter}${index}`]));
  const [onBase, onBranch] = [blobs("b"), blobs("h")];
  return {
    base: { name: baseName, oid: baseOid },
    branch: found.branch?.target?.oid,
    pull: newest(found.pullRequests.nodes ?? []),
    onBase: onBase.map((blob) => blob?.oid),
    onBranch: onBranch.map((blob) => blob?.oid),
    baseTexts: onBase.map(wholeText),
    branchTexts: onBranch.map(wholeText)
  };
}
function wholeText(blob) {
  return blob?.isTruncated === true ? void 0 : blob?.text ?? void 0;
}
async function defaultBranch({ github, repository }) {
  const name = `${repository.owner}/${repository.repo}`;
  const { data } = await github.repeat(
    `read ${name}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}", { ...repository })
  );
  return data.default_branch;
}
async function ask(github, doing, { text, variables }) {
  const answer = await github.repeat(doing, () => github.octokit.graphql(text, variables));
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success)
    throw new ReplayKitError("network_failed", `${doing}: GitHub's answer is not understood: ${parsed.error.message}`);
  const { repository } = parsed.data;
  if (!repository) throw missing(doing, "check owner and name, and that the token may see it");
  return repository;
}
function missing(message, hint) {
  return new ReplayKitError("not_found", message, { hint });
}
function newest(nodes) {
  const own = nodes.filter((node) => node !== null && !node.isCrossRepository).toSorted((a, b) => (b?.number ?? 0) - (a?.number ?? 0));
  const pull = own.find((node) => node?.state === "OPEN") ?? own[0];
  if (!pull) return void 0;
  const { number: number2, url, state, title, body, headRefOid } = pull;
  const labels = (pull.labels?.nodes ?? []).flatMap((label) => label ? [label.name] : []);
  return { number: number2, url, state, title, body, headOid: headRefOid, labels };
}
var blameSchema = object({
  repository: object({
    object: object({
      blame: object({
        ranges: array(
          object({
            startingLine: number(),
            endingLine: number(),
            commit: object({ committedDate: string() })
          })
        )
      })
    }).nullable()
  })
});
var blameQuery = `query ($owner: String!, $repo: String!, $commit: String!, $path: String!) {
  repository(owner: $owner, name: $repo) {
    object(expression: $commit) {
      ... on Commit { blame(path: $path) { ranges { startingLine endingLine commit { committedDate } } } }
    }
  }
}`;
async function lineWrittenAt({ github, repository }, place) {
  const { commit, path, line } = place;
  const answer = await github.repeat(
    `read the history of ${path} in ${repository.owner}/${repository.repo}`,
    () => github.octokit.graphql(blameQuery, { ...repository, commit, path })
  );
  const ranges = blameSchema.parse(answer).repository.object?.blame.ranges ?? [];
  return ranges.find(({ startingLine, endingLine }) => startingLine <= line && line <= endingLine)?.commit.committedDate;
}

// src/github/take-steps.ts
async function takeSteps(github, next) {
  const written = /* @__PURE__ */ new Set();
  const tries = /* @__PURE__ */ new Map();
  for (; ; ) {
    const step = await next(written);
    if ("result" in step) return step.result;
    const result = await step.write();
    if (result.ok) written.add(step.name);
    else await faultOrAgain({ github, tries }, step.name, result.fault);
  }
}
async function faultOrAgain({ github, tries }, step, fault) {
  const { kind } = fault.failure;
  const raced = kind === "conflict" || kind === "refused" || kind === "not_found" && step !== "branch" && step !== "pull";
  if (!raced && kind !== "unknown_outcome") throw fault.error;
  const attempt = (tries.get(step) ?? 0) + 1;
  tries.set(step, attempt);
  if (kind === "refused" && attempt >= 3) throw fault.error;
  await github.backOff(attempt, fault);
}

// src/github/ensure-pull-request.ts
var maxBytes = 10 * 1024 * 1024;
var maxPaths = 400;
async function ensurePullRequest(options) {
  checkSize(options);
  const paths = pathsOf(options);
  const wanted = options.mode === "rolling" ? await Promise.all(textsOf(options).map(blobId)) : void 0;
  return takeSteps(
    options.github,
    async (written) => nextStep({ options, wanted, written }, await readBranchState({ ...options, paths }))
  );
}
function nextStep(run, state) {
  const { options } = run;
  const { base, branch, pull } = state;
  if (isThere(run, state.onBase).every(Boolean)) return { result: { how: "on_base" } };
  const here = isThere(run, state.onBranch);
  const needed = here.map((there, index) => !there && !isThere(run, state.onBase)[index]);
  if (pull?.state === "CLOSED" && wasDeclined(run, { needed, branch, pull })) {
    return { result: { how: "declined", number: pull.number, url: pull.url } };
  }
  if (branch === void 0) return { name: "branch", write: () => createBranch(options, base.oid) };
  const leftover = pull !== void 0 && pull.state !== "OPEN" && pull.headOid === branch && branch !== base.oid;
  if (leftover) return { name: "reset", write: () => resetBranch(options, base.oid) };
  const files = missingFiles(run, needed);
  if (files.length > 0) {
    const { message } = options;
    return { name: "commit", write: () => commitOnBranch(options, { expected: branch, message, files }) };
  }
  if (pull?.state !== "OPEN") return { name: "pull", write: () => createPull(options, base.name, options) };
  return finishPull(run, pull, branch);
}
function finishPull({ options, written }, pull, commit) {
  const { number: number2, url } = pull;
  const stale = pull.title !== options.title || normalised(pull.body) !== normalised(options.body);
  if (options.mode === "rolling" && stale) return { name: "text", write: () => updatePull(options, number2, options) };
  const labels = options.labels.filter(
    (label) => !pull.labels.some((has) => has.toLowerCase() === label.toLowerCase())
  );
  if (labels.length > 0) return { name: "labels", write: () => addLabels(options, number2, labels) };
  const how = written.has("pull") ? "opened" : written.size > 0 ? "updated" : "unchanged";
  return { result: { how, number: number2, url, branch: options.branch, commit } };
}
function normalised(text) {
  return text.replaceAll("\r\n", "\n").trim();
}
function isThere({ wanted }, found) {
  return found.map((oid, index) => wanted ? oid === wanted[index] : oid !== void 0);
}
function wasDeclined({ options }, { needed, branch, pull }) {
  if (options.mode === "once") return true;
  if (branch === void 0) return normalised(pull.body) === normalised(options.body);
  return pull.headOid === branch && needed.every((need) => !need);
}
function missingFiles({ options }, needed) {
  if (options.mode === "rolling")
    return options.groups.flatMap(({ files }) => files).filter((_, index) => needed[index]);
  return options.groups.filter((_, index) => needed[index]).flatMap(({ files }) => files);
}
function pathsOf({ mode, groups }) {
  return mode === "once" ? groups.map(({ probe }) => probe) : groups.flatMap(({ files }) => files.map(({ path }) => path));
}
function textsOf({ groups }) {
  return groups.flatMap(({ files }) => files.map(({ text }) => text));
}
function checkSize(options) {
  const bytes = textsOf(options).reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  if (bytes > maxBytes) {
    throw new ReplayKitError(
      "too_large",
      `the files of ${options.branch} have ${bytes} bytes; at most ${maxBytes} fit a pull request`,
      {
        hint: "promote fewer cases at once, or prune their fixtures with `replaykit case fixtures prune`"
      }
    );
  }
  if (pathsOf(options).length > maxPaths) {
    throw new ReplayKitError("too_large", `${options.branch} has more than ${maxPaths} cases`, {
      hint: "promote fewer at once"
    });
  }
}

export {
  readBranchState,
  lineWrittenAt,
  takeSteps,
  ensurePullRequest,
  normalised
};
