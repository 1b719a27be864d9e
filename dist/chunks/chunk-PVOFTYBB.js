import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  callErrorSchema,
  runStatusSchema
} from "./chunk-3QQEB6C6.js";
import {
  effectSchema
} from "./chunk-ZPONSFWV.js";
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  _enum,
  array,
  boolean,
  literal,
  looseObject,
  number,
  object,
  string,
  union
} from "./chunk-T7EWDS7W.js";

// src/core/schema/run-record.ts
var operationSchema = looseObject({
  /** Place in the run: numbers from 0, nested inside a step as `2.0`; the same on every execution of the same program. */
  position: string(),
  kind: _enum(["step", "tool", "model", "once", "now", "random", "uuid"]),
  name: string(),
  args: jsonSchema.optional(),
  effect: effectSchema.optional(),
  phase: _enum(["started", "done", "failed"]),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional(),
  /** What a streamed answer came in, up to where it ended, broke or was left. */
  chunks: array(jsonSchema).optional(),
  /** A write of unknown end that was settled by not doing it again. */
  skipped: boolean().optional(),
  /** True where the answer of a write was made up during replay. */
  simulated: boolean().optional(),
  at: string(),
  duration_ms: number().nonnegative().optional()
});
var retentionClassSchema = _enum(["success", "failed", "flagged", "test"]);
var storedRunSchema = looseObject({
  run_id: string().min(1),
  agent: looseObject({ name: string().optional(), version: string().optional() }).optional(),
  input: jsonSchema.optional(),
  parent: looseObject({ run_id: string(), step_id: string() }).optional(),
  status: union([runStatusSchema, literal("running")]),
  started_at: string(),
  ended_at: string().optional(),
  final_output: jsonSchema.optional(),
  error: string().optional(),
  retention: retentionClassSchema.optional(),
  /** Where its answers came from, if they did not come from the world. */
  replay: looseObject({
    mode: _enum(["replay", "live-reads"]),
    of: string(),
    served: number().optional(),
    simulated: number().optional(),
    live: number().optional()
  }).optional()
});
var stepEntrySchema = object({ step_id: string(), step_number: number(), at: string() });

export {
  operationSchema,
  retentionClassSchema,
  storedRunSchema,
  stepEntrySchema
};
