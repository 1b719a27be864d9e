import type { Json, JsonObject } from "../schema/json.ts";
type Present<T> = {
    [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
    [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
/** The same object without its undefined members, which exact optional properties refuse. */
export declare function present<const T extends object>(value: T): Present<T>;
/**
 * The value at a path, or undefined. Paths and names here are those of formats, none of which every object has from its
 * prototype: whether a member is its own is not asked, which would be most of the work.
 */
export declare function at(value: Json | undefined, key: string | number, ...path: (string | number)[]): Json | undefined;
/** The first of several members that is there and not null. */
export declare function first(value: Json | undefined, ...keys: string[]): Json | undefined;
export declare function objectOf(value: Json | undefined): JsonObject;
export declare function listOf(value: Json | undefined): Json[];
export declare function objectsOf(value: Json | undefined): JsonObject[];
/** A text that is not empty; a number counts as its digits. */
export declare function textOf(value: Json | undefined): string | undefined;
/** The id of a call. Some frameworks write several, from the outside in: the last is the call's own. */
export declare function callIdOf(value: Json | undefined): string | undefined;
export declare function numberOf(value: Json | undefined): number | undefined;
/** JSON inside a text, where the text is an object or a list; anything else stays what it is. */
export declare function unwrapped(value: Json | undefined): Json | undefined;
/** Arguments of a call: an object, or a text of one; a text that is no JSON stays the text that it is. */
export declare function argumentsOf(value: Json | undefined): Json;
/** A readable text for any value: texts as they are, the rest as JSON. */
export declare function asText(value: Json | undefined): string;
export {};
