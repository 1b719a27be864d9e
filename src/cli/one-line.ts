/** Puts trace text on one line: a line break in a name would look like a new row of the output. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
