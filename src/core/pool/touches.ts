import { leavesOf } from "../matching/leaves.ts";
import type { Json } from "../schema/json.ts";

type Call = { args: Json; output?: Json | undefined };

/**
 * Whether what a write did may show in a read: they name one thing, the answer names something that the write names, or the read
 * names nothing and may tell of everything. In doubt it may.
 */
export function touches(write: Call, read: Call): boolean {
  const asked = names(read.args);
  if (asked.size === 0) return true;
  const written = new Set([...names(write.args), ...names(write.output)]);
  if ([...asked].some((name) => written.has(name))) return true;
  const own = names(write.args);
  return [...names(read.output)].some((name) => own.has(name) && isId(name));
}

/** The texts and numbers of a value, in one spelling. */
function names(value: Json | undefined): Set<string> {
  if (value === undefined) return new Set();
  return new Set(
    leavesOf(value).flatMap((leaf) =>
      typeof leaf.value === "string" || typeof leaf.value === "number" ? [`${leaf.value}`.trim().toLowerCase()] : [],
    ),
  );
}

/** A short number or a word is in many answers by chance; an id is not. */
function isId(name: string): boolean {
  return name.length >= 4 && /\d/.test(name);
}
