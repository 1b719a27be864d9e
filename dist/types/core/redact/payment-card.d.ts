import type { Span } from "./span.ts";
/** A payment card that begins at this hit. Written with spaces or without, it is the same one. */
export declare function paymentCard(text: string, hit: number): Span | undefined;
/** Digits of a known issuer's length and range with a right check digit. */
export declare function isCard(found: string): boolean;
