import { parseJson } from "../json/json-limits.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/** A field in all results of a tool: keys from the outermost, with `*` for every entry of a list or a map. */
export interface ResultField {
  tool: string;
  path: string[];
}

/** Deepest level that is searched; deeper fields are removed or kept with their parent. */
const mostDepth = 8;

/**
 * The outermost fields of a tool's results in which nothing must stay. Lists and maps keep all of their entries: an
 * agent chooses among them or counts them, so with fewer entries a wrong result could become right.
 */
export function removableFields(
  tool: string,
  results: readonly Json[],
  stays: (value: Json) => boolean,
): ResultField[] {
  return fieldsUnder(results, [], stays).map((path) => ({ tool, path }));
}

/** The fields inside a field that could not be removed whole. */
export function innerFields({ tool, path }: ResultField, results: readonly Json[]): ResultField[] {
  const inner = fieldsUnder(
    results.flatMap((result) => valuesAt(result, path)),
    path,
    () => false,
  );
  return inner.map((under) => ({ tool, path: under }));
}

function fieldsUnder(values: readonly Json[], at: string[], stays: (value: Json) => boolean): string[][] {
  if (at.length >= mostDepth) return [];
  const entries = values.filter(hasEntries).flatMap((value) => Object.values(value));
  const byKey = new Map<string, Json[]>();
  for (const value of values) {
    if (!isObject(value) || hasEntries(value)) continue;
    for (const [key, member] of Object.entries<Json>(value)) {
      const members = byKey.get(key);
      if (members) members.push(member);
      else byKey.set(key, [member]);
    }
  }
  const fields = [...byKey].flatMap(([key, held]): string[][] => {
    const path = [...at, key];
    // A key that equals the wildcard cannot be named in a path.
    if (key === "*") return [];
    return held.some((value) => stays(value) || holdsEntries(value)) ? fieldsUnder(held, path, stays) : [path];
  });
  return entries.length === 0 ? fields : [...fields, ...fieldsUnder(entries, [...at, "*"], stays)];
}

/** True for a list or a map. A map is an object whose members are all lists or objects, such as orders by id. */
function hasEntries(value: Json): value is Json[] | JsonObject {
  if (Array.isArray(value)) return true;
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const isMany = keys.length > 1 || keys.some((key) => /\d/.test(key));
  return isMany && Object.values(value).every((member) => Array.isArray(member) || isObject(member));
}

function holdsEntries(value: Json): boolean {
  return hasEntries(value) || (isObject(value) && Object.values(value).some(holdsEntries));
}

function valuesAt(value: Json, path: readonly string[]): Json[] {
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  if (first === "*") return hasEntries(value) ? Object.values(value).flatMap((entry) => valuesAt(entry, rest)) : [];
  if (!isObject(value) || hasEntries(value) || !Object.hasOwn(value, first)) return [];
  return valuesAt(value[first] ?? null, rest);
}

/** A result without some of its fields. */
export function withoutFields(value: Json, paths: readonly (readonly string[])[]): Json {
  if (paths.length === 0) return value;
  if (hasEntries(value)) {
    const inner = paths.filter(([first]) => first === "*").map((path) => path.slice(1));
    if (Array.isArray(value)) return value.map((entry) => withoutFields(entry, inner));
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutFields(entry, inner)]));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]): [string, Json][] => {
      const mine = paths.filter(([first]) => first === key);
      if (mine.some(({ length }) => length === 1)) return [];
      return [
        [
          key,
          withoutFields(
            member,
            mine.map((path) => path.slice(1)),
          ),
        ],
      ];
    }),
  );
}

/** The value of a result, and a function that writes such a value in the same form. */
export interface ReadResult {
  value: Json;
  write: (value: Json) => Json;
}

/** Reads a result that is JSON, or a text with JSON in a known format; `undefined` for any other. */
export function readResult(output: Json): ReadResult | undefined {
  if (isObject(output) || Array.isArray(output)) return { value: output, write: (value) => value };
  if (typeof output !== "string" || !/^\s*[[{]/.test(output)) return undefined;
  const value = parsed(output);
  if (value === undefined) return undefined;
  const write = writers.find((writer) => writer(value) === output);
  return write && { value, write };
}

const writers: ((value: Json) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  spaced,
];

function parsed(text: string): Json | undefined {
  try {
    return parseJson(text, { name: "a result" });
  } catch {
    return undefined; // not JSON
  }
}

/** The format of Python's `json.dumps`. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`)
    .join(", ")}}`;
}
