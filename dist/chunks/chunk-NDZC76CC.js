import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  errorSignature,
  maskText
} from "./chunk-PSN3L2HE.js";
import {
  answerKnown,
  checkRun,
  effectLookup,
  emptyAnswer,
  emptyRun,
  equalJson,
  failedForGood,
  guessEffect,
  ignoredWords,
  isForeign,
  mostRepeated,
  outputText,
  providerFailure,
  saidAfter,
  wantedText,
  withoutGuessedLimit,
  writesOf
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  countByTool,
  plural,
  shortJson
} from "./chunk-ZPONSFWV.js";

// src/core/signatures/feedback-checks.ts
function checksFromFeedback(feedback, run, effects = effectLookup()) {
  const pairs = [
    ...feedback.expected_calls ? [writes(feedback.expected_calls, run, effects)] : [],
    ...(feedback.expected_text ?? []).filter((text) => text.trim() !== "").map((text) => said(text)),
    ...(feedback.forbidden_calls ?? []).map(forbidden),
    ...(feedback.forbidden_text ?? []).filter((text) => text.trim() !== "").map((text) => unsaid(text))
  ];
  return {
    signatures: pairs.filter(({ assertion }) => checkRun(run, assertion).outcome === "fail").map(({ signature, why }) => ({ check: signature, why })),
    assertions: pairs.map(({ assertion }) => assertion)
  };
}
function writes(expected, run, effects) {
  const wanted = expectedWrites(expected, run, effects);
  const made = writesOf(run).map(({ tool, args }) => ({ tool, args, match: "exact" }));
  return {
    assertion: { kind: "writes_are", calls: wanted, include_failed: false },
    signature: { kind: "writes_are", calls: made, include_failed: false },
    why: `expected ${callsText(wanted)}, but the run made ${callsText(made)}`
  };
}
function expectedWrites(expected, run, effects = effectLookup()) {
  return expected.filter(({ tool }) => isWrite(tool, run, effects)).map(wantedCall);
}
function callsText(calls) {
  const most = 2;
  const counts = /* @__PURE__ */ new Map();
  for (const call of calls) counts.set(wantedText(call), (counts.get(wantedText(call)) ?? 0) + 1);
  const texts = [...counts].map(([text, count]) => count === 1 ? text : `${text} ${count} times`);
  const more = texts.length > most ? [`${texts.length - most} more`] : [];
  return texts.length === 0 ? "no write" : [...texts.slice(0, most), ...more].join(", ");
}
function isWrite(tool, run, effects) {
  const made = run.calls.find((call) => call.tool === tool);
  const { effect, guessed } = made ? { effect: made.effect, guessed: made.effect_guessed } : effects(tool);
  return effect === "write" || guessed && guessEffect(tool) === void 0;
}
function said(text) {
  return {
    assertion: { kind: "output_contains", text, in: "any", not: false },
    signature: { kind: "output_contains", text, in: "any", not: true },
    why: `expected the agent to say ${shortJson(text, 80)}, but it never did`
  };
}
function unsaid(text) {
  return {
    assertion: { kind: "output_contains", text, in: "any", not: true },
    signature: { kind: "output_contains", text, in: "any", not: false },
    why: `expected the agent not to say ${shortJson(text, 80)}, but it did`
  };
}
function forbidden(call) {
  return {
    assertion: { kind: "tool_not_called", ...wantedCall(call) },
    signature: { kind: "tool_called", ...wantedCall(call) },
    why: `expected no call of ${wantedText(wantedCall(call))}, but the run made one`
  };
}
function wantedCall({ tool, args }) {
  return args === void 0 ? { tool, match: "ignore" } : { tool, args, match: "subset" };
}

