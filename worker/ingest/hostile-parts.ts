import { formatPointer } from "../../src/core/matching/json-pointer.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import type { Json } from "../../src/core/schema/json.ts";

/** In any JSON spelling; a text without it needs no check of its values. */
const suspicious = /__proto__|\\u005f|\\ud[89a-f]/i;

/** Whether a body can hold refused parts: in UTF-8 only an escape can write a lone surrogate. */
export function mayBeHostile(text: string): boolean {
  return suspicious.test(text);
}

/**
 * Refuses half characters, which stores, logs and other languages do not preserve, and the one member name that is special in JavaScript.
 * It says where, but never repeats the value.
 */
export function hostilePart(value: Json, name: string): ReplayKitError | undefined {
  const found = findIn(value, []);
  if (!found) return undefined;
  const place = formatPointer(found.path)
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .slice(0, 200);
  return new ReplayKitError("invalid_trace", `${name}${place}: ${found.what}`, {
    hint: "write texts as whole characters (String.toWellFormed does), and members under another name",
  });
}

/** A surrogate outside a pair. */
const half = /\p{Cs}/u;

interface HostilePart {
  path: string[];
  what: string;
}

/** Recursive, but the parser limits the depth. `path` is the current place. */
function findIn(value: Json, path: string[]): HostilePart | undefined {
  if (typeof value === "string") return half.test(value) ? { path, what: "half of a surrogate pair" } : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    path.push(name);
    if (name === "__proto__") return { path, what: "a member must not have this name" };
    if (half.test(name)) return { path, what: "half of a surrogate pair in a name" };
    const found = findIn(member, path);
    if (found) return found;
    path.pop();
  }
  return undefined;
}
