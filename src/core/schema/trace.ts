import * as z from "zod";
import { callOf, callsOf } from "./call-names.ts";
import { elapsedSchema } from "./duration.ts";
import { effectSchema } from "./effect.ts";
import { type JsonObject, jsonObjectSchema, jsonSchema } from "./json.ts";
import { valueTypesSchema } from "./value-types.ts";

export const traceVersion = 1;

export const runStatusSchema = z.enum(["success", "error", "unknown"]);
export type RunStatus = z.infer<typeof runStatusSchema>;

export const errorKindSchema = z.enum(["exception", "timeout", "limit", "cancelled", "tool", "model"]);
export type ErrorKind = z.infer<typeof errorKindSchema>;

/**
 * A failure of a tool or model. `heuristic`: it was recognised from the output's text (`Error: …`), not flagged by the
 * source; the text stays the output.
 */
export const callErrorSchema = z.looseObject({
  kind: errorKindSchema.catch("tool").default("tool"),
  message: z.string().default(""),
  heuristic: z.boolean().optional(),
  /** With `heuristic`: the tool is known to have returned the text. Absent: it may have returned or raised it. */
  returned: z.boolean().optional(),
  /** The thrown value, if its class is the agent's own. Replay throws it again. */
  thrown: z.looseObject({ value: jsonSchema, types: valueTypesSchema }).optional(),
});
export type CallError = z.infer<typeof callErrorSchema>;

const common = {
  at: z.string().optional().describe("ISO 8601 time at which it began"),
  duration_ms: elapsedSchema.optional(),
  parent: z.string().optional().describe("id of the parent span or event"),
  step: z.string().optional().describe("id of the step that it belongs to"),
};

const inputMessageSchema = z.looseObject({
  type: z.literal("input_message"),
  role: z.string().default("user"),
  content: jsonSchema.describe("a text, or message parts in the shape of any API"),
  ...common,
});

const modelCallSchema = z.looseObject({
  type: z.literal("model_call"),
  model: z.string().optional(),
  params: jsonObjectSchema.optional(),
  input: jsonSchema.optional().describe("what was new in this request; history of earlier events is not repeated"),
  output: jsonSchema.optional().describe("the model's answer; the calls that it asks for are separate events"),
  finish_reason: z.string().optional(),
  usage: z.looseObject({ input: z.number().optional(), output: z.number().optional() }).optional().describe("tokens"),
  attempt: z.number().int().optional(),
  error: callErrorSchema.optional(),
  ...common,
});

const toolCallSchema = z.looseObject({
  type: z.literal("tool_call"),
  call_id: z.string().optional().describe("links the call with its result"),
  tool_name: z.string(),
  tool_args: jsonSchema.default({}),
  group: z
    .union([z.string(), z.number()])
    .transform(String)
    .optional()
    .describe("calls with the same group come from one model call; their order is free"),
  effect: effectSchema.optional().describe("what the tool does to the world"),
  ...common,
});

const toolResultSchema = z.looseObject({
  type: z.literal("tool_result"),
  call_id: z.string().optional().describe("absent: the result of the oldest call that has none yet"),
  output: jsonSchema.optional(),
  output_text: z
    .string()
    .optional()
    .describe("the output as the agent's language prints it, if JSON cannot represent it exactly (`425.0`)"),
  output_types: valueTypesSchema
    .optional()
    .describe("types in the agent's language that JSON lacks, by JSON Pointer into the output"),
  error: callErrorSchema.optional().describe("instead of an output, if the tool failed"),
  attempt: z.number().int().optional(),
  simulated: z.boolean().optional().describe("true if the answer of a write was simulated during replay"),
  ...common,
});

const stateEventSchema = z.looseObject({
  type: z.literal("state"),
  step_id: z.string(),
  decision: z.string().optional(),
  state: jsonSchema.describe("the whole state after the step"),
  ...common,
});

const errorEventSchema = z.looseObject({
  type: z.literal("error"),
  kind: errorKindSchema.optional(),
  error: z.string().describe("text of the agent's error; cases match it (`error_matches`)"),
  ...common,
});

const finalOutputSchema = z.looseObject({
  type: z.literal("final_output"),
  content: jsonSchema,
  ...common,
});

const otherEventSchema = z.looseObject({
  type: z.literal("other"),
  name: z.string(),
  data: jsonSchema.optional(),
  ...common,
});

