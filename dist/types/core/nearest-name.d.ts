/** The known name that somebody may have meant: one or two letters off, or the beginning of it. */
export declare function nearestName(name: string, known: readonly string[]): string | undefined;
/** Neighbours of short names that are somebody's own. */
export declare const ownNames: readonly string[];
/** True where a name can hardly be another one of its own: two letters that are off make many a word of a short one. */
export declare function isMisspelling(name: string, nearest: string): boolean;
/** Letters to add, take away, replace or swap with the next. */
export declare function distance(from: string, to: string): number;
