import { eastAsianWidth } from "get-east-asian-width";

/** The module with the characters that take two columns of a terminal, by Unicode's East Asian Width. */
export function wideCharacters(): string {
  const ranges = rangesOf((codePoint) => eastAsianWidth(codePoint) === 2);
  const written = ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`));
  return [
    "// Made by `npm run docs` from the package get-east-asian-width; change scripts/wide-characters.ts instead.",
    "",
    "/** Characters that take two columns of a terminal. */",
    "export const wideCharacter =",
    `  /[${written.join("")}]/u;`,
    "",
  ].join("\n");
}

const lastCodePoint = 0x10_ffff;

function rangesOf(isIn: (codePoint: number) => boolean): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let open: [number, number] | undefined;
  for (let codePoint = 0; codePoint <= lastCodePoint; codePoint += 1) {
    if (!isIn(codePoint)) open = undefined;
    else if (open) open[1] = codePoint;
    else ranges.push((open = [codePoint, codePoint]));
  }
  return ranges;
}

function escaped(codePoint: number): string {
  const hex = codePoint.toString(16);
  return codePoint > 0xff_ff ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
