import * as z from "zod";
import { checkKinds, checkParams } from "../src/core/schema/check.ts";
import { formatDuration } from "../src/core/schema/duration.ts";

const fieldSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
  items: z.unknown().optional(),
  default: z.unknown().optional(),
  description: z.string().optional(),
  minimum: z.number().optional(),
});
type Field = z.infer<typeof fieldSchema>;

/**
 * The table of check parameters and their values. A parameter with equal values in several checks has one row; if its
 * values differ, each row names its checks.
 */
export function checkValuesTable(): string[] {
  const rows = new Map<string, string[]>();
  for (const kind of checkKinds) {
    const { properties = {}, required = [] } = z.toJSONSchema(checkParams[kind], {
      io: "input",
      unrepresentable: "any",
    });
    for (const [name, property] of Object.entries(properties)) {
      const field = fieldSchema.parse(property);
      const fallback = field.default ?? durationOf(z.object(checkParams[kind].shape).shape, name);
      const row = `${valuesOf(name, field)} | ${absent(fallback, required.includes(name))} | ${cell(field.description ?? "")}`;
      const key = `\`${name}\` | ${row}`;
      rows.set(key, [...(rows.get(key) ?? []), kind]);
    }
  }
  const named = Object.groupBy(rows.keys(), nameIn);
  const lines = [...rows].map(([key, kinds]) => {
    const [name = "", ...rest] = key.split(" | ");
    const of = named[name]?.length === 1 ? "" : ` of ${kinds.map((kind) => `\`${kind}\``).join(", ")}`;
    return `| ${name}${of} | ${rest.join(" | ")} |`;
  });
  return ["| parameter | values | if absent | meaning |", "|---|---|---|---|", ...lines];
}

function nameIn(row: string): string {
  return row.slice(0, row.indexOf(" | "));
}

function valuesOf(name: string, field: Field): string {
  if (field.enum !== undefined) return field.enum.map((value) => `\`${value}\``).join(", ");
  if (name === "duration" || name === "timeout") return "`500ms`, `30s`, `2m`, or milliseconds";
  if (name === "calls") return "a list of `{ tool, args, match }`";
  if (name === "times" && field.anyOf !== undefined) return "a whole number, or `{ min, max }`";
  if (name === "flags") return "any of `i`, `m`, `s`, `u`";
  if (field.anyOf !== undefined) return [...new Set(field.anyOf.map(({ type }) => typeWords(type)))].join(", or ");
  return field.type === "integer" && field.minimum === 0 ? "a whole number from 0" : typeWords(field.type);
}

function typeWords(type: string | undefined): string {
  const words: Record<string, string> = {
    string: "a text",
    integer: "a whole number",
    number: "a number",
    boolean: "`true`, `false`",
    array: "a list of texts",
  };
  return type === undefined ? "any value" : (words[type] ?? type);
}

function absent(fallback: unknown, required: boolean): string {
  if (fallback !== undefined) return `\`${JSON.stringify(fallback).replaceAll('"', "") || '""'}\``;
  return required ? "required" : "any";
}

/** The default of a duration. The schema transforms durations to milliseconds, so its JSON Schema shows no default. */
function durationOf(shape: Record<string, z.ZodType>, name: string): string | undefined {
  const read = name === "timeout" ? shape[name]?.safeParse(undefined).data : undefined;
  return typeof read === "number" ? String(formatDuration(read)) : undefined;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
