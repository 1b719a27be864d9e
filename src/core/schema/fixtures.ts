import * as z from "zod";
import { recordOf } from "./record-of.ts";
import { callsOf } from "./call-names.ts";
import { effectSchema } from "./effect.ts";
import { jsonSchema } from "./json.ts";
import { callErrorSchema } from "./trace.ts";
import { valueTypesSchema } from "./value-types.ts";

export const fixturesVersion = 1;

/**
 * One recorded tool call. It has either `output` or `error`. Only an error that was recognised from the output's text
 * (`heuristic`) stands beside the output; replay then serves the output.
 */
export const recordedCallSchema = z.looseObject({
  tool: z.string(),
  args: jsonSchema.default({}),
  /** Calls of one group may be served in any order; the groups keep their order. */
  group: z.string().optional(),
  effect: effectSchema.optional(),
  output: jsonSchema.optional(),
  output_types: valueTypesSchema.optional(),
  error: callErrorSchema.optional(),
  /** The run that the call comes from, and its index in it. */
  source: z.looseObject({ run_id: z.string(), index: z.number().int() }).optional(),
  recorded_at: z.string().optional(),
  /** Set when the tool's schema changed after the recording. */
  stale: z.boolean().optional(),
});
export type RecordedCall = z.infer<typeof recordedCallSchema>;

/** A tool's answer where no fixture matches (`tools: static`, and simulated writes). */
export const staticAnswerSchema = z.looseObject({
  output: jsonSchema.optional(),
  output_types: valueTypesSchema.optional(),
  error: callErrorSchema.optional(),
});
export type StaticAnswer = z.infer<typeof staticAnswerSchema>;

/** `fixtures/tools.json` */
export const toolFixturesSchema = z.looseObject({
  version: z.literal(fixturesVersion),
  calls: callsOf("short", z.array(recordedCallSchema)).default([]),
  static: recordOf(staticAnswerSchema).prefault({}),
  /** Fixtures of other runs that contradict those in `calls`. Kept for people to see, never served. */
  apart: callsOf("short", z.array(recordedCallSchema)).optional(),
  /** JSON Schema of each tool's arguments at recording; a later change makes the tool's fixtures stale. */
  schemas: recordOf(jsonSchema).optional(),
});
export type ToolFixtures = z.infer<typeof toolFixturesSchema>;

/** One recorded model request and its answer, as sent over HTTP (redacted). */
export const modelExchangeSchema = z.looseObject({
  /** Name of an API in `core/providers`, such as `openai-chat`. */
  api: z.string(),
  request: jsonSchema,
  status: z.number().int(),
  response: jsonSchema.optional(),
  /** A streamed answer, one string per server-sent event block, in order. */
  sse: z.array(z.string()).optional(),
  group: z.string().optional(),
});
export type ModelExchange = z.infer<typeof modelExchangeSchema>;

/** All model exchanges of one recorded run of the agent, from the first request to the last. */
export const modelVariantSchema = z.looseObject({
  exchanges: z.array(modelExchangeSchema).min(1),
  /** When it was recorded, ISO 8601. */
  recorded_at: z.string(),
  /** The run that was recorded, if it has an id. */
  run_id: z.string().optional(),
});
export type ModelVariant = z.infer<typeof modelVariantSchema>;

/** Version 2 adds `variants`. A reader that ignores them would report a fixed agent as unguarded. */
export const modelFixturesVersion = 2;

/** `fixtures/model.json` */
export const modelFixturesSchema = z.looseObject({
  version: z.union([z.literal(fixturesVersion), z.literal(modelFixturesVersion)]),
  /** Exchanges of the failed run; empty if they were not recorded. */
  exchanges: z.array(modelExchangeSchema).default([]),
  /** Later recordings, the newest first. A replay follows the first one whose requests match the agent's. */
  variants: z.array(modelVariantSchema).optional(),
});
export type ModelFixtures = z.infer<typeof modelFixturesSchema>;
