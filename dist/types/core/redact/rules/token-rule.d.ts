/** One format of secrets, as data. */
export interface TokenRule {
    /** What its placeholder says: `[redacted-<kind>-3f9a1c02]`. */
    kind: string;
    /** Who gives such secrets out, for the table of the docs. */
    vendor: string;
    shape: string;
    /** What its random part must have, so that no name of a program is taken for one. */
    needs: "digit" | "mixed" | undefined;
}
/** Reads rows of `kind | vendor | shape | needs`. */
export declare function tokenRules(rows: string): TokenRule[];
