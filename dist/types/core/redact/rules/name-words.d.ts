/** Words that end the name of a secret: `password`, `dbPassword`, `X-Client-Secret`. */
export declare const secretWords: ReadonlySet<string>;
/** The same in other languages; a name of several words is joined by spaces. */
export declare const foreignNames: readonly string[];
/** Languages that put no space between words: looked for anywhere in a name, which ends with them. */
export declare const unspacedNames: readonly string[];
/** Words before `key` that make it a secret one; a bare `key`, `primary key` or `sort key` is not. */
export declare const secretKeyKinds: ReadonlySet<string>;
/** Words before `token` that make it a count, a cursor or a part of a text. */
export declare const harmlessTokens: ReadonlySet<string>;
/** Words before `pass` that make it a password. */
export declare const passOwners: ReadonlySet<string>;
/** Words before `code` that make it one that lets somebody in. */
export declare const secretCodeKinds: ReadonlySet<string>;
/** Parts of names by which a place in a text is found; the whole name around it is judged then. */
export declare const nameParts: readonly string[];
/** Names too short to be looked for inside others. */
export declare const shortNames: readonly string[];
