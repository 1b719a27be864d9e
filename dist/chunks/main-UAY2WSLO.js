import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  tell
} from "./chunk-JJQDZX5N.js";
import "./chunk-ORIRKLHL.js";
import {
  coerce_exports,
  parseJson,
  passedVariables,
  schemaProblems,
  standingSchema
} from "./chunk-ZPONSFWV.js";
import {
  beginNamespace,
  durationSchema
} from "./chunk-NP4WE3DX.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  _enum,
  array,
  boolean,
  literal,
  looseObject,
  number,
  strictObject,
  string,
  union,
  url
} from "./chunk-T7EWDS7W.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/action/event.ts
import { readFileSync } from "node:fs";
var repositorySchema = looseObject({ full_name: string() });
var pullRequestSchema = looseObject({
  number: number().int(),
  state: string().optional(),
  locked: boolean().optional(),
  head: looseObject({ sha: string(), ref: string(), repo: repositorySchema.nullish() }),
  base: looseObject({ sha: string(), ref: string() }),
  labels: array(looseObject({ name: string() })).default([])
});
var workflowRunSchema = looseObject({
  id: number().int(),
  name: string().nullish(),
  conclusion: string().nullish(),
  actor: looseObject({ login: string() }).nullish(),
  event: string(),
  head_sha: string(),
  head_branch: string().nullish(),
  head_repository: repositorySchema.nullish()
});
var mergeGroupSchema = looseObject({
  head_sha: string(),
  head_ref: string(),
  base_sha: string(),
  base_ref: string()
});
var payloadSchema = looseObject({
  action: string().optional(),
  comment: looseObject({ id: number().int() }).optional(),
  issue: looseObject({ number: number().int(), pull_request: looseObject({}).nullish() }).optional(),
  inputs: looseObject({ "pull-request": string().optional() }).nullish(),
  pull_request: pullRequestSchema.optional(),
  merge_group: mergeGroupSchema.optional(),
  workflow_run: workflowRunSchema.optional(),
  repository: looseObject({ default_branch: string().optional() }).optional()
});
function readEvent(env) {
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const [owner, repo] = repository.split("/");
  if (!owner || !repo) {
    throw new ReplayKitError("usage", `GITHUB_REPOSITORY is "${repository}"; expected owner/name`, {
      hint: "the Action runs inside a GitHub workflow; elsewhere use the `replaykit` command"
    });
  }
  const path = env["GITHUB_EVENT_PATH"];
  const payload = path === void 0 ? {} : readPayload(path);
  const serverUrl = env["GITHUB_SERVER_URL"] ?? "https://github.com";
  const pullRequest = payload.pull_request && pullRequestOf(payload.pull_request, repository);
  return {
    name: env["GITHUB_EVENT_NAME"] ?? "",
    owner,
    repo,
    sha: env["GITHUB_SHA"] ?? "",
    ref: env["GITHUB_REF"] ?? "",
    defaultBranch: payload.repository?.default_branch,
    workspace: env["GITHUB_WORKSPACE"] ?? process.cwd(),
    workflow: env["GITHUB_WORKFLOW"] ?? "ReplayKit",
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
    serverUrl,
    apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
    pullRequest,
    base: pullRequest ? baseOfPull(pullRequest) : payload.merge_group && baseOfGroup(payload.merge_group),
    comment: commentOf(payload),
    dispatchedFor: dispatchedFor(env["GITHUB_EVENT_NAME"], payload.inputs?.["pull-request"]),
    workflowRun: payload.workflow_run && {
      id: payload.workflow_run.id,
      workflow: payload.workflow_run.name ?? void 0,
      conclusion: payload.workflow_run.conclusion ?? void 0,
      actor: payload.workflow_run.actor?.login,
      event: payload.workflow_run.event,
      headSha: payload.workflow_run.head_sha,
      headBranch: payload.workflow_run.head_branch ?? void 0,
      headRepository: payload.workflow_run.head_repository?.full_name
    }
  };
}
function pullRequestOf(pull, repository) {
  const headRepository = pull.head.repo?.full_name;
  return {
    number: pull.number,
    open: pull.state === void 0 || pull.state === "open",
    locked: pull.locked === true,
    headSha: pull.head.sha,
    headRef: pull.head.ref,
    headRepository,
    baseSha: pull.base.sha,
    baseRef: pull.base.ref,
    labels: pull.labels.map(({ name }) => name),
    fromFork: headRepository !== repository
  };
}
function commentOf({ action, comment, issue }) {
  if (action !== "created" || !comment || !issue?.pull_request) return void 0;
  return { id: comment.id, number: issue.number };
}
function dispatchedFor(name, number2) {
  return name === "workflow_dispatch" && /^[1-9]\d{0,9}$/.test(number2 ?? "") ? Number(number2) : void 0;
}
function baseOfPull({ baseSha: sha, baseRef: ref, headSha, number: number2 }) {
  return { sha, ref, headSha, number: number2 };
}
function baseOfGroup(group) {
  const number2 = /\/pr-(\d{1,12})-[0-9a-f]+$/.exec(group.head_ref)?.[1];
  return {
    sha: group.base_sha,
    ref: group.base_ref.replace(/^refs\/heads\//, ""),
    headSha: group.head_sha,
    number: number2 === void 0 ? void 0 : Number(number2)
  };
}
function readPayload(path) {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new ReplayKitError("io_failed", `cannot read the event at GITHUB_EVENT_PATH (${path})`, { cause });
  }
  const json = parseJson(text, { name: "the event payload" });
  const parsed = payloadSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `the event payload is wrong: ${problem?.message}`);
}

