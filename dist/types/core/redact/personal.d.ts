import type { Span } from "./span.ts";
/** A mail address around its `@`. */
export declare function mailAddress(text: string, hit: number): Span | undefined;
/** A payment card, address, phone number or social security number that begins at this hit. */
export declare function numberLike(text: string, hit: number): Span | undefined;
/** An international bank account number (ISO 13616): its letters read as numbers, rest modulo 97 is 1. */
export declare function bankAccount(text: string, hit: number): Span | undefined;
/** An IPv6 address around its first colon; times and MAC addresses have colons too, but neither eight groups nor `::`. */
export declare function internetAddress6(text: string, hit: number): Span | undefined;
