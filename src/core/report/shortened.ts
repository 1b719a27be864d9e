import { beginningOf } from "../text/characters.ts";

/** The beginning of a text where only so much room is; no character is cut in two. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${beginningOf(text, max - 1).trimEnd()}…`;
}
