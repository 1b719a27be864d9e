import { modelApis } from "../../providers/index.ts";
import { type Usage, usageReader, type UsageWords } from "../../providers/usage.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { present } from "./fields.ts";

/** Names of token counts in libraries and traces, besides those of the APIs. */
const ofLibraries: UsageWords = {
  input: ["inputTokens", "promptTokens", "request_tokens", "input"],
  output: ["outputTokens", "completionTokens", "response_tokens", "output"],
  cached: [
    "cache_read_tokens",
    "input_cached_tokens",
    "cached_input_tokens",
    "cachedInputTokens",
    "cacheReadInputTokens",
    "cached",
    "cacheRead",
  ],
  cache_write: ["cache_write_tokens", "cacheWriteInputTokens", "cacheWrite"],
  reasoning: ["reasoning_output_tokens", "reasoningTokens", "thoughts", "reasoning"],
  details: ["inputTokensDetails", "outputTokensDetails", "inputTokens", "outputTokens"],
};

/** All names of token counts. */
export const usageWords: readonly UsageWords[] = [...modelApis.map(({ usage }) => usage), ofLibraries];

/** Token counts under any name; cached and reasoning tokens only if there were any. */
export const usageOf: (value: Json | undefined) => Usage | undefined = usageReader(usageWords);

const names = [
  "temperature",
  "top_p",
  "top_k",
  "max_tokens",
  "max_completion_tokens",
  "max_output_tokens",
  "maxTokens",
  "maxOutputTokens",
  "topP",
  "topK",
  "seed",
  "stop",
  "stopSequences",
  "tool_choice",
  "response_format",
  "parallel_tool_calls",
  "tools",
];

const ranks = new Map(names.map((name, rank) => [name, rank]));

/** The settings of a request, including tools. `before` supplies the missing ones. */
export function paramsOf(request: JsonObject, before: JsonObject = request): JsonObject | undefined {
  let params: JsonObject | undefined;
  for (const rank of ranksIn(request, before)) {
    const name = names[rank] ?? "";
    const value = request[name] ?? before[name];
    if (value === undefined || value === null) continue;
    params ??= {};
    params[name] = value;
  }
  return params;
}

/**
 * The ranks of the settings present. It goes through the request's members, because there are fewer of them than names.
 */
function ranksIn(request: JsonObject, before: JsonObject): number[] {
  const found: number[] = [];
  for (const members of before === request ? [request] : [request, before]) {
    for (const name in members) {
      const rank = ranks.get(name);
      if (rank !== undefined) found.push(rank);
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => a - b);
}

/** The settings that OpenTelemetry's conventions name, from any spelling of a request. */
export function settingsOf(request: JsonObject) {
  return present({
    temperature: numberIn(request, "temperature"),
    top_p: numberIn(request, "top_p", "topP"),
    max_tokens: numberIn(request, "max_tokens", "max_completion_tokens", "max_output_tokens", "maxOutputTokens"),
    seed: numberIn(request, "seed"),
  });
}

function numberIn(request: JsonObject, ...keys: string[]): number | undefined {
  return keys.map((key) => request[key]).find((value) => typeof value === "number");
}
