import { distance, nearestName, ownNames } from "../text/nearest-name.ts";
import { isJsonObject, withCallNames } from "../schema/call-names.ts";
import { fieldName, type Path, schemaProblems } from "../schema/problem.ts";
import { runnerCallSchema, type RunOutput, runOutputSchema } from "../schema/run-output.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { shortJson } from "../matching/short-json.ts";
import { type Json, jsonSchema } from "../schema/json.ts";

export type ParsedRunOutput =
  | { kind: "output"; output: RunOutput }
  /** The fault with its place. */
  | { kind: "wrong"; problem: string };

/** Common wrong names for members of the runner contract. */
const outputAliases: Record<string, string> = {
  final_answer: "final_output",
  calls: "tool_calls",
  tools: "tool_calls",
};
const callAliases: Record<string, string> = {
  name: "tool_name",
  function: "tool_name",
  arguments: "tool_args",
  parameters: "tool_args",
  input: "tool_args",
  result: "tool_output",
};

/**
 * Checks a runner's output against the contract. A misspelt member is refused with the right name: ignoring it would
 * make the run look as if it had done nothing. Members with other names belong to the agent.
 */
export function parseRunOutput(value: unknown): ParsedRunOutput {
  const misspelt = misspeltMember(value);
  if (misspelt !== undefined) return { kind: "wrong", problem: misspelt };
  const parsed = runOutputSchema.safeParse(value);
  if (parsed.success) {
    const contradiction = contradictingEvents(parsed.data);
    if (contradiction !== undefined) return { kind: "wrong", problem: contradiction };
    return { kind: "output", output: parsed.data };
  }
  const [problem] = schemaProblems(parsed.error, value);
  return { kind: "wrong", problem: problem?.message.replace(/^the file /, "it ") ?? "it has another shape" };
}

function misspeltMember(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const own = misspeltIn(value, { names: Object.keys(runOutputSchema.shape), aliases: outputAliases, path: [] });
  if (own !== undefined || !Array.isArray(value["tool_calls"])) return own;
  const names = Object.keys(runnerCallSchema.shape);
  for (const [index, call] of value["tool_calls"].entries()) {
    if (!isJsonObject(call)) continue;
    const named = withCallNames(call, "long");
    const path = ["tool_calls", index];
    const found = named.ok ? misspeltIn(named.call, { names, aliases: callAliases, path }) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Contract {
  names: string[];
  aliases: Record<string, string>;
  path: Path;
}

function misspeltIn(value: object, { names, aliases, path }: Contract): string | undefined {
  const absent = names.filter((name) => !Object.hasOwn(value, name));
  for (const [key, held] of Object.entries(value)) {
    if (names.includes(key) || held === null || held === undefined) continue;
    const alias = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
    const failed = absent.includes("error") && isErrorOfCall(key, held) ? "error" : undefined;
    const name = alias !== undefined && absent.includes(alias) ? alias : (meantName(key, absent) ?? failed);
    if (name !== undefined) return `${fieldName([...path, key])} is an unknown member; did you mean "${name}"?`;
  }
  return undefined;
}

/**
 * The contract's name that a key resembles. Long names may differ by two letters, short ones by one, since two letters
 * would match too many words.
 */
function meantName(key: string, absent: string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, "").replace(/s$/, "");
  const same = absent.find((name) => plain(name) === plain(key));
  if (same !== undefined || key.length < 4 || key.length > 40 || ownNames.includes(key)) return same;
  const long = absent.filter((name) => name.length >= 8);
  const near = key.length < 7 ? undefined : nearestName(key, long);
  return near ?? absent.find((name) => name.length < 8 && distance(key.toLowerCase(), name) === 1);
}

/**
 * Whether a key such as `tool_error`, `errMessage` or `is_error` holds a call's error. Empty and false values do not.
 */
function isErrorOfCall(key: string, held: unknown): boolean {
  const empty = held === false || held === 0 || held === "" || (Array.isArray(held) && held.length === 0);
  return !empty && /(?:^|[-_])err|Err/.test(key);
}

/**
 * Refuses an output whose `tool_calls` and `events` list different calls, because nothing shows which list is right.
 * One list without calls does not contradict the other.
 */
function contradictingEvents({ tool_calls, events = [] }: RunOutput): string | undefined {
  const calls = events.flatMap((event) => (event.type === "tool_call" ? [event] : []));
  if (tool_calls.length === 0 || calls.length === 0) return undefined;
  const [unlisted] = without(calls, tool_calls);
  if (unlisted) return `its events hold the call ${textOf(unlisted)}, which its tool_calls lack`;
  const [untold] = without(tool_calls, calls);
  return untold && `its tool_calls hold the call ${textOf(untold)}, which its events lack`;
}

interface Call {
  tool_name: string;
  tool_args: Json;
}

/** Items of the first list without an equal in the second. */
function without(calls: readonly Call[], others: readonly Call[]): Call[] {
  const left = new Map<string, number>();
  for (const call of others) left.set(keyOf(call), (left.get(keyOf(call)) ?? 0) + 1);
  return calls.filter((call) => {
    const known = left.get(keyOf(call)) ?? 0;
    left.set(keyOf(call), known - 1);
    return known <= 0;
  });
}

function keyOf({ tool_name, tool_args }: Call): string {
  return `${tool_name}\n${canonicalJson(plainArgs(tool_args))}`;
}

/** Parses arguments that events hold as JSON text, the way model APIs send them. */
function plainArgs(args: Json): Json {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  const parsed = jsonSchema.safeParse(jsonOrText(args));
  return parsed.success ? parsed.data : args;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf({ tool_name, tool_args }: Call): string {
  return `${shortJson(tool_name, 64)} ${shortJson(plainArgs(tool_args))}`;
}
