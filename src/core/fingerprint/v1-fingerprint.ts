import { canonicalJson } from "../json/canonical-json.ts";
import type { Hash } from "../platform.ts";
import { providerFailure } from "../models/provider-failure.ts";
import type { Check } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { maskText } from "./mask-text.ts";
import { signatureNames } from "./failure-parts.ts";

export interface V1Input {
  trace: TraceRun;
  run: Run;
  /** The checks that v1 found in the failed run (`v1Signatures`), and those that were added by hand. */
  signatures: readonly Check[];
  hash: Hash;
}

/**
 * The ids that the first algorithm gave a run: groups of an inbox and cases in git are known again by them. It told quiet failures
 * apart by the length of what the user wrote and by how often the last tool was called, which split equal ones. Never to be changed.
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

/** The error that a run ended with is a part already; `v1` knew only limits as a signature. */
function namesError(check: Check, { status }: Run): boolean {
  return check.kind === "error_matches" && check.error_kind !== "limit" && status === "error";
}

/** What tells apart failures that no error names; without it they would all be one group. */
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

/** Roles, kinds of content and length in doublings of the first messages: the same for alike questions, never the text itself. */
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
