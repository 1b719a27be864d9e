import type { Json } from "../schema/json.ts";
import { type ArgsMode, type ValueMatcher } from "../schema/matcher.ts";
export type MatchResult = {
    matches: true;
} | {
    matches: false;
    pointer: string;
    message: string;
};
/** Compares a value with an expected one that may hold matchers; where they differ it says at which JSON Pointer. */
export declare function matchValue(expected: Json, actual: Json, mode?: ArgsMode): MatchResult;
export interface MatchArgsRules {
    args: ArgsMode;
    /** JSON Pointers that don't count. */
    ignore: readonly string[];
    /** Set where `expected` was written by a person and may hold matchers; recordings hold none. */
    matchers?: boolean;
    /** When two leaves are equal; absent: when they are the same value. */
    same?: (expected: Json, actual: Json) => boolean;
}
/** Compares arguments under the rules of a case. */
export declare function matchArgs(expected: Json, actual: Json, rules: MatchArgsRules): MatchResult;
/** The matcher that a value is, if it is one. */
export declare function matcherOf(value: Json): ValueMatcher | undefined;
