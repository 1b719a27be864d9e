import type { Span } from "./span.ts";
/** A rule of `redact.rules` in `replaykit.yaml`: its first group, else the whole match, is replaced. */
export interface RedactRule {
    name: string;
    pattern: string;
    flags?: string | undefined;
}
export interface UserRule {
    kind: string;
    pattern: RegExp;
}
export declare function compileRules(rules: readonly RedactRule[]): UserRule[];
/** All matches of a user's rule; an empty match replaces nothing. */
export declare function matchesOf(rule: UserRule, text: string): Span[];
