import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensurePullRequest
} from "./chunk-ZPUANOFE.js";
import {
  scaffoldCase
} from "./chunk-HFQML2CA.js";
import {
  timeline
} from "./chunk-GHTYS6UC.js";
import {
  addRecordings,
  changedSchemas
} from "./chunk-E6G7FQRC.js";
import {
  recordedCalls,
  toolSchemas
} from "./chunk-ZR4RKPDP.js";
import {
  replayability
} from "./chunk-5TCZSE3R.js";
import {
  lintCase
} from "./chunk-HD4APGMM.js";
import {
  signatureWords
} from "./chunk-NJ6GYLXS.js";
import {
  checkRun
} from "./chunk-3IOC3QWO.js";
import {
  untrustedHtmlCode,
  untrustedMarkdown,
  untrustedMarkdownBlock
} from "./chunk-JWK2KAH4.js";
import {
  placeholderKind,
  placeholderPattern
} from "./chunk-ODDJKHMF.js";
import {
  readSourceTrace,
  readToolFixtures
} from "./chunk-QRDE2U5I.js";
import {
  describeCheck
} from "./chunk-ZNXELE7A.js";
import {
  formatJsonFile
} from "./chunk-F3XWN5HJ.js";
import {
  caseFileNames,
  caseIdSchema
} from "./chunk-CDTRLQZL.js";
import {
  array,
  looseObject,
  string
} from "./chunk-SN3GIU3B.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";
import {
  textOf
} from "./chunk-UEQIKGNP.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/promote/widen-fixtures.ts
function widenFixtures({ files, others, effects, redactor }) {
  let fixtures = readToolFixtures(files["fixtures/tools.json"] ?? "", "fixtures/tools.json");
  const widened = { added: 0, contradictions: 0, runs: 0 };
  for (const other of others) {
    const change = addRecordings(fixtures, readsOf(other, fixtures, { effects, redactor }));
    fixtures = change.fixtures;
    widened.added += change.added.length;
    widened.contradictions += change.contradictions.length;
    if (change.added.length > 0) widened.runs += 1;
  }
  return { fixtures, ...widened };
}
function readsOf(other, fixtures, { effects, redactor }) {
  const trace = redactor.redact(other);
  const changed = new Set(changedSchemas(fixtures.schemas ?? {}, toolSchemas(trace)));
  return recordedCalls(trace, runFromTrace(trace, effects)).filter(
    ({ tool, effect }) => effect !== "write" && !changed.has(tool)
  );
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
    `${untrustedMarkdown(replayCase.title)}. ${seenWords(input.seen)}${rateWords(replayCase)}`,
    "### What went wrong",
    signatureList(replayCase.signatures, run),
    details("What the run did", untrustedMarkdownBlock(timeline(trace), { max: mostTimeline })),
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
function seenWords(seen) {
  if (seen === void 0) return "";
  const times = seen.count === 1 ? "once" : `${seen.count} times`;
  return `Seen ${times}, first ${untrustedMarkdown(seen.first)}, last ${untrustedMarkdown(seen.last)}. `;
}
function rateWords({ source }) {
  return source?.rate === void 0 ? "" : `It reproduced in ${source.rate} attempts on the base.`;
}
function signatureList(signatures, run) {
  return signatures.map((check) => {
    const words = signatureWords(checkRun(run, check));
    return `- ${untrustedMarkdown(words)} (${untrustedMarkdown(describeCheck(check))})`;
  }).join("\n");
}
var onSource = {
  fail: "fails on this run, as it must",
  pass: "holds on this run too",
  needs_human: "for a person or a judge"
};
function assertionList(assertions, run) {
  return assertions.map((check) => `- [ ] ${untrustedMarkdown(describeCheck(check))} — ${onSource[checkRun(run, check).outcome]}`).join("\n");
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
  const widened = widenFixtures({ files: made.files, others, effects, redactor });
  const files = { ...made.files, "fixtures/tools.json": formatJsonFile(widened.fixtures) };
  const problems = lintCase({ files, folder: made.case.id, config, today: platform.now().toISOString().slice(0, 10) });
  refuseUnsound(problems);
  refuseLarge(files, platform);
  const notes = [...made.notes, ...widenedNotes(widened)];
  const body = promotionBody({ case: made.case, files, effects, notes, found: redactor.findings(), seen: input.seen });
  return { id: made.case.id, case: made.case, files, title: `test(cases): add ${made.case.id}`, body, notes };
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
  if (added > 0) notes.push(`${added} recorded reads were added from ${runs} other runs of the group`);
  if (contradictions > 0) {
    notes.push(
      `${contradictions} recorded reads of other runs contradict those of this one; they are kept apart, not served`
    );
  }
  return notes;
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

// src/github/promote.ts
async function openPromotions(options) {
  const { github, repository, folder = "cases", base } = options;
  const there = await caseNames({ github, repository, folder, base });
  const known = [];
  const fresh = /* @__PURE__ */ new Map();
  for (const promotion of options.promotions) {
    const mark = failureMark(promotion.id);
    const existing = there.find((name) => name !== promotion.id && failureMark(name) === mark) ?? fresh.get(mark)?.id;
    if (existing === void 0) fresh.set(mark, promotion);
    else if (existing !== promotion.id) known.push({ id: promotion.id, existing });
  }
  const promotions = [...fresh.values()];
  const [first] = promotions;
  if (first === void 0) return { added: [], known };
  const pull = await openCasePullRequest({
    github,
    repository,
    cases: promotions,
    folder,
    ...base === void 0 ? {} : { base },
    title: promotions.length === 1 ? first.title : `test(cases): add ${promotions.length} cases of failed runs`,
    body: joinBodies(promotions),
    labels: ["replaykit"]
  });
  return { pull, added: promotions.map(({ id }) => id), known };
}
function failureMark(id) {
  return /-([0-9a-f]{8})$/.exec(id)?.[1] ?? id;
}
var entriesSchema = array(looseObject({ name: string(), type: string() }));
async function caseNames({
  github,
  repository,
  folder,
  base
}) {
  try {
    const { data } = await github.repeat(
      "read the cases that are there",
      () => github.octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
        ...repository,
        path: folder,
        ...base === void 0 ? {} : { ref: base }
      })
    );
    const entries = entriesSchema.safeParse(data);
    return entries.success ? entries.data.filter(({ type }) => type === "dir").map(({ name }) => name) : [];
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "not_found") return [];
    throw error;
  }
}

export {
  promoteCase,
  openPromotions,
  failureMark
};
