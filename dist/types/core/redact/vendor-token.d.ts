import { type RunEnds } from "./rules/token-shape.ts";
import type { Span } from "./span.ts";
/** The token of a known format that begins at this offset; `ends` is kept for one text. */
export declare function vendorToken(text: string, at: number, ends?: RunEnds): Span | undefined;
/** Whether a token may begin here, in a run that ends there: almost none does, and this says so at little cost. */
export declare function mayBeginToken(text: string, at: number, end: number): boolean;
/** The format whose token a whole value is: a value gets one kind, however it was found. */
export declare function kindOfToken(value: string): string | undefined;
/** A private key, whole: from its BEGIN line to its END line, or as far as its lines go where the text is cut. */
export declare function privateKey(text: string, hit: number): Span | undefined;
/** A key of PuTTY: from its first line to its last, which signs it. */
export declare function puttyKey(text: string, hit: number): Span | undefined;
/** A client secret of Microsoft Entra: three characters, a digit, `Q~`, then the rest. */
export declare function azureSecret(text: string, hit: number): Span | undefined;
/** `scheme://user:password@host`: the password, however it is written. */
export declare function urlPassword(text: string, hit: number): Span | undefined;