// src/action/inputs.ts
var optional = string().transform((text) => text === "" ? void 0 : text);
var list = string().transform(
  (text) => text.split(/[\n,]/).map((item) => item.trim()).filter((item) => item !== "")
);
var shard = string().regex(/^(\d+\/\d+)?$/, "expected <i>/<n>, such as 2/8").transform((text) => {
  const [index, of] = text.split("/").map(Number);
  return index === void 0 || of === void 0 ? void 0 : { index, of };
}).refine((value) => value === void 0 || value.index >= 1 && value.index <= value.of && value.of <= 1e3, {
  message: "expected 1 ≤ i ≤ n ≤ 1000"
});
var select = string().regex(/^(all|affected|smoke|tag:[\w-]+)?$/, "expected all, affected, smoke or tag:<name>").transform((text) => text === "" ? void 0 : text);
var inputsSchema = strictObject({
  mode: _enum(["replay", "report", "merge", "promote", "guard", "command"]),
  cases: list,
  runner: optional,
  config: string().min(1),
  "fail-on": list.pipe(array(standingSchema)),
  attempts: union([literal("auto"), coerce_exports.number().int().min(1).max(1e3)]),
  jobs: union([literal("").transform(() => void 0), coerce_exports.number().int().min(1).max(256)]),
  timeout: union([literal("").transform(() => void 0), durationSchema]),
  shard,
  "base-setup": optional,
  select,
  durations: optional,
  comment: _enum(["auto", "always", "never"]),
  token: optional,
  "worker-url": union([literal("").transform(() => void 0), url({ protocol: /^https?$/ })]),
  "worker-token": optional
});
var inputNames = Object.keys(inputsSchema.shape);
function readInputs(env) {
  const given = Object.fromEntries(
    inputNames.map((name) => [name, (env[variable(name)] ?? defaults[name] ?? "").trim()])
  );
  const parsed = inputsSchema.safeParse(given);
  const problems = parsed.success ? contradictions(parsed.data) : parsed.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? "");
    return `${name}: "${given[name] ?? ""}" is not valid: ${issue.message}`;
  });
  problems.push(...unknownInputs(env));
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new ReplayKitError(
    "usage",
    `the Action's inputs are wrong:
${problems.map((line) => `- ${line}`).join("\n")}`,
    {
      hint: "correct them in the workflow's `with:`; action.yml documents each"
    }
  );
}
function variable(name) {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
var defaults = {
  mode: "replay",
  config: "replaykit.yaml",
  attempts: "auto",
  comment: "auto"
};
function contradictions(inputs) {
  const problems = [];
  if (inputs.shard && inputs.mode !== "replay") problems.push(`shard: only for mode replay, not ${inputs.mode}`);
  if (inputs.shard && inputs.comment === "always") {
    problems.push("comment: a shard knows only its part; use comment never and let mode merge comment");
  }
  if (inputs.mode === "promote" && inputs["worker-url"] === void 0)
    problems.push("worker-url: mode promote needs it");
  if (inputs.mode === "command" && inputs.runner !== void 0) problems.push("runner: mode command runs no agent");
  if (inputs.mode === "report" && inputs.runner !== void 0) problems.push("runner: mode report runs no agent");
  return problems;
}
var formerInputs = {
  baseline: "live cases are always tried beside the base commit, whose code is set up when one needs it"
};
function formerInputNotes(env) {
  return Object.entries(formerInputs).filter(([name]) => (env[variable(name)] ?? "") !== "").map(([name, why]) => `the input ${name} has no effect any more and can be removed: ${why}`);
}
function unknownInputs(env) {
  const known = new Set([...inputNames, ...Object.keys(formerInputs)].map(variable));
  return Object.keys(env).filter((name) => name.startsWith("INPUT_") && !known.has(name)).map((name) => `${name.slice("INPUT_".length).toLowerCase()}: there is no such input`);
}

// src/action/start-anew.ts
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync as readFileSync2, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
var pipeVariable = "REPLAYKIT_ENVIRONMENT_PIPE";
var handedOver = false;
var githubNames = `
  ACTION ACTION_PATH ACTION_REF ACTION_REPOSITORY ACTIONS ACTOR ACTOR_ID API_URL BASE_REF ENV EVENT_NAME
  EVENT_PATH GRAPHQL_URL HEAD_REF JOB OUTPUT PATH REF REF_NAME REF_PROTECTED REF_TYPE REPOSITORY REPOSITORY_ID
  REPOSITORY_OWNER REPOSITORY_OWNER_ID RETENTION_DAYS RUN_ATTEMPT RUN_ID RUN_NUMBER SERVER_URL SHA STATE
  STEP_SUMMARY TRIGGERING_ACTOR WORKFLOW WORKFLOW_REF WORKFLOW_SHA WORKSPACE`;
var runnerNames = "ARCH DEBUG ENVIRONMENT NAME OS TEMP TOOL_CACHE WORKSPACE";
var openNames = /* @__PURE__ */ new Set([
  ...passedVariables,
  ...githubNames.trim().split(/\s+/).map((name) => `GITHUB_${name}`),
  ...runnerNames.split(" ").map((name) => `RUNNER_${name}`)
]);
var secretName = /TOKEN|KEY|SECRET|PASSW|CREDENTIAL|AUTH/i;
function environmentOf(own) {
  const pipe = own[pipeVariable];
  if (pipe === void 0) return own;
  const handed = JSON.parse(readFileSync2(pipe, "utf8"));
  handedOver = true;
  delete process.env[pipeVariable];
  rmSync(dirname(pipe), { recursive: true, force: true });
  return { ...handed, ...own, [pipeVariable]: void 0 };
}
function openEnvironment(env) {
  const kept = {};
  for (const [name, value] of Object.entries(env)) {
    const ours = openNames.has(name) || name.startsWith("LC_") || /^(https?|no|all)_proxy$/i.test(name);
    if (value !== void 0 && ours && !secretName.test(name) && !/^\w+:\/\/[^/]*@/.test(value)) kept[name] = value;
  }
  return kept;
}
async function startAnew(env) {
  const open = openEnvironment(env);
  const hasMore = Object.entries(env).some(([name, value]) => value !== void 0 && !(name in open));
  if (!hasMore || handedOver) return;
  if (process.platform === "win32" || typeof process.execve !== "function") return;
  const pipe = join(mkdtempSync(join(tmpdir(), "replaykit-pipe-")), "environment");
  const made = spawnSync("mkfifo", ["-m", "600", pipe], { env: open });
  if (made.status !== 0) {
    throw new ReplayKitError("io_failed", "the Action could not put its secrets out of the runner's reach: no pipe", {
      hint: "make `mkfifo` available on the runner, or a sandbox possible"
    });
  }
  const writer = spawn("sh", ["-c", 'cat > "$0"', pipe], { stdio: ["pipe", "ignore", "ignore"], env: open });
  writer.stdin.end(JSON.stringify(env));
  await once(writer.stdin, "finish");
  const rest = process.argv.slice(1);
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...rest], { ...open, [pipeVariable]: pipe });
}

