import { countByTool } from "../../../src/core/checks/check-result.ts";
import { mostRepeated } from "../../../src/core/checks/call-counts.ts";
import { writesOf } from "../../../src/core/checks/writes-are.ts";
import { outputText } from "../../../src/core/run/text-of.ts";
import type { Check, CheckKind, CheckOf, WantedCall } from "../../../src/core/schema/check.ts";
import type { Run, RunCall } from "../../../src/core/schema/run.ts";
import type { Need } from "./door.ts";

const needs: Record<CheckKind, Need[]> = {
  status_is: ["status"],
  final_output_exists: ["final output"],
  output_contains: ["final output"],
  output_matches: ["final output"],
  output_json: ["final output"],
  error_matches: ["errors"],
  error_ignored: ["calls", "errors", "speech"],
  tool_called: ["calls"],
  tool_not_called: ["calls"],
  min_tool_calls: ["calls"],
  max_tool_calls: ["calls"],
  repeated_call: ["calls"],
  tool_sequence: ["calls", "groups"],
  writes_are: ["calls", "errors"],
  state_at: ["states"],
  max_steps: ["steps"],
  max_tokens: ["tokens"],
  max_duration: ["times"],
  semantic: [],
  script: [],
};

/** The facts of a run that a check needs to be decided. */
export function needsOf(check: Check): Need[] {
  return "in" in check && check.in === "any" ? ["speech"] : needs[check.kind];
}

/** Checks of every kind for a run: for each one that holds, also one that does not. */
export function checksOfRun(run: Run): Check[] {
  return [
    { kind: "status_is", status: "success" },
    { kind: "status_is", status: "error" },
    ...outputChecks(run),
    ...errorChecks(run),
    ...callChecks(run),
    ...sequenceChecks(run),
    ...writeChecks(run),
    ...stateChecks(run),
    ...limitChecks(run),
    { kind: "semantic", statement: "The answer is polite." },
    { kind: "script", command: ["true"], timeout: 1000 },
  ];
}

const never = "what nobody ever says";

function outputChecks({ final_output, said }: Run): Check[] {
  const texts = [...new Set(said.map(wordsOf).filter((text) => text !== ""))];
  const final = wordsOf(outputText(final_output));
  const contains = (text: string, place: "final" | "any"): Check[] => [
    { kind: "output_contains", text, in: place, not: false },
    { kind: "output_contains", text, in: place, not: true },
  ];
  const matches = (pattern: string, place: "final" | "any"): Check[] => [
    { kind: "output_matches", pattern, flags: "", in: place, not: false },
    { kind: "output_matches", pattern, flags: "", in: place, not: true },
  ];
  return [
    { kind: "final_output_exists", exists: true },
    { kind: "final_output_exists", exists: false },
    ...[never, ...(final === "" ? [] : [final])].flatMap((text) => contains(text, "final")),
    ...[never, ...texts].flatMap((text) => contains(text, "any")),
    ...matches("\\S", "final"),
    ...matches("\\S", "any"),
    ...matches("^\\d+$", "any"),
    { kind: "output_json", schema: { type: "object" } },
    { kind: "output_json", schema: { type: "object", required: [never] } },
  ];
}

/** The first words of a text, short enough that no format splits them. */
function wordsOf(text: string): string {
  return text.trim().split("\n")[0]?.slice(0, 60).trim() ?? "";
}

function errorChecks({ errors, calls }: Run): Check[] {
  const found = [
    ...errors,
    ...calls.flatMap(({ error }) => (error ? [{ kind: error.kind, text: error.message }] : [])),
  ];
  const kinds = ["exception", "timeout", "limit", "cancelled", "tool", "model"] as const;
  return [
    { kind: "error_matches" },
    { kind: "error_matches", text: never },
    ...kinds.map((error_kind): Check => ({ kind: "error_matches", error_kind })),
    ...found.flatMap(({ kind, text }): Check[] => {
      const part = wordsOf(text);
      if (part === "") return [];
      return [
        { kind: "error_matches", text: part },
        { kind: "error_matches", error_kind: kind, text: part },
      ];
    }),
  ];
}

