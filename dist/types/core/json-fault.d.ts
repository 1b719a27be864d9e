/** Where a JSON text goes wrong, found by our own scan because engines word and place their messages differently. */
export interface JsonFault {
    offset: number;
    expected: string;
    found: string;
}
/** Finds the first fault of a text that `JSON.parse` refused; keeps its own stack, so depth does not matter. */
export declare function findJsonFault(text: string): JsonFault;
