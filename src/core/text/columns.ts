import { runsRightToLeft } from "./characters.ts";
import { wideCharacter } from "./wide-characters.ts";

/** One character as a reader sees it: a letter with its marks, or a family as one emoji. */
let segmenter: Intl.Segmenter | undefined;

const plain = /^[ -~]*$/;
/** Flags, and what a selector turns into a picture, are wide however their characters are alone. */
const picture = /\p{Regional_Indicator}|\ufe0f/u;

/** The marks around a text in its own direction, as {@link padColumns} sets them. */
const isolates = /^[\u2068\u2069]$/;

/** The columns of a terminal that a text takes: two for a wide character. */
export function columnsOf(text: string): number {
  if (plain.test(text)) return text.length;
  return charactersOf(text).reduce((sum, character) => sum + widthOf(character), 0);
}

/** A text in pieces that fit into some columns each; a wide character takes its place even in a single column. */
export function piecesOf(text: string, columns: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let taken = 0;
  for (const character of plain.test(text) ? text : charactersOf(text)) {
    const width = widthOf(character);
    if (piece !== "" && taken + width > columns) {
      pieces.push(piece);
      [piece, taken] = ["", 0];
    }
    piece += character;
    taken += width;
  }
  return [...pieces, piece];
}

/** A text with blanks behind it up to some columns. A text from right to left changes no order outside of it. */
export function padColumns(text: string, columns: number): string {
  const blanks = " ".repeat(Math.max(0, columns - columnsOf(text)));
  return `${runsRightToLeft(text) ? `\u2068${text}\u2069` : text}${blanks}`;
}

function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function widthOf(character: string): number {
  return wideCharacter.test(character) || picture.test(character) ? 2 : isolates.test(character) ? 0 : 1;
}
