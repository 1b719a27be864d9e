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
  model: z.looseObject({ name: z.string().optional() }).optional(),
  messages: z.array(jsonSchema).default([]),
  tool_calls: z.array(jsonSchema).default([]),
  state: jsonSchema,
});
export type Checkpoint = z.infer<typeof checkpointSchema>;
