import { append } from "../append.ts";
import { type CaseReading, readCaseYaml } from "../case/case-yaml.ts";
import { readModelFixtures, readSourceTrace, readToolFixtures } from "../case/load-case.ts";
import { compact } from "../compact.ts";
import { effectLookup } from "../effects.ts";
import { ReplayKitError } from "../error.ts";
import { parseJson } from "../json/json-limits.ts";
import { parsePointer } from "../matching/json-pointer.ts";
import { findSecrets } from "../redact/redact.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { caseIdSchema, type CaseFileName, caseFileNames, type CaseFiles, caseVersion } from "../schema/case.ts";
import { configSchema, type ReplayConfig } from "../schema/config.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { fieldName } from "../schema/problem.ts";
import { bareDurationsOfCase } from "../text/bare-durations.ts";
import { isMisspelling, nearestName } from "../text/nearest-name.ts";
import { readYaml } from "../yaml/yaml-file.ts";
import { lintChecks } from "./lint-checks.ts";
import { lintFixtures } from "./lint-fixtures.ts";
import { lintHead } from "./lint-head.ts";
import { lintIdle } from "./lint-idle.ts";
import { lastPart, type LintedCase, lintError, type LintProblem, lintWarning } from "./lint-problem.ts";
import { lintReplayRules } from "./lint-replay-rules.ts";

export { fixCase } from "./fix-case.ts";
export type { LintProblem } from "./lint-problem.ts";

interface LintInput {
  files: CaseFiles;
  /** Path of the case folder; its last part must be the case's id. */
  folder: string;
  config?: ReplayConfig;
  /** Today, as `2026-12-31`; quarantines that end before it are expired. */
  today: string;
  /** True for a case that the base already has unchanged: newer rules then only warn. */
  onBase?: boolean;
}

/** All problems of a case, errors first; empty if there are none. */
export function lintCase(input: LintInput): LintProblem[] {
  const problems = [...lintFiles(input.files), ...lintSecrets(input.files, input.config)];
  const reading = readable(problems, "case.yaml", input.files["case.yaml"], readCaseYaml);
  const trace = readable(problems, "source-trace.json", input.files["source-trace.json"], readSourceTrace);
  const tools = readable(problems, "fixtures/tools.json", input.files["fixtures/tools.json"], readToolFixtures);
  const model = readable(problems, "fixtures/model.json", input.files["fixtures/model.json"], readModelFixtures);
  if (reading) {
    const folderName = lastPart(input.folder);
    append(problems, lintReading(reading, { folderName, onBase: input.onBase === true }));
    const effects = effectLookup(reading.case?.effects, input.config?.effects);
    const run = trace && runFromTrace(trace, effects);
    if (reading.case) {
      const { today, onBase = false } = input;
      const terminal_tools = reading.case.terminal_tools ?? input.config?.terminal_tools ?? [];
      const read = { trace, run, tools, model };
      const linted = { case: reading.case, reading, folderName, today, onBase, effects, terminal_tools, ...read };
      const rules = [lintHead, lintChecks, lintIdle, lintReplayRules, lintFixtures];
      append(
        problems,
        rules.flatMap((rule) => rule(linted)),
      );
    }
  }
  return [...problems.filter(({ level }) => level === "error"), ...problems.filter(({ level }) => level === "warning")];
}

function lintFiles(files: CaseFiles): LintProblem[] {
  const needed: CaseFileName[] = ["case.yaml", "source-trace.json", "fixtures/tools.json"];
  const missing = needed.filter((name) => files[name] === undefined);
  const known: readonly string[] = caseFileNames;
  const strange = Object.keys(files).filter((name) => !known.includes(name));
  return [
    ...missing.map((name) =>
      lintError("file_missing", `${name} is missing`, {
        file: name,
        hint: "restore it from git, or scaffold the case again",
      }),
    ),
    ...strange.map((name) =>
      lintError("unknown_file", `${name} does not belong to a case; expected only ${caseFileNames.join(", ")}`, {
        file: name,
        hint: "move it out of the case folder",
      }),
    ),
  ];
}

function readable<T>(
  problems: LintProblem[],
  file: CaseFileName,
  text: string | undefined,
  read: (text: string, fileName: string) => T,
): T | undefined {
  if (text === undefined) return undefined;
  try {
    return read(text, file);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const line = /^[^\n:]+:(\d+)/.exec(error.message)?.[1];
    problems.push(
      lintError("invalid_file", error.message, {
        file,
        line: line === undefined ? undefined : Number(line),
        ...compact({ hint: error.hint }),
      }),
    );
    return undefined;
  }
}

