import { parsePointer } from "../core/matching/json-pointer.ts";
import { ReplayKitError } from "../core/error.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json } from "../core/schema/json.ts";

/** A copy of a value with another one at a JSON Pointer. Missing objects on the way are created. */
export function setAtPointer(value: Json, pointer: string, replacement: Json): Json {
  const path = parsePointer(pointer);
  if (path === undefined) {
    throw new ReplayKitError("usage", `"${pointer}" is not a JSON Pointer`, { hint: "write it as /name/0/inner" });
  }
  return setAt(value, path, replacement);
}

function setAt(value: Json, [first, ...rest]: string[], replacement: Json): Json {
  if (first === undefined) return replacement;
  if (Array.isArray(value)) {
    const index = first === "-" ? value.length : Number(/^(?:0|[1-9]\d*)$/.exec(first)?.[0]);
    if (!(index <= value.length)) {
      throw new ReplayKitError("usage", `there is no place "${first}" in a list of ${value.length}`, {
        hint: `its places are 0 to ${value.length}; - is the one behind the last`,
      });
    }
    const copy = [...value];
    copy[index] = setAt(value[index] ?? {}, rest, replacement);
    return copy;
  }
  const object = isObject(value) ? value : {};
  const before = Object.hasOwn(object, first) ? (object[first] ?? null) : {};
  return Object.fromEntries([
    ...Object.entries(object).filter(([key]) => key !== first),
    [first, setAt(before, rest, replacement)],
  ]);
}
