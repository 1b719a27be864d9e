import type { TokenRule } from "./token-rule.ts";
/** Version of the rules as a whole: goes up when what they find changes. A case says which ones its trace went through. */
export declare const redactionVersion = 4;
/** Every format that a rule knows; of two that match one token, the earlier names it. */
export declare const allTokenRules: readonly TokenRule[];
