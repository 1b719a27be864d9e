import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  boundEffects,
  readBasePolicy,
  writeBaseCase
} from "./chunk-LDLTF7PJ.js";
import {
  acceptancesOn,
  mayWrite
} from "./chunk-T2UTGTWF.js";
import {
  runOfHead
} from "./chunk-M62XY3QK.js";
import {
  artifactName,
  readReport,
  shardArtifactName
} from "./chunk-BFDNYK24.js";
import {
  replayCases,
  withoutInputs
} from "./chunk-QSXY7WMF.js";
import {
  headVersion,
  openWorkspace,
  temporaryFolder
} from "./chunk-GK4C6EQ3.js";
import {
  compareGuards,
  deletedGuard
} from "./chunk-TCSTTIBO.js";
import {
  covers,
  filesDigest,
  githubOf
} from "./chunk-IMSI6VKX.js";
import {
  localDestinations,
  say,
  tell,
  writeAll
} from "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import "./chunk-CWUAN237.js";
import {
  planLines,
  planOf,
  readDurations
} from "./chunk-L2XLORSI.js";
import "./chunk-ORIRKLHL.js";
import {
  readRunPairs
} from "./chunk-TJQZHOM6.js";
import {
  sealCases
} from "./chunk-RNN3LPV3.js";
import {
  createBaseCheckout
} from "./chunk-MUWHJVQJ.js";
import {
  changedFiles,
  configSchema,
  git,
  isLimited,
  shellWord,
  toleratedOf
} from "./chunk-3QQEB6C6.js";
import {
  againstBase,
  buildReport,
  canonicalJson,
  withAgainstBase
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform,
  untrustedMarkdown
} from "./chunk-NP4WE3DX.js";
import {
  commandOf
} from "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  array,
  object,
  string
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/action/modes/replay.ts
import { join } from "node:path";

// src/core/verdict/base-policy.ts
function withBasePolicy(head, given) {
  const { effects, terminal_tools } = head;
  const base = given ?? configSchema.parse({ effects, terminal_tools });
  const { runner, budget: _budget, http: _http, simulator: _simulator, ...rest } = head;
  return {
    ...rest,
    fail_on: base.fail_on,
    effects: base.effects,
    redact: base.redact,
    judge: base.judge,
    upstream: base.upstream,
    live: base.live,
    aliases: base.aliases,
    equivalent: base.equivalent,
    pool: base.pool,
    evidence: base.evidence,
    sandbox: base.sandbox,
    terminal_tools: base.terminal_tools,
    select: base.select,
    ...base.budget === void 0 ? {} : { budget: base.budget },
    ...base.http === void 0 ? {} : { http: base.http },
    ...base.simulator === void 0 ? {} : { simulator: base.simulator },
    ...runner === void 0 ? {} : { runner: stricter(runner, base.runner, base) },
    runners: Object.fromEntries(
      Object.entries(head.runners).map(([name, own]) => [name, stricter(own, ownRunner(base, name), base)])
    )
  };
}
function ownRunner({ runners }, name) {
  return Object.hasOwn(runners, name) ? runners[name] : void 0;
}
function stricter(head, before, base) {
  const all = [...base.runner ? [base.runner] : [], ...Object.values(base.runners)];
  const passed = new Set((before ? [before] : all).flatMap(({ pass_env }) => pass_env));
  const { paths, ...rest } = head;
  const kept = {
    ...rest,
    network: head.network === "allow" && before?.network === "allow" ? "allow" : "deny",
    pass_env: head.pass_env.filter((name) => passed.has(name)),
    writable: head.writable.filter((path) => before?.writable.includes(path) === true),
    hide_checks: head.hide_checks || (before ? [before] : all).some(({ hide_checks }) => hide_checks)
  };
  return paths && before?.paths ? { ...kept, paths: [.../* @__PURE__ */ new Set([...before.paths, ...paths])] } : kept;
}
function comparePolicy(inForce, head) {
  const keys = [
    "fail_on",
    "effects",
    "redact",
    "judge",
    "simulator",
    "upstream",
    "http",
    "terminal_tools",
    "select",
    "budget",
    "live",
    "aliases",
    "equivalent",
    "pool",
    "evidence",
    "sandbox"
  ];
  const changed = keys.filter((key) => !same(inForce[key], head[key])).map(String);
  if (inForce.runner && head.runner) changed.push(...compareRunner("runner", inForce.runner, head.runner));
  for (const [name, runner] of Object.entries(head.runners)) {
    const allowed = ownRunner(inForce, name);
    if (allowed) changed.push(...compareRunner(`runners.${name}`, allowed, runner));
  }
  return changed;
}
function compareRunner(place, inForce, head) {
  const keys = ["network", "pass_env", "hide_checks", "paths", "writable"];
  return keys.filter((key) => !same(inForce[key], head[key])).map((key) => `${place}.${key}`);
}
function same(a, b) {
  return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}

