import { append } from "../../append.ts";
import { columnsOf, piecesOf } from "../../text/columns.ts";

/** Breaks a text into lines of at most `width` columns, at spaces if possible. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const word of text.split(" ")) {
    if (line !== "" && taken + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = "";
    }
    const pieces = piecesOf(word, width);
    const rest = pieces.pop() ?? "";
    append(lines, pieces);
    taken = line === "" ? columnsOf(rest) : taken + 1 + columnsOf(rest);
    line = line === "" ? rest : `${line} ${rest}`;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Colour = keyof typeof codes;
export type Paint = (colour: Colour, text: string) => string;

/** Returns a function that colours text with ANSI codes, or returns it unchanged. */
export function createPaint(colour: boolean): Paint {
  return (name, text) => (colour ? `\u001b[${codes[name]}m${text}\u001b[0m` : text);
}
