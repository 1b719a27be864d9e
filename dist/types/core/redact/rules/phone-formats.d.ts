/** How phone numbers of a country are written there. */
export interface PhoneFormat {
    country: string;
    pattern: RegExp;
    /** True where a plain number may look so: then the text before must speak of a phone. */
    announced: boolean;
    example: string;
}
/** International numbers, and the national ways of the fifteen countries whose formats are met most; `_` is a space, dot or dash. */
export declare const phoneFormats: readonly PhoneFormat[];
