/** The known name that somebody may have meant: one or two letters off, or the beginning of it. */
export declare function nearestName(name: string, known: readonly string[]): string | undefined;
/** Letters to add, take away, replace or swap with the next. */
export declare function distance(from: string, to: string): number;
