import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

type Same = (left: Json, right: Json) => boolean;

/** At how many JSON Pointers two values differ: each leaf that stands in one of them only, or has another value, counts once. */
export function countDifferences(left: Json | undefined, right: Json | undefined, same: Same): number {
  if (left === undefined) return countLeaves(right);
  if (right === undefined) return countLeaves(left);
  if (Array.isArray(left) && Array.isArray(right)) {
    let count = 0;
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      count += countDifferences(left[index], right[index], same);
    }
    return count;
  }
  if (isObject(left) && isObject(right)) {
    let count = 0;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      count += countDifferences(own(left, key), own(right, key), same);
    }
    return count;
  }
  return same(left, right) ? 0 : Math.max(countLeaves(left), countLeaves(right));
}

/** Empty lists and objects are leaves too. */
function countLeaves(value: Json | undefined): number {
  if (value === undefined) return 0;
  const members = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return members.length === 0 ? 1 : members.reduce((sum: number, member) => sum + countLeaves(member), 0);
}

function own(object: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
