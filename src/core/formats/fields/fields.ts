import { parseJson } from "../../json/json-limits.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The object without its undefined members, which exact optional properties refuse. */
export function present<const T extends object>(value: T): Present<T> {
  const kept: Record<string, unknown> = {};
  // Expects a plain literal. Imports call this more than anything else, so it builds no list of entries.
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key];
  return kept as Present<T>; // the members of T without the undefined ones
}

/**
 * The value at a path, or undefined. It does not check for own members, which would take most of the time: no format
 * uses a name that every object inherits.
 */
export function at(value: Json | undefined, key: string | number, ...path: (string | number)[]): Json | undefined {
  let here = memberOf(value, key);
  for (const next of path) here = memberOf(here, next);
  return here;
}

function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof key === "number" ? value[key] : undefined;
  return isObject(value) && typeof key === "string" ? value[key] : undefined;
}

/** The first of several members that exists and is not null. */
export function first(value: Json | undefined, ...keys: string[]): Json | undefined {
  if (!isObject(value)) return undefined;
  for (const key of keys) {
    const member = value[key];
    if (member !== undefined && member !== null) return member;
  }
  return undefined;
}

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A text that is not empty; a number becomes its digits. */
export function textOf(value: Json | undefined): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The id of a call. Some frameworks write a list of ids, outermost first: the last is the call's own. */
export function callIdOf(value: Json | undefined): string | undefined {
  const several = typeof value === "string" && value.startsWith('["') ? unwrapped(value) : value;
  return textOf(Array.isArray(several) ? several.at(-1) : several)?.trim();
}

export function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === "string" && value.trim() !== "") return numberOf(Number(value));
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

const maxDepth = 100;

/** JSON inside a text, if it is an object or a list; anything else is unchanged. */
export function unwrapped(value: Json | undefined): Json | undefined {
  if (typeof value !== "string" || !opensJson(value)) return value;
  try {
    // A text this short cannot be nested too deep.
    if (value.length < maxDepth * 2) return JSON.parse(value);
    return parseJson(value, { name: "text", maxDepth });
  } catch {
    return value;
  }
}

/**
 * True if a text starts like an object or a list, after spaces. The second character rules out lookalikes (Python's
 * `{'a': 1}`, `[see below]`), because creating a parser's error is slow.
 */
function opensJson(text: string): boolean {
  const head = text.charCodeAt(0);
  if (head === 0x7b || head === 0x5b) {
    const next = text.charCodeAt(1);
    return next <= 0x20 || (head === 0x7b ? next === 0x22 || next === 0x7d : inList.test(text.charAt(1)));
  }
  // The first character nearly always decides.
  return (head <= 0x20 || head >= 0x80) && /^\s*[{[]/.test(text);
}

/** Characters that begin an item of a list, or end an empty list. */
const inList = /["[{\]\-0-9tfn]/;

/** The arguments of a call, from an object or its JSON text. Any other text is unchanged. */
export function argumentsOf(value: Json | undefined): Json {
  if (value === undefined || value === null || value === "" || value === "null") return {};
  return unwrapped(value) ?? {};
}

/** A readable text for any value: texts are unchanged, the rest becomes JSON. */
export function asText(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
