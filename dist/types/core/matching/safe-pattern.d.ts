export interface UsablePattern {
    ok: true;
    pattern: RegExp;
    /** Characters of a text that are looked at. */
    limit: number;
}
export type SafePattern = UsablePattern | {
    ok: false;
    message: string;
};
/** Compiles a pattern, or says why it is refused. */
export declare function safePattern(source: string, flags?: string): SafePattern;
export type PatternResult = "match" | "none" | "too long";
/** Tests a text; `too long` where nothing matched in the part that was looked at. */
export declare function testPattern({ pattern, limit }: UsablePattern, text: string): PatternResult;
