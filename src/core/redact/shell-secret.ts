import { isHarmlessValue } from "./key-names.ts";
import { looksRandom } from "./value-place.ts";
import { placeholderEnd } from "./placeholder.ts";
import { shellIdioms } from "./rules/shell-idioms.ts";
import type { Span } from "./span.ts";
import { kindOfToken } from "./vendor-token.ts";

/** The secret in a command line that begins at this hit: `curl -u me:…`, `mysql -p…`. */
export function shellSecret(text: string, hit: number, command: string): Span | undefined {
  const known = command.toLowerCase();
  for (const idiom of shellIdioms) {
    if (idiom.command !== known) continue;
    idiom.pattern.lastIndex = hit;
    const groups = idiom.pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const value = groups["double"] ?? groups["single"] ?? groups["bare"] ?? "";
    const end = idiom.pattern.lastIndex;
    const start = end - value.length;
    if (placeholderEnd(text, start) !== undefined || !isSaid(value)) continue;
    return { start, end, kind: kindOfToken(value) ?? "secret", named: true };
  }
  return undefined;
}

/** Where the items of an argument list that are secrets begin: `["mysql", "-pHunter2"]` has one at the third character. */
export function secretArguments(items: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  const line = items.join(" ");
  const program = /[^/\\]*$/.exec(items[0]?.slice(-64) ?? "")?.[0] ?? "";
  for (const { command } of shellIdioms) {
    if (!`${line.slice(0, 64)} `.includes(command) || !command.startsWith(program)) continue;
    const span = shellSecret(line, line.indexOf(command), command);
    const value = span && line.slice(span.start, span.end);
    const index = value === undefined ? -1 : items.findIndex((item, i) => i > 0 && item.endsWith(value));
    if (index !== -1 && value !== undefined) found.set(index, (items[index] ?? "").length - value.length);
  }
  return found;
}

/** Not the word that a manual puts there. */
function isSaid(value: string): boolean {
  if (isHarmlessValue(value) || /^[$<{[%]|^[A-Z][A-Z_]*$/.test(value)) return false;
  return looksRandom(value, 4) || /[a-z][A-Z]/.test(value);
}
