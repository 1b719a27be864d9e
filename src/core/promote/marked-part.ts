/** A part of a pull request's text that later promotions bring up to date: they find it by its marks. */
export function markedPart(name: "seen" | "rate", text: string): string {
  return `<!-- replaykit:${name} -->${text}<!-- /replaykit:${name} -->`;
}

/** The text with that part replaced; a text without the marks, which people may have rewritten, stays as it is. */
export function withPart(body: string, name: "seen" | "rate", text: string): string {
  const [begin = "", end = ""] = markedPart(name, "\n").split("\n");
  const from = body.indexOf(begin);
  const to = body.indexOf(end, from);
  if (from === -1 || to === -1) return body;
  return `${body.slice(0, from)}${markedPart(name, text)}${body.slice(to + end.length)}`;
}
