import { mostRepeated } from "../checks/call-counts.ts";
import { countByTool } from "../checks/check-result.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { providerFailure } from "../models/provider-failure.ts";
import type { Hash } from "../platform.ts";
import { answerKnown } from "../run/answer-known.ts";
import { withoutGuessedLimit } from "../run/guessed-limit.ts";
import { emptyAnswer } from "../run/normalise.ts";
import { outputText } from "../run/text-of.ts";
import type { Check } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import type { DetectOptions } from "../signatures/detect-signatures.ts";
import { checksFromFeedback } from "../signatures/feedback-checks.ts";
import { maskText } from "../text/error-text.ts";

interface V1Input {
  trace: TraceRun;
  run: Run;
  /** The checks that v1 found in the failed run (`v1Signatures`), and those added by hand. */
  signatures: readonly Check[];
  hash: Hash;
}

/**
 * The ids that the first algorithm gave a run. Groups of an inbox and cases in git are found by them, so this code must
 * never change. It separated quiet failures by the length of the user's text and the number of calls of the last tool,
 * which split equal failures.
 */
export function v1Fingerprints(input: V1Input): string[] {
  const { trace, hash } = input;
  const failure = providerFailure(trace);
  const provider = failure && { agent: trace.agent?.name ?? null, failure: "provider", error: failure.fault };
  return [...(provider ? [provider] : []), ownParts(input)].map((parts) => idOf(parts, hash));
}

function ownParts({ trace, run, signatures }: V1Input): JsonObject {
  const text = run.errors.find((error) => error.text !== "")?.text ?? (run.calls.at(-1)?.error?.message || undefined);
  const parts: JsonObject = {
    agent: trace.agent?.name ?? null,
    failure: failureKind(trace, run),
    signatures: signatureNames(signatures.filter((check) => !namesError(check, run))),
    error: text === undefined ? null : maskText(text),
  };
  if (!parts["error"]) Object.assign(parts, quietParts(trace, run));
  return parts;
}

function idOf(parts: JsonObject, hash: Hash): string {
  return `v1:${hash(canonicalJson(parts)).slice(0, 16)}`;
}

/** The error with which a run ended is already a part; v1 had only limits as an error signature. */
function namesError(check: Check, { status }: Run): boolean {
  return check.kind === "error_matches" && check.error_kind !== "limit" && status === "error";
}

/** Distinguishes failures without an error, which would otherwise all be one group. */
function quietParts(trace: TraceRun, run: Run): { input: string; last_tool: string | null; last_tool_calls: number } {
  const last = run.calls.at(-1)?.tool;
  return {
    input: inputShape(trace),
    last_tool: last ?? null,
    last_tool_calls: run.calls.filter((call) => call.tool === last).length,
  };
}

function failureKind(trace: TraceRun, run: Run): string {
  const kind = run.errors[0]?.kind;
  if (kind !== undefined) return kind;
  if (run.status === "error") return "error";
  return trace.feedback?.rating === "bad" ? "feedback" : "unknown";
}

/**
 * Roles, kinds of content and lengths (in powers of two) of the first messages: equal for similar questions, and never
 * the text itself.
 */
function inputShape(trace: TraceRun): string {
  const shapes: string[] = [];
  for (const event of trace.events) {
    if (event.type !== "input_message") continue;
    const text = typeof event.content === "string" ? event.content : canonicalJson(event.content);
    const words = text.split(/\s+/).length;
    shapes.push(`${event.role} ${contentKind(event.content)} 2^${Math.round(Math.log2(words))}`);
    if (shapes.length === 4) break;
  }
  return shapes.join(", ");
}

function contentKind(content: Json): string {
  if (Array.isArray(content)) return "parts";
  return content === null ? "null" : typeof content;
}

/**
 * The signatures of the first algorithm. They must never change: groups and cases carry ids made from them. Only the
 * kinds and tools of the checks count there.
 */
export function v1Signatures(trace: TraceRun, given: Run, options: DetectOptions): Check[] {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  const contradictions = trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : [];
  const failed = run.status === "error" || (trace.feedback?.rating === "bad" && contradictions.length === 0);
  const loops = loopSignature(run, failed);
  const limited = run.errors.some(({ kind }) => kind === "limit");
  return [
    ...statusSignature(run),
    ...(loops.length > 0 || !limited ? loops : [{ kind: "error_matches", error_kind: "limit" } satisfies Check]),
    ...(answerKnown(trace) ? noOutputSignature(run, options) : []),
    ...ignoredErrorSignature(run),
    ...contradictions.map(({ check }) => check),
  ];
}

function statusSignature(run: Run): Check[] {
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  return run.status !== "error" || onlyEmpty ? [] : [{ kind: "status_is", status: "error" }];
}

function loopSignature(run: Run, failed: boolean): Check[] {
  const repeated = mostRepeated(run);
  const [tool, count] = [...countByTool(run)].reduce<[string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  const loops = repeated !== undefined && repeated.count >= 3;
  if (count >= 5 && (failed || (loops && repeated.call.tool === tool)))
    return [{ kind: "min_tool_calls", tool, count }];
  if (!loops) return [];
  return [{ kind: "repeated_call", tool: repeated.call.tool, times: repeated.count, unchanged: false, not: false }];
}

function noOutputSignature(run: Run, { terminal_tools }: DetectOptions): Check[] {
  const last = run.calls.at(-1);
  if (run.final_output !== undefined || (last && terminal_tools.includes(last.tool))) return [];
  return [{ kind: "final_output_exists", exists: false }];
}

const ownsUp =
  /error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able)|issue|problem|try again/i;

function ignoredErrorSignature(run: Run): Check[] {
  if (run.status === "error" || run.final_output === undefined) return [];
  if (ownsUp.test(outputText(run.final_output))) return [];
  const lastAnswers = new Map(
    run.calls.flatMap(({ tool, error }, index) => (error === undefined ? [[tool, index] as const] : [])),
  );
  const ignored = run.calls.some(
    ({ tool, error }, index) => error !== undefined && (lastAnswers.get(tool) ?? -1) < index,
  );
  if (!ignored) return [];
  return [
    { kind: "error_matches", error_kind: "tool" },
    { kind: "output_matches", pattern: "ignored", flags: "i", in: "final", not: true },
  ];
}

/** Checks by kind and tools only: counts, arguments and wording of a failure differ from run to run. */
export function signatureNames(signatures: readonly Check[]): string[] {
  const names = signatures.map((check) => [check.kind, ...[...new Set(toolsOf(check))].toSorted()].join(" "));
  return [...new Set(names)].toSorted();
}

function toolsOf(check: Check): string[] {
  if (check.kind === "writes_are") return check.calls.map((call) => call.tool);
  if (check.kind === "tool_sequence") {
    return check.calls.flatMap((call) => ("group" in call ? call.group : [call])).map((call) => call.tool);
  }
  return "tool" in check && check.tool !== undefined ? [check.tool] : [];
}
