import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  callErrorSchema
} from "./chunk-JLQWZFRY.js";
import {
  effectSchema
} from "./chunk-XEYS2RPR.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  array,
  boolean,
  literal,
  looseObject,
  number,
  record,
  string
} from "./chunk-SN3GIU3B.js";

// src/core/schema/fixtures.ts
var fixturesVersion = 1;
var recordedCallSchema = looseObject({
  tool: string(),
  args: jsonSchema.default({}),
  /** Calls of one group may be served in any order; groups keep theirs. */
  group: string().optional(),
  effect: effectSchema.optional(),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional(),
  /** Which run this came from and where in it: fixtures keep their provenance. */
  source: looseObject({ run_id: string(), index: number().int() }).optional(),
  recorded_at: string().optional(),
  /** Set when the tool's schema changed after the recording. */
  stale: boolean().optional()
});
var staticAnswerSchema = looseObject({ output: jsonSchema.optional(), error: callErrorSchema.optional() });
var toolFixturesSchema = looseObject({
  version: literal(fixturesVersion),
  calls: array(recordedCallSchema).default([]),
  static: record(string(), staticAnswerSchema).default({}),
  /** Recordings of other runs that contradict those in `calls`: kept for a person to see, never served. */
  apart: array(recordedCallSchema).optional(),
  /** JSON Schema of each tool's arguments when it was recorded; a later change makes its recordings stale. */
  schemas: record(string(), jsonSchema).optional()
});
var modelExchangeSchema = looseObject({
  /** `openai-chat`, `openai-responses`, `openai-embeddings`, `anthropic-messages`, `gemini`. */
  api: string(),
  request: jsonSchema,
  status: number().int(),
  response: jsonSchema.optional(),
  /** A streamed answer, one string per server-sent event block, in order. */
  sse: array(string()).optional(),
  group: string().optional()
});
var modelFixturesSchema = looseObject({
  version: literal(fixturesVersion),
  exchanges: array(modelExchangeSchema).default([])
});

export {
  fixturesVersion,
  recordedCallSchema,
  staticAnswerSchema,
  toolFixturesSchema,
  modelFixturesSchema
};