// src/action/main.ts
var modes = {
  replay: () => import("./replay-BM6CUFPH.js"),
  report: () => import("./report-ZPCN37R6.js"),
  merge: () => import("./merge-UNXFON25.js"),
  promote: () => import("./promote-5JL65PZX.js"),
  guard: () => import("./guard-XJHJRUZ7.js"),
  command: () => import("./command-NYVUBLY7.js")
};
var running = /* @__PURE__ */ new Set(["replay", "guard"]);
process.exitCode = await main(environmentOf(process.env));
async function main(env) {
  try {
    const inputs = readInputs(env);
    if (running.has(inputs.mode)) beginNamespace();
    const loading = modes[inputs.mode]();
    if (running.has(inputs.mode)) await keepSecretsApart(env);
    for (const note of formerInputNotes(env)) tell("warning", note);
    const event = readEvent(env);
    const { run } = await loading;
    return await run({ inputs, event, env }) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    tell("error", `${error.message}${error.hint === void 0 ? "" : ` → ${error.hint}`}`);
    return 1;
  }
}
async function keepSecretsApart(env) {
  const { openSandbox } = await import("./sandbox-HC5VQQ7G.js");
  const sandbox = await openSandbox();
  if (!("reason" in sandbox)) return sandbox[Symbol.dispose]();
  await startAnew(env);
  const { loadAll } = await import("./load-all-RTFEI5LZ.js");
  await loadAll();
}
