import type { Json, JsonObject } from "./json.ts";
/** True for a JSON object: neither null nor an array. */
export declare function isObject(value: Json | undefined): value is JsonObject;
