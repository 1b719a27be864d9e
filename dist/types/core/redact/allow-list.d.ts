/** Reads `redact.allow`: an exact value, a kind, or a value with `*` at its beginning, its end or both. */
export declare function createAllowList(entries: readonly string[]): (value: string, kind: string) => boolean;
