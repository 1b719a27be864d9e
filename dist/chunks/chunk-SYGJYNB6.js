import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  modelApis,
  present,
  usageReader
} from "./chunk-3QQEB6C6.js";

// src/core/formats/model-fields.ts
var ofLibraries = {
  input: ["inputTokens", "promptTokens", "request_tokens", "input"],
  output: ["outputTokens", "completionTokens", "response_tokens", "output"],
  cached: [
    "cache_read_tokens",
    "input_cached_tokens",
    "cached_input_tokens",
    "cachedInputTokens",
    "cacheReadInputTokens",
    "cached",
    "cacheRead"
  ],
  cache_write: ["cache_write_tokens", "cacheWriteInputTokens", "cacheWrite"],
  reasoning: ["reasoning_output_tokens", "reasoningTokens", "thoughts", "reasoning"],
  details: ["inputTokensDetails", "outputTokensDetails", "inputTokens", "outputTokens"]
};
var usageWords = [...modelApis.map(({ usage }) => usage), ofLibraries];
var usageOf = usageReader(usageWords);
var names = [
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
  "tools"
];
function paramsOf(request, before = request) {
  let params;
  for (const name of names) {
    const value = request[name] ?? before[name];
    if (value === void 0 || value === null) continue;
    params ??= {};
    params[name] = value;
  }
  return params;
}
function settingsOf(request) {
  return present({
    temperature: numberIn(request, "temperature"),
    top_p: numberIn(request, "top_p", "topP"),
    max_tokens: numberIn(request, "max_tokens", "max_completion_tokens", "max_output_tokens", "maxOutputTokens"),
    seed: numberIn(request, "seed")
  });
}
function numberIn(request, ...keys) {
  return keys.map((key) => request[key]).find((value) => typeof value === "number");
}

export {
  usageWords,
  usageOf,
  paramsOf,
  settingsOf
};
