import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  timeline
} from "./chunk-7NQFDOMS.js";
import {
  checksFromFeedback,
  detectSignatures,
  fingerprint,
  wantedCall
} from "./chunk-DIW2MCGF.js";
import {
  onlyClassOf
} from "./chunk-24BLCHRI.js";
import {
  allHold,
  answerKnown,
  canonicalJson,
  checkRun,
  describeCheck,
  editCaseYaml,
  effectLookup,
  emptyRun,
  formatCaseYaml,
  formatJsonFile,
  guessEffect,
  holdOnAnyCrash,
  idleAnswer,
  isHandOver,
  isOpenCheck,
  isWanted,
  mostRepeated,
  providerFailure,
  runFromTrace,
  setPasses,
  shortJson,
  toolFixtures,
  traceVersion
} from "./chunk-HYB4D3WW.js";
import {
  caseVersion,
  replayRulesSchema
} from "./chunk-DTZXZQT6.js";
import {
  untrustedMarkdown,
  untrustedText
} from "./chunk-RXNAVZTO.js";
import {
  ReplayKitError
} from "./chunk-AIJHLCKJ.js";

// src/core/promote/marked-part.ts
function markedPart(name, text) {
  return `<!-- replaykit:${name} -->${text}<!-- /replaykit:${name} -->`;
}
function withPart(body, name, text) {
  const [begin = "", end = ""] = markedPart(name, "\n").split("\n");
  const from = body.indexOf(begin);
  const to = body.indexOf(end, from);
  if (from === -1 || to === -1) return body;
  return `${body.slice(0, from)}${markedPart(name, text)}${body.slice(to + end.length)}`;
}

// src/core/promote/measured-rate.ts
function rateSentence(rate) {
  return markedPart("rate", words(rate));
}
function withRate(promotion, rate) {
  const body = withPart(promotion.body, "rate", words(rate));
  if ("unmeasured" in rate) return { ...promotion, body, rate };
  const { files, case: made, notes } = promotion;
  const value = `${rate.reproduced}/${rate.of}`;
  const yaml = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["source", "rate"], value }]);
  return {
    ...promotion,
    body,
    rate,
    case: { ...made, ...made.source === void 0 ? {} : { source: { ...made.source, rate: value } } },
    files: { ...files, "case.yaml": yaml },
    notes: rate.reproduced > 0 ? notes : [...notes, "the case does not reproduce on the base"]
  };
}
function rateNote(rate) {
  if ("unmeasured" in rate) return `the rate was not measured: ${rate.unmeasured}`;
  return `reproduced in ${rate.reproduced} of ${attempts(rate.of)} on the base`;
}
function words(rate) {
  if ("unmeasured" in rate) return `How often it reproduces was not measured: ${untrustedMarkdown(rate.unmeasured)}.`;
  const { reproduced, of } = rate;
  if (reproduced > 0) return `It reproduced in ${reproduced} of ${attempts(of)} on the base.`;
  return `**It did not reproduce on the base** (${attempts(of)}): the base may hold the fix already, or what the case replays is not what production asked.`;
}
function attempts(of) {
  return of === 1 ? "1 attempt" : `${of} attempts`;
}

