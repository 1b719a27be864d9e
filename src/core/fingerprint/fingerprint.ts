import { canonicalJson } from "../canonical-json.ts";
import type { Hash } from "../platform.ts";
import { providerFailure } from "../provider-failure.ts";
import type { Check } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { maskText } from "./mask-text.ts";

export interface FingerprintInput {
  trace: TraceRun;
  run: Run;
  /** The checks that hold in the failed run. */
  signatures: readonly Check[];
  hash: Hash;
}

export interface Fingerprint {
  /** `v1:` and 16 hex digits. */
  id: string;
  /** Fingerprints that older algorithms gave the same run; groups keep them. */
  aliases: string[];
  /** What the hash is over, for `fingerprint --explain`. */
  parts: Record<string, Json>;
}

/** Names the kind of failure (design §4.7): equal for runs that failed alike, whatever their ids, numbers and dates. */
export function fingerprint(input: FingerprintInput): Fingerprint {
  const own = fingerprintOfRun(input);
  const failure = providerFailure(input.trace);
  if (failure === undefined) return own;
  // What the provider did is one failure, wherever in a run it struck.
  const parts = { agent: input.trace.agent?.name ?? null, failure: "provider", error: failure.fault };
  return { id: idOf(parts, input.hash), aliases: [own.id], parts };
}

function fingerprintOfRun({ trace, run, signatures, hash }: FingerprintInput): Fingerprint {
  const errorText = firstErrorText(run);
  const parts: JsonObject = {
    agent: trace.agent?.name ?? null,
    failure: failureKind(trace, run),
    signatures: signatureNames(signatures.filter((check) => !namesError(check, run))),
    error: errorText === undefined ? null : maskText(errorText),
  };
  if (!parts["error"]) Object.assign(parts, quietParts(trace, run));
  return { id: idOf(parts, hash), aliases: [], parts };
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

/** The run's own error, else the answer of the last call, where it was one. */
function firstErrorText(run: Run): string | undefined {
  const text = run.errors.find((error) => error.text !== "")?.text;
  return text ?? (run.calls.at(-1)?.error?.message || undefined);
}

function signatureNames(signatures: readonly Check[]): string[] {
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
