import type { Span } from "./span.ts";
/** Phrases in which wallets write a key down (BIP 39): they have no name and no sign, only their words. */
export declare function seedPhrases(text: string): Span[];
