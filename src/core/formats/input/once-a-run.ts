import { equalJson } from "../../matching/equal-json.ts";
import type { Json, JsonObject } from "../../schema/json.ts";

const most = 16;

/**
 * The members that many parts of a run repeat: the only value, or a list of the different ones. The list has a limit,
 * so that a counter cannot fill the trace.
 */
export function onceARun(values: readonly JsonObject[], without: ReadonlySet<string> = new Set()): JsonObject {
  const found = new Map<string, Json[]>();
  for (const value of values) {
    for (const name in value) {
      const member = value[name];
      if (member === undefined || member === null || member === "" || without.has(name)) continue;
      const known = found.get(name);
      if (!known) found.set(name, [member]);
      else if (known.length < most && !known.some((one) => equalJson(one, member))) known.push(member);
    }
  }
  return Object.fromEntries(
    [...found].map(([name, known]): [string, Json] => {
      const [only = null, ...others] = known;
      return [name, others.length === 0 ? only : known];
    }),
  );
}

/** The members with these names, if they are not null. */
export function picked(value: JsonObject, names: readonly string[]): JsonObject {
  const kept: JsonObject = {};
  for (const name of names) {
    const member = value[name];
    if (member !== undefined && member !== null) kept[name] = member;
  }
  return kept;
}