// src/core/notes.ts
function caseNotes({ trace, title, signatures, assertions, notes }) {
  const parts = [
    `# ${heading(title)}`,
    "## What went wrong",
    signatures.map(({ check, why }) => `- ${inlineCode(why)} (${inlineCode(describeCheck(check))})`).join("\n"),
    "## What must happen instead",
    assertions.map((check) => `- ${inlineCode(describeCheck(check))}`).join("\n"),
    ...notes.length > 0 ? ["## To check", notes.map((note) => `- ${inlineCode(note)}`).join("\n")] : [],
    "## Timeline",
    codeBlock(timeline(trace))
  ];
  return `${parts.join("\n\n")}
`;
}
function heading(text) {
  return /^[A-Za-z0-9 ,;:'()-]+$/.test(text.replaceAll("_", "")) && !text.includes("__") ? text : inlineCode(text);
}
function inlineCode(text) {
  const flat = untrustedText(text).replace(/\s+/g, " ").trim();
  const fence = "`".repeat(longestRun(flat) + 1);
  const pad = flat === "" || flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${pad}${flat}${pad}${fence}`;
}
function codeBlock(text) {
  const body = untrustedText(text);
  const fence = "`".repeat(Math.max(3, longestRun(body) + 1));
  return `${fence}text
${body}
${fence}`;
}
function longestRun(text) {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

// src/core/scaffold/idle-expectation.ts
var answersTheRequest = "The response addresses the user's request correctly.";
var onlyWords = "a right run writes nothing and says so in its own words";
function withoutIdle(expectation, input) {
  const answer = idlePassing(expectation.assertions, input);
  if (answer === void 0) return expectation;
  if (input.assertions !== void 0 && !onlyForbids(input.assertions)) {
    const shown = shortJson(answer, 60);
    return { ok: false, reason: `an agent that calls nothing and answers ${shown} would pass the assertions` };
  }
  const read = namedRead(input);
  const named = read === void 0 ? expectation.assertions : [...expectation.assertions, read];
  if (read !== void 0 && idlePassing(named, input) === void 0) return { ...expectation, assertions: named };
  if (onlyForbids(expectation.assertions))
    return { ...expectation, weak: onlyWords, notes: [...expectation.notes, weakNote] };
  const statement = { kind: "semantic", statement: answersTheRequest };
  return { ...expectation, assertions: [...expectation.assertions, statement] };
}
var weakNote = "the case is weak: an agent that does nothing would pass too. A fact that a right answer tells (--expect-text) or a sentence for review (--expect) makes it sharp";
function idlePassing(assertions, { run, terminal_tools }) {
  if (assertions.some(isOpenCheck)) return void 0;
  return idleAnswer({ assertions, source: run, terminal_tools });
}
function onlyForbids(assertions) {
  return assertions.some(
    (check) => check.kind === "tool_not_called" || check.kind === "writes_are" && check.calls.length === 0
  );
}
function namedRead({ feedback, run, effects }) {
  const wanted = (feedback?.expected_calls ?? []).filter(({ tool }) => effects(tool).effect === "read").map(
    ({ tool, args }) => ({
      tool,
      ...args === void 0 ? { match: "ignore" } : { args, match: "subset" }
    })
  );
  const made = wanted.findLast((call) => run.calls.some((one) => one.effect === "read" && isWanted(call, one)));
  return made === void 0 ? void 0 : { kind: "tool_called", ...made };
}

// src/core/scaffold/opposites.ts
var loopOfEqualCalls = 3;
function opposites(signatures, run) {
  const checks = signatures.flatMap((check) => opposite(check, run));
  const absent = checks.some(({ kind }) => kind === "status_is") && run.final_output === void 0;
  if (absent) checks.push({ kind: "final_output_exists", exists: true });
  return uniqueChecks(checks, (check) => check);
}
function opposite(check, run) {
  if (check.kind === "status_is" && check.status !== "success") return [{ kind: "status_is", status: "success" }];
  if (check.kind === "error_matches") return [{ kind: "status_is", status: "success" }];
  if (check.kind === "error_ignored" && !check.not) return toldOrRepaired(check);
  if (check.kind === "final_output_exists" && !check.exists) return [{ kind: "final_output_exists", exists: true }];
  if (check.kind === "min_tool_calls") return fewerCalls(check, run);
  if (check.kind === "repeated_call" && !check.not) {
    return [{ ...check, times: Math.min(loopOfEqualCalls, check.times), not: true }];
  }
  return [];
}
function toldOrRepaired({ tool }) {
  return [
    ...tool === void 0 ? [] : [{ kind: "tool_called", tool, match: "exact" }],
    { kind: "error_ignored", ...tool === void 0 ? {} : { tool }, not: true },
    { kind: "status_is", status: "success" }
  ];
}
function fewerCalls({ tool, count }, run) {
  const repeated = mostRepeated(run, { tool, unchanged: true });
  if (repeated === void 0 || repeated.count < loopOfEqualCalls) return [];
  return [{ kind: "max_tool_calls", tool: repeated.call.tool, count: Math.max(1, Math.min(3, count - 1)) }];
}
function uniqueChecks(items, checkOf) {
  const seen = /* @__PURE__ */ new Set();
  return items.filter((item) => {
    const key = canonicalJson(checkOf(item));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

// src/core/scaffold/expected-behaviour.ts
function expectedBehaviour(input) {
  const { run, feedback, effects } = input;
  const provider = providerFailure(input.trace);
  if (provider && !isTold(input)) return { ok: false, reason: failedProvider(provider) };
  const found = signaturesOf(input);
  if (isRatedOnly(input, found)) return { ok: false, reason: ratedOnly };
  if (found.length > 0 && isAnyCrash(found, run)) return { ok: false, reason: anyCrash };
  if (found.length === 0) {
    return { ok: false, reason: isTold(input) ? "the run meets the expectation" : noFailure(input) };
  }
  const told = feedback === void 0 ? [] : checksFromFeedback(feedback, run, effects).assertions;
  told.push(...toldReads(input));
  if (told.length > 0 && run.final_output !== void 0) told.push(endsProperly);
  const checks = found.map(({ check }) => check);
  const wanted = input.assertions ?? uniqueChecks([...told, ...opposites(checks, run)], (check) => check);
  const assertions = withStatements(dropUnmeetable(wanted, input), input);
  const decided = assertions.some(({ kind }) => kind !== "semantic" && kind !== "script");
  if (input.assertions === void 0 && !decided && input.statements.length === 0) {
    return { ok: false, reason: "nothing says what should have happened instead" };
  }
  if (setPasses(run, assertions, { terminal_tools: input.terminal_tools }))
    return { ok: false, reason: "the run meets the expectation" };
  const notes = [...answerKnown(input.trace) ? [] : [notRecorded], ...provider ? [providerNote(provider)] : []];
  return withoutIdle(
    anchored({ ok: true, signatures: found, assertions, demandModelCall: false, notes }, input),
    input
  );
}
function isTold({ feedback, statements, signatures, assertions }) {
  const { expected_calls, expected_text, forbidden_calls, forbidden_text } = feedback ?? {};
  return [expected_calls, expected_text, forbidden_calls, forbidden_text, signatures, assertions].some(Boolean) || statements.length > 0;
}
var ratedOnly = "the run was rated bad, but nothing says what a right run does instead";
function isRatedOnly(input, found) {
  if (input.feedback?.rating !== "bad" || isTold(input)) return false;
  return !found.some(({ check }) => check.kind === "status_is" && check.status === "error");
}
function failedProvider({ fault, text }) {
  return `the run failed of its model's provider (${fault}: ${text}), not of the agent, so a case of it would prove nothing; take another run, or, where the agent should have coped with that`;
}
function providerNote({ fault, text }) {
  return `the run failed of its model's provider (${fault}: ${text}): only a replay of that recorded answer (fixtures/model.json) shows how the agent copes, for a provider that fails during a replay makes it inconclusive`;
}
var anyCrash = "the run failed, but neither an error's text nor a call or an answer tells this failure from any other crash (a missing key, a misspelt import)";
function isAnyCrash(signatures, run) {
  return holdOnAnyCrash(signatures.map(({ check }) => check)) && signatureAnchor(run) === void 0;
}
var notRecorded = "the trace does not hold what the agent said, so a missing answer is not taken for a failure";
function noFailure({ trace }) {
  const reason = "the trace shows no failure by itself";
  return answerKnown(trace) ? reason : `${reason}, nor what the agent said`;
}
function signaturesOf(input) {
  const { trace, run, terminal_tools, effects, statements, signatures } = input;
  if (signatures) return signatures.map((check) => ({ check, why: describeCheck(check) }));
  const detected = detectSignatures(trace, run, { terminal_tools, effects });
  const unread = toldReads(input).filter((check) => checkRun(run, check).outcome === "fail");
  const missing = unread.map(({ tool, args, match }) => {
    const check = { kind: "tool_not_called", tool, ...args === void 0 ? {} : { args }, match };
    return { check, why: `expected a call of ${tool}, but the run made none` };
  });
  const all = [...uniqueChecks(detected, ({ check }) => check).map(({ check, why }) => ({ check, why })), ...missing];
  return all.length > 0 || statements.length === 0 ? all : sameAnswer(run);
}
function toldReads({ feedback, effects, run, told }) {
  if (told !== true) return [];
  const effectOf = (tool) => run.calls.find((call) => call.tool === tool)?.effect ?? effects(tool).effect;
  return (feedback?.expected_calls ?? []).filter(({ tool }) => effectOf(tool) !== "write").map((call) => ({ kind: "tool_called", ...wantedCall(call) }));
}
function sameAnswer(run) {
  if (typeof run.final_output !== "string" || run.final_output.trim() === "") return [];
  const text = run.final_output.trim().slice(0, 500).trim();
  return [{ check: { kind: "output_contains", text, in: "final", not: false }, why: "The answer is the same again" }];
}
function dropUnmeetable(assertions, { feedback, terminal_tools }) {
  const mayEnd = (feedback?.expected_calls ?? []).some(({ tool }) => terminal_tools.includes(tool));
  return mayEnd ? assertions.filter(({ kind }) => kind !== "final_output_exists") : assertions;
}
function withStatements(assertions, { statements, feedback, assertions: given }) {
  const semantic = statements.map((statement) => ({ kind: "semantic", statement }));
  const told = statements.length > 0 || feedback !== void 0 || given !== void 0;
  if (!told) semantic.push({ kind: "semantic", statement: answersTheRequest });
  return [...assertions, ...semantic];
}
function anchored(expectation, { run, terminal_tools }) {
  const { signatures, assertions, notes } = expectation;
  const checks = signatures.map(({ check }) => check);
  if (allHold(emptyRun(), checks)) {
    const anchor2 = signatureAnchor(run);
    if (anchor2) signatures.push(anchor2);
    else {
      expectation.demandModelCall = true;
      notes.push("the failure looks like a run in which nothing ran, so a replay must show a model call");
    }
  }
  const anchor = holdOnAnyCrash(checks) ? signatureAnchor(run) : void 0;
  if (anchor) signatures.push(anchor);
  if (setPasses(emptyRun(), assertions)) assertions.push(terminal_tools.length > 0 ? endsProperly : saysSomething);
  return expectation;
}
var saysSomething = { kind: "output_matches", pattern: "\\S", flags: "", in: "any", not: false };
var endsProperly = { kind: "final_output_exists", exists: true };
function signatureAnchor(run) {
  const last = run.calls.at(-1);
  if (last) return { check: { kind: "tool_called", tool: last.tool, match: "exact" }, why: `${last.tool} was called` };
  const check = { kind: "final_output_exists", exists: true };
  return run.final_output === void 0 ? void 0 : { check, why: "The run has an answer" };
}

// src/core/scaffold/expectation-drafts.ts
function expectationDrafts(run) {
  const writes = run.calls.filter(({ effect }) => effect === "write");
  const tools = [...new Set(writes.map(({ tool }) => tool))].filter(isPlainName).slice(0, 5);
  const drafts = tools.map((tool) => ({
    question: `Was ${tool} wrong to be called?`,
    expectation: { rating: "bad", forbidden_calls: [{ tool }] },
    flags: `--forbid-call ${tool}`
  }));
  if (writes.length > 0) {
    drafts.push({
      question: "Should nothing have been written?",
      expectation: { rating: "bad", expected_calls: [] },
      flags: "--expect-none"
    });
  }
  const calls = [...new Set(run.calls.map(({ tool }) => tool))].filter(isPlainName);
  drafts.push(
    {
      question: "Which writes does a right run make, with which arguments?",
      expectation: { rating: "bad", expected_calls: [] },
      flags: `--expect-call '${tools[0] ?? calls[0] ?? "tool"}={…}'`
    },
    {
      question: "What must a right answer say?",
      expectation: { rating: "bad", expected_text: [] },
      flags: "--expect-text '…'"
    },
    {
      question: "What must be true of a right run, in a sentence for review?",
      expectation: { rating: "bad" },
      flags: "--expect '…'"
    }
  );
  return drafts;
}
function expectationNeeded(reason, drafts) {
  const questions = drafts.map(({ question, flags }) => `${question} ${flags}`);
  const join = reason.endsWith(" that") ? ", " : "; ";
  return new ReplayKitError("expectation_needed", `${reason}${join}say what a right run does`, {
    hint: `one of: ${questions.join(" · ")}`,
    cause: { drafts }
  });
}
function isPlainName(name) {
  return /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$/.test(name);
}

// src/core/scaffold/case-title.ts
var maxTitle = 200;
function derivedTitle(signatures) {
  const phrases = [...new Set(signatures.flatMap(phrase))];
  return plainTitle(phrases.slice(0, 4).join(", ")) || "Failed run";
}
function plainTitle(text) {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (plain.length <= maxTitle) return plain;
  return `${plain.slice(0, maxTitle - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function phrase(check) {
  if (check.kind === "min_tool_calls") return [`${check.tool ?? "one tool"} called ${check.count} times`];
  if (check.kind === "repeated_call") return [`${check.tool ?? "one tool"} called ${check.times} times alike`];
  if (check.kind === "final_output_exists") return check.exists ? [] : ["no answer"];
  if (check.kind === "status_is") return [`ended with ${check.status}`];
  if (check.kind === "error_matches") return check.error_kind === void 0 ? [] : [`${check.error_kind} error`];
  if (check.kind === "writes_are")
    return [check.calls.length === 0 ? "nothing written" : `wrong writes: ${names(check.calls)}`];
  if (check.kind === "tool_called") return [`${check.tool} called`];
  if (check.kind === "tool_not_called") return [`${check.tool} not called`];
  if (check.kind === "output_contains" || check.kind === "output_matches") {
    return [check.not ? "something left unsaid" : "a wrong answer"];
  }
  return [];
}
function names(calls) {
  return [...new Set(calls.map(({ tool }) => tool))].slice(0, 3).join(", ");
}

// src/core/scaffold/slug.ts
var maxSlugLength = 48;
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function slug(text) {
  const plain = text.slice(0, 400).normalize("NFKD").replace(new RegExp("\\p{M}+", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const short = shorten(plain);
  if (short === "") return "case";
  return reserved.test(short) ? `case-${short}` : short;
}
function shorten(plain) {
  if (plain.length <= maxSlugLength) return plain;
  const cut = plain.slice(0, maxSlugLength);
  const dash = plain[maxSlugLength] === "-" ? maxSlugLength : cut.lastIndexOf("-");
  return (dash >= maxSlugLength / 2 ? cut.slice(0, dash) : cut).replace(/-+$/, "");
}
function givenId(id) {
  if (slug(id) === id) return id;
  throw new ReplayKitError(
    "invalid_input",
    `the id is ${JSON.stringify(id.slice(0, 100))}; expected a-z, 0-9 and dashes, at most 48`,
    {
      hint: `take ${slug(id)}`
    }
  );
}

// src/core/scaffold.ts
function scaffoldCase(input) {
  const { trace, model, ...told } = redacted(input);
  const lookup = expectingLookup(input, told.feedback);
  const run = runFromTrace(trace, lookup);
  const expectation = expectedBehaviour({
    trace,
    run,
    ...told,
    terminal_tools: input.terminal_tools ?? [],
    effects: lookup,
    told: input.expectation?.expected_calls !== void 0
  });
  if (!expectation.ok) throw expectationNeeded(expectation.reason, expectationDrafts(run));
  const effects = caseEffects([...run.calls, ...expectedWrites(expectation, lookup)], input);
  const fixtures = toolFixtures(trace, run);
  const group = fingerprint({
    trace,
    run,
    terminal_tools: input.terminal_tools ?? [],
    effects: lookup,
    stored: expectation.signatures.map(({ check }) => check),
    statements: told.statements,
    hash: input.platform.hash
  });
  const replayCase = caseOf({ input, trace, run, expectation, effects: effects.effects, group: group.id });
  const expected = new Set((told.feedback?.expected_calls ?? []).map(({ tool }) => tool));
  const notes = caseNotesOf({
    input,
    guessed: effects.guessed,
    expected: [...expected],
    lookup,
    expectation,
    fixtures
  });
  const files = {
    "case.yaml": formatCaseYaml(replayCase, { guessed: effects.guessed }),
    "source-trace.json": formatJsonFile(trace),
    "fixtures/tools.json": formatJsonFile(fixtures),
    ...model === void 0 ? {} : { "fixtures/model.json": formatJsonFile(model) },
    "notes.md": caseNotes({ trace, title: replayCase.title, ...expectation, notes })
  };
  return { files, case: replayCase, aliases: group.aliases, notes };
}
function expectingLookup(input, feedback) {
  const { effects, configEffects, terminal_tools = [] } = input;
  const known = effectLookup(effects, configEffects);
  const expected = new Set((feedback?.expected_calls ?? []).map(({ tool }) => tool));
  const isTold2 = input.expectation?.expected_calls !== void 0;
  return (tool) => {
    const found = known(tool);
    if (!expected.has(tool) || !found.guessed) return found;
    const ends = terminal_tools.includes(tool) || isHandOver(tool);
    return guessEffect(tool) === void 0 || isTold2 && !ends ? { effect: "write", guessed: true } : found;
  };
}
function redacted(input) {
  const { expectation, redactor } = input;
  const own = input.trace.feedback;
  const feedback = expectation === void 0 ? own : { ...own, ...expectation };
  const trace = { ...input.trace, version: traceVersion, ...feedback === void 0 ? {} : { feedback } };
  const { statements = [], signatures, assertions, modelFixtures: model } = input;
  return redactor.redact({
    trace,
    statements,
    ...feedback === void 0 ? {} : { feedback },
    ...signatures === void 0 ? {} : { signatures },
    ...assertions === void 0 ? {} : { assertions },
    ...model === void 0 ? {} : { model }
  });
}
function expectedWrites({ assertions }, lookup) {
  const calls = assertions.flatMap((check) => check.kind === "writes_are" ? check.calls : []);
  return calls.map(({ tool }) => {
    const { effect, guessed } = lookup(tool);
    return { tool, effect, effect_guessed: guessed };
  });
}
function caseEffects(calls, { effects = {}, configEffects = {} }) {
  const written = /* @__PURE__ */ new Map();
  const guessed = /* @__PURE__ */ new Set();
  for (const { tool, effect, effect_guessed } of calls) {
    if (Object.hasOwn(configEffects, tool) && !Object.hasOwn(effects, tool)) continue;
    if (configEffects[tool] === effect) continue;
    written.set(tool, effect);
    if (effect_guessed) guessed.add(tool);
  }
  const sorted = [...written].toSorted(([a], [b]) => a < b ? -1 : 1);
  return { effects: Object.fromEntries(sorted), guessed: [...guessed].toSorted() };
}
function caseOf({ input, trace, expectation, effects, group }) {
  const signatures = expectation.signatures.map(({ check }) => check);
  const title = caseTitle(input, signatures);
  return {
    version: caseVersion,
    id: caseId(input, title, group),
    title,
    state: "open",
    source: {
      run_id: trace.run_id,
      fingerprint: group,
      captured_at: trace.ended_at ?? trace.started_at ?? input.platform.now().toISOString(),
      ...input.rate === void 0 ? {} : { rate: input.rate },
      ...input.seen === void 0 ? {} : { seen: input.seen }
    },
    ...input.runner === void 0 ? {} : { runner: input.runner },
    ...trace.agent?.name === void 0 ? {} : { agent: trace.agent.name },
    tags: input.tags ?? [],
    effects,
    ...input.terminal_tools === void 0 || input.terminal_tools.length === 0 ? {} : { terminal_tools: input.terminal_tools },
    scenario: { input: inputMessages(trace), mode: "continue", context: {} },
    replay: replayRulesSchema.parse({
      model: input.modelFixtures === void 0 ? "live" : "recorded-until-divergence",
      ...expectation.demandModelCall ? { demand: "model_call" } : {},
      timeout: 6e4
    }),
    signatures,
    assertions: expectation.assertions,
    reviews: [],
    ...expectation.weak === void 0 ? {} : { weak: true, weak_reason: expectation.weak }
  };
}
function inputMessages(trace) {
  return trace.events.flatMap(
    (event) => event.type === "input_message" ? [{ role: event.role, content: event.content }] : []
  );
}
function caseTitle({ title, redactor }, signatures) {
  const given = title === void 0 ? "" : plainTitle(redactor.text(title));
  return given === "" ? derivedTitle(signatures) : given;
}
function caseId({ id, promoted, platform }, title, group) {
  const name = id === void 0 ? slug(title) : givenId(id);
  return promoted === true ? `${name}-${failureMarkOf(group, platform)}` : name;
}
function failureMarkOf(group, { hash }) {
  return hash(group).slice(0, 8);
}
function caseNotesOf({ input, guessed, expected, lookup, expectation, fixtures }) {
  const notes = [...expectation.notes];
  if (guessed.length > 0) {
    notes.push(
      `effects guessed from the names of the tools: ${guessed.join(", ")}; check them under effects in case.yaml`
    );
  }
  const taken = expected.filter(
    (tool) => guessEffect(tool) !== "write" && lookup(tool).guessed && lookup(tool).effect === "write"
  );
  if (taken.length > 0) {
    const remedy = "where one only reads, say --effect <tool>=read";
    notes.push(`taken for writes, since a right run is said to make them: ${taken.join(", ")}; ${remedy}`);
  }
  const classes = expectation.signatures.flatMap(({ check }) => onlyClassOf(check) ?? []);
  if (classes.length > 0) {
    notes.push(
      `any ${classes.join(", ")} counts as this failure, for the rest of its message varies; add what tells it apart to signatures`
    );
  }
  const redacted2 = input.redactor.findings().length;
  if (redacted2 > 0) notes.push(`${redacted2} value${redacted2 === 1 ? " was" : "s were"} redacted`);
  if (input.modelFixtures === void 0)
    notes.push("no model exchanges were recorded, so the replay uses a live model");
  if (fixtures.calls.length === 0) notes.push("no tool answers were recorded");
  return notes;
}

export {
  markedPart,
  withPart,
  rateSentence,
  withRate,
  rateNote,
  scaffoldCase,
  failureMarkOf
};
