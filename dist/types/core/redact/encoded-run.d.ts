import type { Span } from "./span.ts";
/** A run with `%40` or `\u0040` escapes: decoded, redacted and, only where that changed it, written again. */
export declare function encodedRun(text: string, hit: number, redact: (decoded: string) => string): Span | undefined;
/** A base64 run whose decoded text holds a secret is replaced whole; binary data is left alone. */
export declare function base64Run(text: string, hit: number, redact: (decoded: string) => string): Span | undefined;
