import * as z from "zod";
import { callOf, callsOf } from "./call-names.ts";
import { type Json, jsonSchema } from "./json.ts";
import { callErrorSchema, runStatusSchema, traceEventsSchema } from "./trace.ts";

/** Arguments, also as the JSON text of an object, as model APIs give them. A truncated text is refused. */
const argsSchema = jsonSchema.default({}).transform((args, context): Json => {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  try {
    return jsonSchema.parse(JSON.parse(args));
  } catch {
    context.addIssue({ code: "custom", input: args, message: "a mapping, or the complete JSON text of one" });
    return z.NEVER;
  }
});

/** A call in a runner's output. */
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
  /** Calls that had no recording. */
  missed: z.array(callOf("short", z.looseObject({ tool: z.string(), args: jsonSchema.default({}) }))).default([]),
});

/** A runner's output, written to `REPLAYKIT_OUTPUT_PATH` (runner contract, version 1). */
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
