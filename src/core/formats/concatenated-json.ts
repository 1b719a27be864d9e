import { parseJson } from "../json-limits.ts";
import type { Json } from "../schema/json.ts";

/** Objects or lists that stand one after another with nothing between them; undefined where the text is anything else. */
export function concatenatedJson(text: string, name: string): Json[] | undefined {
  const pieces = piecesOf(text);
  if (pieces === undefined || pieces.length < 2) return undefined;
  return pieces.map((piece, index) => parseJson(piece, { name: `${name}, value ${index + 1}` }));
}

/** The text cut where its brackets close; what is inside of them is left to the parser. */
function piecesOf(text: string): string[] | undefined {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "{" || letter === "[") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth < 0) return undefined;
      if (depth === 0) pieces.push(text.slice(start, at + 1));
    } else if (depth === 0 && letter.trim() !== "") return undefined;
    else if (letter === '"') at = endOfText(text, at);
  }
  return depth === 0 ? pieces : undefined;
}

/** Where the text that opens at a quote closes: a bracket inside of it does not count. */
function endOfText(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text.charAt(at) === "\\") at += 1;
    else if (text.charAt(at) === '"') return at;
  }
  return text.length;
}
