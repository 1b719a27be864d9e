import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  acceptancesOn,
  readMaintainerComment,
  recordAcceptance
} from "./chunk-T2UTGTWF.js";
import {
  runOfHead
} from "./chunk-M62XY3QK.js";
import {
  fetchArtifact
} from "./chunk-QSNZKANJ.js";
import {
  artifactName,
  readReport
} from "./chunk-BFDNYK24.js";
import {
  compareGuards,
  recordingsHash
} from "./chunk-TCSTTIBO.js";
import {
  acceptableAs,
  commentMarker,
  filesDigest,
  githubOf,
  ownComment,
  readSections,
  shownDigest
} from "./chunk-IMSI6VKX.js";
import {
  tell
} from "./chunk-JJQDZX5N.js";
import {
  pullRequestNow
} from "./chunk-F7ICV2O4.js";
import {
  commitOnBranch
} from "./chunk-CZ3EWTXR.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
import "./chunk-P43ETFAW.js";
import {
  addFromTrace,
  caseFold,
  createRedactor,
  describeCheck,
  editCaseYaml,
  effectLookup,
  formatJsonFile,
  isObject,
  loadCase,
  parseCaseYaml,
  readCaseYaml,
  readCheck,
  traceSchema,
  writeCheck
} from "./chunk-3QQEB6C6.js";
import {
  caseFileNames,
  parseJson,
  shownAttempt
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  hmacKeyedHash,
  nodePlatform,
  untrustedMarkdownBlock,
  untrustedMarkdownText
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  looseObject,
  object,
  string
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/action/modes/command.ts
import { randomBytes } from "node:crypto";

// src/core/accept/file-patch.ts
var context = 3;
function filePatch(path, before, after) {
  const [old, now] = [linesOf(before), linesOf(after)];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let same = 0;
  while (same < old.length - first && same < now.length - first && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  const from = Math.max(0, first - context);
  const trailing = Math.min(same, context);
  const counts = [old.length - same + trailing - from, now.length - same + trailing - from];
  return [
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${from + 1},${counts[0]} +${from + 1},${counts[1]} @@`,
    ...old.slice(from, first).map((line) => ` ${line}`),
    ...old.slice(first, old.length - same).map((line) => `-${line}`),
    ...now.slice(first, now.length - same).map((line) => `+${line}`),
    ...old.slice(old.length - same, old.length - same + trailing).map((line) => ` ${line}`),
    ""
  ].join("\n");
}
function linesOf(text) {
  return text.replace(/\n$/, "").split("\n");
}

// src/core/accept/accepted-behaviour.ts
function acceptedBehaviour(files, result) {
  const text = files["case.yaml"] ?? "";
  const { case: replayCase, value } = readCaseYaml(text, `${result.path}/case.yaml`);
  if (replayCase === void 0) return { problem: "its case.yaml cannot be read" };
  const failed = (shownAttempt(result)?.assertions ?? []).filter(({ outcome }) => outcome === "fail");
  if (failed.length === 0) return { problem: "no assertion failed, so that there is nothing to bring up to date" };
  const changes = [];
  const edits = [];
  const kept = [];
  let met = 0;
  for (const [index, check] of replayCase.assertions.entries()) {
    const words = describeCheck(check);
    const outcome = failed.find((one) => one.check === words);
    if (outcome === void 0) {
      kept.push(check);
      continue;
    }
    met += 1;
    const updated = updatedCheck(check, outcome);
    if (updated !== void 0) kept.push(updated);
    edits.push(editOf(["assertions", index], updated, value));
    changes.push(updated === void 0 ? `${words}: taken out` : `${words} → ${describeCheck(updated)}`);
  }
  if (met === 0) return { problem: "the case has changed since it was replayed" };
  if (!kept.some(({ kind }) => kind !== "semantic" && kind !== "script")) {
    return { problem: "nothing that can be decided would be left of its assertions: write what is wanted by hand" };
  }
  return { files: { ...files, "case.yaml": editCaseYaml(text, edits.toReversed()) }, changes };
}
function editOf(path, check, value) {
  if (check === void 0) return { path, value: void 0 };
  const written = writeCheck(check);
  const params = written[check.kind];
  const inPlace = [...path, check.kind, "count"];
  if (isObject(params) && params["count"] !== void 0 && hasAt(value, inPlace)) {
    return { path: inPlace, value: params["count"] };
  }
  return { path, value: written };
}
function hasAt(value, path) {
  let at = value;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === "number") at = at[key];
    else at = isObject(at) && typeof key === "string" ? at[key] : void 0;
  }
  return at !== void 0;
}
function updatedCheck(check, { observed }) {
  const params = updatedParams(check, observed);
  if (params === void 0) return void 0;
  const read = readCheck({ [check.kind]: params }, "assertions");
  return read.ok ? read.check : void 0;
}
function updatedParams(check, observed) {
  if (check.kind === "status_is") return { status: observed ?? null };
  if (check.kind === "final_output_exists") return { exists: !check.exists };
  if (check.kind === "max_steps" || check.kind === "max_tokens") return { count: observed ?? null };
  if (check.kind === "min_tool_calls" || check.kind === "max_tool_calls") {
    return { ...check.tool === void 0 ? {} : { tool: check.tool }, count: observed ?? null };
  }
  if (check.kind !== "writes_are" || !Array.isArray(observed)) return void 0;
  const calls = observed.filter(isObject).map(({ tool = null, args = {} }) => ({ tool, args }));
  return { calls, include_failed: check.include_failed };
}

// src/github/case-commit.ts
var commitSchema = object({
  createCommitOnBranch: object({ commit: object({ oid: string(), tree: object({ oid: string() }) }) })
});
async function commitCases({ github, repository }, { pull }, { changes, message }) {
  const files = changes.flatMap(
    ({ path, before, after }) => caseFileNames.flatMap((name) => {
      const text = after[name];
      return text === void 0 || text === before[name] ? [] : [{ path: `${path}/${name}`, text }];
    })
  );
  const target = { github, repository, branch: pull.headRef };
  const made = await commitOnBranch(target, { expected: pull.headSha, message, files });
  if (made.ok) {
    const { oid, tree } = commitSchema.parse(made.value).createCommitOnBranch.commit;
    return { sha: oid, tree: tree.oid };
  }
  const { failure, error } = made.fault;
  if (failure.kind === "conflict") return { refused: "somebody pushed meanwhile: look at it, then ask again" };
  if (failure.kind === "forbidden") {
    return { refused: "the token may not commit here; give the job `permissions: contents: write`" };
  }
  throw error;
}
async function startReplay({ github, repository, number }, head) {
  const run2 = await github.repeat(
    `read the run ${head.run}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: head.run })
  );
  const started = await github.once(
    "start the replay",
    () => github.octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
      ...repository,
      workflow_id: run2.data.workflow_id,
      ref: head.pull.headRef,
      inputs: { "pull-request": String(number) }
    })
  );
  if (started.ok) return "Its replay was started.";
  return "Its replay could not be started: the replay's workflow needs `workflow_dispatch` with the input `pull-request`, and this one `actions: write`. Push a commit to replay it.";
}
async function replayAgain({ github, repository }, { run: run2 }) {
  const started = await github.once(
    `start the run ${run2} again`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs", {
      ...repository,
      run_id: run2
    })
  );
  return started.ok ? "Its failed jobs were started again." : "Start its failed jobs again (*Re-run failed jobs*).";
}

