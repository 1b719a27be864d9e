/** Deeper than any key: how a quoted text goes on counts for nothing else. */
const deeper = " ".repeat(200);
const key = /^( *)(?:- +)*(?:[^\s'"#][^'"]*?: +)?(?:!!?\w+ +)?(?:(['"])|[|>][-+\d]*$)/;

/**
 * The same text where PyYAML let a quoted text go on no deeper than its key, which YAML does not allow: those lines are moved in, and
 * their words stay. Undefined if there are none.
 */
export function withQuotesIndented(text: string): string | undefined {
  let quote: string | undefined;
  let block = -1;
  let isMoved = false;
  const lines = text.split("\n").map((line) => {
    const depth = line.search(/\S/);
    if (quote !== undefined) {
      if (closes(line, quote)) quote = undefined;
      isMoved = true;
      return depth === -1 ? line : `${deeper}${line}`;
    }
    if (block !== -1 && (depth === -1 || depth > block)) return line;
    const found = key.exec(line);
    block = found && found[2] === undefined ? depth : -1;
    if (found?.[2] !== undefined && !closes(line.slice(found[0].length), found[2])) quote = found[2];
    return line;
  });
  return isMoved ? lines.join("\n") : undefined;
}

/** True where a quote ends in a line: doubled, or behind a backslash, it is a letter of the text. */
function closes(line: string, quote: string): boolean {
  return quote === "'" ? line.replaceAll("''", "").includes("'") : line.replaceAll(/\\./g, "").includes('"');
}
