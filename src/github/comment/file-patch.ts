/** Lines shown before and after a change. */
const context = 3;

/**
 * A patch of one file for `git apply`, with one hunk from the first to the last changed line. `before` is `undefined`
 * for a new file.
 */
export function filePatch(path: string, before: string | undefined, after: string): string {
  const [old, now] = [linesOf(before ?? ""), linesOf(after)];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let same = 0;
  while (same < old.length - first && same < now.length - first && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  const from = Math.max(0, first - context);
  const end = same - Math.min(same, context);
  return [
    `--- ${before === undefined ? "/dev/null" : `a/${path}`}\n`,
    `+++ b/${path}\n`,
    `@@ -${rangeOf(from, old.length - end)} +${rangeOf(from, now.length - end)} @@\n`,
    ...old.slice(from, first).map((line) => marked(" ", line)),
    ...old.slice(first, old.length - same).map((line) => marked("-", line)),
    ...now.slice(first, now.length - same).map((line) => marked("+", line)),
    ...old.slice(old.length - same, old.length - end).map((line) => marked(" ", line)),
  ].join("");
}

/** Lines with their line feeds; the last may lack one. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** First line and count of a hunk. If it has no lines, the line before it. */
function rangeOf(from: number, end: number): string {
  return `${end > from ? from + 1 : from},${end - from}`;
}

function marked(mark: string, line: string): string {
  return line.endsWith("\n") ? `${mark}${line}` : `${mark}${line}\n\\ No newline at end of file\n`;
}