// src/github/case-contents.ts
var plainFolder = /^(?!.*\.\.)[\w][\w.@-]*(?:\/[\w][\w.@-]*)*$/;
var mostBytes = 16 * 1024 * 1024;
async function readCaseAt(github, repository, { commit, folder }) {
  if (!plainFolder.test(folder)) {
    throw new ReplayKitError("unsafe_path", `the case's folder "${folder}" cannot be read by its name`, {
      hint: "accept it from a checkout"
    });
  }
  const files = {};
  const texts = await Promise.all(
    caseFileNames.map((name) => readFileAt(github, repository, { commit, path: `${folder}/${name}` }))
  );
  for (const [index, name] of caseFileNames.entries()) {
    const text = texts[index];
    if (text !== void 0) files[name] = text;
  }
  return files;
}
async function readFileAt(github, repository, { commit, path }) {
  const doing = `read ${path} at ${commit.slice(0, 12)}`;
  const found = await github.once(
    doing,
    () => github.octokit.request("GET /repos/{owner}/{repo}/contents/{path}", { ...repository, path, ref: commit })
  );
  if (!found.ok) {
    if (found.fault.failure.kind === "not_found") return void 0;
    throw found.fault.error;
  }
  const { data } = found.value;
  if (Array.isArray(data) || data.type !== "file" || !("content" in data)) return void 0;
  if (data.size > mostBytes) throw new ReplayKitError("too_large", `${path} has ${data.size} bytes`);
  if (data.encoding === "base64") return decoded(data.content);
  const { sha } = data;
  const blob = await github.repeat(
    doing,
    () => github.octokit.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { ...repository, file_sha: sha })
  );
  return decoded(blob.data.content);
}
function decoded(base64) {
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

// src/github/evidence-answers.ts
var resultSchema = looseObject({ case_id: string() });
var asItIs = { redact: (value) => value };
function addedAnswers(files, { result, evidence }) {
  const trace = traceOf(result.case_id, evidence);
  if (trace === void 0) return { files, notes: [] };
  const loaded = loadCase(files, result.path.split("/").at(-1) ?? result.case_id);
  const { fixtures, added } = addFromTrace({
    fixtures: loaded.toolFixtures,
    trace,
    effects: effectLookup(loaded.case.effects, {}),
    redactor: asItIs
  });
  if (added.length === 0) return { files, notes: [] };
  const notes = [`${added.length} ${added.length === 1 ? "fixture" : "fixtures"} added`];
  return { files: { ...files, "fixtures/tools.json": formatJsonFile(fixtures) }, notes };
}
function traceOf(caseId, evidence) {
  const folders = [...evidence.keys()].flatMap((name) => /^(runs\/[\w.-]+)\/result\.json$/.exec(name)?.[1] ?? []);
  for (const folder of folders.toSorted().toReversed()) {
    const result = resultSchema.safeParse(jsonOf(evidence.get(`${folder}/result.json`)));
    if (!result.success || result.data.case_id !== caseId) continue;
    const trace = traceSchema.safeParse(jsonOf(evidence.get(`${folder}/trace.json`)));
    return trace.success ? trace.data : void 0;
  }
  return void 0;
}
function jsonOf(bytes) {
  if (bytes === void 0) return void 0;
  try {
    return parseJson(new TextDecoder().decode(bytes), { name: "the evidence" });
  } catch {
    return void 0;
  }
}

// src/github/accept-cases.ts
async function acceptCases(place, head, comment) {
  const { target } = comment.command;
  const wanted = head.report.cases.filter(
    (result) => acceptableAs(result) !== void 0 && (target === "all" || result.case_id === target)
  );
  if (wanted.length === 0) return { refused: nothingToAccept(head, target) };
  const accepted = [];
  for (const result of wanted) {
    const one = await readAccepted(place, head, result);
    if (typeof one === "string") return { refused: `${result.case_id}: ${one}` };
    accepted.push(one);
  }
  const changes = accepted.filter(({ as }) => as === "behaviour").map(changeOf);
  if (changes.length > 0 && head.fromFork) {
    return { done: ["A fork's branch is not ours to commit to: apply this patch there."], patch: changes };
  }
  if (changes.length === 0) return recordOnHead(place, head, { comment, accepted });
  const because = comment.command.because;
  const made = await commitCases(place, head, {
    changes,
    message: {
      headline: `test(cases): accept what ${changes.length === 1 ? changes[0]?.case_id : `${changes.length} cases`} does now`,
      body: [because ?? "", `Accepted by @${comment.by} in #${place.number}.`].filter(Boolean).join("\n\n")
    }
  });
  if ("refused" in made) return made;
  return recordOnCommit(place, head, { comment, accepted, made });
}
function nothingToAccept({ report }, target) {
  const found = report.cases.find(({ case_id }) => case_id === target);
  if (target === "all") return "nothing here waits to be accepted";
  if (found === void 0) return `there is no case ${target} in this run`;
  return `${target} is ${found.standing}: only an altered guard and changed behaviour can be accepted`;
}
async function readAccepted(place, head, result) {
  const before = await readCaseAt(place.github, place.repository, { commit: head.pull.headSha, folder: result.path });
  if (acceptableAs(result) === "altered") {
    return { result, as: "altered", before, after: before, changes: result.altered ?? [] };
  }
  const known = idOf(before, result.path);
  if (known !== result.case_id) return "the case in its folder is another one";
  const updated = acceptedBehaviour(before, result);
  if ("problem" in updated) return updated.problem;
  const answers = addedAnswers(updated.files, { result, evidence: head.evidence });
  const after = place.redact(answers.files);
  const changes = [...updated.changes, ...answers.notes];
  return { result, as: "behaviour", before, after, changes };
}
function idOf(files, path) {
  try {
    return parseCaseYaml(files["case.yaml"] ?? "", `${path}/case.yaml`).case.id;
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}
function changeOf({ result: { case_id, path }, before, after }) {
  return { case_id, path, before, after };
}
async function recordOnHead(place, head, yes) {
  const { github, repository, number } = place;
  const { headSha } = head.pull;
  const tree = await github.repeat(
    `read the commit ${headSha.slice(0, 12)}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
      ...repository,
      commit_sha: headSha
    })
  );
  const now = await pullRequestNow(github, repository, number);
  if (now.headSha !== headSha) return { refused: "somebody pushed meanwhile: look at it, then ask again" };
  const cases = yes.accepted.map(({ result, before, changes }) => acceptedCase(place, result, before, changes));
  const commit = { sha: headSha, tree: tree.data.tree.sha };
  const fault = await recordAcceptance(place, acceptanceOf(place, head, { ...yes, commit, cases }));
  if (fault !== void 0) return { refused: fault };
  return { done: [...yes.accepted.map(acceptedLine), await replayAgain(place, head)] };
}
async function recordOnCommit(place, head, { comment, accepted, made }) {
  const cases = [];
  for (const one of accepted) {
    const changes = one.as === "altered" ? one.changes : await guardChanges(place, head, one);
    cases.push(acceptedCase(place, one.result, one.after, changes));
  }
  const before = await acceptancesOn(place, { commit: head.pull.headSha, number: place.number });
  const fault = await recordAcceptance(place, acceptanceOf(place, head, { comment, accepted, commit: made, cases }));
  for (const earlier of before.filter(({ head: of }) => of === head.pull.headSha)) {
    await recordAcceptance(place, { ...earlier, commit: made.sha, tree: made.tree });
  }
  const started = await startReplay(place, head);
  const done = [...accepted.map(acceptedLine), `Committed as ${made.sha.slice(0, 12)}. ${started}`];
  return { done: fault === void 0 ? done : [...done, `It is not recorded: ${fault}`], commit: made.sha };
}
async function guardChanges(place, { pull }, { result, after }) {
  const base = await readCaseAt(place.github, place.repository, { commit: pull.baseSha, folder: result.path });
  const [before, now] = [versionOf(base, result.path, place), versionOf(after, result.path, place)];
  if (before === void 0 || now === void 0) return [];
  return compareGuards([before], [now]).flatMap(({ changes }) => changes);
}
function versionOf(files, path, { hash }) {
  if (idOf(files, path) === void 0) return void 0;
  const { case: replayCase } = parseCaseYaml(files["case.yaml"] ?? "", `${path}/case.yaml`);
  return { case: replayCase, path, recordings: recordingsHash(files, hash) };
}
function acceptedCase({ hash }, { case_id }, files, changes) {
  const there = Object.keys(files).length > 0;
  return { case_id, files: there ? filesDigest(files, hash) : null, changes };
}
function acceptanceOf({ number }, { pull, shown }, { comment, commit, cases }) {
  const { because } = comment.command;
  return {
    version: 1,
    pull_request: number,
    comment: comment.id,
    by: comment.by,
    ...because === void 0 ? {} : { because },
    head: pull.headSha,
    shown,
    commit: commit.sha,
    tree: commit.tree,
    cases
  };
}
function acceptedLine({ result, as, changes }) {
  const what = as === "altered" ? "its guard may be altered" : "this is what it shall do from now on";
  return `${result.case_id}: ${what} (${changes.join("; ")})`;
}

// src/github/head-report.ts
async function readHeadReport(place, comment) {
  const { github, repository, number } = place;
  const pull = await pullRequestNow(github, repository, number);
  const { headSha, headRef, headRepository } = pull;
  if (!pull.open || headRepository === void 0) return { refused: "the pull request is closed, or its fork is gone" };
  const named = comment.command.name === "accept" ? comment.command.commit : void 0;
  const short = headSha.slice(0, 12);
  if (named !== void 0 && !headSha.startsWith(named)) {
    return { refused: `the head is ${short} now, and not ${named}: look at what it does, then accept that` };
  }
  const own = await ownComment(place);
  const sections = readSections(own?.body ?? "").filter(({ commit }) => commit === headSha);
  if (own === void 0 || sections.length === 0) {
    return { refused: `nothing was shown of the head (${short}) yet: wait for its replay, then ask again` };
  }
  if (own.at >= comment.at) return { refused: "what ReplayKit shows has changed since: look at it, then ask again" };
  const run2 = await runOfHead({ ...place, commit: headSha, branch: headRef, headRepository });
  if (run2 === void 0) return { refused: `no run of ${short} left a report: replay it again, then ask again` };
  const files = await fetchArtifact({
    github,
    repository,
    runId: run2,
    name: place.artifact,
    files: (name) => name === "report.json" || /^runs\/[\w.-]+\/(?:result|trace)\.json$/.test(name)
  });
  const bytes = files?.get("report.json");
  if (files === void 0 || bytes === void 0) return { refused: `the run of ${short} left no report` };
  const report = place.readReport(bytes);
  const shown = shownDigest(report, place.hash);
  if (!sections.some((section) => section.shown === shown)) {
    return { refused: "the run's report is not what was shown: replay it again, then ask again" };
  }
  const fromFork = headRepository.toLowerCase() !== `${repository.owner}/${repository.repo}`.toLowerCase();
  return { pull: { ...pull, headRepository }, fromFork, report, shown, run: run2, evidence: files };
}

// src/github/answer-comment.ts
async function answerComment(place, id) {
  const read = await readMaintainerComment(place, { id, number: place.number });
  if ("refused" in read) {
    return {
      taken: false,
      words: read.refused,
      reply: read.told ? await reply(place, `⚪ ${said(read.refused)}`) : void 0
    };
  }
  const answer = await carryOut(place, read.comment);
  if ("refused" in answer) {
    const words = answer.refused;
    return { taken: false, words, reply: await reply(place, `⚪ Nothing was done: ${said(words)}.`) };
  }
  const text = "shown" in answer ? answer.shown : doneText(answer);
  return {
    taken: true,
    words: "shown" in answer ? "explained" : answer.done.join("; "),
    reply: await reply(place, text)
  };
}
async function carryOut(place, comment) {
  const head = await readHeadReport(place, comment);
  if ("refused" in head) return head;
  const { command } = comment;
  if (command.name === "accept") return acceptCases(place, head, { ...comment, command });
  if (command.name === "guard") return changeCases(place, head, { ...comment, wanted: guarding(command.target) });
  if (command.name === "record") return changeCases(place, head, { ...comment, wanted: recording(command.target) });
  const result = head.report.cases.find(({ case_id }) => case_id === command.target);
  if (result === void 0) return { refused: `there is no case ${command.target} in this run` };
  return { shown: caseFold(result, { open: true }) };
}
function guarding(target) {
  return {
    cases: ({ report }) => report.cases.filter(
      ({ standing, case_id }) => standing === "newly-fixed" && (target === "all" || case_id === target)
    ),
    none: target === "all" ? "no case here is proven fixed" : `${target} is not proven fixed here`,
    after: (files) => ({
      ...files,
      "case.yaml": editCaseYaml(files["case.yaml"] ?? "", [{ path: ["state"], value: "guard" }])
    }),
    headline: (ids) => `test(cases): guard ${ids.length === 1 ? ids[0] : `${ids.length} fixed cases`}`
  };
}
function recording(target) {
  return {
    cases: ({ report }) => report.cases.filter(({ case_id }) => case_id === target),
    none: `there is no case ${target} in this run`,
    after: (files, { evidence }, result) => addedAnswers(files, { result, evidence }).files,
    headline: () => `test(cases): record what answered ${target}`
  };
}
async function changeCases(place, head, { by, wanted }) {
  const changes = [];
  for (const result of wanted.cases(head)) {
    const { case_id, path } = result;
    const before = await readCaseAt(place.github, place.repository, { commit: head.pull.headSha, folder: path });
    const after = place.redact(wanted.after(before, head, result));
    if (JSON.stringify(after) !== JSON.stringify(before)) changes.push({ case_id, path, before, after });
  }
  const [first] = wanted.cases(head);
  if (first === void 0) return { refused: wanted.none };
  if (changes.length === 0) {
    const add = first.commands.add_recordings ?? `replaykit case fixtures add ${first.path} <trace.json>`;
    return { refused: `its replay was answered by nothing that the case lacks; from a trace of yours: npx ${add}` };
  }
  if (head.fromFork)
    return { done: ["A fork's branch is not ours to commit to: apply this patch there."], patch: changes };
  const headline = wanted.headline(changes.map(({ case_id }) => case_id));
  const message = { headline, body: `Asked for by @${by} in #${place.number}.` };
  const made = await commitCases(place, head, { changes, message });
  if ("refused" in made) return made;
  const started = await startReplay(place, head);
  return { done: [`${headline}: committed as ${made.sha.slice(0, 12)}. ${started}`], commit: made.sha };
}
var longestPatch = 3e4;
function doneText({ done, patch }) {
  const lines = done.map((line) => said(line)).join("  \n");
  if (patch === void 0) return `🟢 ${lines}`;
  const text = patch.flatMap(
    ({ path, before, after }) => Object.keys(after).flatMap((name) => {
      const [old = "", now = ""] = [before[name], after[name]];
      return old === now ? [] : [filePatch(`${path}/${name}`, old, now)];
    })
  ).join("");
  const block = untrustedMarkdownBlock(text, { language: "diff", max: longestPatch });
  return `🟢 ${lines}

${block}

Save it as \`accept.patch\`, then \`git apply accept.patch && git commit --all --message "test(cases): accept what they do now"\`.`;
}
function said(words) {
  return untrustedMarkdownText(words, { max: 2e3 });
}
async function reply({ github, repository, number }, body) {
  const written = await github.once(
    `reply on #${number}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...repository,
      issue_number: number,
      body
    })
  );
  return written.ok ? body : void 0;
}

// src/action/modes/command.ts
async function run({ inputs, event }) {
  if (event.name !== "issue_comment") {
    throw new ReplayKitError("usage", `mode command runs under the event issue_comment, not ${event.name}`, {
      hint: "`replaykit init --commands` writes the workflow .github/workflows/replaykit-commands.yml"
    });
  }
  if (inputs.token === void 0) throw new ReplayKitError("usage", "mode command needs the input token");
  if (event.comment === void 0) {
    tell("notice", "nothing to do: that is no new comment on a pull request");
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
      redact: (value) => redactor.redact(value)
    },
    event.comment.id
  );
  tell("notice", answered.taken ? answered.words : `nothing was done: ${answered.words}`);
  return true;
}
export {
  run
};
