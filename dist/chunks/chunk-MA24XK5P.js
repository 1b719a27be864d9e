import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  array,
  literal,
  looseObject,
  number,
  string
} from "./chunk-T7EWDS7W.js";

// src/core/schema/checkpoint.ts
var checkpointVersion = 1;
var checkpointSchema = looseObject({
  version: literal(checkpointVersion).default(checkpointVersion),
  run_id: string().min(1),
  parent: looseObject({ run_id: string(), step_id: string() }).optional(),
  step_id: string().min(1),
  /** From 1; 0 is the state before the first step. */
  step_number: number().int().nonnegative(),
  at: string(),
  agent_version: string().optional(),
  /** Of the last model call: `provider`, `name`, `temperature`, `top_p`, `max_tokens`, `seed`, as far as the request says them. */
  model: looseObject({ name: string().optional() }).optional(),
  /** The conversation as the model had it at the end of the step, as its API spells it: instructions, what was said, the answer. */
  messages: array(jsonSchema).default([]),
  /** What the step called, in the order in which it ended, as in a runner's output: `tool_name`, `tool_args`, `tool_output | error`. */
  tool_calls: array(jsonSchema).default([]),
  /** The run's variables. */
  state: jsonSchema
});

export {
  checkpointSchema
};
