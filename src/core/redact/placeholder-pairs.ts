import { append } from "../append.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { isNumberPlaceholder, placeholderKind, placeholderPattern } from "./placeholder.ts";

/** Maps placeholders of the recording to those of this attempt. */
export interface PlaceholderPairs {
  /** Begins a comparison. Its pairs count for later ones only after `keep()`. */
  compare(): PlaceholderComparison;
  /**
   * Notes a value from outside the recording that the agent sees. Its placeholders are then never paired with others.
   */
  show(value: Json): void;
  /** Replaces the placeholders in a value of this attempt by those of the recording. */
  recorded<T extends Json>(value: T): T;
  /**
   * `recorded`, if only equal recorded values can be `same` as the result. `undefined` if one of its placeholders may
   * still be paired, or may mean two.
   */
  settled(value: Json): Json | undefined;
}

export interface PlaceholderComparison {
  /** Whether two texts, numbers or other leaves are equal except for placeholders that can be paired (of one kind). */
  same: (recorded: Json, live: Json) => boolean;
  keep: () => void;
}

/** A text without its placeholders. Texts with equal masks differ only in redacted values. */
export interface MaskedText {
  mask: string;
  placeholders: string[];
}

/**
 * Pairs placeholders for one attempt. The redaction key can differ at replay, and the same customer then gets another
 * placeholder. Pairs are one to one. An agent that has seen a recorded placeholder may repeat it at any time; if it is
 * still unpaired, it is from then on paired with itself.
 */
export function createPlaceholderPairs(recording: () => ReadonlySet<string>): PlaceholderPairs {
  const liveOf = new Map<string, string>();
  const recordedOf = new Map<string, string>();
  let shown: ReadonlySet<string> | undefined;
  const others = new Set<string>();
  const isShown = (placeholder: string) => others.has(placeholder) || (shown ??= recording()).has(placeholder);

  function compare(): PlaceholderComparison {
    const found = new Map<string, string>();
    const taken = new Map<string, string>();
    function pair(recorded: string, live: string): boolean {
      const known = found.get(recorded) ?? liveOf.get(recorded);
      // A repeated recorded placeholder means the recorded value, even if it is paired with another placeholder.
      if (recorded === live) {
        if (known === undefined) found.set(recorded, live);
        return true;
      }
      if (known !== undefined) return known === live;
      if ((taken.get(live) ?? recordedOf.get(live)) !== undefined || isShown(live)) return false;
      found.set(recorded, live);
      taken.set(live, recorded);
      return true;
    }
    return {
      same(recorded, live) {
        if (typeof recorded === "number" && typeof live === "number" && isNumberPlaceholder(recorded))
          return isNumberPlaceholder(live) && pair(String(recorded), String(live));
        if (typeof recorded !== "string" || typeof live !== "string") return recorded === live;
        return recorded === live && !mayHold(recorded) ? true : sameText(maskText(recorded), maskText(live), pair);
      },
      keep() {
        for (const [recorded, live] of found) liveOf.set(recorded, live);
        for (const [live, recorded] of taken) recordedOf.set(live, recorded);
      },
    };
  }

  function show(value: Json): void {
    for (const placeholder of placeholdersIn(JSON.stringify(value))) others.add(placeholder);
  }
  const recorded = <T extends Json>(value: T): T => (recordedOf.size === 0 ? value : replaced(value, recordedOf));
  const isSettled = (placeholder: string) => recordedOf.has(placeholder) !== isShown(placeholder);
  const settled = (value: Json) => (leafPlaceholders(value).every(isSettled) ? recorded(value) : undefined);
  return { compare, show, recorded, settled };
}

function sameText(recorded: MaskedText, live: MaskedText, pair: (recorded: string, live: string) => boolean): boolean {
  return (
    recorded.mask === live.mask &&
    recorded.placeholders.length === live.placeholders.length &&
    recorded.placeholders.every((placeholder, index) => pair(placeholder, live.placeholders[index] ?? ""))
  );
}

/** All placeholders in a JSON text. */
export function placeholdersIn(json: string): Set<string> {
  const pattern = new RegExp(`${placeholderPattern().source}|${numberSource}`, "g");
  return new Set(mayHold(json) ? json.match(pattern) : []);
}

/** Replaces each placeholder by a mark of its kind. */
export function maskText(text: string): MaskedText {
  if (!mayHold(text)) return { mask: text, placeholders: [] };
  const placeholders: string[] = [];
  const mask = text.replace(placeholderPattern(), (found) => {
    placeholders.push(found);
    return `\u0000${placeholderKind(found)}\u0000`;
  });
  return { mask, placeholders };
}

/** A copy whose placeholders are masked, also in numbers. Values that can be paired have equal copies. */
export function maskedJson(value: Json): Json {
  return mapLeaves(value, {
    text: (text) => maskText(text).mask,
    number: (number) => (isNumberPlaceholder(number) ? "\u0000number\u0000" : number),
  });
}

function leafPlaceholders(value: Json): string[] {
  const found: string[] = [];
  mapLeaves(value, {
    text(text) {
      append(found, maskText(text).placeholders);
      return text;
    },
    number(number) {
      if (isNumberPlaceholder(number)) found.push(String(number));
      return number;
    },
  });
  return found;
}

/** A redacted number as a member or item of JSON; digits inside a text do not match. */
const numberSource = "(?<=[:[,]|^)99000[0-4]\\d{9}(?=[\\]},]|$)";

/** A quick test before the pattern: most texts have no placeholder. */
function mayHold(text: string): boolean {
  return marks.some((mark) => text.includes(mark));
}

const marks = ["redacted", "192.0.2.", "198.51.100.", "203.0.113.", "2001:db8:", "99000"];

function replaced<T extends Json>(value: T, names: ReadonlyMap<string, string>): T {
  const changed = mapLeaves(value, {
    text: (text) => (mayHold(text) ? text.replace(placeholderPattern(), (found) => names.get(found) ?? found) : text),
    number: (number) => (isNumberPlaceholder(number) ? Number(names.get(String(number)) ?? number) : number),
  });
  return changed as T; // only placeholders in texts and numbers change
}

function mapLeaves(value: Json, change: { text: (text: string) => Json; number: (number: number) => Json }): Json {
  if (typeof value === "number") return change.number(value);
  if (typeof value === "string") return change.text(value);
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapLeaves(member, change)]));
}
