import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { first, numberOf, present } from "./fields.ts";

export type Usage = { input?: number; output?: number; [key: string]: unknown };

/** Token counts in any provider's spelling. */
export function usageOf(value: Json | undefined): Usage | undefined {
  if (!isObject(value)) return undefined;
  const input = numberOf(
    first(value, "input_tokens", "prompt_tokens", "inputTokens", "promptTokens", "promptTokenCount", "input"),
  );
  const output = numberOf(
    first(
      value,
      "output_tokens",
      "completion_tokens",
      "outputTokens",
      "completionTokens",
      "candidatesTokenCount",
      "output",
    ),
  );
  const cached = numberOf(first(value, "cache_read_input_tokens", "input_cached_tokens"));
  if (input === undefined && output === undefined) return undefined;
  return present({ input, output, cached });
}

const names = [
  "temperature",
  "top_p",
  "top_k",
  "max_tokens",
  "max_completion_tokens",
  "max_output_tokens",
  "seed",
  "stop",
  "tool_choice",
  "response_format",
  "parallel_tool_calls",
  "tools",
];

/** Settings of a request, tools included. */
export function paramsOf(request: JsonObject): JsonObject | undefined {
  const params: JsonObject = {};
  for (const name of names) {
    const value = request[name];
    if (value !== undefined && value !== null) params[name] = value;
  }
  return Object.keys(params).length === 0 ? undefined : params;
}
