import { canonicalJson } from "../canonical-json.ts";
import { shortJson } from "../matching/short-json.ts";
import { type Json, jsonSchema } from "../schema/json.ts";
import type { RunOutput } from "../schema/run-output.ts";

/**
 * Where a runner gives its calls twice, as `tool_calls` and among its `events`, both have to be the same ones: which of the two is
 * what the agent did nobody can tell. Events without any call, or a list that is left out, say nothing against the other.
 */
export function contradictingEvents({ tool_calls, events = [] }: RunOutput): string | undefined {
  const told = events.flatMap((event) => (event.type === "tool_call" ? [event] : []));
  if (tool_calls.length === 0 || told.length === 0) return undefined;
  const [unlisted] = without(told, tool_calls);
  if (unlisted) return `its events hold the call ${textOf(unlisted)}, which its tool_calls lack`;
  const [untold] = without(tool_calls, told);
  return untold && `its tool_calls hold the call ${textOf(untold)}, which its events lack`;
}

interface Call {
  tool_name: string;
  tool_args: Json;
}

/** Those of the first list that have no equal in the second. */
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

/** Events may keep arguments as a model's API gives them: as a text. */
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
