/**
 * Whether a text contains another as a reader sees it: case and runs of white space don't count, and numbers count by their value,
 * however a country writes them (`1,286.00`, `1.286 €` and `1286` are one amount). A wanted number must stand alone: `10` is not in
 * `$105`. Where a currency is wanted, the other text may leave it out, but not name another.
 */
export declare function containsText(text: string, wanted: string): boolean;
/** Whether two texts, or a number and a text, are one amount, however each is written: `12.5`, `12,50 €` and `EUR 12.50`. */
export declare function isOneAmount(a: string | number, b: string | number): boolean;
