import { checkRun } from "../checks/check-run.ts";
import { isPlaceholder } from "../redact/placeholder.ts";
import type { Check, CheckOf, WantedCall } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { toolSchemas } from "./tool-fixtures.ts";

export interface OptionalInput {
  trace: Pick<TraceRun, "events">;
  run: Run;
  others?: readonly Run[] | undefined;
}

export interface RelaxedChecks {
  checks: Check[];
  /** One sentence for each tool: which named arguments may differ. */
  notes: string[];
}

/**
 * Graders name every argument of a write. This drops arguments that a right run may choose freely: optional ones that
 * hold free text or a switch. It keeps amounts, ids and choices, and switches that the failed run set wrongly.
 */
export function withoutOptional(checks: readonly Check[], input: OptionalInput): RelaxedChecks {
  const notes: string[] = [];
  const freed = checks.map((check): Check => {
    if (check.kind !== "writes_are") return check;
    const found = freedWrites(check, input);
    // If the run fails only because of these arguments, they are what the failure is about.
    if (found.names.size === 0 || checkRun(input.run, found.check).outcome !== "fail") return check;
    for (const [tool, names] of found.names) notes.push(freedNote(tool, [...names]));
    return found.check;
  });
  return { checks: freed, notes };
}

function freedNote(tool: string, names: string[]): string {
  return (
    `${tool} does not need ${names.join(", ")}, so a right run may change or omit that; ` +
    "if it matters, add it to writes_are in case.yaml"
  );
}

function freedWrites(check: CheckOf<"writes_are">, input: OptionalInput) {
  const schemas = toolSchemas(input.trace);
  const runs = [input.run, ...(input.others ?? [])];
  const names = new Map<string, Set<string>>();
  const calls = check.calls.map((call): WantedCall => {
    if (!isObject(call.args) || call.match !== "subset") return call;
    const made = runs.flatMap((run) => run.calls.filter(({ tool, error }) => tool === call.tool && !error));
    const schema = Object.hasOwn(schemas, call.tool) ? schemas[call.tool] : undefined;
    const free = Object.entries(call.args).flatMap(([name, value]) =>
      isFree(name, value, { schema, made, failed: input.run }, call.tool) ? [name] : [],
    );
    if (free.length === 0) return call;
    names.set(call.tool, new Set([...(names.get(call.tool) ?? []), ...free]));
    return { ...call, args: without(call.args, free) };
  });
  return { check: { ...check, calls }, names };
}

interface ToolHistory {
  schema: Json | undefined;
  /** Successful calls of the tool in all recorded runs. */
  made: readonly RunCall[];
  failed: Run;
}

function isFree(name: string, value: Json, { schema, made, failed }: ToolHistory, tool: string): boolean {
  if (!isOptional(name, schema, made)) return false;
  if (typeof value === "boolean") {
    // The opposite value was wrong in the failed run, so the argument stays.
    return failed.calls.every(({ tool: other, args }) => other !== tool || memberOf(args, name) !== !value);
  }
  return typeof value === "string" && isProse(name, value) && !isChoice(propertyOf(schema, name));
}

/** Decided by the tool's schema. Without a schema, by a successful call without the argument. */
function isOptional(name: string, schema: Json | undefined, made: readonly RunCall[]): boolean {
  const property = propertyOf(schema, name);
  if (property === undefined) {
    const isNamed = made.some(({ args }) => memberOf(args, name) !== undefined);
    return schema === undefined && isNamed && made.some(({ args }) => isObject(args) && !Object.hasOwn(args, name));
  }
  const required = isObject(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  return !required.includes(name) || isNullable(property);
}

function propertyOf(schema: Json | undefined, name: string): Json | undefined {
  const properties = isObject(schema) ? schema["properties"] : undefined;
  return memberOf(properties, name);
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Strict schemas require every argument and use null for an absent one. */
function isNullable(property: Json): boolean {
  if (!isObject(property)) return false;
  const { type, anyOf } = property;
  if (Array.isArray(type) && type.includes("null")) return true;
  return Array.isArray(anyOf) && anyOf.some((one) => isObject(one) && one["type"] === "null");
}

function isChoice(property: Json | undefined): boolean {
  return isObject(property) && ("enum" in property || "const" in property);
}

/** Names of arguments that hold free text. */
const prose =
  /(?:^|_)(?:reasons?|notes?|comments?|remarks?|memo|messages?|descriptions?|explanations?|summary|details?|text|body|subject|justification|rationale)(?:_|$)/i;
const sentenceWords = 5;

function isProse(name: string, text: string): boolean {
  if (isPlaceholder(text.trim())) return false;
  if (prose.test(name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2"))) return true;
  return !/\d/.test(text) && text.trim().split(/\s+/).length >= sentenceWords;
}

function without(args: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));
}
