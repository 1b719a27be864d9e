import type * as z from "zod";
import { parsePointer } from "../matching/json-pointer.ts";
import { matcherOf } from "../matching/match-value.ts";
import { safePattern } from "../matching/safe-pattern.ts";
import {
  type Check,
  type CheckKind,
  type CheckOf,
  checkKinds,
  checkParams,
  checkShorthand,
  type WantedCall,
} from "../schema/check.ts";
import { isJsonObject, withCallNames } from "../schema/call-names.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { unusableSchema } from "./output-checks.ts";

export type CheckPath = (string | number)[];
export type ReadCheck =
  /** `written` is the kind as the input names it. */
  { ok: true; check: Check; written: CheckKind } | { ok: false; message: string; path: CheckPath };

/**
 * Reads a check in a form that people write: `{kind: value}`, `{type, value}` or `{type, …params}`. In `signatures` the
 * published README's `max_tool_calls: 5` means "reached 5", so it is read as `min_tool_calls`.
 */
export function readCheck(input: unknown, list: "signatures" | "assertions"): ReadCheck {
  const item = splitItem(input);
  if (!item.ok) return item;
  const kind = list === "signatures" && item.kind === "max_tool_calls" ? "min_tool_calls" : item.kind;
  const named = isJsonObject(item.value) && takesCall(kind) ? withCallNames(item.value, "short") : undefined;
  if (named?.ok === false) {
    const message = `${item.kind}: ${named.other} is ${JSON.stringify(named.found).slice(0, 60)}; expected ${named.message}`;
    return { ok: false, message, path: [...item.path, named.other] };
  }
  const parsed = parseParams(kind, named?.call ?? item.value);
  if (!parsed.ok)
    return { ok: false, message: `${item.kind}: ${parsed.message}`, path: [...item.path, ...parsed.path] };
  const fault = findFault(parsed.check);
  return fault === undefined
    ? { ...parsed, written: item.kind }
    : { ok: false, message: `${item.kind}: ${fault.message}`, path: [...item.path, ...fault.path] };
}

/** Kinds whose parameters describe a call. */
function takesCall(kind: CheckKind): boolean {
  return "tool" in checkParams[kind].shape;
}

type Item =
  | { ok: true; kind: CheckKind; value: unknown; path: CheckPath }
  | { ok: false; message: string; path: CheckPath };

function splitItem(input: unknown): Item {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, message: "expected a check such as `status_is: success`", path: [] };
  }
  const members = Object.entries(input);
  const named = members.find(([key]) => key === "type" || key === "kind");
  if (named && typeof named[1] === "string") {
    const kind = kindOf(named[1]);
    if (kind === undefined) return unknownKind(named[1], [named[0]]);
    const rest = members.filter(([key]) => key !== named[0]);
    return { ok: true, kind, value: withErrorKind(kind, typedValue(kind, rest)), path: [] };
  }
  const [only] = members;
  if (!only || members.length > 1) {
    const keys = members.map(([key]) => key).join(", ");
    return {
      ok: false,
      message: `expected one check in each list item, found ${keys === "" ? "none" : `the keys ${keys}`}`,
      path: [],
    };
  }
  const kind = kindOf(only[0]);
  return kind === undefined
    ? unknownKind(only[0], [only[0]])
    : { ok: true, kind, value: withErrorKind(kind, only[1]), path: [only[0]] };
}

/** In `{type, value: 3, tool: x}`, `value` stands for the parameter of the short form. */
function typedValue(kind: CheckKind, members: [string, unknown][]): unknown {
  const short = checkShorthand[kind];
  const [first] = members;
  if (members.length === 1 && first?.[0] === "value" && kind !== "state_at") return first[1];
  return Object.fromEntries(
    members.map(([key, value]) => [key === "value" && short !== undefined ? short : key, value]),
  );
}

/** `error_matches: {kind: timeout}` is the wording of the design. */
function withErrorKind(kind: CheckKind, value: unknown): unknown {
  if (kind !== "error_matches" || typeof value !== "object" || value === null || !("kind" in value)) return value;
  const { kind: error_kind, ...rest } = value;
  return { ...rest, error_kind };
}