// src/core/signatures/run-end.ts
function endsWithoutAnswer({ events, status }, terminalTools) {
  const last = events.findLast((event) => event.type === "tool_call");
  if (events.some(asksApproval)) return true;
  if (last === void 0) return false;
  if (terminalTools.includes(last.tool_name) || endsRun(last.tool_name)) return true;
  return last["hosted"] === true || status !== "error" && !isAnswered(events, last);
}
function isAnswered(events, call) {
  const results = events.slice(events.indexOf(call) + 1).filter((event) => event.type === "tool_result");
  return results.some(({ call_id }) => call_id === void 0 || call.call_id === void 0 || call_id === call.call_id);
}
function asksApproval(event) {
  return event.type === "other" && /approval[_.]?request|interrupt|requires_action|confirmation_request/i.test(event.name);
}
var handOver = /^(?:transfer|hand|handoff|handover|escalate|route|forward|redirect|delegate|connect|switch)(?: (?:off|over|user|customer|call|chat))* (?:to|human|agent|operator|support|specialist|person|representative)\b|\b(?:human|agent) (?:handoff|handover|takeover|transfer)\b/;
var ending = /^(?:final (?:answer|result|output|response)|finish|finished|finalize|done|submit|submit (?:final )?(?:answer|result|results|response|solution|report)|complete|complete task|task (?:complete|completed|done)|attempt completion|end (?:conversation|call|session|chat|task|run|turn)|hang up|hangup|return (?:answer|result|output|response)|respond|respond to user|reply to user|answer|ask (?:user|human|question|user question|followup question|clarification)|message user|send message to user|structured output|exit|exit plan mode|terminate)$/;
function endsRun(tool) {
  return isHandOver(tool) || ending.test(wordsOf(tool));
}
function isHandOver(tool) {
  return handOver.test(wordsOf(tool));
}
function wordsOf(tool) {
  return tool.slice(0, 100).replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().replaceAll(/[^a-z0-9]+/g, " ").trim();
}

