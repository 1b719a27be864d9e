/**
 * Reads files in which one list is long: the time may grow as the list does, and nothing may overflow.
 *
 *   node test/core/formats/wide-lists.ts [items] [folder]
 *
 * Without a folder the samples of every format and the real files beside the checkout. From 130,000 items on it also finds calls that
 * take a list as their arguments.
 */
import { isObject } from "../../../src/core/schema/is-object.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { growthBetween, tooMuchGrowth } from "../../support/growth.ts";
import { ownSpecimens, realSpecimens, type Specimen, specimensIn } from "./fuzz.ts";

/** Members, places and, for JSON in a text, {@link inText}. */
type Path = (string | number | typeof inText)[];
const inText = Symbol("JSON in a text");

/** Lists of these files whose reading fails in a way of its own or takes a time that grows faster than they do. */
export function faultsOfWideLists(specimens: readonly Specimen[], items: number, read = readJson): string[] {
  return specimens.flatMap(({ name, json }) =>
    json === undefined
      ? []
      : [...listsIn(json)].flatMap(([shown, path]) =>
          // The same item again and again, and items with ids of their own: calls, spans and lines are found by them.
          [false, true].flatMap((own) => {
            const wide = (count: number) => widened(json, path, { count, own });
            const fault = faultOf(wide(Math.ceil(items / 4)), wide(items), read);
            return fault === undefined ? [] : [`${name} ${shown}${own ? ", each with its own ids" : ""}: ${fault}`];
          }),
        ),
  );
}

function faultOf(short: Json, long: Json, read: (json: Json) => void): string | undefined {
  try {
    const times = growthBetween(read, short, long);
    return times < tooMuchGrowth ? undefined : `four times the items take ${times.toFixed(0)} times as long`;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function readJson(json: Json): void {
  try {
    readTraces({ name: "file", json }, { platform: nodePlatform });
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
  }
}

/** One list of each kind: those that differ in places only are one. */
function listsIn(json: Json): Map<string, Path> {
  const lists = new Map<string, Path>();
  const visit = (value: Json, path: Path): void => {
    const inner = typeof value === "string" ? parsed(value) : undefined;
    if (inner !== undefined) visit(inner, [...path, inText]);
    else if (Array.isArray(value)) {
      const shown = `/${path.map((key) => (typeof key === "string" ? key : typeof key === "number" ? "*" : "(text)")).join("/")}`;
      if (value.length > 0 && !lists.has(shown)) lists.set(shown, path);
      value.forEach((item, index) => visit(item, [...path, index]));
    } else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(json, []);
  return lists;
}

function parsed(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Width {
  count: number;
  /** Whether each further item has ids of its own. */
  own: boolean;
}

/** The document with so many further copies of the last item of a list. */
function widened(json: Json, [key, ...rest]: Path, width: Width): Json {
  if (key === undefined) {
    const list = Array.isArray(json) ? json : [];
    const last = list.at(-1) ?? null;
    return [...list, ...Array.from({ length: width.count }, (_, n) => (width.own ? withIds(last, n + 1) : last))];
  }
  if (typeof key === "symbol") {
    const inner = typeof json === "string" ? parsed(json) : undefined;
    return JSON.stringify(widened(inner ?? null, rest, width));
  }
  if (Array.isArray(json)) return json.map((item, index) => (index === key ? widened(item, rest, width) : item));
  return isObject(json) ? { ...json, [key]: widened(json[key] ?? null, rest, width) } : json;
}

/** A copy whose ids end in a number. */
function withIds(value: Json, number: number): Json {
  if (Array.isArray(value)) return value.map((item) => withIds(item, number));
  if (!isObject(value)) return value;
  const isId = (key: string) => /(?:^|_|[a-z])(?:id|Id|ID|uuid)$/.test(key);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]): [string, Json] => [
      key,
      isId(key) && typeof item === "string" ? idOf(item, number) : withIds(item, number),
    ]),
  );
}

function idOf(id: string, number: number): string {
  const isHex = /^(?:[0-9a-f]{16}|[0-9a-f]{32})$/.test(id);
  return isHex ? number.toString(16).padStart(id.length, "f") : `${id}-${number}`;
}

if (import.meta.main) {
  const [items = "5000", folder] = process.argv.slice(2);
  const specimens = folder === undefined ? [...ownSpecimens, ...realSpecimens()] : specimensIn(folder);
  let found = 0;
  for (const specimen of specimens)
    for (const fault of faultsOfWideLists([specimen], Number(items))) {
      found += 1;
      console.log(fault);
    }
  console.log(`${specimens.length} files, ${items} items a list: ${found} with a fault`);
  process.exitCode = found > 0 ? 1 : 0;
}
