import type { ValuePlace } from "./value-place.ts";
/** How a text says a value under the name of a secret. */
export interface Saying {
    name: string;
    by: ValuePlace["by"];
    quoted: boolean;
    /** True where `=` stands before it without a space, or a scheme such as `Bearer`. */
    tight: boolean;
    /** True where nothing follows it on its line. */
    alone: boolean;
}
/**
 * Whether a text that says the name of a secret says the secret too. Prose, manuals and programs name secrets all the time: what
 * follows there is a word, a type, or an expression. In JSON that was parsed every value of such a name is taken; here it must look like one.
 */
export declare function isSaidSecret(value: string, saying: Saying): boolean;
/** Words and small numbers, joined: `options-cache-v1`, `trace2-expansion:tools`. */
export declare function isWords(value: string): boolean;
