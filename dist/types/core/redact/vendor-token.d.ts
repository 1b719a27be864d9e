import type { Span } from "./span.ts";
/** The vendor's token that begins at this hit. */
export declare function vendorToken(text: string, hit: number, prefix: string): Span | undefined;
/** The vendor whose token a whole value is: a value gets one kind, however it was found. */
export declare function kindOfToken(value: string): string | undefined;
/** A private key, whole: from its BEGIN line to its END line, or as far as its lines go where the text is cut. */
export declare function privateKey(text: string, hit: number): Span | undefined;
/** A client secret of Microsoft Entra: three characters, a digit, `Q~`, then the rest. */
export declare function azureSecret(text: string, hit: number): Span | undefined;
/** `scheme://user:password@host`: the password, however it is written. */
export declare function urlPassword(text: string, hit: number): Span | undefined;
