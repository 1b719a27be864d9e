import type { Span } from "./span.ts";
/** Every part of a text to replace, in order and without overlap: each announced place is verified where it stands. */
export declare function scanText(text: string, inner: (decoded: string) => string): Span[];
