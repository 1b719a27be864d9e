import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensurePullRequest,
  lineWrittenAt,
  normalised,
  readBranchState,
  takeSteps
} from "./chunk-7P7MFHQG.js";
import {
  addLabels,
  closePull,
  commitOnBranch,
  createBranch,
  createPull,
  deleteBranch,
  resetBranch,
  updatePull
} from "./chunk-CZ3EWTXR.js";
import {
  failureMarkOf,
  markedPart,
  rateSentence,
  scaffoldCase,
  withPart,
  withRate
} from "./chunk-4NVWOLJS.js";
import {
  replayability
} from "./chunk-C3YRFKQ7.js";
import {
  lintCase
} from "./chunk-OTUBKPWA.js";
import {
  timeline
} from "./chunk-UBUG5XII.js";
import {
  addRecordings,
  changedSchemas,
  checkRun,
  describeCheck,
  editCaseYaml,
  effectLookup,
  formatJsonFile,
  placeholderKind,
  placeholderPattern,
  readCaseYaml,
  readSourceTrace,
  readToolFixtures,
  recordedCalls,
  runFromTrace,
  signatureWords,
  textOf2 as textOf,
  toolSchemas,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import {
  caseFileNames,
  caseIdSchema
} from "./chunk-ZPONSFWV.js";
import {
  untrustedHtmlCode,
  untrustedMarkdown,
  untrustedMarkdownBlock
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError,
  array,
  boolean,
  looseObject,
  number,
  object,
  string
} from "./chunk-T7EWDS7W.js";

// src/core/promote/widen-fixtures.ts
function widenFixtures({ files, others, effects, redactor }) {
  let fixtures = readToolFixtures(files["fixtures/tools.json"] ?? "", "fixtures/tools.json");
  const widened2 = { added: 0, contradictions: 0, runs: 0 };
  for (const other of others) {
    const change = addRecordings(fixtures, readsOf(other, fixtures, { effects, redactor }));
    fixtures = change.fixtures;
    widened2.added += change.added.length;
    widened2.contradictions += change.contradictions.length;
    if (change.added.length > 0) widened2.runs += 1;
  }
  return { fixtures, ...widened2 };
}
function readsOf(other, fixtures, { effects, redactor }) {
  const trace = redactor.redact(other);
  const changed = new Set(changedSchemas(fixtures.schemas ?? {}, toolSchemas(trace)));
  return recordedCalls(trace, runFromTrace(trace, effects)).filter(
    ({ tool, effect }) => effect !== "write" && !changed.has(tool)
  );
}

// src/core/promote/seen.ts
function seenSentence(seen) {
  return markedPart("seen", words(seen));
}
function withSeen(body, seen) {
  return withPart(body, "seen", words(seen));
}
function words(seen) {
  if (seen === void 0) return "";
  const { count, first, last } = seen;
  const times = count === 1 ? "once" : `${count} times`;
  const since = first === void 0 ? "" : `, first ${untrustedMarkdown(first)}`;
  const until = last === void 0 ? "" : `, last ${untrustedMarkdown(last)}`;
  return `Seen ${times}${since}${until}. `;
}

// src/core/promote/promotion-body.ts
var mostTimeline = 6e3;
var mostFreeText = 6e3;
function promotionBody(input) {
  const { case: replayCase, files, effects, notes } = input;
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  const run = runFromTrace(trace, effects);
  return [
    `A run of ${agentName(trace)} failed; this adds it as the case \`${replayCase.id}\`.`,
    `${untrustedMarkdown(replayCase.title)}. ${seenSentence(replayCase.source?.seen)}${rateSentence(input.rate)}`,
    "### What went wrong",
    signatureList(replayCase.signatures, run),
    runTimeline(trace),
    "### What a right run must do",
    "Check each before you merge; correct it in `case.yaml`.",
    assertionList(replayCase.assertions, run),
    "### Redacted",
    redactedWords(files, input.found),
    freeText(trace),
    ...notes.length === 0 ? [] : ["### To know", notes.map((note) => `- ${untrustedMarkdown(note)}`).join("\n")],
    "### Run it",
    untrustedMarkdownBlock(`npx replaykit replay ${replayCase.id}`, { language: "sh" }),
    "The case is `open`: it reports that the failure is still there and blocks nothing. Once a change fixes it, `replaykit guard` keeps it fixed."
  ].join("\n\n");
}
function agentName({ agent }) {
  return agent?.name === void 0 ? "the agent" : untrustedMarkdown(agent.name, { max: 80 });
}
function signatureList(signatures, run) {
  return signatures.map((check) => {
    const words2 = signatureWords(checkRun(run, check));
    return `- ${untrustedMarkdown(words2)} (${untrustedMarkdown(describeCheck(check))})`;
  }).join("\n");
}
var onSource = {
  fail: "fails on this run, as it must",
  pass: "holds on this run too",
  needs_human: "for a person or a judge",
  unseen: "not seen on this run"
};
function assertionList(assertions, run) {
  return assertions.map((check) => {
    const { outcome, unseen } = checkRun(run, check);
    return `- [ ] ${untrustedMarkdown(describeCheck(check))} — ${onSource[unseen ? "unseen" : outcome]}`;
  }).join("\n");
}
function redactedWords(files, found) {
  const kinds = /* @__PURE__ */ new Map();
  for (const text of Object.values(files)) {
    for (const [placeholder] of text.matchAll(placeholderPattern())) {
      const kind = placeholderKind(placeholder) ?? "value";
      kinds.set(kind, (kinds.get(kind) ?? /* @__PURE__ */ new Set()).add(placeholder));
    }
  }
  if (kinds.size === 0 && found.length === 0) return "Nothing was found to redact.";
  if (kinds.size === 0) return `${found.length} values.`;
  const list = [...kinds].toSorted(([a], [b]) => a < b ? -1 : 1);
  return list.map(([kind, values]) => `- ${untrustedMarkdown(kind)}: ${values.size} different`).join("\n");
}
function freeText(trace) {
  const texts = trace.events.flatMap((event) => {
    if (event.type === "input_message") return [`${event.role}: ${textOf(event.content)}`];
    return event.type === "final_output" ? [`answer: ${textOf(event.content)}`] : [];
  });
  if (texts.length === 0) return "The run has no free text.";
  const block = untrustedMarkdownBlock(texts.join("\n\n"), { max: mostFreeText });
  return `- [ ] No rule knows names and postal addresses: look through the free text once more.

${details("Free text", block)}`;
}
function details(summary, body) {
  return `<details><summary>${summary}</summary>

${body}

</details>`;
}
function reopeningBody(id, { case: made, files }) {
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  return [
    `The guard \`${id}\` passes here, but its failure is back in production: the run ${untrustedMarkdown(trace.run_id)} of ${agentName(trace)} failed alike.`,
    `${untrustedMarkdown(made.title)}. ${seenSentence(void 0)}`,
    runTimeline(trace),
    "This sets the case back to `open`, counts the run, and adds its recorded reads. While the case is open it blocks nothing.",
    "- [ ] Does the deployed agent hold the fix? An older version that still runs needs no case.\n- [ ] Does the case replay what production asked? If it passes here, a recording, an input or a check is too narrow.",
    "A pull request that weakens a guard fails its check until a maintainer sets the label `replaykit:accept`.",
    "### Run it",
    untrustedMarkdownBlock(`npx replaykit replay ${id}`, { language: "sh" })
  ].join("\n\n");
}
function runTimeline(trace) {
  return details("What the run did", untrustedMarkdownBlock(timeline(trace), { max: mostTimeline }));
}
function joinBodies(promotions, max = 6e4) {
  const [first] = promotions;
  if (first !== void 0 && promotions.length === 1) return first.body.slice(0, max);
  const parts = [];
  let room = max;
  for (const { id, body } of promotions) {
    const whole = `## \`${id}\`

${body}`;
    const part = whole.length + 200 * promotions.length <= room ? whole : `## ${untrustedHtmlCode(id)}

See its \`notes.md\`.`;
    parts.push(part);
    room -= part.length;
  }
  return parts.join("\n\n");
}

// src/core/promote/promote-case.ts
var maxCaseBytes = 10 * 1024 * 1024;
function promoteCase(input) {
  const { trace, config, slug, others = [], redactor, platform } = input;
  refuseUnreplayable(trace);
  const terminal = [...config.terminal_tools, ...input.terminal_tools ?? []];
  const made = scaffoldCase({
    ...input,
    ...slug === void 0 ? {} : { id: slug },
    configEffects: config.effects,
    terminal_tools: terminal,
    promoted: true
  });
  const effects = effectLookup(made.case.effects, config.effects);
  const widened2 = widenFixtures({ files: made.files, others, effects, redactor });
  const files = { ...made.files, "fixtures/tools.json": formatJsonFile(widened2.fixtures) };
  const problems = lintCase({ files, folder: made.case.id, config, today: platform.now().toISOString().slice(0, 10) });
  refuseUnsound(problems);
  refuseLarge(files, platform);
  const notes = [...made.notes, ...widenedNotes(widened2)];
  const rate = { unmeasured: input.unmeasured };
  const body = promotionBody({ case: made.case, files, effects, notes, found: redactor.findings(), rate });
  const { id, source } = made.case;
  const marks = [source?.fingerprint ?? id, ...made.aliases].map((group) => failureMarkOf(group, platform));
  return { id, marks, case: made.case, files, title: `test(cases): add ${id}`, body, seen: source?.seen, rate, notes };
}
function refuseUnreplayable(trace) {
  const called = trace.events.some(({ type }) => type === "tool_call");
  const answered = trace.events.some(({ type }) => type === "tool_result");
  if (!called || answered) return;
  const { score, reasons } = replayability(trace);
  throw new ReplayKitError(
    "invalid_trace",
    `the run's tool calls have no results, so no replay could answer them (replayability ${Math.round(score * 100)} %)`,
    { hint: `${reasons.join("; ")}${attributeOf(trace)}` }
  );
}
function attributeOf(trace) {
  const format = trace.source?.format;
  if (format === void 0 || !format.startsWith("otlp")) return "";
  return " (span attribute gen_ai.tool.call.result, or output.value with OpenInference)";
}
function refuseUnsound(problems) {
  const errors = problems.filter(({ level }) => level === "error");
  const worst = errors.find(({ code }) => code === "secret") ?? errors[0];
  if (worst === void 0) return;
  const place = worst.line === void 0 ? worst.file : `${worst.file}:${worst.line}`;
  throw new ReplayKitError(worst.code === "secret" ? "secret_found" : "lint_failed", `${place}: ${worst.message}`, {
    ...worst.hint === void 0 ? {} : { hint: worst.hint },
    cause: { problems: errors }
  });
}
function refuseLarge(files, platform) {
  const sizes = Object.entries(files).map(([name, text]) => ({ name, bytes: platform.byteLength(text) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxCaseBytes) return;
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0]?.name;
  throw new ReplayKitError(
    "too_large",
    `the case takes ${(total / 1024 / 1024).toFixed(1)} MB; a case in git may take 10 MB`,
    { hint: `the largest file is ${largest}: choose a shorter run of the group, or record less in it` }
  );
}
function widenedNotes({ added, contradictions, runs }) {
  const notes = [];
  const from = runs === 1 ? "another run" : `${runs} other runs`;
  if (added > 0) notes.push(`${added} recorded reads were added from ${from} of the group`);
  if (contradictions > 0) {
    notes.push(
      `${contradictions} recorded reads of other runs contradict those of this one; they are kept apart, not served`
    );
  }
  return notes;
}

// src/core/promote/promotion-outcome.ts
function promotionSentence(id, { how, path, existing = id, branch, seen }) {
  const times = seen === void 0 ? "" : `, seen ${seen.count === 1 ? "once" : `${seen.count} times`}`;
  const words2 = {
    created: `committed ${path} on the new branch ${branch}`,
    opened: `a pull request adds ${id}`,
    updated: `the pull request that adds ${id} is complete now`,
    unchanged: `${id} is proposed already`,
    on_base: `${id} is a case of the repository already`,
    declined: `${existing} was proposed and closed`,
    known: `the case ${existing} has this failure already${times}; none was added`,
    waiting: `${existing}, which waits to be merged, has this failure already${times}; none was added`,
    counted: `the case ${existing} has this failure already${times}; its count is raised on the branch ${branch}`,
    reopened: `the failure of the guard ${existing} is back${times}; it is proposed to be open again`,
    dry_run: `${id} would be proposed (nothing was written)`
  };
  return words2[how];
}

// src/github/case-pull-request.ts
function openCasePullRequest(options) {
  const { cases, folder = "cases", base, title } = options;
  const ids = cases.map(({ id }) => id).toSorted();
  const [first] = ids;
  if (first === void 0) throw new ReplayKitError("usage", "there is no case to open a pull request with");
  const trailers = ids.map((id) => `Replaykit-Case: ${id}`).join("\n");
  return ensurePullRequest({
    ...options,
    mode: "once",
    base,
    branch: caseBranch(ids),
    message: { headline: title, body: trailers },
    groups: cases.map((item) => groupOf(item, safeFolder(folder)))
  });
}
function caseBranch(ids) {
  const [first, ...others] = ids.toSorted();
  return others.length === 0 ? `replaykit/${first}` : `replaykit/${first}-and-${others.length}-more`;
}
function groupOf({ id, files }, folder) {
  if (!caseIdSchema.safeParse(id).success) throw new ReplayKitError("unsafe_path", `"${id}" is no case id`);
  if (files["case.yaml"] === void 0) throw new ReplayKitError("invalid_case", `the case ${id} has no case.yaml`);
  const present = caseFileNames.flatMap((name) => {
    const text = files[name];
    return text === void 0 ? [] : [{ path: `${folder}/${id}/${name}`, text }];
  });
  return { probe: `${folder}/${id}/case.yaml`, files: present };
}
function safeFolder(folder) {
  const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.length > 0 && parts.every((part) => /^[\w.@-]+$/.test(part) && part !== ".." && part !== ".git"))
    return parts.join("/");
  throw new ReplayKitError("unsafe_path", `"${folder}" is no folder for cases`, {
    hint: "name a folder inside the repository"
  });
}

// src/core/promote/recurrence.ts
function stateLine(yaml) {
  const index = yaml.split("\n").findIndex((line) => line.startsWith("state:"));
  return index === -1 ? void 0 : index + 1;
}
var mostRuns = 20;
function recurrence(there, promotion, guardedSince2) {
  const { case: known } = readCaseYaml(there["case.yaml"], "case.yaml");
  if (!known) return void 0;
  const run = promotion.case.source?.run_id ?? "";
  const before = known.source?.seen;
  const told = run === known.source?.run_id || (before?.runs ?? []).includes(run);
  const count = countAfter(before?.count ?? 1, promotion.seen?.count, told);
  const reopened = known.state === "guard" && !told && !isBefore(promotion.case.source?.captured_at, guardedSince2);
  const unchanged = { files: {}, was: known.state, reopened: false, seen: before };
  if (!reopened && count <= (before?.count ?? 1)) return unchanged;
  const seen = seenAfter(before, promotion.seen, { count, run: told ? void 0 : run });
  const changes = [
    ...reopened ? [{ path: ["state"], value: "open" }] : [],
    { path: ["source", "seen"], value: seenValue(seen) }
  ];
  const yaml = editCaseYaml(there["case.yaml"], changes);
  const tools = reopened ? widened(there["fixtures/tools.json"], promotion) : void 0;
  const files = { "case.yaml": yaml, ...tools === void 0 ? {} : { "fixtures/tools.json": tools } };
  return { files, was: known.state, reopened, seen };
}
function isBefore(time, other) {
  return Date.parse(time ?? "") < Date.parse(other ?? "");
}
function countAfter(before, counted, told) {
  return Math.max(before, counted ?? (told ? before : before + 1));
}
function seenAfter(before, now, { count, run }) {
  const runs = [...before?.runs ?? [], ...run === void 0 ? [] : [run]].slice(-mostRuns);
  const first = before?.first ?? now?.first;
  const last = now?.last ?? before?.last;
  return {
    count,
    ...first === void 0 ? {} : { first },
    ...last === void 0 ? {} : { last },
    ...runs.length === 0 ? {} : { runs }
  };
}
function seenValue({ count, first, last, runs }) {
  return {
    count,
    ...first === void 0 ? {} : { first },
    ...last === void 0 ? {} : { last },
    ...runs === void 0 ? {} : { runs }
  };
}
function widened(there, { files }) {
  const offered = files["fixtures/tools.json"];
  if (there === void 0 || offered === void 0) return void 0;
  const reads = readToolFixtures(offered, "fixtures/tools.json").calls.filter(({ effect }) => effect !== "write");
  const change = addRecordings(readToolFixtures(there, "fixtures/tools.json"), reads);
  return change.added.length + change.contradictions.length === 0 ? void 0 : formatJsonFile(change.fixtures);
}

// src/github/recurrence-pull-request.ts
var labels = ["replaykit"];
function reopeningBranch(id) {
  return `replaykit/again-${id}`;
}
function ensureRecurrence(options) {
  const paths = ["case.yaml", "fixtures/tools.json"].map((name) => `${options.path}/${name}`);
  return takeSteps(options.github, async (written) => {
    const state = await readBranchState({ ...options, paths, texts: true });
    if (state.pull?.state === "OPEN") return raise({ options, state, written }, state.pull);
    return reopen({ options, state, written }, await guardedSince(options, state));
  });
}
async function guardedSince(options, { base, baseTexts }) {
  const [yaml = ""] = baseTexts;
  const line = stateLine(yaml);
  if (line === void 0 || recurrenceIn(baseTexts, options)?.reopened !== true) return void 0;
  return lineWrittenAt(options, { commit: base.oid, path: `${options.path}/case.yaml`, line });
}
function raise({ options, state, written }, pull) {
  const { number: number2, url } = pull;
  const again = recurrenceIn(state.branchTexts, options);
  const { branch = "" } = state;
  if (again && Object.keys(again.files).length > 0) return commit(options, branch, again);
  const body = withSeen(pull.body, again?.seen);
  if (again && normalised(body) !== normalised(pull.body)) {
    return { name: "text", write: () => updatePull(options, number2, { ...pull, body }) };
  }
  const missing = labels.filter((label) => !pull.labels.some((has) => has.toLowerCase() === label));
  if (missing.length > 0) return { name: "labels", write: () => addLabels(options, number2, missing) };
  const how = written.has("pull") ? "opened" : written.size > 0 ? "updated" : "unchanged";
  const ensured = { how, number: number2, url, branch: options.branch, commit: branch };
  const reopened = recurrenceIn(state.baseTexts, options)?.was === "guard";
  return { result: { pull: ensured, reopened, seen: again?.seen } };
}
function reopen({ options, state }, since) {
  const { base, branch, pull, baseTexts, branchTexts } = state;
  const onBase = recurrenceIn(baseTexts, options, since);
  if (!onBase?.reopened) return { result: { reopened: false, seen: onBase?.seen } };
  const onBranch = recurrenceIn(branchTexts, options);
  if (pull && wasDeclined(pull, { options, branch, onBranch })) {
    const { number: number2, url } = pull;
    return { result: { pull: { how: "declined", number: number2, url }, reopened: false, seen: onBase.seen } };
  }
  if (branch === void 0) return { name: "branch", write: () => createBranch(options, base.oid) };
  if (branch === base.oid) return commit(options, branch, onBase);
  if (pull?.headOid === branch) return { name: "reset", write: () => resetBranch(options, base.oid) };
  if (onBranch && Object.keys(onBranch.files).length > 0) return commit(options, branch, onBranch);
  const text = { title: titleOf(options), body: bodyOf(options, onBranch?.seen), labels };
  return { name: "pull", write: () => createPull(options, base.name, text) };
}
function wasDeclined(pull, {
  options,
  branch,
  onBranch
}) {
  if (pull.state !== "CLOSED") return false;
  if (branch !== void 0) return branch === pull.headOid && Object.keys(onBranch?.files ?? {}).length === 0;
  return normalised(withSeen(pull.body, void 0)) === normalised(bodyOf(options, void 0));
}
function recurrenceIn([yaml, tools], { promotion }, since) {
  if (yaml === void 0) return void 0;
  const there = { "case.yaml": yaml, "fixtures/tools.json": tools };
  return recurrence(there, promotion, since);
}
function commit(options, expected, { files, reopened }) {
  const changed = Object.entries(files).map(([name, text]) => ({ path: `${options.path}/${name}`, text }));
  const headline = reopened ? titleOf(options) : `test(cases): count ${options.id} again`;
  const message = { headline, body: `Replaykit-Case: ${options.id}` };
  return { name: "commit", write: () => commitOnBranch(options, { expected, message, files: changed }) };
}
function titleOf({ id }) {
  return `test(cases): reopen ${id}`;
}
function bodyOf({ id, promotion }, seen) {
  return withSeen(reopeningBody(id, promotion), seen);
}

// src/github/waiting-cases.ts
var answerSchema = object({
  repository: object({
    refs: object({
      pageInfo: object({ hasNextPage: boolean(), endCursor: string().nullable() }),
      nodes: array(
        object({
          name: string(),
          associatedPullRequests: object({
            nodes: array(object({ number: number(), url: string() }).nullable()).nullable()
          })
        }).nullable()
      )
    }).nullable()
  }).nullable()
});
var query = `query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    refs(refPrefix: "refs/heads/replaykit/", first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { name associatedPullRequests(states: [OPEN], first: 5) { nodes { number url } } }
    }
  }
}`;
function failureMark(id) {
  return /-([0-9a-f]{8})$/.exec(id)?.[1] ?? id;
}
async function waitingCases(place, marks) {
  if (marks.length === 0) return [];
  const found = [];
  for (const { branch, name, number: number2, url } of await openBranches(place)) {
    if (!marks.includes(failureMark(name)) && !/-and-\d+-more$/.test(name)) continue;
    const ids = await caseNames({ ...place, ref: branch });
    found.push(...ids.filter((id) => marks.includes(failureMark(id))).map((id) => ({ id, branch, number: number2, url })));
  }
  return found.toSorted((a, b) => a.number - b.number);
}
async function openBranches({ github, repository }) {
  const open = [];
  let after = null;
  do {
    const answer = await github.repeat(
      `look for waiting cases in ${repository.owner}/${repository.repo}`,
      () => github.octokit.graphql(query, { ...repository, after })
    );
    const refs = answerSchema.parse(answer).repository?.refs;
    for (const ref of refs?.nodes ?? []) {
      const [pull] = ref?.associatedPullRequests.nodes ?? [];
      if (ref && pull && !ref.name.startsWith("again-")) {
        open.push({ name: ref.name, branch: `replaykit/${ref.name}`, ...pull });
      }
    }
    after = refs?.pageInfo.hasNextPage === true ? refs.pageInfo.endCursor : null;
  } while (after !== null);
  return open;
}
var treeSchema = object({
  repository: object({
    object: looseObject({ entries: array(object({ name: string(), type: string() })).nullish() }).nullable()
  }).nullable()
});
var treeQuery = `query ($owner: String!, $repo: String!, $expression: String!) {
  repository(owner: $owner, name: $repo) {
    object(expression: $expression) { ... on Tree { entries { name type } } }
  }
}`;
async function caseNames({
  github,
  repository,
  folder,
  ref = "HEAD"
}) {
  const answer = await github.repeat(
    `read the cases of ${repository.owner}/${repository.repo}`,
    () => github.octokit.graphql(treeQuery, { ...repository, expression: `${ref}:${folder}` })
  );
  const entries = treeSchema.parse(answer).repository?.object?.entries ?? [];
  return entries.filter(({ type }) => type === "tree").map(({ name }) => name);
}

// src/github/promote.ts
async function openPromotions(given) {
  const options = { folder: "cases", ...given };
  const { promotions, base } = options;
  const there = await caseNames({ ...options, ref: base });
  const onBase = new Map(there.map((id) => [failureMark(id), id]));
  const unknown = promotions.filter((promotion) => firstOf(onBase, promotion) === void 0);
  const marks = [...new Set(unknown.flatMap((promotion) => promotion.marks))];
  const waiting = byMark(await waitingCases(options, marks));
  const fresh = /* @__PURE__ */ new Map();
  for (const promotion of unknown) {
    const mark = failureMark(promotion.id);
    if (firstOf(waiting, promotion) === void 0 && !fresh.has(mark)) fresh.set(mark, promotion);
  }
  const added = await addFresh(options, await completed(options, [...fresh.values()]));
  const outcomes = [];
  for (const promotion of promotions) {
    const mark = failureMark(promotion.id);
    const existing = firstOf(onBase, promotion);
    const first = firstOf(waiting, promotion) ?? firstOf(added.older, promotion);
    if (existing !== void 0) outcomes.push(await onTheBase(options, existing, promotion));
    else if (first) outcomes.push(await inOpenPull(options, first, promotion));
    else outcomes.push(addedOr(promotion, fresh.get(mark), added.pull));
  }
  return outcomes;
}
function firstOf(there, { marks }) {
  for (const mark of marks) {
    const found = there.get(mark);
    if (found !== void 0) return found;
  }
  return void 0;
}
async function completed({ complete }, promotions) {
  return complete === void 0 || promotions.length === 0 ? promotions : await complete(promotions);
}
function byMark(cases) {
  const first = /* @__PURE__ */ new Map();
  for (const one of cases) if (!first.has(failureMark(one.id))) first.set(failureMark(one.id), one);
  return first;
}
function addedOr({ id }, fresh, pull = { how: "on_base" }) {
  if (fresh && fresh.id !== id) return { ...pull, id, how: "waiting", existing: fresh.id, seen: fresh.seen };
  return { ...pull, id };
}
async function addFresh(options, promotions) {
  const [first] = promotions;
  if (first === void 0) return { pull: void 0, older: /* @__PURE__ */ new Map() };
  const one = promotions.length === 1;
  const pull = await openCasePullRequest({
    ...options,
    cases: promotions,
    title: one ? first.title : `test(cases): add ${promotions.length} cases of failed runs`,
    body: joinBodies(promotions),
    labels: ["replaykit"]
  });
  if (!("branch" in pull)) return { pull, older: /* @__PURE__ */ new Map() };
  const marks = promotions.flatMap((promotion) => promotion.marks);
  const older = byMark((await waitingCases(options, marks)).filter(({ number: number2 }) => number2 < pull.number));
  if (!promotions.every((promotion) => firstOf(older, promotion))) return { pull, older: /* @__PURE__ */ new Map() };
  const [before] = older.values();
  await closePull(options, pull.number, `The failure waits in #${before?.number} already.`);
  await deleteBranch({ ...options, branch: pull.branch });
  return { pull: void 0, older };
}
async function onTheBase(options, existing, promotion) {
  const { id } = promotion;
  const { pull, reopened, seen } = await ensureRecurrence({
    ...options,
    base: options.base,
    branch: reopeningBranch(existing),
    id: existing,
    path: `${options.folder}/${existing}`,
    promotion
  });
  if (pull?.how === "declined") return { ...pull, id, existing, seen };
  if (pull && reopened) return { ...pull, how: "reopened", id, existing, seen };
  return { how: existing === id ? "on_base" : "known", id, existing, seen };
}
async function inOpenPull(options, first, promotion) {
  const { id } = promotion;
  const { branch, id: existing, url } = first;
  const path = `${options.folder}/${existing}`;
  const { pull, seen } = await ensureRecurrence({
    ...options,
    base: options.base,
    branch,
    id: existing,
    path,
    promotion
  });
  if (pull) return { ...pull, how: existing === id ? pull.how : "waiting", id, existing, seen };
  throw new ReplayKitError("conflict", `${url}, which adds a case of this failure, was closed meanwhile`, {
    hint: "run it again"
  });
}

// src/node/measure-rates.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
var liveAttempts = 10;
async function measureRates(promotions, replay) {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-rate-"));
  const folderOf = (id) => join(scratch, id);
  try {
    for (const { id, files } of promotions) await writeCaseFolder(folderOf(id), files);
    const first = await resultsOf(
      promotions.map(({ id }) => folderOf(id)),
      (cases) => replay(cases, { repeat: 1, firstAttempt: 1 })
    );
    const live = [...first].flatMap(
      ([id, result]) => !(result instanceof ReplayKitError) && result.live_model && result.rate.of > 0 ? [folderOf(id)] : []
    );
    const more = await resultsOf(live, (cases) => replay(cases, { repeat: liveAttempts - 1, firstAttempt: 2 }));
    return promotions.map((promotion) => {
      const results = [first, more].flatMap((found) => found.get(promotion.id) ?? []);
      return withRate(promotion, rateOf(results));
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
async function resultsOf(folders, replay) {
  if (folders.length === 0) return /* @__PURE__ */ new Map();
  try {
    return new Map((await replay(folders)).cases.map((result) => [result.case_id, result]));
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return new Map(folders.map((folder) => [folder.split(/[\\/]/).at(-1) ?? "", error]));
  }
}
function rateOf(results) {
  const judged = results.flatMap((result) => result instanceof ReplayKitError ? [] : [result.rate]);
  const of = judged.reduce((sum, rate) => sum + rate.of, 0);
  if (of > 0) return { reproduced: judged.reduce((sum, rate) => sum + rate.reproduced, 0), of };
  const [first] = results;
  if (first === void 0) return { unmeasured: "the replay did not get to it" };
  return { unmeasured: first instanceof ReplayKitError ? first.message : first.reason };
}

export {
  promoteCase,
  promotionSentence,
  stateLine,
  recurrence,
  reopeningBranch,
  failureMark,
  openPromotions,
  measureRates
};
