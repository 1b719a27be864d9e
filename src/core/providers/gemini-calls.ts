import { first, objectOf, objectsOf, textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

const step = /\.([^.[\]]+)|\[(\d+)\]|\['([^']*)'\]/g;
const deepest = 64;

/** The function call of a part; `undefined` if it has none. */
export function callOf(part: JsonObject | undefined): JsonObject | undefined {
  const call = part && first(part, "functionCall", "function_call");
  return isObject(call) ? call : undefined;
}

/** True if more pieces of the call follow. */
export function isOpenCall(call: JsonObject | undefined): call is JsonObject {
  return call?.["willContinue"] === true;
}

/**
 * Adds the next piece to a streamed call. A piece brings values or pieces of text, each with its JSON path. The last
 * piece is empty (Vertex AI, "Streaming function call arguments").
 */
export function withPiece(call: JsonObject, piece: JsonObject): JsonObject {
  const { willContinue: _, ...before } = call;
  const { partialArgs, ...rest } = piece;
  const args = objectsOf(partialArgs).reduce<Json>(
    (all, partial) => put(all, keysOf(textOf(partial["jsonPath"]) ?? "$"), valueOf(partial)),
    objectOf(before["args"]),
  );
  return { ...before, ...rest, args };
}

function valueOf({ stringValue, numberValue, boolValue }: JsonObject): Json {
  return stringValue ?? numberValue ?? boolValue ?? null;
}

function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(step)].slice(0, deepest).map(([, name, index, quoted]) => {
    return index === undefined ? (name ?? quoted ?? "") : Number(index);
  });
}

/**
 * A copy of the target with a piece at this path. Text is appended, other values are set. Gaps in a list are ignored.
 */
function put(target: Json | undefined, [key, ...keys]: readonly (string | number)[], piece: Json): Json {
  if (key === undefined) return typeof target === "string" && typeof piece === "string" ? target + piece : piece;
  if (typeof key === "number") {
    const list = Array.isArray(target) ? target : [];
    if (key > list.length) return list;
    return [...list.slice(0, key), put(list[key], keys, piece), ...list.slice(key + 1)];
  }
  const members = objectOf(target);
  return { ...members, [key]: put(Object.hasOwn(members, key) ? members[key] : undefined, keys, piece) };
}
