import { type NameKind } from "./key-names.ts";
import type { Span } from "./span.ts";
/** `password=…`, `"api_key": "…"` at any depth of escaping, `Authorization: Bearer …`: the value after a secret name. */
export declare function namedValue(text: string, hit: number, hitEnd: number): Span | undefined;
/** A name that says little takes only a value that says enough itself. */
export declare function fitsKind(kind: NameKind, value: string): boolean;
