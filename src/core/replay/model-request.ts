import { escapePointerPart } from "../matching/json-pointer.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { firstDifference } from "./first-difference.ts";

/**
 * Fields of a model request that control delivery or billing, not the question. They do not count in comparisons with
 * fixtures. Each group has a name, so that a miss can say which rules were applied. Arguments of tools are never
 * touched.
 */
const volatileFields: Record<string, ReadonlySet<string>> = {
  delivery: new Set(["stream", "stream_options", "service_tier", "store", "background"]),
  cache: new Set(["cache_control", "prompt_cache_key", "prompt_cache_retention", "cached_content", "cachedContent"]),
  caller: new Set(["user", "metadata", "safety_identifier", "labels"]),
};

const volatile = new Set(Object.values(volatileFields).flatMap((fields) => [...fields]));

/** Fields that hold a random id. Ids are compared as a one-to-one mapping, so that links between messages count. */
const idFields = new Set(["id", "call_id", "tool_call_id", "tool_use_id", "item_id", "previous_response_id"]);

/** Fields with a tool's arguments, result or schema; they are compared exactly. */
const verbatimFields = new Set([
  "arguments",
  "args",
  "input_schema",
  "parameters",
  "parametersJsonSchema",
  "schema",
  "response",
]);

type Equality = (recorded: Json, live: Json) => boolean;

/** JSON Pointer of the first difference between two model requests; `undefined` if they ask the same. */
export function requestDifference(recorded: Json, live: Json, same: Equality): string | undefined {
  return difference(recorded, live, { same, liveIds: new Map(), recordedIds: new Map() });
}

/** A model request without its volatile parts, for people to read. */
export function readableRequest(request: Json): Json {
  if (Array.isArray(request)) return request.map(readableRequest);
  if (!isObject(request)) return request;
  const kept = Object.entries(request).filter(([key]) => !volatile.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, keepsLetter(key, request) ? item : readableRequest(item)]));
}

/** Names of the rules by which requests are compared. */
export const modelRequestRules = [...Object.keys(volatileFields), "ids", "placeholders", "blanks around texts"];

interface Comparison {
  same: Equality;
  /** The live id for each recorded one, and the reverse. Links between messages must be the same. */
  liveIds: Map<string, string>;
  recordedIds: Map<string, string>;
}

/** Compares without copies: a gateway does this for each request, which contains the whole conversation so far. */
function difference(recorded: Json, live: Json, comparison: Comparison): string | undefined {
  if (Array.isArray(recorded) && Array.isArray(live)) {
    for (let index = 0; index < Math.max(recorded.length, live.length); index += 1) {
      const [before, now] = [recorded[index], live[index]];
      const below = before === undefined || now === undefined ? "" : difference(before, now, comparison);
      if (below !== undefined) return `/${index}${below}`;
    }
    return undefined;
  }
  if (!isObject(recorded) || !isObject(live)) return sameText(recorded, live, comparison.same) ? undefined : "";
  for (const key of Object.keys(recorded)) {
    if (volatile.has(key)) continue;
    const below = memberDifference(key, { recorded, live }, comparison);
    if (below !== undefined) return `/${escapePointerPart(key)}${below}`;
  }
  const extra = Object.keys(live).find((key) => !volatile.has(key) && !Object.hasOwn(recorded, key));
  return extra === undefined ? undefined : `/${escapePointerPart(extra)}`;
}

/**
 * Ignores white space at both ends: a question on standard input ends with a line break, one in a case.yaml may not.
 */
function sameText(recorded: Json, live: Json, same: Equality): boolean {
  if (same(recorded, live)) return true;
  if (typeof recorded !== "string" || typeof live !== "string") return false;
  const [before, now] = [recorded.trim(), live.trim()];
  return (before !== recorded || now !== live) && same(before, now);
}

interface Parents {
  recorded: JsonObject;
  live: JsonObject;
}

function memberDifference(key: string, parents: Parents, comparison: Comparison): string | undefined {
  const before = parents.recorded[key];
  const now = Object.hasOwn(parents.live, key) ? parents.live[key] : undefined;
  if (before === undefined || now === undefined) return before === now ? undefined : "";
  if (keepsLetter(key, parents.recorded)) return firstDifference(before, now, comparison.same);
  if (!idFields.has(key) || typeof before !== "string" || typeof now !== "string")
    return difference(before, now, comparison);
  return sameId(before, now, comparison) ? undefined : "";
}

function sameId(recorded: string, live: string, { liveIds, recordedIds }: Comparison): boolean {
  if ((liveIds.get(recorded) ?? live) !== live || (recordedIds.get(live) ?? recorded) !== recorded) return false;
  liveIds.set(recorded, live);
  recordedIds.set(live, recorded);
  return true;
}

/** Anthropic's `tool_use` has its arguments in `input`, which elsewhere is the list of messages. */
function keepsLetter(key: string, parent: JsonObject): boolean {
  return verbatimFields.has(key) || (key === "input" && parent["type"] === "tool_use");
}
