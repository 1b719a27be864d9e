const context = 3;

/** A change of one file as `git apply` takes it: one hunk, from the first line that differs to the last. */
export function filePatch(path: string, before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let same = 0;
  while (same < old.length - first && same < now.length - first && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  const from = Math.max(0, first - context);
  const trailing = Math.min(same, context);
  const counts = [old.length - same + trailing - from, now.length - same + trailing - from];
  return [
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${from + 1},${counts[0]} +${from + 1},${counts[1]} @@`,
    ...old.slice(from, first).map((line) => ` ${line}`),
    ...old.slice(first, old.length - same).map((line) => `-${line}`),
    ...now.slice(first, now.length - same).map((line) => `+${line}`),
    ...old.slice(old.length - same, old.length - same + trailing).map((line) => ` ${line}`),
    "",
  ].join("\n");
}

/** Our files end in a line feed. */
function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}
