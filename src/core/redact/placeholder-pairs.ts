import type { Json } from "../schema/json.ts";
import { placeholderKind, placeholderPattern } from "./placeholder.ts";

/** Which recorded placeholder stands for which live one within one run. */
export interface PlaceholderPairs {
  /**
   * Whether two values are equal when placeholders compare by kind and by equality within the run. What a match paired stays
   * paired; a mismatch leaves no trace.
   */
  match(recorded: Json, live: Json): boolean;
}

/**
 * Redaction's key may be another one at replay, so the same customer has another placeholder in every run. Within one run the
 * pairing must be one to one: a recorded placeholder stands for one live placeholder and the other way round.
 */
export function createPlaceholderPairs(): PlaceholderPairs {
  const forward = new Map<string, string>();
  const backward = new Map<string, string>();
  return {
    match(recorded, live) {
      const found: [string, string][] = [];
      if (!collectPairs(recorded, live, found) || !consistent(found)) return false;
      for (const [a, b] of found) {
        forward.set(a, b);
        backward.set(b, a);
      }
      return true;
    },
  };

  function consistent(found: readonly [string, string][]): boolean {
    const to = new Map(forward);
    const back = new Map(backward);
    for (const [a, b] of found) {
      if ((to.get(a) ?? b) !== b || (back.get(b) ?? a) !== a) return false;
      to.set(a, b);
      back.set(b, a);
    }
    return true;
  }
}

/** Pairs the placeholders of two values that are otherwise equal; false where they differ in anything else. */
function collectPairs(recorded: Json, live: Json, found: [string, string][]): boolean {
  if (typeof recorded === "string" && typeof live === "string") return collectFromTexts(recorded, live, found);
  if (typeof recorded !== "object" || typeof live !== "object" || recorded === null || live === null) {
    return Object.is(recorded, live) || recorded === live;
  }
  if (Array.isArray(recorded) || Array.isArray(live)) {
    if (!Array.isArray(recorded) || !Array.isArray(live) || recorded.length !== live.length) return false;
    return recorded.every((item, i) => collectPairs(item, live[i] ?? null, found));
  }
  const keys = Object.keys(recorded);
  if (keys.length !== Object.keys(live).length) return false;
  return keys.every((key) => {
    const member = live[key];
    return Object.hasOwn(live, key) && member !== undefined && collectPairs(recorded[key] ?? null, member, found);
  });
}

function collectFromTexts(recorded: string, live: string, found: [string, string][]): boolean {
  if (recorded === live && !/redacted/.test(recorded)) return true;
  if (recorded.replace(placeholderPattern(), markKind) !== live.replace(placeholderPattern(), markKind)) return false;
  const a = recorded.match(placeholderPattern()) ?? [];
  const b = live.match(placeholderPattern()) ?? [];
  a.forEach((placeholder, i) => found.push([placeholder, b[i] ?? placeholder]));
  return true;
}

/** A text with each placeholder reduced to its kind: equal for texts that differ in the redacted values alone. */
export function maskPlaceholders(text: string): string {
  return text.replace(placeholderPattern(), markKind);
}

function markKind(placeholder: string): string {
  return `\u0000${placeholderKind(placeholder) ?? "secret"}\u0000`;
}
