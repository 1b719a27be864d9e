export interface NumberToken {
    /** What it may stand for: `1.286` is 1286 in some countries and 1.286 in others. */
    values: number[];
    /** ISO code of the currency beside it, if one is named. */
    currency: string | undefined;
}
/** A text with U+E000 in place of each number, and the numbers in their order. */
export declare function readNumbers(text: string): {
    text: string;
    numbers: NumberToken[];
};
