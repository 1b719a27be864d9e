import { configComments } from "../src/core/config/config-comments.ts";
import { configJsonSchema } from "../src/core/json/json-schema.ts";
import { isObject } from "../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../src/core/schema/json.ts";

/** The names that replace `*` in the example. */
const names: Record<string, string> = { "runners.*": "billing", "tools.*": "refund", "upstream.*": "openai" };

/** Writes `docs/replaykit-yaml.md`: a complete `replaykit.yaml` in which a comment explains each key, from its schema. */
export function configPage(): string {
  return [
    "# replaykit.yaml",
    "",
    "All keys of `replaykit.yaml`, with example values. Every top-level key is optional: write only what you need. On a pull request, the keys that",
    "decide verdicts come from the base branch ([security.md](security.md#defended)). `npx replaykit schema config` prints the JSON Schema.",
    "",
    "```yaml",
    ...configLines(),
    "```",
    "",
  ].join("\n");
}

/** The lines of a `replaykit.yaml` with every key of the schema. Throws if a comment is missing or explains no key. */
export function configLines(): string[] {
  const used = new Set<string>();
  const lines = membersOf(configJsonSchema()).flatMap(([key, schema]) => keyLines(key, key, schema, "", used));
  const unknown = Object.keys(configComments).filter((path) => !used.has(path));
  if (unknown.length > 0) throw new Error(`replaykit.yaml has no ${unknown.join(", ")}`);
  return lines;
}

function keyLines(path: string, key: string, schema: JsonObject, indent: string, used: Set<string>): string[] {
  const comment = configComments[path];
  if (comment === undefined) throw new Error(`${path} has no comment in src/core/config/config-comments.ts`);
  used.add(path);
  const words = [comment.about, defaultOf(schema)].filter(Boolean).join("; ");
  const about = words === "" ? [] : [`${indent}# ${words}`];
  if (comment.example !== undefined) return [...about, `${indent}${key}: ${comment.example}`];
  const inner = `${indent}  `;
  const items = itemsOf(schema);
  if (items !== undefined) {
    const lines = keyLines(`${path}.*`, "-", items, inner, used);
    return [...about, `${indent}${key}:`, ...asItem(lines.slice(1), inner)];
  }
  const values = valuesOf(schema);
  if (values !== undefined)
    return [...about, `${indent}${key}:`, ...keyLines(`${path}.*`, names[`${path}.*`] ?? "name", values, inner, used)];
  return [
    ...about,
    `${indent}${key}:`,
    ...membersOf(schema).flatMap(([name, member]) => keyLines(`${path}.${name}`, name, member, inner, used)),
  ];
}

/** Puts the dash of a list item before its first member. */
function asItem(lines: string[], indent: string): string[] {
  const first = lines.findIndex((line) => !line.trimStart().startsWith("#"));
  return lines.map((line, index) => (index === first ? `${indent}- ${line.trimStart()}` : line));
}

function membersOf(schema: JsonObject): [string, JsonObject][] {
  const { properties } = variantWith(schema, "properties") ?? {};
  return Object.entries(isObject(properties) ? properties : {}).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
}

function itemsOf(schema: JsonObject): JsonObject | undefined {
  const { items } = variantWith(schema, "items") ?? {};
  return isObject(items) ? items : undefined;
}

function valuesOf(schema: JsonObject): JsonObject | undefined {
  const { additionalProperties: values } = schema;
  return isObject(values) && Object.keys(values).length > 0 ? values : undefined;
}

/** The schema itself, or its alternative that has this key (`properties` or `items`). */
function variantWith(schema: JsonObject, key: string): JsonObject | undefined {
  const alternatives = [schema, ...(Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [])];
  return alternatives.filter(isObject).find((one) => isObject(one[key]));
}

function defaultOf({ default: value }: JsonObject): string {
  return value === undefined || isEmpty(value) ? "" : `default: ${text(value)}`;
}

function isEmpty(value: Json): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

function text(value: Json): string {
  return Array.isArray(value) ? value.map(text).join(", ") : typeof value === "string" ? value : JSON.stringify(value);
}
