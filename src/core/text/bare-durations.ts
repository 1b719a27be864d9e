import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { fieldName, type Path } from "../schema/problem.ts";

/** A duration without a unit. */
export interface BareDuration {
  path: Path;
  /** How it is read, and how to write it with a unit. */
  message: string;
}

/** In milliseconds. A shorter duration is implausible; seconds were probably meant. */
const shortest = 1000;

/** Durations in a `case.yaml` that look like seconds but are read as milliseconds. */
export function bareDurationsOfCase(value: JsonObject): BareDuration[] {
  const checks = ["signatures", "assertions"].flatMap((list) =>
    itemsOf(value[list]).flatMap((item, index) => [
      ...bareAt(item, ["script", "timeout"], [list, index]),
      ...bareAt(item, ["max_duration"], [list, index]),
      ...bareAt(item, ["max_duration", "duration"], [list, index]),
    ]),
  );
  return [...bareAt(value, ["replay", "timeout"]), ...checks];
}

/** The same for a `replaykit.yaml`. */
export function bareDurationsOfConfig(value: JsonObject): BareDuration[] {
  const runners = isObject(value["runners"]) ? Object.keys(value["runners"]) : [];
  const paths = [
    ["runner", "timeout"],
    ...runners.map((name) => ["runners", name, "timeout"]),
    ["judge", "timeout"],
    ["simulator", "timeout"],
    ["pool", "max_age"],
  ];
  return paths.flatMap((path) => bareAt(value, path));
}

function bareAt(value: Json, keys: string[], above: Path = []): BareDuration[] {
  const found = keys.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  if (typeof found !== "number" || found <= 0 || found >= shortest) return [];
  const path = [...above, ...keys];
  const message = `${fieldName(path)} is ${found}, which is ${found} milliseconds; write "${found}s" for seconds, or "${found}ms"`;
  return [{ path, message }];
}

function itemsOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
