/** Text of a trace as a part of one row: a line break in a name would begin a row that nobody printed. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
