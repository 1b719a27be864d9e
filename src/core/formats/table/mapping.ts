import * as z from "zod";
import { ReplayKitError } from "../../error.ts";
import { setMember } from "../../json/set-member.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { isObject } from "../../schema/is-object.ts";
import { schemaProblems } from "../../schema/problem.ts";

/** A column, or a dotted path into it. `{ value }` gives the same value for every row. */
const column = z.union([z.string().min(1), z.strictObject({ value: z.string().min(1) })]);
export type Column = z.infer<typeof column>;

/**
 * Which column of a row holds what. A row is a message, a call, a result, a call with its result, or a whole step:
 * input, answer, call and result, in this order.
 */
export const tableMappingSchema = z.strictObject({
  rows: z
    .string()
    .regex(/^(?:\/[^/]+)+$/, "expected a JSON Pointer, such as /history")
    .optional()
    .describe("JSON Pointer to the list of rows inside a document, or inside each line"),
  run: z
    .union([column, z.strictObject({ file: z.literal(true) })])
    .describe("groups rows into runs; `{ file: true }` takes the file's name"),
  at: column.optional(),
  role: column.optional(),
  roles: z
    .record(z.string(), z.enum(["user", "assistant", "system", "tool"]))
    .optional()
    .describe('which role a word of the role column stands for; "*" is any other word'),
  input: column.optional().describe("what the user said before the rest of the row"),
  content: column.optional(),
  tool: column.optional(),
  args: column.optional(),
  output: column.optional(),
  error: column.optional(),
  call_id: column.optional(),
  status: column.optional(),
  agent: column.optional(),
});
export type TableMapping = z.infer<typeof tableMappingSchema>;

/** Parses the mapping that a user wrote. Throws an error that names each wrong member. */
export function parseMapping(given: unknown): TableMapping {
  const parsed = tableMappingSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = schemaProblems(parsed.error, given).map(({ message }) => `mapping: ${message}`);
  throw new ReplayKitError("invalid_input", problems.join("\n"), {
    hint: "name a column for `run`, and columns for the content of the rows",
  });
}

/** The value that a column has in a row; undefined if the cell is empty. */
export function cell(row: JsonObject, from: Column | undefined): Json | undefined {
  if (from === undefined) return undefined;
  if (typeof from !== "string") return from.value;
  const value = Object.hasOwn(row, from) ? row[from] : memberAt(row, from.split("."));
  return value === null || value === "" ? undefined : value;
}

/** Only own members count, because users write the names. */
export function memberAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, key) => {
    if (Array.isArray(here)) return here[Number(key)];
    return isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  }, value);
}

/** The columns and paths that the mapping names, and the paths above them. */
export interface NamedColumns {
  named: Set<string>;
  above: Set<string>;
}

export function namedColumns(mapping: TableMapping): NamedColumns {
  const columns = Object.entries(mapping).filter(([part]) => part !== "rows");
  const named = new Set(columns.flatMap(([, name]) => (typeof name === "string" ? [name] : [])));
  const parts = [...named].map((name) => name.split("."));
  return {
    named,
    above: new Set(parts.flatMap((path) => path.slice(1).map((_part, at) => path.slice(0, at + 1).join(".")))),
  };
}

/** The parts of a row that no column of the mapping names. */
export function restOf(row: JsonObject, { named, above }: NamedColumns, before = ""): JsonObject {
  const rest: JsonObject = {};
  for (const [key, value] of Object.entries(row)) {
    const path = before + key;
    if (named.has(path) || value === null || value === "") continue;
    const kept = above.has(path) && isObject(value) ? restOf(value, { named, above }, `${path}.`) : value;
    if (!isObject(kept) || Object.keys(kept).length > 0) setMember(rest, key, kept);
  }
  return rest;
}
