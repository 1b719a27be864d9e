/**
 * The shape of a token, as a line of data: literal text, `(a|b)` for one of several texts, `{a:36}` for 36 characters of an
 * alphabet, `{a:20-30}` and `{a:20+}` for ranges, and `!` at the end where no letter or digit may follow. A run takes all that it can,
 * and no way back exists, so that a match takes one pass and no stack, however long the text is.
 */
export interface TokenShape {
    /** The end of the token that begins here, or -1. */
    endAt(text: string, at: number, ends?: RunEnds): number;
    /** Pairs of first characters that a token can have; `undefined` where it can begin with too many. */
    readonly beginnings: readonly string[] | undefined;
    /** A quick look: the characters that must stand so far behind the beginning, by their codes. */
    readonly probe: Probe;
    /** Where the random part begins, for literals that are not of one length: the shortest. */
    readonly lead: number;
}
export interface Probe {
    offset: number;
    accepts: Uint8Array;
}
/**
 * Where runs of one text end, by their alphabet: `sk-sk-sk-…` has a beginning in every third character, and each would read to the
 * end. A run that is entered again ends where it did.
 */
export type RunEnds = Map<Uint8Array, {
    from: number;
    end: number;
}>;
/** Alphabets by letter. */
export declare const alphabets: Readonly<Record<string, string>>;
interface Run {
    kind: "run";
    accepts: Uint8Array;
    chars: string;
    min: number;
    max: number;
}
/** Reads a shape; a fault in it is a fault of ours. */
export declare function tokenShape(source: string): TokenShape;
/** Where the run ends that begins here. */
export declare function runEnd({ accepts, max }: Pick<Run, "accepts" | "max">, text: string, from: number, ends: RunEnds | undefined): number;
export {};
