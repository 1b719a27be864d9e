import type * as z from "zod";
import { equalJson } from "../matching/equal-json.ts";
import { shortJson } from "../matching/short-json.ts";
import { type Check, type CheckKind, type CheckOf, checkParams, checkShorthand } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { readCheck } from "./read-check.ts";
import { wantedText } from "./wanted-call.ts";

/** The shortest form of a check that reads back as the same check, as `case.yaml` has it. */
export function writeCheck(check: Check): JsonObject {
  const params = paramsOf(check);
  const short = checkShorthand[check.kind];
  const value = short === undefined ? undefined : params[short];
  if (value !== undefined && Object.keys(params).length === 1) {
    const candidate = { [check.kind]: value };
    const read = readCheck(candidate, "assertions");
    if (read.ok && equalJson(paramsOf(read.check), params)) return candidate;
  }
  return { [check.kind]: params };
}

/** A check on one line, for reports: `max_tool_calls lookup_billing 3`. */
export function describeCheck(check: Check): string {
  return `${check.kind} ${paramsText(check)}`.trimEnd();
}

type Texts = { [K in CheckKind]?: (check: CheckOf<K>) => string };

/** Texts of kinds for which the parameters' values are not enough. */
const texts: Texts = {
  output_contains: (check) => placed(shortJson(check.text, 80), check),
  output_matches: (check) => placed(`/${shortPattern(check.pattern)}/${check.flags}`, check),
  output_json: ({ schema }) => shortJson(schema, 80),
  error_matches: ({ error_kind, text }) => joined(error_kind, text === undefined ? undefined : shortJson(text, 80)),
  error_ignored: ({ tool, not }) => joined(not ? "not" : undefined, tool),
  tool_called: (check) => joined(wantedText(check), check.times && timesText(check.times)),
  tool_not_called: wantedText,
  repeated_call: ({ tool, times, unchanged, not }) =>
    joined(not ? "not" : undefined, tool, times, unchanged ? "with equal answers" : undefined),
  tool_sequence: ({ mode, calls }) => `${mode} ${calls.map(itemText).join(", ")}`,
  writes_are: ({ calls }) => (calls.length === 0 ? "none" : calls.map(wantedText).join(", ")),
  state_at: ({ step, pointer, value }) => joined(step, pointer === "" ? undefined : pointer, shortJson(value, 80)),
  max_duration: ({ duration }) => durationText(duration),
  semantic: ({ statement }) => JSON.stringify(statement),
  script: ({ command }) => (typeof command === "string" ? command : command.join(" ")),
};

function paramsText<K extends CheckKind>(check: CheckOf<K>): string {
  const text: ((check: CheckOf<K>) => string) | undefined = texts[check.kind];
  if (text !== undefined) return text(check);
  const { kind: _, ...params } = check;
  return joined(...Object.values(params).map((value) => (typeof value === "object" ? shortJson(value, 80) : value)));
}

const longestPattern = 120;

/** The beginning and the end of a long pattern; the end distinguishes patterns that begin alike. */
function shortPattern(pattern: string): string {
  const half = longestPattern / 2;
  return pattern.length <= longestPattern ? pattern : `${pattern.slice(0, half)}…${pattern.slice(-half)}`;
}

function joined(...parts: (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}

function itemText(item: CheckOf<"tool_sequence">["calls"][number]): string {
  return "group" in item ? `{${item.group.map(wantedText).join(", ")}}` : wantedText(item);
}

function placed(text: string, { in: place, not }: { in: "final" | "any"; not: boolean }): string {
  return `${not ? "not " : ""}${text}${place === "any" ? " in any" : ""}`;
}

function timesText({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min === max && min !== undefined) return `${min} times`;
  return max === undefined ? `at least ${min ?? 0} times` : `${min ?? 0} to ${max} times`;
}

/** The parameters that differ from their defaults, in the form of `case.yaml`. */
function paramsOf(check: Check): JsonObject {
  const params: JsonObject = {};
  const members: [string, Json | undefined][] = Object.entries(check);
  for (const [key, value] of members) {
    if (key === "kind" || value === undefined || value === defaultOf(check.kind, key)) continue;
    params[key] = writeParam(check.kind, key, value);
  }
  return params;
}

/** A parameter's default. The parameter of the short form has none, so it is always written. */
function defaultOf(kind: CheckKind, key: string): unknown {
  if (key === checkShorthand[kind]) return undefined;
  const shape: Record<string, z.ZodType> = checkParams[kind].shape;
  return shape[key]?.safeParse(undefined).data;
}

/** Uses the shorter form that a few parameters have. */
function writeParam(kind: CheckKind, key: string, value: Json): Json {
  if (key === "calls" && Array.isArray(value)) return value.map((item) => writeItem(item, kind === "tool_sequence"));
  if (key === "times" && isObject(value) && value["min"] !== undefined && value["min"] === value["max"])
    return value["min"];
  if ((key === "duration" || key === "timeout") && typeof value === "number") return durationText(value);
  return value;
}

/** In a sequence a tool's name alone means "with any arguments". */
function writeItem(item: Json, inSequence: boolean): Json {
  if (!isObject(item)) return item;
  const group = item["group"];
  if (Array.isArray(group)) return { group: group.map((one) => writeItem(one, inSequence)) };
  const { match, ...rest } = item;
  if (inSequence && match === "ignore" && rest["args"] === undefined) return rest["tool"] ?? rest;
  return match === "exact" || match === undefined ? rest : { ...rest, match };
}

function durationText(ms: number): string {
  if (ms >= 60_000 && ms % 60_000 === 0) return `${ms / 60_000}m`;
  return ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}
