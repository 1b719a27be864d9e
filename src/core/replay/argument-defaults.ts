import { equalJson } from "../matching/equal-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/**
 * Arguments without those that say what the tool takes anyway: a value that its recorded schema gives as the default. Any other
 * optional argument may change the answer and counts.
 */
export function withoutDefaults(args: Json, schema: Json | undefined): Json {
  const properties = isObject(schema) ? schema["properties"] : undefined;
  if (!isObject(args) || !isObject(properties)) return args;
  const kept = Object.entries(args).filter(([key, value]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const byDefault = isObject(property) ? property["default"] : undefined;
    return byDefault === undefined || !equalJson(byDefault, value);
  });
  return Object.fromEntries(kept);
}
