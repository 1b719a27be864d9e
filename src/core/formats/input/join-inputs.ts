import type { Json } from "../../schema/json.ts";
import type { TraceRun } from "../../schema/trace.ts";
import { prepareInput, type TraceInput } from "./prepare-input.ts";

/** Formats whose exporters send one trace in several batches. */
const batched = new Set(["otlp", "openai-agents", "langsmith", "langfuse"]);

/** True if one trace in this format may come in several parts. */
export function isBatchedFormat(format: string | undefined): boolean {
  return format !== undefined && batched.has(format);
}

/** A key shared by the files that are batches of one trace. Undefined if each file holds whole traces. */
export function batchKey({ run_id, source }: TraceRun): string | undefined {
  const format = source?.format;
  if (!isBatchedFormat(format)) return undefined;
  const trace = source?.["trace_id"];
  return `${format} ${typeof trace === "string" ? trace : run_id}`;
}

/** Joins several inputs into one list, without duplicates. */
export function joinedInput(inputs: readonly TraceInput[]): TraceInput {
  const values = new Map<string, Json>();
  for (const input of inputs) {
    const { json, lines } = prepareInput(input);
    const listed = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
    for (const value of listed) values.set(JSON.stringify(value), value);
  }
  return { name: inputs.map(({ name }) => name).join(", "), json: [...values.values()] };
}
