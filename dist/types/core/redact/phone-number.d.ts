import type { Span } from "./span.ts";
/** A phone number that begins at this hit. Written with spaces or without, it is the same one. */
export declare function phoneNumber(text: string, hit: number): Span | undefined;
