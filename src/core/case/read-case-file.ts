import type * as z from "zod";
import { ReplayKitError, type ErrorCode } from "../error.ts";
import { parseJson } from "../json/json-limits.ts";
import { newerVersion } from "./migrate.ts";
import {
  fixturesVersion,
  type ModelFixtures,
  modelFixturesSchema,
  modelFixturesVersion,
  type ToolFixtures,
  toolFixturesSchema,
} from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { traceShape } from "../schema/minimal-trace.ts";
import { schemaProblems } from "../schema/problem.ts";
import { type TraceRun, traceSchema, traceVersion } from "../schema/trace.ts";

/** Reads `source-trace.json`. */
export function readSourceTrace(text: string, fileName: string): TraceRun {
  return readVersioned({ text, fileName, schema: traceSchema, version: traceVersion, code: "invalid_trace" });
}

/** Reads `fixtures/tools.json`. */
export function readToolFixtures(text: string, fileName: string): ToolFixtures {
  return readVersioned({
    text,
    fileName,
    schema: toolFixturesSchema,
    version: fixturesVersion,
    code: "invalid_fixtures",
  });
}

/** Reads `fixtures/model.json`. */
export function readModelFixtures(text: string, fileName: string): ModelFixtures {
  return readVersioned({
    text,
    fileName,
    schema: modelFixturesSchema,
    version: modelFixturesVersion,
    code: "invalid_fixtures",
  });
}

interface VersionedFile<T> {
  text: string;
  fileName: string;
  schema: z.ZodType<T>;
  version: number;
  code: ErrorCode;
}

function readVersioned<T>({ text, fileName, schema, version, code }: VersionedFile<T>): T {
  const value = withVersion(parseJson(text, { name: fileName }), fileName, version);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const messages = schemaProblems(parsed.error, value).map(({ message }) => `${fileName}: ${message}`);
  throw new ReplayKitError(code, messages.slice(0, 5).join("\n"), {
    hint: `correct the file, or make the case again with \`replaykit scaffold\`${code === "invalid_trace" ? `; ${traceShape}` : ""}`,
  });
}

/** Files before version 1 differ only by having no version. */
function withVersion(value: Json, fileName: string, version: number): Json {
  if (!isObject(value)) return value;
  const found = value["version"];
  if (typeof found === "number" && found > version) throw newerVersion(fileName, found, version);
  return found === undefined ? { ...value, version } : value;
}