// src/github/label-acceptance.ts
var answerSchema = object({
  repository: object({
    pullRequest: object({
      timelineItems: object({
        nodes: array(
          object({
            createdAt: string(),
            label: object({ name: string() }),
            actor: object({ __typename: string(), login: string() }).nullable()
          })
        )
      })
    }).nullable()
  })
});
var query = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      timelineItems(itemTypes: [LABELED_EVENT], last: 100) {
        nodes { ... on LabeledEvent { createdAt label { name } actor { __typename login } } }
      }
    }
  }
}`;
async function labelAccepts({ github, repository }, { number, label, run: run2 }) {
  const { data } = await github.repeat(
    `read the run ${run2}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: run2 })
  );
  const answer = await github.repeat(
    `read who labelled #${number}`,
    () => github.octokit.graphql(query, { ...repository, number })
  );
  const events = answerSchema.parse(answer).repository.pullRequest?.timelineItems.nodes ?? [];
  const last = events.findLast((one) => one.label.name.toLowerCase() === label.toLowerCase());
  if (last === void 0 || last.actor?.__typename !== "User" || last.createdAt <= data.created_at) return false;
  return mayWrite({ github, repository }, last.actor.login);
}

// src/action/accepted-guards.ts
var acceptLabel = "replaykit:accept";
async function acceptedGuards(context, altered, digests) {
  const { inputs, event } = context;
  const number = event.base?.number;
  if (altered.length === 0 || number === void 0) return /* @__PURE__ */ new Set();
  if (inputs.token === void 0) {
    tell("notice", "nobody could be asked who accepts the altered guards: the input token is empty");
    return /* @__PURE__ */ new Set();
  }
  const { githubOf: githubOf2 } = await import("./comment-WOD42NIU.js");
  const { pullRequestNow } = await import("./pull-request-now-M3XBATPI.js");
  const github = await githubOf2(inputs.token, event);
  const repository = { owner: event.owner, repo: event.repo };
  try {
    const pull = await pullRequestNow(github, repository, number);
    const commit = event.name === "merge_group" ? pull.headSha : event.base?.headSha;
    if (commit === void 0 || commit !== pull.headSha) return /* @__PURE__ */ new Set();
    const acceptances = await acceptancesOn({ github, repository }, { commit, number });
    const byComment = altered.filter(
      ({ case_id, changes }) => acceptances.some((one) => covers(one, { case_id, files: digests.get(case_id), changes }))
    );
    const run2 = pull.labels.includes(acceptLabel) ? await runOf(context, github, pull) : void 0;
    const labelled = run2 !== void 0 && await labelAccepts({ github, repository }, { number, label: acceptLabel, run: run2 });
    return new Set((labelled ? altered : byComment).map(({ case_id }) => case_id));
  } catch (error) {
    say(
      `nobody could be asked who accepts the altered guards: ${error instanceof Error ? error.message : String(error)}`
    );
    return /* @__PURE__ */ new Set();
  }
}
async function runOf({ event, env }, github, { headSha, headRef, headRepository }) {
  const own = Number(env["GITHUB_RUN_ID"]);
  if (event.name !== "merge_group") return Number.isSafeInteger(own) ? own : void 0;
  if (headRepository === void 0) return void 0;
  const repository = { owner: event.owner, repo: event.repo };
  return runOfHead({ github, repository, commit: headSha, branch: headRef, headRepository, artifact: artifactName });
}