// src/core/signatures/detect-signatures.ts
var loopOfEqualCalls = 3;
var manyCalls = 5;
function detectSignatures(trace, given, options) {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  const loops = loopSignature(run);
  const found = [
    ...statusSignature(run),
    ...loops.length > 0 ? loops : limitSignature(run),
    ...noOutputSignature(trace, run, options),
    ...ignoredErrorSignature(trace, run, options),
    ...trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : []
  ];
  return found.filter(({ check }) => checkRun(run, check, options).outcome === "pass").map((signature) => ({
    ...signature,
    needs_anchor: checkRun(emptyRun(), signature.check, options).outcome === "pass"
  }));
}
function statusSignature(run) {
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  if (run.status !== "error" || onlyEmpty) return [];
  const last = run.errors.at(-1);
  const why = last ? `the run ended with an error: ${last.text}` : "the run ended with an error";
  const named = errorSignature(run);
  return [{ check: { kind: "status_is", status: "error" }, why }, ...named ? [{ check: named, why }] : []];
}
function limitSignature(run) {
  const limit = run.errors.find(({ kind }) => kind === "limit");
  return limit ? [{ check: { kind: "error_matches", error_kind: "limit" }, why: `the run stopped at a limit: ${limit.text}` }] : [];
}
function loopSignature(run) {
  const [tool, count] = [...countByTool(run)].reduce(
    (most, one) => one[1] > most[1] ? one : most,
    ["", 0]
  );
  if (count >= manyCalls && run.status === "error") {
    return [{ check: { kind: "min_tool_calls", tool, count }, why: `${tool} was called ${plural(count, "time")}` }];
  }
  const repeated = mostRepeated(run, { unchanged: true });
  const answered = repeated && (repeated.call.output !== void 0 || repeated.call.error !== void 0);
  if (!answered || repeated.count < loopOfEqualCalls || leftLoop(run, repeated.call)) return [];
  const { call, count: times } = repeated;
  return [
    {
      check: { kind: "repeated_call", tool: call.tool, times, unchanged: true, not: false },
      why: `${call.tool} was called ${plural(times, "time")} with the same arguments, and answered the same each time`
    }
  ];
}
function leftLoop({ status, calls }, { tool, args }) {
  if (status === "error") return false;
  const last = calls.findLastIndex((call) => call.tool === tool && equalJson(call.args, args));
  return calls.slice(last + 1).some((call) => call.tool === tool && call.error === void 0);
}
function noOutputSignature(trace, run, { terminal_tools }) {
  if (run.final_output !== void 0 || !answerKnown(trace) || endsWithoutAnswer(trace, terminal_tools)) return [];
  return [{ check: { kind: "final_output_exists", exists: false }, why: "the run ended without an answer" }];
}
var hints = /\b(?:not?|none|nothing|never|without|however|but|although|instead|only|unless|already|invalid|missing|denied|declined|rejected|expired|locked|nicht|kein\w*|nie|aber|jedoch|stattdessen|pas|aucun\w*|mais|ningun\w*|pero|nessun\w*|però|nenhum\w*|mas|geen|maar)\b|n['’]t\b/i;
var exitCode = /^\W*(?:process |command )?(?:exit(?:ed)?|return(?:ed)?|status)?(?: with)? ?(?:code|status|value)?\W*-?\d{1,3}\W*$/i;
function ignoredErrorSignature(trace, run, { terminal_tools }) {
  if (run.status === "error" || run.final_output === void 0 || endsWithoutAnswer(trace, terminal_tools)) return [];
  const ignored = run.calls.findLast((call, index) => {
    if (!failedForGood(run, index) || exitCode.test(call.error?.message ?? "")) return false;
    return saidAfter(run, call).every((text) => !hints.test(text) && !isForeign(text));
  });
  if (!ignored?.error) return [];
  return [{ check: { kind: "error_ignored", tool: ignored.tool, not: false }, why: ignoredWords(ignored) }];
}

// src/core/fingerprint/failure-parts.ts
function signatureNames(signatures) {
  const names = signatures.map((check) => [check.kind, ...[...new Set(toolsOf(check))].toSorted()].join(" "));
  return [...new Set(names)].toSorted();
}
function toolsOf(check) {
  if (check.kind === "writes_are") return check.calls.map((call) => call.tool);
  if (check.kind === "tool_sequence") {
    return check.calls.flatMap((call) => "group" in call ? call.group : [call]).map((call) => call.tool);
  }
  return "tool" in check && check.tool !== void 0 ? [check.tool] : [];
}

// src/core/fingerprint/v1-fingerprint.ts
function v1Fingerprints(input) {
  const { trace, hash } = input;
  const failure = providerFailure(trace);
  const provider = failure && { agent: trace.agent?.name ?? null, failure: "provider", error: failure.fault };
  return [...provider ? [provider] : [], ownParts(input)].map((parts) => idOf(parts, hash));
}
function ownParts({ trace, run, signatures }) {
  const text = run.errors.find((error) => error.text !== "")?.text ?? (run.calls.at(-1)?.error?.message || void 0);
  const parts = {
    agent: trace.agent?.name ?? null,
    failure: failureKind(trace, run),
    signatures: signatureNames(signatures.filter((check) => !namesError(check, run))),
    error: text === void 0 ? null : maskText(text)
  };
  if (!parts["error"]) Object.assign(parts, quietParts(trace, run));
  return parts;
}
function idOf(parts, hash) {
  return `v1:${hash(canonicalJson(parts)).slice(0, 16)}`;
}
function namesError(check, { status }) {
  return check.kind === "error_matches" && check.error_kind !== "limit" && status === "error";
}
function quietParts(trace, run) {
  const last = run.calls.at(-1)?.tool;
  return {
    input: inputShape(trace),
    last_tool: last ?? null,
    last_tool_calls: run.calls.filter((call) => call.tool === last).length
  };
}
function failureKind(trace, run) {
  const kind = run.errors[0]?.kind;
  if (kind !== void 0) return kind;
  if (run.status === "error") return "error";
  return trace.feedback?.rating === "bad" ? "feedback" : "unknown";
}
function inputShape(trace) {
  const shapes = [];
  for (const event of trace.events) {
    if (event.type !== "input_message") continue;
    const text = typeof event.content === "string" ? event.content : canonicalJson(event.content);
    const words = text.split(/\s+/).length;
    shapes.push(`${event.role} ${contentKind(event.content)} 2^${Math.round(Math.log2(words))}`);
    if (shapes.length === 4) break;
  }
  return shapes.join(", ");
}
function contentKind(content) {
  if (Array.isArray(content)) return "parts";
  return content === null ? "null" : typeof content;
}

// src/core/fingerprint/v1-signatures.ts
function v1Signatures(trace, given, options) {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  const contradictions = trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : [];
  const failed = run.status === "error" || trace.feedback?.rating === "bad" && contradictions.length === 0;
  const loops = loopSignature2(run, failed);
  const limited = run.errors.some(({ kind }) => kind === "limit");
  return [
    ...statusSignature2(run),
    ...loops.length > 0 || !limited ? loops : [{ kind: "error_matches", error_kind: "limit" }],
    ...answerKnown(trace) ? noOutputSignature2(run, options) : [],
    ...ignoredErrorSignature2(run),
    ...contradictions.map(({ check }) => check)
  ];
}
function statusSignature2(run) {
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  return run.status !== "error" || onlyEmpty ? [] : [{ kind: "status_is", status: "error" }];
}
function loopSignature2(run, failed) {
  const repeated = mostRepeated(run);
  const [tool, count] = [...countByTool(run)].reduce(
    (most, one) => one[1] > most[1] ? one : most,
    ["", 0]
  );
  const loops = repeated !== void 0 && repeated.count >= 3;
  if (count >= 5 && (failed || loops && repeated.call.tool === tool))
    return [{ kind: "min_tool_calls", tool, count }];
  if (!loops) return [];
  return [{ kind: "repeated_call", tool: repeated.call.tool, times: repeated.count, unchanged: false, not: false }];
}
function noOutputSignature2(run, { terminal_tools }) {
  const last = run.calls.at(-1);
  if (run.final_output !== void 0 || last && terminal_tools.includes(last.tool)) return [];
  return [{ kind: "final_output_exists", exists: false }];
}
var ownsUp = /error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able)|issue|problem|try again/i;
function ignoredErrorSignature2(run) {
  if (run.status === "error" || run.final_output === void 0) return [];
  if (ownsUp.test(outputText(run.final_output))) return [];
  const ignored = run.calls.some(
    ({ tool, error }, index) => error !== void 0 && !run.calls.slice(index + 1).some((later) => later.tool === tool && later.error === void 0)
  );
  if (!ignored) return [];
  return [
    { kind: "error_matches", error_kind: "tool" },
    { kind: "output_matches", pattern: "ignored", flags: "i", in: "final", not: true }
  ];
}

