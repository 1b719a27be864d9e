import type { Json } from "../schema/json.ts";
type Same = (left: Json, right: Json) => boolean;
/** At how many JSON Pointers two values differ: each leaf that stands in one of them only, or has another value, counts once. */
export declare function countDifferences(left: Json | undefined, right: Json | undefined, same: Same): number;
export {};