function lintReading(
  reading: CaseReading,
  { folderName, onBase }: Pick<LintedCase, "folderName" | "onBase">,
): LintProblem[] {
  const problems: LintProblem[] = reading.problems.map(({ message, line, path }) =>
    lintError("invalid_case", message, {
      line,
      hint: "`npx replaykit schema case` prints what case.yaml may hold",
      fixable: isFixable(path, folderName, reading.value),
    }),
  );
  if (reading.version < caseVersion) {
    problems.push(
      lintWarning("old_version", `version is ${reading.version}; the current one is ${caseVersion}`, {
        line: 1,
        hint: "npx replaykit lint --fix, or npx replaykit case migrate",
        fixable: true,
      }),
    );
  }
  append(problems, lintUnknownKeys(reading, onBase));
  for (const { path, message } of isObject(reading.value) ? bareDurationsOfCase(reading.value) : []) {
    problems.push(lintWarning("bare_duration", message, { line: reading.lineOf(path) }));
  }
  return problems;
}

/**
 * A misspelt key would be ignored silently, so a new one is an error. Other unknown keys may belong to other tools and
 * only get a warning.
 */
function lintUnknownKeys({ unknownKeys, lineOf }: CaseReading, onBase: boolean): LintProblem[] {
  return unknownKeys.map(({ path, nearest }) => {
    const key = String(path.at(-1));
    const elsewhere = path.length === 1 ? nearestName(key, Object.keys(configSchema.shape)) : undefined;
    const meant = [nearest, elsewhere].find((name) => name !== undefined && isMisspelling(key, name));
    const place = meant !== nearest ? " (a key of replaykit.yaml)" : "";
    const problem = meant === undefined || onBase ? lintWarning : lintError;
    const message = `${fieldName(path)} is not a key that ReplayKit knows; it is kept, and does nothing`;
    return problem("unknown_key", meant === undefined ? message : `${message}; did you mean ${meant}${place}?`, {
      line: lineOf(path),
      hint: "`npx replaykit schema case` prints what case.yaml may hold",
    });
  });
}

/** A missing or wrong id or title can be made from the folder's name. */
function isFixable(path: (string | number)[], folderName: string, value: Json): boolean {
  if (path.length !== 1) return false;
  if (path[0] === "id") return caseIdSchema.safeParse(folderName).success;
  const title = isObject(value) ? value["title"] : undefined;
  return path[0] === "title" && (typeof title !== "string" || title === "");
}

/** A searched part of a file; `lineOf` gives the line of a finding, where known. */
interface SearchedText {
  value: Json;
  lineOf?: (pointer: string) => number | undefined;
}

/** Values that redaction would still replace in any file of the case; the value itself is never shown. */
function lintSecrets(files: CaseFiles, config: ReplayConfig | undefined): LintProblem[] {
  const options = { rules: config?.redact.rules ?? [], allow: config?.redact.allow ?? [] };
  return caseFileNames.flatMap((file) => {
    const text = files[file];
    if (text === undefined) return [];
    return partsOf(file, text).flatMap(({ value, lineOf }) =>
      findSecrets(value, options).map(({ rule, pointer }) =>
        lintError("secret", `${file} has a secret (${rule})${pointer === "" ? "" : ` at ${pointer}`}`, {
          file,
          line: lineOf?.(pointer),
          hint: "scaffold the case again so that it is redacted, or allow the value by name under redact: { allow: […] } in replaykit.yaml",
        }),
      ),
    );
  });
}

/** A file that cannot be parsed is searched as text; another rule reports the fault. */
function partsOf(file: CaseFileName, text: string): SearchedText[] {
  try {
    if (file.endsWith(".json")) return [{ value: parseJson(text, { name: file }) }];
    return file === "case.yaml" ? yamlParts(text) : [{ value: text }];
  } catch (error) {
    if (error instanceof ReplayKitError) return [{ value: text }];
    throw error;
  }
}

function yamlParts(text: string): SearchedText[] {
  const { value, lineOf } = readYaml(text, "case.yaml");
  const comments = (text.match(/(?<=^|\s)#.*$/gm) ?? []).join("\n");
  return [{ value, lineOf: (pointer) => lineOf(pathOf(pointer)) }, { value: comments }];
}

function pathOf(pointer: string): (string | number)[] {
  return (parsePointer(pointer) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
