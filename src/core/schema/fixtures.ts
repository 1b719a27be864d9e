import * as z from "zod";
import { callsOf } from "./call-names.ts";
import { effectSchema } from "./effect.ts";
import { jsonSchema } from "./json.ts";
import { callErrorSchema } from "./trace.ts";
import { valueTypesSchema } from "./value-types.ts";

export const fixturesVersion = 1;

/**
 * One recorded tool call: exactly one of `output` and `error` is there. An error that was only read from the output's text
 * (`heuristic`) stands beside it as a mark: the agent gets the output.
 */
export const recordedCallSchema = z.looseObject({
  tool: z.string(),
  args: jsonSchema.default({}),
  /** Calls of one group may be served in any order; groups keep theirs. */
  group: z.string().optional(),
  effect: effectSchema.optional(),
  output: jsonSchema.optional(),
  output_types: valueTypesSchema.optional(),
  error: callErrorSchema.optional(),
  /** Which run this came from and where in it: fixtures keep their provenance. */
  source: z.looseObject({ run_id: z.string(), index: z.number().int() }).optional(),
  recorded_at: z.string().optional(),
  /** Set when the tool's schema changed after the recording. */
  stale: z.boolean().optional(),
});
export type RecordedCall = z.infer<typeof recordedCallSchema>;

/** What a tool answers where no fixture fits (`tools: static`, and simulated writes). */
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
  static: z.record(z.string(), staticAnswerSchema).default({}),
  /** Fixtures of other runs that contradict those in `calls`: kept for a person to see, never served. */
  apart: callsOf("short", z.array(recordedCallSchema)).optional(),
  /** JSON Schema of each tool's arguments when it was recorded; a later change makes its fixtures stale. */
  schemas: z.record(z.string(), jsonSchema).optional(),
});
export type ToolFixtures = z.infer<typeof toolFixturesSchema>;

/** One recorded model request and its answer, as sent over HTTP (redacted). */
export const modelExchangeSchema = z.looseObject({
  /** The name of an API in `core/providers`, `openai-chat` for example. */
  api: z.string(),
  request: jsonSchema,
  status: z.number().int(),
  response: jsonSchema.optional(),
  /** A streamed answer, one string per server-sent event block, in order. */
  sse: z.array(z.string()).optional(),
  group: z.string().optional(),
});
export type ModelExchange = z.infer<typeof modelExchangeSchema>;

/** One recorded way of the agent: what its models were asked and answered, from the first request to the last. */
export const modelVariantSchema = z.looseObject({
  exchanges: z.array(modelExchangeSchema).min(1),
  /** When it was recorded, ISO 8601. */
  recorded_at: z.string(),
  /** The run that it was taken from, where it has a name. */
  run_id: z.string().optional(),
});
export type ModelVariant = z.infer<typeof modelVariantSchema>;

/** Version 2 has `variants`: whoever cannot read them would call a fixed agent unguarded. */
export const modelFixturesVersion = 2;

/** `fixtures/model.json` */
export const modelFixturesSchema = z.looseObject({
  version: z.union([z.literal(fixturesVersion), z.literal(modelFixturesVersion)]),
  /** What the failed run asked; empty if that was not recorded. */
  exchanges: z.array(modelExchangeSchema).default([]),
  /** Later ways, the newest first. A replay follows the first one that was asked the same. */
  variants: z.array(modelVariantSchema).optional(),
});
export type ModelFixtures = z.infer<typeof modelFixturesSchema>;
