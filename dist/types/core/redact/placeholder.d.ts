import type { KeyedHash } from "../platform.ts";
/** A fresh global pattern of every placeholder in a text. */
export declare function placeholderPattern(): RegExp;
/** End of the placeholder that starts at this offset, or `undefined`. */
export declare function placeholderEnd(text: string, offset: number): number | undefined;
export declare function isPlaceholder(text: string): boolean;
/** What a placeholder stands for (`email`, `ip`, `secret`, …); `undefined` where the text is none. */
export declare function placeholderKind(text: string): string | undefined;
export declare function isNumberPlaceholder(value: number): boolean;
export interface PlaceholderMaker {
    text(kind: string, value: string): string;
    number(value: string): number;
}
/** Makes placeholders from a keyed hash: equal values get equal ones, whatever rule found them. */
export declare function createPlaceholderMaker(keyedHash: KeyedHash): PlaceholderMaker;
