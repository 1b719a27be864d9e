import type { Json } from "../schema/json.ts";
type Same = (left: Json, right: Json) => boolean;
/** JSON Pointer of the first place at which two values differ, keys in the left one's order; `undefined` where equal. */
export declare function firstDifference(left: Json, right: Json, same?: Same): string | undefined;
export {};
