import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  callErrorSchema,
  runStatusSchema
} from "./chunk-JLQWZFRY.js";
import {
  effectSchema
} from "./chunk-XEYS2RPR.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  _enum,
  boolean,
  literal,
  looseObject,
  number,
  string,
  union
} from "./chunk-SN3GIU3B.js";

// src/sdk/run-store.ts
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
  /** A write of unknown end that was settled by not doing it again. */
  skipped: boolean().optional(),
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
  retention: retentionClassSchema.optional()
});

export {
  operationSchema,
  retentionClassSchema,
  storedRunSchema
};
