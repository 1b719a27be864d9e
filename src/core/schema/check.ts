import * as z from "zod";
import { callOf } from "./call-names.ts";
import { durationSchema } from "./duration.ts";
import { jsonSchema } from "./json.ts";
import { argsModeSchema } from "./matcher.ts";
import { errorKindSchema, runStatusSchema } from "./trace.ts";

const tool = z.string().min(1).describe("name of the tool");
const count = z.number().int().nonnegative();
const args = jsonSchema.optional().describe("expected arguments; values may be matchers such as {$any: true}");
const place = z
  .enum(["final", "any"])
  .default("final")
  .describe("where to look: the final output, or anything the agent said");
const not = z.boolean().default(false).describe("true inverts the check: it holds if nothing matches");

/** A call that a check expects. */
const wantedCallSchema = callOf("short", z.strictObject({ tool, args, match: argsModeSchema.default("exact") }));
export type WantedCall = z.infer<typeof wantedCallSchema>;

const wantedCall = z.union([
  z.string().transform((name) => ({ tool: name, match: "ignore" as const })),
  wantedCallSchema,
]);
const wantedGroup = z.strictObject({ group: z.array(wantedCall).min(1).describe("calls that may come in any order") });

const times = z.union([
  count.transform((n) => ({ min: n, max: n })),
  z.strictObject({ min: count.optional(), max: count.optional() }),
]);

/** Parameters of every check kind (design §4.3), after short forms are expanded. */
export const checkParams = {
  status_is: z.strictObject({ status: runStatusSchema }),
  final_output_exists: z.strictObject({ exists: z.boolean() }),
  output_contains: z.strictObject({ text: z.string().min(1), in: place, not }),
  output_matches: z.strictObject({
    pattern: z.string().min(1),
    flags: z
      .string()
      .regex(/^[imsu]*$/)
      .default(""),
    in: place,
    not,
  }),
  output_json: z.strictObject({ schema: jsonSchema.describe("JSON Schema that the final output, parsed, must meet") }),
  error_matches: z.strictObject({
    // Not `kind`, which names the check itself; `readCheck` accepts `kind` here as well.
    error_kind: errorKindSchema.optional(),
    text: jsonSchema.optional().describe("a part of the error's text, or a matcher such as {$regex: …}"),
  }),
  error_ignored: z.strictObject({ tool: tool.optional().describe("absent: any tool"), not }),
  tool_called: z.strictObject({ tool, args, match: argsModeSchema.default("exact"), times: times.optional() }),
  tool_not_called: z.strictObject({ tool, args, match: argsModeSchema.default("exact") }),
  min_tool_calls: z.strictObject({ tool: tool.optional().describe("absent: any single tool"), count }),
  max_tool_calls: z.strictObject({ tool: tool.optional().describe("absent: any single tool"), count }),
  repeated_call: z.strictObject({
    tool: tool.optional(),
    times: count.default(3).describe("number of equal calls of one tool"),
    unchanged: z
      .boolean()
      .default(false)
      .describe("true counts only calls with equal answers and no write between them"),
    not,
  }),
  tool_sequence: z.strictObject({
    mode: z.enum(["exact", "in-order", "any-order", "subset", "superset"]).default("in-order"),
    calls: z.array(z.union([wantedGroup, wantedCall])),
  }),
  writes_are: z.strictObject({
    calls: z.array(wantedCallSchema),
    include_failed: z.boolean().default(false).describe("also count writes that returned an error"),
  }),
  state_at: z.strictObject({
    step: z
      .union([z.string(), z.number().int()])
      .describe("step id, or its number from 1; negative counts from the end"),
    pointer: z
      .string()
      .regex(/^(\/.*)?$/s)
      .default("")
      .describe("JSON Pointer into the state"),
    value: jsonSchema,
  }),
  max_steps: z.strictObject({ count }),
  max_tokens: z.strictObject({ count }),
  max_duration: z.strictObject({ duration: durationSchema }),
  semantic: z.strictObject({
    statement: z.string().min(1).describe("what must be true of the run, for a person or a judge"),
  }),
  script: z.strictObject({
    command: z.union([z.string(), z.array(z.string()).min(1)]),
    timeout: durationSchema.default(10_000),
  }),
} as const;

export type CheckKind = keyof typeof checkParams;
export type CheckParams<K extends CheckKind> = z.infer<(typeof checkParams)[K]>;

/** A predicate over a run: its kind and the parameters of that kind. */
export type Check = { [K in CheckKind]: { kind: K } & CheckParams<K> }[CheckKind];
export type CheckOf<K extends CheckKind> = Extract<Check, { kind: K }>;

export const checkKinds = Object.keys(checkParams) as CheckKind[]; // the keys of a const object are its kinds

/** The parameter that a bare value sets: `status_is: error` means `{status: error}`. `undefined`: no short form. */
export const checkShorthand: { [K in CheckKind]: (keyof CheckParams<K> & string) | undefined } = {
  status_is: "status",
  final_output_exists: "exists",
  output_contains: "text",
  output_matches: "pattern",
  output_json: "schema",
  error_matches: "text",
  error_ignored: "tool",
  tool_called: "tool",
  tool_not_called: "tool",
  min_tool_calls: "count",
  max_tool_calls: "count",
  repeated_call: "times",
  tool_sequence: "calls",
  writes_are: "calls",
  state_at: undefined,
  max_steps: "count",
  max_tokens: "count",
  max_duration: "duration",
  semantic: "statement",
  script: "command",
};

/** What each kind states about a run, for help texts, docs and the editor's completion. */
export const checkSummaries: Record<CheckKind, string> = {
  status_is: "the run ended with this status",
  final_output_exists: "the run has (or lacks) a final output",
  output_contains: "the output contains a text",
  output_matches: "the output matches a regular expression",
  output_json: "the final output is JSON that meets a JSON Schema",
  error_matches: "an error of this kind or text occurred",
  error_ignored: "a tool failed for good, and the agent never says so afterwards",
  tool_called: "a tool was called this many times, with these arguments",
  tool_not_called: "a tool was never called (with these arguments)",
  min_tool_calls: "a tool was called at least this many times",
  max_tool_calls: "a tool was called at most this many times",
  repeated_call: "a tool was called with equal arguments at least this many times",
  tool_sequence: "the tools were called in this order",
  writes_are: "exactly these writes took effect; [] = nothing may be written",
  state_at: "the state at a step has this value",
  max_steps: "the run took at most this many steps",
  max_tokens: "the run used at most this many tokens",
  max_duration: "the run took at most this long",
  semantic: "a statement about the run is true; needs a person or a judge",
  script: "a command of yours decides: JSON in, JSON out",
};
