import type { Json } from "./schema/json.ts";

/** JSON as it is committed: two spaces, so that a diff shows what changed, and a newline at the end. */
export function formatJsonFile(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
