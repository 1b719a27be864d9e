import { compact } from "../../core/compact.ts";
import { beginningOf } from "../../core/text/characters.ts";
import { ReplayKitError } from "../../core/error.ts";
import { untrustedJson } from "../../core/report/untrusted.ts";

/** Most characters of JSON in one answer, which shares a context with the agent's other work. */
export const longestAnswer = 16_000;
const longestText = 2_000;
const deepest = 12;

export interface Page<T> {
  items: T[];
  /** Number of items in the whole list, or of characters in the whole text. */
  total: number;
  /** `cursor` of the next page; absent on the last one. */
  next_cursor?: string;
}

/** Items from a cursor on, as many as fit into `room` characters. An item that is too long becomes a cut text. */
export function pageOf<T>(items: readonly T[], cursor: string | undefined, room = longestAnswer): Page<T> {
  const from = offsetOf(cursor, items.length);
  const page: T[] = [];
  let left = room;
  for (const item of items.slice(from)) {
    const cut = shortened(item);
    const length = untrustedJson(cut, { indent: 0 }).length;
    if (length > left && page.length > 0) break;
    // An item that is too long becomes a text.
    page.push(length > room ? (`${beginningOf(untrustedJson(cut, { indent: 0 }), room / 2)}… (cut)` as T) : cut);
    left -= length;
    if (left <= 0) break;
  }
  const next = from + page.length;
  return { items: page, total: items.length, ...compact({ next_cursor: next < items.length ? `${next}` : undefined }) };
}

/** Part of a text, from a cursor on. */
export function textPage(text: string, cursor: string | undefined, room = longestAnswer / 2): Page<string> {
  const from = offsetOf(cursor, text.length);
  const part = beginningOf(text.slice(from), room);
  const next = from + part.length;
  return {
    items: [part],
    total: text.length,
    ...compact({ next_cursor: next < text.length ? `${next}` : undefined }),
  };
}

function offsetOf(cursor: string | undefined, total: number): number {
  if (cursor === undefined) return 0;
  const offset = /^\d{1,12}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (offset < total) return offset;
  throw new ReplayKitError(
    "invalid_input",
    `"${cursor.slice(0, 40)}" is not a cursor of this list, which has ${total} items`,
    {
      hint: "pass the next_cursor of the previous answer, or leave it out to begin",
    },
  );
}

/** Limits for texts and lists in an answer, tried in order until it fits. Most answers are not cut. */
const cuts = [
  { text: longestAnswer, list: Number.POSITIVE_INFINITY },
  { text: 1_000, list: 100 },
  { text: 200, list: 20 },
  { text: 80, list: 5 },
];

/** The JSON of an answer, cut until it fits a context. Throws `too_large` if it never does. */
export function answerText(value: unknown): string {
  for (const { text, list } of cuts) {
    const json = untrustedJson(shortened(value, text, list), { indent: 0 });
    if (json.length <= 1.5 * longestAnswer) return json;
  }
  throw new ReplayKitError("too_large", "the answer is too large, even when it is cut", {
    hint: "ask for less: one case, one run, or one event",
  });
}

/** The value with long texts and lists cut. Each cut says how much is missing. */
export function shortened<T>(value: T, max = longestText, most = Number.POSITIVE_INFINITY): T {
  return cut(value, { max, most }, 0) as T; // cutting keeps the shape
}

function cut(value: unknown, limits: { max: number; most: number }, depth: number): unknown {
  const { max, most } = limits;
  if (typeof value === "string") {
    const kept = beginningOf(value, max);
    return kept.length === value.length ? value : `${kept}… (${value.length - kept.length} more characters)`;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return "…";
  const inner = (item: unknown) => cut(item, limits, depth + 1);
  if (Array.isArray(value)) {
    const more = value.length > most ? [`… (${value.length - most} more items)`] : [];
    return [...value.slice(0, most).map(inner), ...more];
  }
  const entries = Object.entries(value);
  const more = entries.length > most ? [["…", `${entries.length - most} more members`]] : [];
  return Object.fromEntries([...entries.slice(0, most).map(([key, item]) => [key, inner(item)]), ...more]);
}
