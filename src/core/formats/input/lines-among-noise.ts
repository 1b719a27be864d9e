import { ReplayKitError } from "../../error.ts";
import { parseJson } from "../../json/json-limits.ts";
import type { Json } from "../../schema/json.ts";
import type { DamagedLines } from "./format.ts";
import { withoutNonNumbers } from "./python-json.ts";

/** The JSON lines of a text that also has other lines. */
export interface JsonLines {
  lines: Json[];
  notes: string[];
  placeOf?: (index: number) => number;
  damaged?: DamagedLines;
}

/**
 * Finds JSON lines among other output (progress, warnings), and leaves out lines that are damaged or cut off. A value
 * may also span several indented lines, as consoles print it. Undefined if fewer than `fewest` lines, or fewer than
 * half of all, are JSON. One line is enough if only the last was cut off.
 */
export function linesAmongNoise(text: string, name: string, fewest = 2): JsonLines | undefined {
  const lines: Json[] = [];
  const broken: number[] = [];
  const damaged: number[] = [];
  const numbers: number[] = [];
  let covered = 0;
  let last = 0;
  for (const part of partsOf(text)) {
    last = part.number;
    const value = lineOf(part.text, name);
    if (value === undefined) {
      broken.push(part.number);
      if (beginsAsValue(part.text)) damaged.push(part.number);
    } else {
      numbers.push(part.number);
      lines.push(value);
      covered += part.size;
    }
  }
  const cut = broken.length === 1 && broken[0] === last && beginsAsValue(text.slice(text.trimEnd().lastIndexOf("\n")));
  if (covered < Math.max(broken.length, cut ? 1 : fewest)) return undefined;
  const placeOf = (index: number) => (numbers[index] ?? index + 1) - 1;
  const notes = noteOf(broken, cut);
  if (cut || damaged.length === 0) return { lines, notes, placeOf };
  const begun = new Set(damaged);
  const noise = noteOf(
    broken.filter((number) => !begun.has(number)),
    false,
  );
  return { lines, notes, placeOf, damaged: { numbers: damaged, notes: noise } };
}

function beginsAsValue(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

interface Chunk {
  text: string;
  /** Its first line (from 1), and its number of lines. */
  number: number;
  size: number;
}

/** The lines that are not empty. Lines from a lone opening bracket to the next lone closing one are one chunk. */
function partsOf(text: string): Chunk[] {
  const parts: Chunk[] = [];
  const rows = text.split("\n");
  const closes = rows.flatMap((row, index) => (/^[}\]],?\s*$/.test(row) ? [index] : []));
  let next = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? "";
    if (row.trim() === "") continue;
    while ((closes[next] ?? Infinity) < index) next += 1;
    const size = /^[{[]\s*$/.test(row) ? (closes[next] ?? index) - index + 1 : 1;
    const whole = rows.slice(index, index + size).join("\n");
    parts.push({ text: size === 1 ? whole : whole.replace(/,\s*$/, ""), number: index + 1, size });
    index += size - 1;
  }
  return parts;
}

function lineOf(part: string, name: string): Json | undefined {
  if (!beginsAsValue(part)) return undefined;
  try {
    return withoutNonNumbers(part, (tried) => parseJson(tried, { name }));
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "invalid_json") return undefined;
    throw error;
  }
}

function noteOf(broken: readonly number[], cut: boolean): string[] {
  const [first] = broken;
  if (first === undefined) return [];
  if (broken.length > 1) return [`${broken.length} lines are not JSON, and were left out (the first is line ${first})`];
  return [cut ? "the last line is cut off, and was left out" : `line ${first} is not JSON, and was left out`];
}
