import * as z from "zod";
import { callOf } from "./call-names.ts";
import { effectSchema } from "./effect.ts";
import { jsonObjectSchema, jsonSchema } from "./json.ts";

export const traceVersion = 1;

export const runStatusSchema = z.enum(["success", "error", "unknown"]);
export type RunStatus = z.infer<typeof runStatusSchema>;

export const errorKindSchema = z.enum(["exception", "timeout", "limit", "cancelled", "tool", "model"]);
export type ErrorKind = z.infer<typeof errorKindSchema>;

/**
 * A tool's or model's failure. `heuristic` marks one recognised from text (`Error: …`), not flagged by the source; the text stays the
 * output.
 */
export const callErrorSchema = z.looseObject({
  kind: errorKindSchema.catch("tool").default("tool"),
  message: z.string().default(""),
  heuristic: z.boolean().optional(),
  /** Beside `heuristic`: the tool was seen to return the text. Absent: nobody can say whether it returned or raised it. */
  returned: z.boolean().optional(),
});
export type CallError = z.infer<typeof callErrorSchema>;

const common = {
  /** ISO 8601 time at which it began. */
  at: z.string().optional(),
  duration_ms: z.number().nonnegative().optional(),
  /** Id of the span or event this one belongs under. */
  parent: z.string().optional(),
  /** Id of the step it belongs to. */
  step: z.string().optional(),
};

export const inputMessageSchema = z.looseObject({
  type: z.literal("input_message"),
  role: z.string().default("user"),
  content: jsonSchema,
  ...common,
});

export const modelCallSchema = z.looseObject({
  type: z.literal("model_call"),
  model: z.string().optional(),
  params: jsonObjectSchema.optional(),
  /** What was new in this request; history already recorded in earlier events is not repeated. */
  input: jsonSchema.optional(),
  output: jsonSchema.optional(),
  finish_reason: z.string().optional(),
  /** Tokens, as `{ input, output, … }`. */
  usage: z.looseObject({ input: z.number().optional(), output: z.number().optional() }).optional(),
  attempt: z.number().int().optional(),
  error: callErrorSchema.optional(),
  ...common,
});

export const toolCallSchema = z.looseObject({
  type: z.literal("tool_call"),
  call_id: z.string().optional(),
  tool_name: z.string(),
  tool_args: jsonSchema.default({}),
  /** Calls with one group were asked for by one model call: order inside it is free. */
  group: z.union([z.string(), z.number()]).transform(String).optional(),
  effect: effectSchema.optional(),
  ...common,
});

export const toolResultSchema = z.looseObject({
  type: z.literal("tool_result"),
  /** Absent: the result of the oldest call that has none yet. */
  call_id: z.string().optional(),
  output: jsonSchema.optional(),
  /** The output as the agent's own language writes it, where that is more than JSON's numbers keep (`425.0`). */
  output_text: z.string().optional(),
  error: callErrorSchema.optional(),
  attempt: z.number().int().optional(),
  /** True where the answer of a write was made up during replay. */
  simulated: z.boolean().optional(),
  ...common,
});

export const stateEventSchema = z.looseObject({
  type: z.literal("state"),
  step_id: z.string(),
  decision: z.string().optional(),
  /** The whole state after the step. */
  state: jsonSchema,
  ...common,
});

export const errorEventSchema = z.looseObject({
  type: z.literal("error"),
  kind: errorKindSchema.optional(),
  error: z.string(),
  ...common,
});

export const finalOutputSchema = z.looseObject({
  type: z.literal("final_output"),
  content: jsonSchema,
  ...common,
});

export const otherEventSchema = z.looseObject({
  type: z.literal("other"),
  name: z.string(),
  data: jsonSchema.optional(),
  ...common,
});

export const traceEventSchema = callOf(
  "long",
  z.discriminatedUnion("type", [
    inputMessageSchema,
    modelCallSchema,
    toolCallSchema,
    toolResultSchema,
    stateEventSchema,
    errorEventSchema,
    finalOutputSchema,
    otherEventSchema,
  ]),
  ({ type, ...event }) => type === "tool_call" && ("tool" in event || "args" in event),
);
export type TraceEvent = z.infer<typeof traceEventSchema>;
export type ModelCallEvent = z.infer<typeof modelCallSchema>;
export type ToolCallEvent = z.infer<typeof toolCallSchema>;
export type ToolResultEvent = z.infer<typeof toolResultSchema>;

/** A call that a right run makes or must not make; argument values may be matchers. */
export const expectedCallSchema = callOf("short", z.looseObject({ tool: z.string(), args: jsonSchema.optional() }));
export type ExpectedCall = z.infer<typeof expectedCallSchema>;

/** What a person or a grader said of the run; most real failures are known only through this. */
export const feedbackSchema = z.looseObject({
  rating: z.enum(["bad", "good"]),
  comment: z.string().optional(),
  /** The write calls that a right run makes; `[]` = none. */
  expected_calls: z.array(expectedCallSchema).optional(),
  /** Texts that must each appear in something the agent said. */
  expected_text: z.array(z.string()).optional(),
  forbidden_calls: z.array(expectedCallSchema).optional(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** The normalised record of one agent run (stored as `source-trace.json`, sent to the Worker). */
export const traceSchema = z.looseObject({
  version: z.literal(traceVersion).default(traceVersion),
  run_id: z.string().min(1),
  status: runStatusSchema.catch("unknown").default("unknown"),
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
  /** Where the trace came from; `format` is the importer's name. */
  source: z.looseObject({ format: z.string() }).optional(),
  user_id: z.string().optional(),
  session_id: z.string().optional(),
  parent_run_id: z.string().optional(),
  started_at: z.string().optional(),
  ended_at: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  feedback: feedbackSchema.optional(),
  events: z.array(traceEventSchema),
});
export type TraceRun = z.infer<typeof traceSchema>;
