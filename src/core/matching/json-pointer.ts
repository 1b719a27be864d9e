import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/** One key or index, escaped for a JSON Pointer (RFC 6901). */
export function escapePointerPart(part: string | number): string {
  return String(part).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The JSON Pointer of a path. */
export function formatPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${escapePointerPart(part)}`).join("");
}

/** The parts of a JSON Pointer; `undefined` if the text is not one. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a JSON Pointer; `undefined` if there is none. */
export function valueAt(value: Json, pointer: string): Json | undefined {
  const parts = parsePointer(pointer);
  if (!parts) return undefined;
  let here: Json | undefined = value;
  for (const part of parts) {
    if (here === undefined) return undefined;
    here = memberOf(here, part);
  }
  return here;
}

/** A copy of the value without the members at these JSON Pointers. */
export function withoutPointers(value: Json, pointers: readonly string[]): Json {
  let rest = value;
  for (const pointer of pointers) {
    const parts = parsePointer(pointer);
    if (parts && parts.length > 0) rest = without(rest, parts);
  }
  return rest;
}

/** A copy of the value with the text at a JSON Pointer changed. A value there that is not a text stays. */
export function withTextAt(value: Json, pointer: string, change: (text: string) => string): Json {
  const parts = parsePointer(pointer);
  return parts === undefined ? value : changed(value, parts, change);
}

function changed(value: Json, [part, ...deeper]: string[], change: (text: string) => string): Json {
  if (part === undefined) return typeof value === "string" ? change(value) : value;
  const member = memberOf(value, part);
  if (member === undefined) return value;
  const next = changed(member, deeper, change);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === part ? next : item));
  return isObject(value)
    ? fromEntries(Object.entries(value).map(([key, item]) => [key, key === part ? next : item]))
    : value;
}

function memberOf(value: Json, part: string): Json | undefined {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(part) ? value[Number(part)] : undefined;
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

function without(value: Json, [part, ...deeper]: string[]): Json {
  if (part === undefined) return value;
  const member = memberOf(value, part);
  if (member === undefined) return value;
  // A removed item becomes null, so that the later items keep their indexes.
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      String(index) === part ? (deeper.length > 0 ? without(item, deeper) : null) : item,
    );
  }
  if (!isObject(value)) return value;
  const kept: [string, Json][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (key !== part) kept.push([key, item]);
    else if (deeper.length > 0) kept.push([key, without(item, deeper)]);
  }
  return fromEntries(kept);
}

/** `Object.fromEntries` keeps a `__proto__` key as plain data. */
function fromEntries(entries: [string, Json][]): JsonObject {
  return Object.fromEntries(entries);
}
