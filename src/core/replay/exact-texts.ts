import { canonicalJson } from "../json/canonical-json.ts";
import { parseJson } from "../json/json-limits.ts";
import type { Json } from "../schema/json.ts";
import type { TraceRun } from "../schema/trace.ts";

/** The text of a tool's output as the agent's language writes it; `undefined` if plain JSON is the same. */
export type ExactText = (tool: string, output: Json) => string | undefined;

const maxBytes = 16 * 1024 * 1024;

/** Reads from a trace how outputs were written. A text that differs from its output in value is never returned. */
export function exactTexts(trace: TraceRun): ExactText {
  const tools = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const event of trace.events) {
    if (event.type === "tool_call" && event.call_id !== undefined) tools.set(event.call_id, event.tool_name);
    if (event.type !== "tool_result" || event.output_text === undefined || event.output === undefined) continue;
    const key = keyOf(tools.get(event.call_id ?? "") ?? "", event.output);
    if (!texts.has(key) && says(event.output_text, event.output)) texts.set(key, event.output_text);
  }
  return (tool, output) => (texts.size === 0 ? undefined : texts.get(keyOf(tool, output)));
}

function keyOf(tool: string, output: Json): string {
  return `${tool}\n${canonicalJson(output)}`;
}

function says(text: string, output: Json): boolean {
  try {
    return canonicalJson(parseJson(text, { name: "output_text", maxBytes })) === canonicalJson(output);
  } catch {
    return false; // edited by hand, or by redaction
  }
}
