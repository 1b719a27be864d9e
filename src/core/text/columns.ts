import { runsRightToLeft } from "./characters.ts";

/** One character as a reader sees it: a letter with its marks, or a family as one emoji. */
let segmenter: Intl.Segmenter | undefined;

const plain = /^[ -~]*$/;
/** Chinese, Japanese and Korean characters, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f/u;

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
  return wide.test(character) ? 2 : isolates.test(character) ? 0 : 1;
}
