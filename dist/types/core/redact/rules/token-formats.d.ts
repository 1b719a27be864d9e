import type { TokenRule } from "./token-rule.ts";
/** Every format that a rule knows; of two that match one token, the earlier names it. */
export declare const allTokenRules: readonly TokenRule[];
