import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { escapePointerPart } from "./json-pointer.ts";

/** A value without members, and its JSON Pointer. */
export interface Leaf {
  pointer: string;
  value: string | number | boolean | null;
}

/** All leaves of a value, in order; empty lists and objects have none. */
export function leavesOf(value: Json, pointer = ""): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${pointer}/${index}`));
  if (!isObject(value)) return [{ pointer, value }];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, `${pointer}/${escapePointerPart(key)}`));
}
