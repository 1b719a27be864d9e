import { type Document, isMap, isScalar } from "yaml";
import { readCheck } from "../checks/read-check.ts";
import { ReplayKitError } from "../error.ts";
import { caseVersionOf, migrateCaseDocument } from "./migrate.ts";
import { caseHeadSchema, type ReplayCase } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { fieldName, foundValue, type Path, type Problem, schemaProblems } from "../schema/problem.ts";
import { type UnknownKey, unknownMembers } from "../config/unknown-keys.ts";
import { readYaml } from "../yaml/yaml-file.ts";

export interface ParsedCase {
  case: ReplayCase;
  /** Keys that ReplayKit does not know. They are kept, and lint reports them. */
  unknownKeys: string[];
  /** Line of a key or list item in the file, from 1. */
  lineOf: (path: Path) => number | undefined;
}

/** The result of reading a `case.yaml`. `case` is set only if there are no problems. */
export interface CaseReading {
  case: ReplayCase | undefined;
  problems: (Problem & { line: number | undefined })[];
  unknownKeys: UnknownKey[];
  /** `version` is the one in the file. `value` is its content after migration. */
  version: number;
  value: Json;
  document: Document;
  lineOf: (path: Path) => number | undefined;
}

/**
 * Reads `case.yaml`. Throws one `invalid_case` that names file, line, field, found and expected value of each problem.
 */
export function parseCaseYaml(text: string, fileName: string): ParsedCase {
  const { case: replayCase, problems, unknownKeys, lineOf } = readCaseYaml(text, fileName);
  if (replayCase) return { case: replayCase, unknownKeys: unknownKeys.map(({ path }) => fieldName(path)), lineOf };
  throw invalidFile("invalid_case", fileName, problems, "`npx replaykit schema case` prints what case.yaml may hold");
}

/** Like `parseCaseYaml`, but returns problems instead of throwing, so that lint can list them. */
export function readCaseYaml(text: string, fileName: string): CaseReading {
  const file = readYaml(text, fileName);
  if (!isObject(file.value)) {
    throw new ReplayKitError(
      "invalid_case",
      `${fileName}:1: the file is ${foundValue(file.value)}; expected a mapping`,
      {
        hint: "`npx replaykit scaffold` writes a case; docs/cases.md shows the smallest one",
      },
    );
  }
  const version = caseVersionOf(file.value, fileName);
  const steps = migrateCaseDocument(file.document, version);
  const value = steps.length === 0 ? file.value : migratedValue(file.document);
  const reading = readCaseValue(value);
  const problems = reading.problems
    .map((problem) => ({ ...problem, line: file.lineOf(problem.path) }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const { signatures: _, assertions: __, ...head } = value;
  const unknownKeys = unknownMembers(caseHeadSchema, head);
  const { document, lineOf } = file;
  return { case: reading.case, problems, unknownKeys, version, value, document, lineOf };
}

/** Reads the plain value of a `case.yaml` of the current version. */
export function readCaseValue(value: JsonObject): { case: ReplayCase | undefined; problems: Problem[] } {
  const head = caseHeadSchema.safeParse(value);
  const signatures = readChecks(value, "signatures");
  const assertions = readChecks(value, "assertions");
  const headProblems = head.success ? [] : schemaProblems(head.error, value);
  const problems = [...headProblems, ...signatures.problems, ...assertions.problems];
  if (!head.success || problems.length > 0) return { case: undefined, problems };
  return { case: { ...head.data, signatures: signatures.checks, assertions: assertions.checks }, problems };
}

/** One error for all problems of a file, in the given order. It lists at most ten. */
export function invalidFile(
  code: "invalid_case" | "invalid_config",
  fileName: string,
  problems: (Problem & { line: number | undefined })[],
  hint: string,
): ReplayKitError {
  const lines = problems.map(({ line, message }) => `${fileName}${line === undefined ? "" : `:${line}`}: ${message}`);
  const shown = lines.slice(0, 10);
  if (lines.length > shown.length) shown.push(`and ${lines.length - shown.length} more`);
  return new ReplayKitError(code, shown.join("\n"), { hint });
}

function readChecks(value: JsonObject, list: "signatures" | "assertions"): { checks: Check[]; problems: Problem[] } {
  const items = value[list];
  if (!Array.isArray(items) || items.length === 0) {
    const found = items === undefined ? "is missing" : `is ${foundValue(items)}`;
    const message = `${list} ${found}; expected a list of at least one check`;
    return { checks: [], problems: [{ path: [list], field: list, message }] };
  }
  const checks: Check[] = [];
  const problems: Problem[] = [];
  for (const [index, item] of items.entries()) {
    const result = readCheck(item, list);
    if (result.ok) checks.push(result.check);
    else {
      const path = [list, index, ...result.path];
      problems.push({ path, field: fieldName(path), message: `${fieldName([list, index])}: ${result.message}` });
    }
  }
  return { checks, problems };
}

function migratedValue(document: Document): JsonObject {
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  return typeof value === "object" && value !== null ? (value as JsonObject) : {}; // a checked document holds JSON only
}

/** The comment at the end of an entry's line, for example of `effects.send_email`. */
export function commentAt(document: Document, path: Path): string | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const value = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.value;
  return isScalar(value) ? (value.comment ?? undefined) : undefined;
}

export { editCaseYaml } from "../yaml/edit-yaml.ts";
export { formatCaseYaml } from "./format-case-yaml.ts";
