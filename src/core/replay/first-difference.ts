import { formatPointer } from "../matching/json-pointer.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

type Equality = (left: Json, right: Json) => boolean;

/**
 * JSON Pointer of the first difference of two values, in the order of the left one's keys; `undefined` if they are
 * equal.
 */
export function firstDifference(left: Json, right: Json, same: Equality = identical): string | undefined {
  if (Array.isArray(left) && Array.isArray(right)) {
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const below = differenceAt(left[index], right[index], same);
      if (below !== undefined) return `/${index}${below}`;
    }
    return undefined;
  }
  if (isObject(left) && isObject(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const below = differenceAt(valueOf(left, key), valueOf(right, key), same);
      if (below !== undefined) return `${formatPointer([key])}${below}`;
    }
    return undefined;
  }
  return same(left, right) ? undefined : "";
}

function differenceAt(left: Json | undefined, right: Json | undefined, same: Equality): string | undefined {
  if (left === undefined || right === undefined) return left === right ? undefined : "";
  return firstDifference(left, right, same);
}

function identical(left: Json, right: Json): boolean {
  return left === right;
}

function valueOf(object: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
