/**
 * Whether a text contains another as a reader sees it: case and runs of white space don't count, and numbers count by their value,
 * however a country writes them (`1,286.00`, `1.286 €` and `1286` are one amount). A wanted number must stand alone: `10` is not in
 * `$105`. Where a currency is wanted, the other text may leave it out, but not name another.
 */
export declare function containsText(text: string, wanted: string): boolean;