export const traceEventSchema = z.discriminatedUnion("type", [
  inputMessageSchema,
  modelCallSchema,
  toolCallSchema,
  toolResultSchema,
  stateEventSchema,
  errorEventSchema,
  finalOutputSchema,
  otherEventSchema,
]);
/** Events of a run. Calls may use either of their names (`call-names.ts`). */
export const traceEventsSchema = callsOf("long", z.array(traceEventSchema), ({ type }) => type === "tool_call");
export type TraceEvent = z.infer<typeof traceEventSchema>;
export type ModelCallEvent = z.infer<typeof modelCallSchema>;
export type ToolCallEvent = z.infer<typeof toolCallSchema>;
export type ToolResultEvent = z.infer<typeof toolResultSchema>;

/** A call that a correct run makes or must not make. Argument values may be matchers. */
export const expectedCallSchema = callOf("short", z.looseObject({ tool: z.string(), args: jsonSchema.optional() }));
export type ExpectedCall = z.infer<typeof expectedCallSchema>;

/** An evaluator's score of a run. */
const scoreSchema = z.looseObject({
  name: z.string(),
  label: z.string().optional(),
  score: z.number().optional(),
  comment: z.string().optional(),
});
export type Score = z.infer<typeof scoreSchema>;

/** Feedback of a person or grader. Most real failures are known only through it. */
export const feedbackSchema = z.looseObject({
  rating: z.enum(["bad", "good"]),
  comment: z.string().optional(),
  scores: z.array(scoreSchema).optional().describe("evaluators' scores, from which the rating follows"),
  expected_calls: z
    .array(expectedCallSchema)
    .optional()
    .describe("the write calls that a correct run makes; `[]`: none"),
  expected_text: z.array(z.string()).optional().describe("texts that must each appear in what the agent said"),
  forbidden_calls: z.array(expectedCallSchema).optional().describe("calls that a correct run does not make"),
  forbidden_text: z.array(z.string()).optional().describe("texts that must not appear in what the agent said"),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** The normalised record of one agent run (stored as `source-trace.json`, sent to the Worker). */
export const traceSchema = z.looseObject({
  version: z.literal(traceVersion).default(traceVersion),
  run_id: z.string().min(1).describe("your own id of the run; a run that is sent again is recognised by it"),
  status: runStatusSchema.catch("unknown").default("unknown").describe("how the run ended, as its agent reports it"),
  agent: z
    .looseObject({ name: z.string().optional(), version: z.string().optional(), commit: z.string().optional() })
    .optional(),
  model: z
    .looseObject({
      provider: z.string().optional(),
      name: z.string().optional(),
      temperature: z.number().optional(),
      max_tokens: z.number().optional(),
      seed: z.number().optional(),
      prompt_version: z.string().optional(),
    })
    .optional(),
  source: z.looseObject({ format: z.string() }).optional().describe("where the trace came from; importers write it"),
  user_id: z.string().optional(),
  session_id: z.string().optional(),
  parent_run_id: z.string().optional(),
  started_at: z.string().optional(),
  ended_at: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  feedback: feedbackSchema.optional().describe("what a person or a grader said about the run"),
  events: traceEventsSchema.describe("what happened, in order"),
});
export type TraceRun = z.infer<typeof traceSchema>;

/** A minimal trace with the events that every agent has. docs/trace.md prints it, and a test reads it. */
export const minimalTrace: JsonObject = {
  version: 1,
  run_id: "run-1",
  status: "error",
  events: [
    { type: "input_message", role: "user", content: "Where is order 7?" },
    { type: "tool_call", call_id: "c1", tool_name: "lookup_order", tool_args: { order: 7 } },
    { type: "tool_result", call_id: "c1", output: { order: 7, state: "sent" } },
    { type: "error", kind: "exception", error: "KeyError: 'plan'" },
  ],
};

/** The shape of a trace in one line, for error messages. */
export const traceShape =
  'a trace is {"run_id": "run-1", "status": "error", "events": [{"type": "input_message", "content": "…"}, ' +
  '{"type": "tool_call", "tool_name": "…", "tool_args": {}}, {"type": "tool_result", "output": "…"}, ' +
  '{"type": "final_output", "content": "…"}]}; `npx replaykit schema trace` and docs/trace.md have the rest';
