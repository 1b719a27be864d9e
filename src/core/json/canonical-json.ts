import type { Json } from "../schema/json.ts";

/**
 * JSON text that is the same for equal values: keys in code unit order, no spaces, no members that are `undefined`.
 * Recursion is safe, since readers limit the depth of their input (`json-limits.ts`).
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  const members: string[] = [];
  for (const key of Object.keys(value).toSorted(byCodeUnit)) {
    const member = value[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
