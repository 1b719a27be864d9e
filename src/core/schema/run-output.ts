import * as z from "zod";
import { callOf, callsOf } from "./call-names.ts";
import { type Json, jsonSchema } from "./json.ts";
import { callErrorSchema, runStatusSchema, traceEventsSchema } from "./trace.ts";

/** Arguments may come as the text of a JSON object, as models' APIs give them; a text that was cut off is none. */
const argsSchema = jsonSchema.default({}).transform((args, context): Json => {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  try {
    return jsonSchema.parse(JSON.parse(args));
  } catch {
    context.addIssue({ code: "custom", input: args, message: "a mapping, or the whole JSON text of one" });
    return z.NEVER;
  }
});

/** One call in what a runner writes. */
export const runnerCallSchema = z.looseObject({
  tool_name: z.string(),
  tool_args: argsSchema,
  tool_output: jsonSchema.optional(),
  call_id: z.string().optional(),
  error: z.union([z.string().transform((message) => ({ kind: "tool" as const, message })), callErrorSchema]).nullish(),
  group: z.union([z.string(), z.number()]).transform(String).optional(),
});

const count = z.number().int().nonnegative();

/** How the calls of one attempt were answered. */
export const replayCountsSchema = z.looseObject({
  served: count.default(0),
  simulated: count.default(0),
  blocked: count.default(0),
  live: count.default(0),
  /** Calls that needed a recording that does not exist. */
  missed: z.array(callOf("short", z.looseObject({ tool: z.string(), args: jsonSchema.default({}) }))).default([]),
});

/** What a runner writes to `REPLAYKIT_OUTPUT_PATH` (runner contract, version 1). */
export const runOutputSchema = z.looseObject({
  run_id: z.string().optional(),
  status: runStatusSchema,
  final_output: jsonSchema.optional(),
  tool_calls: callsOf("long", z.array(runnerCallSchema)).default([]),
  errors: z.array(z.union([z.string(), jsonSchema])).default([]),
  events: traceEventsSchema.optional(),
  state: jsonSchema.optional(),
  replay: replayCountsSchema.optional(),
});
export type RunOutput = z.infer<typeof runOutputSchema>;
