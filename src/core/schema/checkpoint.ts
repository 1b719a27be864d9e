import * as z from "zod";
import { jsonSchema } from "./json.ts";

export const checkpointVersion = 1;

/** The full state stored for a position in a run, from which a run can resume or fork. */
export const checkpointSchema = z.looseObject({
  version: z.literal(checkpointVersion).default(checkpointVersion),
  run_id: z.string().min(1),
  parent: z.looseObject({ run_id: z.string(), step_id: z.string() }).optional(),
  step_id: z.string().min(1),
  /** From 1; 0 is the state before the first step. */
  step_number: z.number().int().nonnegative(),
  at: z.string(),
  agent_version: z.string().optional(),
  /** Of the last model call: `provider`, `name`, `temperature`, `top_p`, `max_tokens`, `seed`, as far as the request says them. */
  model: z.looseObject({ name: z.string().optional() }).optional(),
  /** The conversation as the model had it at the end of the step, as its API spells it: instructions, what was said, the answer. */
  messages: z.array(jsonSchema).default([]),
  /** What the step called, in the order in which it ended, as in a runner's output: `tool_name`, `tool_args`, `tool_output | error`. */
  tool_calls: z.array(jsonSchema).default([]),
  /** The run's variables. */
  state: jsonSchema,
});
export type Checkpoint = z.infer<typeof checkpointSchema>;
