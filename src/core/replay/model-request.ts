import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/** The model APIs that are recorded and replayed. */
export const modelApis = [
  "openai-chat",
  "openai-responses",
  "openai-embeddings",
  "anthropic-messages",
  "gemini",
] as const;
export type ModelApi = (typeof modelApis)[number];

/**
 * Parts of a model request that say how it is delivered or billed, not what is asked: they do not count when a request is
 * compared with a recording. Each is a named rule so that a miss can say which were applied. Arguments of tools are never
 * touched.
 */
const volatileFields: Record<string, ReadonlySet<string>> = {
  delivery: new Set(["stream", "stream_options", "service_tier", "store", "background"]),
  cache: new Set(["cache_control", "prompt_cache_key", "prompt_cache_retention", "cached_content", "cachedContent"]),
  caller: new Set(["user", "metadata", "safety_identifier", "labels"]),
};

/** Fields that name a call or message by a random id; ids are renumbered in order of appearance, so that links survive. */
const idFields = new Set(["id", "call_id", "tool_call_id", "tool_use_id", "item_id", "previous_response_id"]);

/** Fields that hold what a tool was asked or answered: kept to the letter. */
const verbatimFields = new Set([
  "arguments",
  "args",
  "input_schema",
  "parameters",
  "parametersJsonSchema",
  "schema",
  "response",
]);

/** A model request without its volatile parts, so that two requests that ask the same are equal. */
export function normaliseModelRequest(request: Json): Json {
  const ids = new Map<string, string>();
  return walk(request, ids);
}

/** Names of the rules by which requests are compared. */
export const modelRequestRules = [...Object.keys(volatileFields), "ids", "placeholders"];

function walk(value: Json, ids: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => walk(item, ids));
  if (!isObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if (isVolatile(key)) continue;
    result[key] = keepsLetter(key, value)
      ? item
      : idFields.has(key) && typeof item === "string"
        ? renumber(item, ids)
        : walk(item, ids);
  }
  return result;
}

function isVolatile(key: string): boolean {
  return Object.values(volatileFields).some((fields) => fields.has(key));
}

/** Anthropic's `tool_use` carries its arguments as `input`, which elsewhere is the list of messages. */
function keepsLetter(key: string, parent: JsonObject): boolean {
  return verbatimFields.has(key) || (key === "input" && parent["type"] === "tool_use");
}

function renumber(id: string, ids: Map<string, string>): string {
  const known = ids.get(id);
  if (known !== undefined) return known;
  const name = `id-${ids.size + 1}`;
  ids.set(id, name);
  return name;
}
