import * as z from "zod";
import { canonicalJson } from "../json/canonical-json.ts";
import { isObject } from "./is-object.ts";
import type { Json, JsonObject } from "./json.ts";

/**
 * Each part of a call has two names. Cases, fixtures, feedback and reports write `tool` and `args`; trace events and
 * runner output write `tool_name` and `tool_args`. Every reader accepts both.
 */
const names = {
  short: { tool: "tool_name", args: "tool_args", output: "tool_output" },
  long: { tool_name: "tool", tool_args: "args", tool_output: "output" },
} as const;

type NamePair = keyof typeof names;

export type NamedCall =
  | { ok: true; call: JsonObject }
  /** The call has both names, with different values. */
  | { ok: false; name: string; other: string; found: Json; message: string };

/** Renames the parts of a call to the wanted names. */
export function withCallNames(call: JsonObject, wanted: NamePair): NamedCall {
  let named = call;
  for (const [name, other] of Object.entries(names[wanted])) {
    if (!isOtherName(call, other)) continue;
    const { [other]: found = null, ...rest } = named;
    const kept = Object.hasOwn(rest, name) ? rest[name] : undefined;
    if (kept !== undefined && canonicalJson(kept) !== canonicalJson(found)) {
      const message = `the same as ${name}, which is ${JSON.stringify(kept).slice(0, 60)}; they are two names of one thing`;
      return { ok: false, name, other, found, message };
    }
    named = { ...rest, [name]: kept ?? found };
  }
  return { ok: true, call: named };
}

/** Whether to rename this member. A member `tool` that is not a string belongs to the tool's own data. */
function isOtherName(call: JsonObject, other: string): boolean {
  if (!Object.hasOwn(call, other)) return false;
  return (other !== "tool" && other !== "tool_name") || typeof call[other] === "string";
}

/** A schema of a call that accepts both names. */
export function callOf<T extends z.ZodType>(wanted: NamePair, schema: T): z.ZodPreprocess<T> {
  return z.preprocess((value, context) => renamed(value, wanted, { context, path: [] }), schema);
}

/**
 * The same for a list; `applies` tells calls from other items. It renames the whole list in one pass before the schema
 * runs: preprocessing each event by itself would take several times as long as parsing the events.
 */
export function callsOf<T extends z.ZodType>(
  wanted: NamePair,
  schema: T,
  applies: (value: JsonObject) => boolean = () => true,
): z.ZodPreprocess<T> {
  const others = Object.values(names[wanted]);
  const needed = (item: unknown) => isJsonObject(item) && others.some((other) => other in item) && applies(item);
  return z.preprocess((value, context) => {
    if (!Array.isArray(value) || !value.some(needed)) return value;
    return value.map((item: unknown, index) =>
      needed(item) ? renamed(item, wanted, { context, path: [index] }) : item,
    );
  }, schema);
}

interface UnionContext {
  context: z.core.$RefinementCtx;
  path: number[];
}

function renamed(value: unknown, wanted: NamePair, { context, path }: UnionContext): unknown {
  if (!isJsonObject(value)) return value;
  const named = withCallNames(value, wanted);
  if (named.ok) return named.call;
  context.addIssue({ code: "custom", path: [...path, named.other], input: value, message: named.message });
  return z.NEVER;
}

/** True for a JSON object. The value must come from `JSON.parse` or the YAML reader. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value as Json); // both return only JSON values
}
