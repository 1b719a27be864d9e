import { isObject } from "../core/schema/is-object.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";

/** What is known of a model call, from its request and answer in the shapes of OpenAI, Anthropic and the AI SDK. */
export interface ModelFacts {
  provider?: string;
  model?: string;
  temperature?: number;
  top_p?: number;
  max_tokens?: number;
  seed?: number;
  finish_reason?: string;
  /** One for each answer that was asked for. */
  finish_reasons?: string[];
  response_id?: string;
  response_model?: string;
  input_tokens?: number;
  output_tokens?: number;
  cached_tokens?: number;
  reasoning_tokens?: number;
}

export function modelFacts(request: Json | undefined, answer: Json | undefined): ModelFacts {
  const asked = isObject(request) ? request : {};
  const given = isObject(answer) ? answer : {};
  const usage = objectAt(given, "usage");
  const reasons = finishReasons(given);
  return withoutUndefined({
    provider: textIn(asked, "provider"),
    model: textIn(asked, "model", "modelId") ?? textIn(given, "model"),
    temperature: numberIn(asked, "temperature"),
    top_p: numberIn(asked, "top_p", "topP"),
    max_tokens: numberIn(asked, "max_tokens", "max_completion_tokens", "max_output_tokens", "maxOutputTokens"),
    seed: numberIn(asked, "seed"),
    finish_reason: reasons[0],
    finish_reasons: reasons.length === 0 ? undefined : reasons,
    response_id: textIn(given, "id"),
    response_model: textIn(given, "model"),
    input_tokens: numberIn(usage, "prompt_tokens", "input_tokens", "inputTokens"),
    output_tokens: numberIn(usage, "completion_tokens", "output_tokens", "outputTokens"),
    cached_tokens:
      numberIn(usage, "cache_read_input_tokens", "cachedInputTokens") ??
      numberIn(objectAt(usage, "prompt_tokens_details"), "cached_tokens") ??
      numberIn(objectAt(usage, "input_tokens_details"), "cached_tokens") ??
      numberIn(objectAt(usage, "inputTokens"), "cacheRead"),
    reasoning_tokens:
      numberIn(usage, "reasoningTokens") ??
      numberIn(objectAt(usage, "completion_tokens_details"), "reasoning_tokens") ??
      numberIn(objectAt(usage, "output_tokens_details"), "reasoning_tokens") ??
      numberIn(objectAt(usage, "outputTokens"), "reasoning"),
  });
}

function finishReasons(answer: JsonObject): string[] {
  const own = textIn(answer, "stop_reason", "finishReason", "finish_reason");
  if (own !== undefined) return [own];
  const choices = answer["choices"];
  return Array.isArray(choices)
    ? choices.flatMap((choice) => (isObject(choice) ? (textIn(choice, "finish_reason") ?? []) : []))
    : [];
}

function objectAt(value: JsonObject, key: string): JsonObject {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

function textIn(value: JsonObject, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const found = value[key];
    if (typeof found === "string") return found;
    if (isObject(found) && typeof found["unified"] === "string") return found["unified"]; // the AI SDK's finish reason
  }
  return undefined;
}

function numberIn(value: JsonObject, ...keys: string[]): number | undefined {
  for (const key of keys) {
    const found = value[key];
    if (typeof found === "number") return found;
    if (isObject(found) && typeof found["total"] === "number") return found["total"]; // the AI SDK's token counts
  }
  return undefined;
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }; // only undefined was taken away
}
