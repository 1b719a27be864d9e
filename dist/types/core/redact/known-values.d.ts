export interface KnownValues {
    readonly size: number;
    add(value: string, placeholder: string): void;
    replace(text: string): string;
}
/**
 * Values that a name gave away (`password: …`): looked for as free text too, so that equality survives. Found by their first
 * characters in one pass, however many there are.
 */
export declare function createKnownValues(): KnownValues;
