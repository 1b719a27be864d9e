import type { Json } from "../schema/json.ts";
import { startsToken, isWordCode } from "./span.ts";

/** Shorter values are too often plain words. */
const minLength = 6;
const maxPerPrefix = 16;
/** No real run has so many values with secret names. Bounds the work for hostile input. */
const maxValues = 5_000;

/** Size of the table of hashed beginnings, a power of two. It is checked before any text is sliced. */
const beginnings = 65_536;

export interface KnownValues {
  readonly size: number;
  add(value: string, placeholder: string): void;
  replace(text: string): string;
}

/**
 * Values with secret names (`password: …`). They are also replaced in free text, so that equal values stay equal. One
 * pass finds all of them by their first characters.
 */
export function createKnownValues(): KnownValues {
  const byPrefix = new Map<string, [value: string, placeholder: string][]>();
  const seen = new Set<string>();
  let begins: Uint8Array | undefined;
  return {
    get size() {
      return seen.size;
    },
    add(value, placeholder) {
      if (seen.size >= maxValues || seen.has(value) || !worthSeeking(value)) return;
      seen.add(value);
      for (const form of new Set([value, JSON.stringify(value).slice(1, -1)])) {
        const list = byPrefix.get(form.slice(0, minLength)) ?? [];
        if (list.length >= maxPerPrefix) continue;
        list.push([form, placeholder]);
        list.sort((a, b) => b[0].length - a[0].length);
        byPrefix.set(form.slice(0, minLength), list);
        begins ??= new Uint8Array(beginnings);
        begins[beginningAt(form, 0)] = 1;
      }
    },
    replace(text) {
      if (begins === undefined || text.length < minLength) return text;
      const parts: string[] = [];
      let done = 0;
      for (let i = 0; i + minLength <= text.length; i += 1) {
        if (begins[beginningAt(text, i)] === 0 || !startsToken(text, i)) continue;
        const found = byPrefix
          .get(text.slice(i, i + minLength))
          ?.find(([value]) => text.startsWith(value, i) && endsToken(text, i + value.length));
        if (found === undefined) continue;
        parts.push(text.slice(done, i), found[1]);
        done = i + found[0].length;
        i = done - 1;
      }
      return done === 0 ? text : parts.join("") + text.slice(done);
    },
  };
}

/** Replaces known values in all texts and keys of a value. Returns the same object if there are none. */
export function replaceInside(value: Json, known: KnownValues): Json {
  if (typeof value === "string") return known.replace(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const made = value.map((item) => replaceInside(item, known));
    return made.some((item, i) => item !== value[i]) ? made : value;
  }
  const entries = Object.entries(value);
  const made = entries.map(([key, member]): [string, Json] => [known.replace(key), replaceInside(member, known)]);
  return made.some(([key, member], i) => key !== entries[i]?.[0] || member !== entries[i]?.[1])
    ? Object.fromEntries(made)
    : value;
}

/** Hash of the three characters at this offset. */
function beginningAt(text: string, at: number): number {
  return ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) & (beginnings - 1);
}

function endsToken(text: string, offset: number): boolean {
  return offset >= text.length || !isWordCode(text.charCodeAt(offset));
}

function worthSeeking(value: string): boolean {
  if (value.length < minLength || value.length > 4096) return false;
  return value.length >= 16 || (/\d/.test(value) && /\D/.test(value)) || /[^\w\s]/.test(value);
}