// src/action/changed-programs.ts
import { realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
async function changedPrograms(commit, options) {
  const top = (await git(["rev-parse", "--show-toplevel"], options)).toString().trim();
  const listed = await git(["diff", "--name-only", "--no-renames", "--ignore-submodules=dirty", "-z", commit], options);
  const changed = listed.toString("utf8").split("\0").filter(Boolean);
  const differs = (path) => changed.some((file) => file === path || file.startsWith(`${path}/`) || path.startsWith(`${file}/`));
  const places = { top: realpathSync(top), root: realpathSync(options.cwd) };
  return (command) => {
    const paths = new Set(
      commandOf(command).argv.flatMap(wordsOf).flatMap((word) => pathsOf(word, places))
    );
    return [...paths].filter(differs);
  };
}
function withoutChangedJudge(config, programs) {
  const { command } = config.judge ?? {};
  const changed = command === void 0 ? [] : programs(command);
  if (changed.length === 0) return config;
  tell("warning", `${changed.join(", ")} changed in this pull request: semantic checks wait until it is merged`);
  return { ...config, judge: null };
}
function wordsOf(word) {
  return [word, ...word.split(/[\s=;|&()<>"'`]+/)].filter(Boolean);
}
function pathsOf(word, { top, root }) {
  if (word.includes("\0")) return [];
  const written = resolve(root, word);
  return [written, linked(written)].map((path) => relative(top, path).split(sep).join("/")).filter((path) => path !== "" && path !== ".." && !path.startsWith("../"));
}
function linked(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

// src/action/dispatched.ts
async function forPullRequest(context) {
  const { inputs, event } = context;
  const number = event.dispatchedFor;
  if (number === void 0) return context;
  if (inputs.token === void 0) {
    throw new ReplayKitError("usage", `the input token is empty, and #${number} cannot be read without it`);
  }
  const { githubOf: githubOf2 } = await import("./comment-WOD42NIU.js");
  const { pullRequestNow } = await import("./pull-request-now-M3XBATPI.js");
  const repository = { owner: event.owner, repo: event.repo };
  const pull = await pullRequestNow(await githubOf2(inputs.token, event), repository, number);
  const { baseSha, baseRef, headRef, headRepository } = pull;
  if (pull.headSha !== event.sha) {
    throw new ReplayKitError(
      "usage",
      `#${number} is at ${pull.headSha.slice(0, 12)}, and this run is of ${event.sha.slice(0, 12)}`,
      { hint: "start it on the pull request's own branch" }
    );
  }
  const own = {
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
      fromFork: headRepository?.toLowerCase() !== `${event.owner}/${event.repo}`.toLowerCase()
    }
  };
  return { ...context, event: own };
}

// src/action/earlier-attempts.ts
function runAttempt(env) {
  const text = env["GITHUB_RUN_ATTEMPT"] ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : void 0;
}
async function earlierAttempts(context, { root, base }) {
  const attempt = runAttempt(context.env);
  if (attempt === void 0) return void 0;
  const head = (await git(["rev-parse", "HEAD"], { cwd: root })).toString().trim();
  const trials = /* @__PURE__ */ new Map();
  for (const { case_id, trial } of (await reportBefore(attempt, context))?.cases ?? []) {
    if (trial) trials.set(case_id, [...trials.get(case_id) ?? [], trial]);
  }
  return {
    questions: ["worse"],
    code: () => Promise.resolve(`${head} ${base}`),
    trialsOf: (caseId) => trials.get(caseId) ?? []
  };
}
async function reportBefore(attempt, context) {
  if (attempt === 1) return void 0;
  const found = await readReportOf(attempt - 1, context);
  if (typeof found !== "string") return found;
  tell("notice", `what the attempts before this one tried does not count: ${found}`);
  return void 0;
}
async function readReportOf(attempt, { inputs, event, env }) {
  const runId = Number(env["GITHUB_RUN_ID"]);
  if (inputs.token === void 0) return "the input token is empty";
  if (!Number.isSafeInteger(runId)) return "GITHUB_RUN_ID is no number";
  const name = inputs.shard ? shardArtifactName(inputs.shard.index) : artifactName;
  try {
    const { fetchArtifact } = await import("./artifact-V6JTN7CT.js");
    const github = await githubOf(inputs.token, event);
    const repository = { owner: event.owner, repo: event.repo };
    const files = await fetchArtifact({ github, repository, runId, name, files: ["report.json"] });
    const bytes = files?.get("report.json");
    if (!bytes) return `this run has no artifact ${name} with a report.json`;
    const report = readReport(bytes);
    return report.run_attempt === attempt ? report : `attempt ${attempt} left no report`;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const refused = error.code === "forbidden" || error.code === "not_found";
    return `${error.message}${refused ? "; give the job `permissions: actions: read`" : ""}`;
  }
}

// src/action/modes/replay.ts
var mostChanges = 20;
var modelKeys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"];
async function run(given) {
  const context = await forPullRequest(given);
  const { inputs, event, env } = context;
  const workspace = await openWorkspace(inputs, event);
  const places = { configFile: workspace.configFile, cases: inputs.cases };
  const base = event.base && await readBasePolicy(event.base.sha, places, gitOptions(context, workspace));
  const folder = temporaryFolder(env, "replaykit");
  if (workspace.cases.length === 0 && (base?.guards.length ?? 0) === 0) return nothingToReplay();
  const attempt = runAttempt(env);
  const before = event.base && !inputs.shard ? import("./base-report-GEARV3VH.js").then((one) => one.baseReport(context)) : void 0;
  const judged = await replay(context, workspace, { base, folder });
  const figures = await before;
  const increase = withBasePolicy(workspace.config, base?.config).budget?.increase;
  const replayed = figures ? withAgainstBase(judged, againstBase(judged.cases, figures, increase)) : judged;
  const report = attempt === void 0 ? replayed : { ...replayed, run_attempt: attempt };
  let pairs;
  const runs = () => pairs ??= readRunPairs(report, {
    root: workspace.root,
    evidence: join(folder, "runs"),
    config: workspace.config
  });
  await writeAll(localDestinations(report, { env, event, folder, runs }));
  await comment(context, report, {
    note: base && policyNote(base, workspace),
    conversation: ({ path }) => runs().get(path)
  });
  await check(context, report, workspace);
  return report.summary.ok;
}
function nothingToReplay() {
  tell(
    "notice",
    "ReplayKit: this repository has no case yet. Make the first: npx replaykit scaffold trace.json --out cases/my-case"
  );
  return true;
}
function gitOptions({ inputs }, { root }) {
  return { cwd: root, token: inputs.token };
}
async function replay(context, workspace, { base, folder }) {
  var _stack = [];
  try {
    const { inputs } = context;
    const { root, cases } = workspace;
    const programs = base && await changedPrograms(base.commit, gitOptions(context, workspace));
    const config = programs ? withoutChangedJudge(withBasePolicy(workspace.config, base.config), programs) : workspace.config;
    const select = selectionOf(inputs.select) ?? config.select;
    const changed = base && await changedFiles(base.commit, gitOptions(context, workspace));
    const { sealed, altered, caseEffects, digests } = compareCases(workspace, base, {
      selecting: tagsOf(select),
      changed,
      changedPrograms: programs,
      judge: base?.config?.judge?.command
    });
    const accepted = await acceptedGuards(context, altered, digests);
    const failOn = inputs["fail-on"].length > 0 ? inputs["fail-on"] : config.fail_on;
    const baseCheckout = base && baseOf(context, { ...workspace, config }, base);
    const _checkout = __using(_stack, baseCheckout, true);
    const shared = {
      root,
      config,
      failOn,
      baseCheckout,
      guardPool: base?.pool,
      configFile: workspace.configFile,
      toleratedRates: new Map(base?.guards.map((guard) => [guard.case.id, toleratedOf(guard.case)])),
      evidence: join(folder, "runs")
    };
    const planned = {
      ...shared,
      cases,
      sealed,
      caseEffects,
      first: new Set(base?.guards.map(({ path }) => join(root, path))),
      select,
      changedFiles: changed,
      shard: inputs.shard,
      durations: inputs.durations === void 0 ? void 0 : readDurations(join(root, inputs.durations))
    };
    if (mayAskModels(context, config)) tellPlan(planned);
    const report = await replayCases(context, {
      ...planned,
      earlier: base && await earlierAttempts(context, { root, base: base.commit }),
      altered: Object.fromEntries(altered.map(({ case_id, changes }) => [case_id, changes])),
      alteredAccepted: accepted
    });
    const says = inputs.shard === void 0 || inputs.shard.index === 1;
    const deleted = says ? altered.filter((guard) => guard.deleted).map((guard) => deletedGuard(guard, accepted.has(guard.case_id))) : [];
    const refused = altered.filter(({ case_id }) => !accepted.has(case_id));
    const guards = says ? guardsToReplay(base, refused) : [];
    if (deleted.length === 0 && guards.length === 0) return report;
    const before = await replayBaseGuards(context, guards, { shared, folder });
    const { duration_ms, live, not_sandboxed, setups } = report.summary;
    return {
      ...report,
      ...buildReport([...deleted, ...before, ...report.cases], failOn, {
        duration_ms,
        expected: true,
        live,
        not_sandboxed,
        setups
      })
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function compareCases({ root, cases }, base, comparison) {
  const heads = [];
  const digests = /* @__PURE__ */ new Map();
  const sealed = sealCases(cases, (folder, files) => {
    if (!base) return;
    const versions = headVersion(root, folder, files);
    heads.push(...versions);
    for (const version of versions) digests.set(version.case.id, filesDigest(files, nodePlatform.hash));
  });
  if (!base) return { sealed, altered: [], caseEffects: void 0, digests };
  return {
    sealed,
    altered: compareGuards(base.guards, heads, comparison),
    caseEffects: boundedEffects(root, base, heads),
    digests
  };
}
function guardsToReplay(base, altered) {
  const ids = new Set(altered.map(({ case_id }) => case_id));
  return (base?.guards ?? []).filter((guard) => ids.has(guard.case.id) && guard.unreadable === void 0);
}
function boundedEffects(root, base, heads) {
  return new Map(
    heads.flatMap(({ case: { id, effects: own }, path }) => {
      const { effects, kept } = boundEffects(own, { before: base.caseEffects.get(id), base: base.effects });
      if (kept.length === 0) return [];
      const tools = kept.map((tool) => `${tool}: ${base.effects[tool]}`).join(", ");
      tell("warning", `${path}: its effects are looser than the base's, which are in force here (${tools})`);
      return [[join(root, path), effects]];
    })
  );
}
function tagsOf(select) {
  if (select === "smoke") return ["smoke"];
  return typeof select === "object" ? select.tags : [];
}
async function replayBaseGuards(context, guards, { shared, folder }) {
  if (guards.length === 0) return [];
  const folders = guards.map((guard) => writeBaseCase(guard, join(folder, "base-guards")));
  const { cases } = await replayCases(context, { ...shared, cases: folders, select: "all" });
  const paths = new Map(guards.map((guard) => [guard.case.id, guard.path]));
  return cases.map((result) => {
    const path = paths.get(result.case_id) ?? result.path;
    const folder2 = shellWord(path);
    return {
      ...result,
      path,
      title: `${result.title} (the base's version)`,
      commands: { reproduce: `git checkout HEAD^ -- ${folder2} && npx replaykit replay ${folder2}` }
    };
  });
}
function selectionOf(text) {
  if (text === "all" || text === "affected" || text === "smoke") return text;
  return text === void 0 ? void 0 : { tags: [text.replace(/^tag:/, "")] };
}
function mayAskModels({ env }, { budget, upstream }) {
  const keys = [...modelKeys, ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? [])];
  return isLimited(budget) || keys.some((name) => (env[name] ?? "") !== "");
}
function tellPlan(options) {
  for (const line of planLines(planOf(options), options.config)) tell("notice", line);
}
function baseOf(context, { root, config }, base) {
  const { inputs, event, env } = context;
  const command = inputs["base-setup"];
  return createBaseCheckout({
    ...gitOptions(context, { root }),
    name: event.base?.ref ?? "the base",
    commit: base.commit,
    config: base.config ?? config,
    setup: command === void 0 ? void 0 : { command, env: withoutInputs(env) }
  });
}
function policyNote(base, { config }) {
  const changes = comparePolicy(withBasePolicy(config, base.config), config);
  if (changes.length === 0) return void 0;
  const named = changes.slice(0, mostChanges).map((key) => untrustedMarkdown(key, { max: 100 }));
  const more = changes.length > mostChanges ? ` and ${changes.length - mostChanges} more` : "";
  return `This pull request changes ${named.join(", ")}${more} of replaykit.yaml; the base's are in force here.`;
}
async function comment(context, report, more) {
  const { inputs, event } = context;
  if (!event.pullRequest || inputs.comment === "never" || inputs.shard) return;
  const { commentOnPullRequest } = await import("./comment-WOD42NIU.js");
  await commentOnPullRequest(report, context, more);
}
async function check(context, report, workspace) {
  if (!context.event.base || context.inputs.shard) return;
  const { checkCommit } = await import("./check-MITGLSFN.js");
  await checkCommit(report, context, workspace);
}
export {
  run
};
