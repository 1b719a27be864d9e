import type { Span } from "./span.ts";
/** `password=…`, `"api_key": "…"` at any depth of escaping, `Authorization: Bearer …`: the value after a secret name. */
export declare function namedValue(text: string, hit: number, hitEnd: number): Span | undefined;
/** Has letters with digits, or signs, as words do not. */
export declare function looksRandom(value: string, minLength: number): boolean;