function callChecks(run: Run): Check[] {
  const counts = [...countByTool(run)];
  const ends = [run.calls[0], run.calls.at(-1)].filter((call) => call !== undefined);
  const repeated = mostRepeated(run);
  return [
    { kind: "tool_called", tool: "no_such_tool", match: "exact" },
    { kind: "tool_not_called", tool: "no_such_tool", match: "exact" },
    { kind: "min_tool_calls", count: 1 },
    { kind: "max_tool_calls", count: 0 },
    { kind: "repeated_call", times: 2, unchanged: false, not: false },
    { kind: "repeated_call", times: 2, unchanged: true, not: true },
    { kind: "error_ignored", not: false },
    ...counts.flatMap(([tool, count]): Check[] => [
      { kind: "tool_called", tool, match: "exact", times: { min: count, max: count } },
      { kind: "tool_called", tool, match: "exact", times: { min: count + 1 } },
      { kind: "tool_not_called", tool, match: "exact" },
      { kind: "min_tool_calls", tool, count },
      { kind: "min_tool_calls", tool, count: count + 1 },
      { kind: "max_tool_calls", tool, count },
      { kind: "max_tool_calls", tool, count: count - 1 },
    ]),
    ...ends.flatMap((call): Check[] => [
      { kind: "tool_called", ...wanted(call) },
      { kind: "tool_not_called", ...wanted(call) },
      { kind: "tool_called", ...wanted({ ...call, args: { [never]: 1 } }) },
    ]),
    ...(repeated === undefined
      ? []
      : [repeated.count, repeated.count + 1].map(
          (times): Check => ({ kind: "repeated_call", tool: repeated.call.tool, times, unchanged: false, not: false }),
        )),
  ];
}

const modes = ["exact", "in-order", "any-order", "subset", "superset"] as const;

/** Sequence checks with all calls in order, in another order, and without the first: each mode holds on some of them. */
function sequenceChecks({ calls }: Run): Check[] {
  const most = 12;
  if (calls.length === 0 || calls.length > most) return [];
  const made = calls.map(wanted);
  const groups = groupsOf(calls);
  const lists: CheckOf<"tool_sequence">["calls"][] = [
    made,
    made.toReversed(),
    made.slice(1),
    groups.map((group) => ({ group })),
    // Within a group, order does not matter.
    groups.flatMap((group) => group.toReversed()),
  ];
  return lists.flatMap((list) => modes.map((mode): Check => ({ kind: "tool_sequence", mode, calls: list })));
}

function groupsOf(calls: readonly RunCall[]): WantedCall[][] {
  const groups: WantedCall[][] = [];
  let before: string | undefined;
  for (const call of calls) {
    if (call.group !== undefined && call.group === before) groups.at(-1)?.push(wanted(call));
    else groups.push([wanted(call)]);
    before = call.group;
  }
  return groups;
}

function wanted({ tool, args }: Pick<RunCall, "tool" | "args">): WantedCall {
  return { tool, args, match: "exact" };
}

function writeChecks(run: Run): Check[] {
  const [made, tried] = [writesOf(run).map(wanted), writesOf(run, true).map(wanted)];
  const one: WantedCall = { tool: "refund_order", args: { order: never }, match: "exact" };
  return [
    { kind: "writes_are", calls: made, include_failed: false },
    { kind: "writes_are", calls: [...made, one], include_failed: false },
    { kind: "writes_are", calls: [], include_failed: false },
    { kind: "writes_are", calls: tried, include_failed: true },
    { kind: "writes_are", calls: tried, include_failed: false },
  ];
}

function stateChecks({ states }: Run): Check[] {
  const last = states.at(-1)?.state;
  return [
    { kind: "state_at", step: -1, pointer: "", value: { [never]: 1 } },
    ...(last === undefined ? [] : [{ kind: "state_at" as const, step: -1, pointer: "", value: last }]),
    ...states.map(({ state }, index): Check => ({ kind: "state_at", step: index + 1, pointer: "", value: state })),
  ];
}

/**
 * Limits for steps, tokens and time. Durations differ by milliseconds between doors, so the limits are ten times and a tenth of the
 * duration.
 */
function limitChecks({ steps, tokens = 1000, duration_ms = 0 }: Run): Check[] {
  return [
    { kind: "max_steps", count: steps },
    { kind: "max_steps", count: Math.max(0, steps - 1) },
    { kind: "max_tokens", count: tokens },
    { kind: "max_tokens", count: Math.max(0, tokens - 1) },
    { kind: "max_duration", duration: duration_ms * 10 },
    ...(duration_ms < 10 ? [] : [{ kind: "max_duration" as const, duration: Math.floor(duration_ms / 10) }]),
  ];
}
