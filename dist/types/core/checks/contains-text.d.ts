/**
 * Whether a text contains another as a reader sees it: case, runs of white space and the commas inside numbers (`1,286`
 * is `1286`) don't count. A wanted number must stand alone: `10` is not in `$105`.
 */
export declare function containsText(text: string, wanted: string): boolean;
