import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  errorSignature,
  maskText
} from "./chunk-UCQPZHJY.js";
import {
  answerKnown,
  canonicalJson,
  checkRun,
  effectLookup,
  emptyAnswer,
  emptyRun,
  guessEffect,
  mostRepeated,
  outputText,
  providerFailure,
  shortJson,
  wantedText,
  withoutGuessedLimit,
  writesOf
} from "./chunk-6V2FDER7.js";
import {
  countByTool,
  plural
} from "./chunk-KAH3UWF3.js";

// src/core/fingerprint/fingerprint.ts
function fingerprint(input) {
  const own = fingerprintOfRun(input);
  const failure = providerFailure(input.trace);
  if (failure === void 0) return own;
  const parts = { agent: input.trace.agent?.name ?? null, failure: "provider", error: failure.fault };
  return { id: idOf(parts, input.hash), aliases: [own.id], parts };
}
function fingerprintOfRun({ trace, run, signatures, hash }) {
  const errorText = firstErrorText(run);
  const parts = {
    agent: trace.agent?.name ?? null,
    failure: failureKind(trace, run),
    signatures: signatureNames(signatures.filter((check) => !namesError(check, run))),
    error: errorText === void 0 ? null : maskText(errorText)
  };
  if (!parts["error"]) Object.assign(parts, quietParts(trace, run));
  return { id: idOf(parts, hash), aliases: [], parts };
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
function firstErrorText(run) {
  const text = run.errors.find((error) => error.text !== "")?.text;
  return text ?? (run.calls.at(-1)?.error?.message || void 0);
}
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

// src/core/signatures/feedback-checks.ts
function checksFromFeedback(feedback, run, effects = effectLookup()) {
  const pairs = [
    ...feedback.expected_calls ? [writes(feedback.expected_calls, run, effects)] : [],
    ...(feedback.expected_text ?? []).filter((text) => text.trim() !== "").map((text) => said(text)),
    ...(feedback.forbidden_calls ?? []).map(forbidden)
  ];
  return {
    signatures: pairs.filter(({ assertion }) => checkRun(run, assertion).outcome === "fail").map(({ signature, why }) => ({ check: signature, why })),
    assertions: pairs.map(({ assertion }) => assertion)
  };
}
function writes(expected, run, effects) {
  const wanted = expected.filter(({ tool }) => isWrite(tool, run, effects)).map(wantedCall);
  const made = writesOf(run).map(({ tool, args }) => ({ tool, args, match: "exact" }));
  return {
    assertion: { kind: "writes_are", calls: wanted, include_failed: false },
    signature: { kind: "writes_are", calls: made, include_failed: false },
    why: `expected ${callsText(wanted)}, but the run made ${callsText(made)}`
  };
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
  if (!guessed) return effect === "write";
  return (guessEffect(tool) ?? "write") === "write";
}
function said(text) {
  return {
    assertion: { kind: "output_contains", text, in: "any", not: false },
    signature: { kind: "output_contains", text, in: "any", not: true },
    why: `expected the agent to say ${shortJson(text, 80)}, but it never did`
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
  return args === void 0 ? { tool, match: "ignore" } : { tool, args, match: "exact" };
}

// src/core/signatures/detect-signatures.ts
var loopOfEqualCalls = 3;
var manyCalls = 5;
function detectSignatures(trace, given, options) {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  const contradictions = trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : [];
  const failed = run.status === "error" || trace.feedback?.rating === "bad" && contradictions.length === 0;
  const loops = loopSignature(run, failed);
  const found = [
    ...statusSignature(run),
    ...loops.length > 0 ? loops : limitSignature(run),
    ...answerKnown(trace) ? noOutputSignature(run, options) : [],
    ...ignoredErrorSignature(run),
    ...contradictions
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
function loopSignature(run, failed) {
  const repeated = mostRepeated(run);
  const [tool, count] = [...countByTool(run)].reduce(
    (most, one) => one[1] > most[1] ? one : most,
    ["", 0]
  );
  const loops = repeated !== void 0 && repeated.count >= loopOfEqualCalls;
  if (count >= manyCalls && (failed || loops && repeated.call.tool === tool)) {
    return [{ check: { kind: "min_tool_calls", tool, count }, why: `${tool} was called ${plural(count, "time")}` }];
  }
  if (!loops) return [];
  return [
    {
      check: { kind: "repeated_call", tool: repeated.call.tool, times: repeated.count },
      why: `${repeated.call.tool} was called ${plural(repeated.count, "time")} with equal arguments`
    }
  ];
}
function noOutputSignature(run, { terminal_tools }) {
  const last = run.calls.at(-1);
  if (run.final_output !== void 0 || last && terminal_tools.includes(last.tool)) return [];
  return [{ check: { kind: "final_output_exists", exists: false }, why: "the run has no final output" }];
}
var ownsUp = "error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able)|issue|problem|try again";
function ignoredErrorSignature(run) {
  if (run.status === "error" || run.final_output === void 0) return [];
  if (new RegExp(ownsUp, "i").test(outputText(run.final_output))) return [];
  const ignored = run.calls.findLast(
    (call, index) => call.error !== void 0 && !recovered(run.calls.slice(index + 1), call)
  );
  if (!ignored?.error) return [];
  const why = `${ignored.tool} failed (${ignored.error.message}) and the answer does not say so`;
  const text = stableText(ignored.error.message);
  const kind = ignored.error.kind === "exception" ? "tool" : ignored.error.kind;
  return [
    { check: { kind: "error_matches", error_kind: kind, ...text === void 0 ? {} : { text } }, why },
    { check: { kind: "output_matches", pattern: ownsUp, flags: "i", in: "final", not: true }, why }
  ];
}
function recovered(later, failed) {
  return later.some(({ tool, error }) => tool === failed.tool && error === void 0);
}
function stableText(message) {
  const start = (/^[^\d\n]{8,80}/.exec(message)?.[0] ?? "").trim();
  return start.length >= 8 ? start : void 0;
}

export {
  fingerprint,
  checksFromFeedback,
  detectSignatures
};
