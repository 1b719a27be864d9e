/** Where the value of a name stands. */
export interface ValuePlace {
    from: number;
    /** What joins them: `=` or `:`; `is`, which prose says of much; the space of a flag; the item behind; the text of an element. */
    by: "sign" | "verb" | "flag" | "item" | "element" | "label" | "setter";
    /** The quote, or its escape, that closes the name. */
    quoted: string;
}
/** Where a value may stand behind the name that ends here; the first place that fits. */
export declare function valuePlaces(text: string, start: number, end: number): ValuePlace[];
