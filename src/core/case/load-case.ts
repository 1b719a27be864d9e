import type * as z from "zod";
import { type ErrorCode, ReplayKitError } from "../error.ts";
import { withTextOutputs } from "../fixtures/text-outputs.ts";
import { parseJson } from "../json/json-limits.ts";
import type { CaseFileName, CaseFiles, ReplayCase } from "../schema/case.ts";
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
import { type TraceRun, traceSchema, traceShape, traceVersion } from "../schema/trace.ts";
import { type Path, schemaProblems } from "../schema/problem.ts";
import { readYaml } from "../yaml/yaml-file.ts";
import { parseCaseYaml } from "./case-yaml.ts";
import { newerVersion } from "./migrate.ts";

/** A parsed case with everything that a replay needs. */
export interface LoadedCase {
  case: ReplayCase;
  trace: TraceRun;
  toolFixtures: ToolFixtures;
  modelFixtures: ModelFixtures | undefined;
  /** Line of a key of case.yaml, from 1. */
  lineOf: (path: Path) => number | undefined;
}

/**
 * Parses the files of one case. Throws an error that names a missing or invalid file below `folderName`, which is the
 * case's path or its last part.
 */
export function loadCase(files: CaseFiles, folderName: string): LoadedCase {
  const yaml = required(files, "case.yaml", folderName);
  const { case: replayCase, lineOf } = parseCaseYaml(yaml, `${folderName}/case.yaml`);
  const trace = readSourceTrace(required(files, "source-trace.json", folderName), `${folderName}/source-trace.json`);
  const tools = required(files, "fixtures/tools.json", folderName);
  const read = readToolFixtures(tools, `${folderName}/fixtures/tools.json`);
  const { fixtures: toolFixtures } = withTextOutputs(read, trace);
  const model = files["fixtures/model.json"];
  const modelFixtures = model === undefined ? undefined : readModelFixtures(model, `${folderName}/fixtures/model.json`);
  return { case: replayCase, trace, toolFixtures, modelFixtures, lineOf };
}

function required(files: CaseFiles, name: CaseFileName, folderName: string): string {
  const text = files[name];
  if (text !== undefined) return text;
  throw new ReplayKitError("invalid_case", `${folderName}/${name} is missing`, {
    hint: "make the case again with `npx replaykit scaffold <trace.json> --out <folder>`, or restore the file from git",
  });
}

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
  const lineOf = linesOf(text);
  const messages = schemaProblems(parsed.error, value)
    .slice(0, 5)
    .map(({ message, path }) => `${fileName}${lineOf(path)}: ${message}`);
  throw new ReplayKitError(code, messages.join("\n"), {
    hint: `correct the file, or make the case again with \`npx replaykit scaffold\`${code === "invalid_trace" ? `; ${traceShape}` : ""}`,
  });
}

/** More text takes too long to read again only for the lines. */
const mostForLines = 200_000;

/** Returns the line of a member, as `:7`; empty if it is not known. JSON is YAML, whose reader keeps the lines. */
function linesOf(text: string): (path: Path) => string {
  try {
    const { lineOf } = text.length > mostForLines ? { lineOf: () => undefined } : readYaml(text, "");
    return (path) => (lineOf(path) === undefined ? "" : `:${lineOf(path)}`);
  } catch (error) {
    if (error instanceof ReplayKitError) return () => "";
    throw error;
  }
}

/** Adds version 1 to older files, which differ only by having no version. */
function withVersion(value: Json, fileName: string, version: number): Json {
  if (!isObject(value)) return value;
  const found = value["version"];
  if (typeof found === "number" && found > version) throw newerVersion(fileName, found, version);
  return found === undefined ? { ...value, version } : value;
}