function kindOf(name: string): CheckKind | undefined {
  return checkKinds.find((kind) => kind === name);
}

function unknownKind(name: string, path: CheckPath): Item {
  return { ok: false, message: `unknown check "${name}"; known: ${checkKinds.join(", ")}`, path };
}

type ParseResult = { ok: true; check: Check } | { ok: false; message: string; path: CheckPath };

function parseParams(kind: CheckKind, value: unknown): ParseResult {
  const short = checkShorthand[kind];
  const bare = short === undefined ? undefined : parse(kind, { [short]: value });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return bare ?? { ok: false, message: "expected its parameters as a map", path: [] };
  }
  const full = parse(kind, value);
  if (full.ok) return full;
  // A JSON Schema or a matcher is itself a map, so try the short form if the parameters do not fit.
  return bare?.ok === true ? bare : full;
}

function parse(kind: CheckKind, params: object): ParseResult {
  const result = checkParams[kind].safeParse(params);
  if (result.success) return { ok: true, check: { kind, ...result.data } as Check }; // both come from one entry
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === "number" ? part : String(part)));
  return { ok: false, message: issue ? issueText(issue, path) : "not a valid check", path };
}

function issueText(issue: z.core.$ZodIssue, path: CheckPath): string {
  return path.length === 0 ? issue.message : `${path.join(".")}: ${issue.message}`;
}

interface Fault {
  message: string;
  path: CheckPath;
}

/** Faults that the schema cannot see: unsafe patterns, misspelt matchers, unusable JSON Schemas. */
function findFault(check: Check): Fault | undefined {
  if ("pattern" in check) return patternFault(check.pattern, check.flags);
  if ("schema" in check) return schemaUseFault(check.schema);
  if ("args" in check) return wantedFault(check, []);
  if ("calls" in check) return firstFault(check.calls.map((item, index) => () => itemFault(item, ["calls", index])));
  if (check.kind === "error_matches") return check.text === undefined ? undefined : matcherFault(check.text, ["text"]);
  if (check.kind !== "state_at") return undefined;
  return parsePointer(check.pointer)
    ? matcherFault(check.value, ["value"])
    : { message: "not a JSON Pointer", path: ["pointer"] };
}

function patternFault(pattern: string, flags: string): Fault | undefined {
  const safe = safePattern(pattern, flags);
  return safe.ok ? undefined : { message: safe.message, path: ["pattern"] };
}

function schemaUseFault(schema: Json): Fault | undefined {
  const message = unusableSchema(schema);
  return message === undefined ? undefined : { message, path: ["schema"] };
}

function firstFault(faults: (() => Fault | undefined)[]): Fault | undefined {
  for (const fault of faults) {
    const found = fault();
    if (found) return found;
  }
  return undefined;
}

function itemFault(item: CheckOf<"tool_sequence">["calls"][number], path: CheckPath): Fault | undefined {
  const calls = "group" in item ? item.group : [item];
  return firstFault(calls.map((call) => () => wantedFault(call, path)));
}

function wantedFault(
  call: Pick<WantedCall, "tool" | "match"> & { args?: Json | undefined },
  path: CheckPath,
): Fault | undefined {
  return call.args === undefined ? undefined : matcherFault(call.args, [...path, "args"]);
}

function matcherFault(value: Json, path: CheckPath): Fault | undefined {
  if (Array.isArray(value)) return firstFault(value.map((item, index) => () => matcherFault(item, [...path, index])));
  if (!isObject(value)) return undefined;
  const matcher = matcherOf(value);
  if (matcher && "$regex" in matcher) {
    const safe = safePattern(matcher.$regex);
    return safe.ok ? undefined : { message: safe.message, path: [...path, "$regex"] };
  }
  if (matcher) return undefined;
  return firstFault(
    Object.entries(value satisfies JsonObject).map(
      ([key, item]) =>
        () =>
          matcherFault(item, [...path, key]),
    ),
  );
}
