import type { Json, JsonObject } from "../schema/json.ts";
/** The names of the items that stand behind a flag: `["--token", "…"]`. */
export declare function flagged(items: readonly Json[]): Map<number, string> | undefined;
/** An argument of a command: no document. */
export declare function isShort(item: Json): item is string;
export declare function isPin(value: number): boolean;
/** Several words without a digit or a sign; of a long text, as far as it is worth looking. */
export declare function looksLikeProse(value: string): boolean;
/** `{name: "Authorization", value: "…"}` and OTLP's `{key, value}`: the name that the value stands under. */
export declare function labelOf(object: JsonObject): string | undefined;
/** The name that a member's value is judged by: what signs a model's thoughts is no secret, and the conversation cannot go on without it. */
export declare function nameIn(object: JsonObject, key: string): string | undefined;
export declare function isPlainObject(value: Json): value is JsonObject;
export declare function isValueKey(key: string): boolean;
/** A JSON Schema describes a password; it holds none. */
export declare function isSchema(object: JsonObject): boolean;
