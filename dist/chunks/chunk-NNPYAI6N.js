import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  callErrorSchema,
  runStatusSchema,
  traceEventSchema
} from "./chunk-JLQWZFRY.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  array,
  looseObject,
  number,
  string,
  union
} from "./chunk-SN3GIU3B.js";

// src/core/schema/run-output.ts
var runnerCallSchema = looseObject({
  tool_name: string(),
  tool_args: jsonSchema.default({}),
  tool_output: jsonSchema.optional(),
  call_id: string().optional(),
  error: union([string().transform((message) => ({ kind: "tool", message })), callErrorSchema]).nullish(),
  group: union([string(), number()]).transform(String).optional()
});
var count = number().int().nonnegative();
var replayCountsSchema = looseObject({
  served: count.default(0),
  simulated: count.default(0),
  blocked: count.default(0),
  live: count.default(0),
  /** Calls that needed a recording that does not exist. */
  missed: array(looseObject({ tool: string(), args: jsonSchema.default({}) })).default([])
});
var runOutputSchema = looseObject({
  run_id: string().optional(),
  status: runStatusSchema,
  final_output: jsonSchema.optional(),
  tool_calls: array(runnerCallSchema).default([]),
  errors: array(union([string(), jsonSchema])).default([]),
  events: array(traceEventSchema).optional(),
  state: jsonSchema.optional(),
  replay: replayCountsSchema.optional()
});

export {
  runOutputSchema
};
