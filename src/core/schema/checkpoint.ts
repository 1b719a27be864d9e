import * as z from "zod";
import { jsonSchema } from "./json.ts";

export const checkpointVersion = 1;

/** The full state stored for a position in a run, from which a run can resume or fork. */
export const checkpointSchema = z.looseObject({
  version: z.literal(checkpointVersion).default(checkpointVersion),
  run_id: z.string().min(1),
  parent: z.looseObject({ run_id: z.string(), step_id: z.string() }).optional(),
  step_id: z.string().min(1),
  /** Counts from 1; 0 is the state before the first step. */
  step_number: z.number().int().nonnegative(),
  at: z.string(),
  agent_version: z.string().optional(),
  /**
   * The last model call's `provider`, `name`, `temperature`, `top_p`, `max_tokens` and `seed`, if the request has them.
   */
  model: z.looseObject({ name: z.string().optional() }).optional(),
  /** The conversation at the end of the step in the API's format: instructions, messages and the model's answer. */
  messages: z.array(jsonSchema).default([]),
  /** The step's calls as they ended, in runner output's form: `tool_name`, `tool_args`, `tool_output | error`. */
  tool_calls: z.array(jsonSchema).default([]),
  /** The run's variables. */
  state: jsonSchema,
});
export type Checkpoint = z.infer<typeof checkpointSchema>;
