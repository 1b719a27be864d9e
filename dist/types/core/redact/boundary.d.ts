/**
 * Whether a token may begin at this offset: after nothing, after what is no word character, or after an escape (`\n`, `\u0022`),
 * whose letter belongs to stringified JSON and not to the token.
 */
export declare function startsToken(text: string, offset: number): boolean;
/** Whether the characters before this offset are an escape sequence. */
export declare function endsEscape(text: string, offset: number): boolean;
/** Letters (beyond ASCII too), digits and the underscore. */
export declare function isWordCode(code: number): boolean;
