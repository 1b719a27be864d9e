/** One format of secrets. */
export interface TokenRule {
  /** Kind in the placeholder: `[redacted-<kind>-3f9a1c02]`. */
  kind: string;
  /** Issuer of the secrets, for the table in the docs. */
  vendor: string;
  /** In the notation of `TokenShape`. */
  shape: string;
  /** What the random part must contain, so that no program's name matches. */
  needs: "digit" | "mixed" | undefined;
}

/** Reads rows of `kind ; vendor ; shape ; needs`. */
export function tokenRules(rows: string): TokenRule[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [kind = "", vendor = "", shape = "", needs] = row.split(" ; ").map((cell) => cell.trim());
      return { kind, vendor, shape, needs: needs === "digit" || needs === "mixed" ? needs : undefined };
    });
}
