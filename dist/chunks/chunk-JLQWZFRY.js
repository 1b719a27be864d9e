import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  effectSchema
} from "./chunk-XEYS2RPR.js";
import {
  jsonObjectSchema,
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  _enum,
  array,
  boolean,
  discriminatedUnion,
  literal,
  looseObject,
  number,
  record,
  string,
  union
} from "./chunk-SN3GIU3B.js";

// src/core/schema/trace.ts
var traceVersion = 1;
var runStatusSchema = _enum(["success", "error", "unknown"]);
var errorKindSchema = _enum(["exception", "timeout", "limit", "cancelled", "tool", "model"]);
var callErrorSchema = looseObject({
  kind: errorKindSchema.catch("tool").default("tool"),
  message: string().default(""),
  heuristic: boolean().optional()
});
var common = {
  /** ISO 8601 time at which it began. */
  at: string().optional(),
  duration_ms: number().nonnegative().optional(),
  /** Id of the span or event this one belongs under. */
  parent: string().optional(),
  /** Id of the step it belongs to. */
  step: string().optional()
};
var inputMessageSchema = looseObject({
  type: literal("input_message"),
  role: string().default("user"),
  content: jsonSchema,
  ...common
});
var modelCallSchema = looseObject({
  type: literal("model_call"),
  model: string().optional(),
  params: jsonObjectSchema.optional(),
  /** What was new in this request; history already recorded in earlier events is not repeated. */
  input: jsonSchema.optional(),
  output: jsonSchema.optional(),
  finish_reason: string().optional(),
  /** Tokens, as `{ input, output, … }`. */
  usage: looseObject({ input: number().optional(), output: number().optional() }).optional(),
  attempt: number().int().optional(),
  error: callErrorSchema.optional(),
  ...common
});
var toolCallSchema = looseObject({
  type: literal("tool_call"),
  call_id: string().optional(),
  tool_name: string(),
  tool_args: jsonSchema.default({}),
  /** Calls with one group were asked for by one model call: order inside it is free. */
  group: union([string(), number()]).transform(String).optional(),
  effect: effectSchema.optional(),
  ...common
});
var toolResultSchema = looseObject({
  type: literal("tool_result"),
  /** Absent: the result of the oldest call that has none yet. */
  call_id: string().optional(),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional(),
  attempt: number().int().optional(),
  /** True where the answer of a write was made up during replay. */
  simulated: boolean().optional(),
  ...common
});
var stateEventSchema = looseObject({
  type: literal("state"),
  step_id: string(),
  decision: string().optional(),
  /** The whole state after the step. */
  state: jsonSchema,
  ...common
});
var errorEventSchema = looseObject({
  type: literal("error"),
  kind: errorKindSchema.optional(),
  error: string(),
  ...common
});
var finalOutputSchema = looseObject({
  type: literal("final_output"),
  content: jsonSchema,
  ...common
});
var otherEventSchema = looseObject({
  type: literal("other"),
  name: string(),
  data: jsonSchema.optional(),
  ...common
});
var traceEventSchema = discriminatedUnion("type", [
  inputMessageSchema,
  modelCallSchema,
  toolCallSchema,
  toolResultSchema,
  stateEventSchema,
  errorEventSchema,
  finalOutputSchema,
  otherEventSchema
]);
var expectedCallSchema = looseObject({
  tool: string(),
  args: jsonSchema.optional()
});
var feedbackSchema = looseObject({
  rating: _enum(["bad", "good"]),
  comment: string().optional(),
  /** The write calls that a right run makes; `[]` = none. */
  expected_calls: array(expectedCallSchema).optional(),
  /** Texts that must each appear in something the agent said. */
  expected_text: array(string()).optional(),
  forbidden_calls: array(expectedCallSchema).optional()
});
var traceSchema = looseObject({
  version: literal(traceVersion).default(traceVersion),
  run_id: string().min(1),
  status: runStatusSchema.catch("unknown").default("unknown"),
  agent: looseObject({ name: string().optional(), version: string().optional(), commit: string().optional() }).optional(),
  model: looseObject({
    provider: string().optional(),
    name: string().optional(),
    temperature: number().optional(),
    max_tokens: number().optional(),
    seed: number().optional(),
    prompt_version: string().optional()
  }).optional(),
  /** Where the trace came from; `format` is the importer's name. */
  source: looseObject({ format: string() }).optional(),
  user_id: string().optional(),
  session_id: string().optional(),
  parent_run_id: string().optional(),
  started_at: string().optional(),
  ended_at: string().optional(),
  labels: record(string(), string()).optional(),
  feedback: feedbackSchema.optional(),
  events: array(traceEventSchema)
});

export {
  traceVersion,
  runStatusSchema,
  errorKindSchema,
  callErrorSchema,
  traceEventSchema,
  traceSchema
};
