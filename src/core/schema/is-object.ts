import type { Json, JsonObject } from "./json.ts";

/** True for a JSON object: neither null nor an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
