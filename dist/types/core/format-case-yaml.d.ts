import type { ReplayCase } from "./schema/case.ts";
import type { Check } from "./schema/check.ts";
import type { Json, JsonObject } from "./schema/json.ts";
export interface FormatOptions {
    /** Tools whose effect was only guessed: their lines say so, and lint asks for a look until the comment is taken out. */
    guessed?: readonly string[];
    /** What assertions are for, said above the first of those in a row that are for the same. */
    reasons?: ReadonlyMap<Check, string>;
}
/** The comment that marks a guessed effect. */
export declare const guessedComment = "guessed from the tool's name; take this comment out once you have checked it";
/** `case.yaml` written for people: keys in a fixed order, every key explained by a comment. */
export declare function formatCaseYaml(replayCase: ReplayCase, options?: FormatOptions): string;
/** The plain value of a case as it stands in the file; what has its default and says nothing is left out. */
export declare function caseValue(replayCase: ReplayCase): JsonObject;
/** A check as it stands in a list of case.yaml. */
export declare function checkValue(check: Check, list: "signatures" | "assertions"): Json;