// src/core/fingerprint/fingerprint.ts
function fingerprint(input) {
  const { trace, run, added = [], stored, hash } = input;
  const detected = input.detected ?? detectSignatures(trace, run, input).map(({ check }) => check);
  const parts = partsOf(input, detected);
  const v1 = v1Signatures(trace, run, input);
  const lists = [[...v1, ...added], ...stored ? [stored, [...v1, ...without(stored, detected)]] : []];
  const aliases = lists.flatMap((signatures) => v1Fingerprints({ trace, run, signatures, hash }));
  return { id: `v2:${hash(canonicalJson(parts)).slice(0, 16)}`, aliases: [...new Set(aliases)], parts };
}
function without(checks, others) {
  const known = new Set(others.map((check) => JSON.stringify(check)));
  return checks.filter((check) => !known.has(JSON.stringify(check)));
}
function partsOf(input, detected) {
  const { trace, run, added = [], statements = [] } = input;
  const agent = trace.agent?.name ?? null;
  const provider = providerFailure(trace);
  if (provider) return { agent, failure: "provider", error: provider.fault };
  const told = [...detected, ...added].filter((check) => !namesError2(check, run) && !isAside(check, detected));
  const signatures = signatureNames(told.map(oneLoop));
  const error = errorText(run);
  const missing = missingWrites(input, detected);
  return {
    agent,
    failure: run.errors[0]?.kind ?? (run.status === "error" ? "error" : "quiet"),
    signatures,
    ...error === void 0 ? {} : { error: maskText(error) },
    ...missing.length === 0 ? {} : { missing },
    ...error === void 0 && signatures.length === 0 ? unnamedParts(run, statements) : {}
  };
}
function isAside({ kind }, detected) {
  if (kind !== "repeated_call" && kind !== "min_tool_calls") return false;
  return detected.some((one) => ["writes_are", "output_contains", "tool_called"].includes(one.kind));
}
function namesError2(check, { status }) {
  return check.kind === "error_matches" && check.error_kind !== "limit" && status === "error";
}
function oneLoop(check) {
  if (check.kind !== "min_tool_calls") return check;
  return { kind: "repeated_call", times: 0, unchanged: true, not: false, ...check.tool ? { tool: check.tool } : {} };
}
function errorText({ errors, status, calls }) {
  const text = errors.find((error) => error.text !== "")?.text;
  return text ?? (status === "error" ? calls.at(-1)?.error?.message || void 0 : void 0);
}
function missingWrites({ trace, run, effects }, detected) {
  if (!detected.some(({ kind }) => kind === "writes_are")) return [];
  const made = new Set(writesOf(run).map(({ tool }) => tool));
  const wanted = expectedWrites(trace.feedback?.expected_calls ?? [], run, effects);
  return [...new Set(wanted.map(({ tool }) => tool).filter((tool) => !made.has(tool)))].toSorted();
}
function unnamedParts(run, statements) {
  const writes2 = [...new Set(writesOf(run).map(({ tool }) => tool))].toSorted();
  return {
    ...writes2.length > 0 ? { writes: writes2 } : { last_tool: run.calls.at(-1)?.tool ?? null },
    ...statements.length > 0 ? { statements: statements.map((text) => maskText(text)) } : {}
  };
}

export {
  checksFromFeedback,
  expectedWrites,
  wantedCall,
  isHandOver,
  detectSignatures,
  fingerprint
};
