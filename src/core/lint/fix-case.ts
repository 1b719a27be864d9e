import { append } from "../append.ts";
import { formatJsonFile } from "../case/case-files.ts";
import { readCaseYaml } from "../case/case-yaml.ts";
import { editCaseYaml, type YamlChange } from "../yaml/edit-yaml.ts";
import { ReplayKitError } from "../error.ts";
import { isSorted, sortFixtures } from "../fixtures/sort-fixtures.ts";
import { checkValue } from "../case/format-case-yaml.ts";
import { equalJson } from "../matching/equal-json.ts";
import { migrateCase } from "../case/migrate.ts";
import { readSourceTrace, readToolFixtures } from "../case/load-case.ts";
import { readCheck } from "../checks/read-check.ts";
import { type CaseFiles, caseIdSchema } from "../schema/case.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { lastPart } from "./lint-problem.ts";

export interface FixResult {
  files: CaseFiles;
  /** The corrections, in words. */
  fixed: string[];
}

/**
 * Corrects what is mechanical: versions, a missing or wrong id, a missing title, long forms of checks, the order of
 * recordings.
 */
export function fixCase({ files, folder }: { files: CaseFiles; folder: string }): FixResult {
  const folderName = lastPart(folder);
  const fixed: string[] = [];
  const steps = [fixVersions, fixYaml, fixOrder];
  const mended = steps.reduce((current, step) => attempt(current, folderName, fixed, step), files);
  return { files: mended, fixed };
}

type Fix = (files: CaseFiles, folderName: string) => FixResult;

/** Leaves an unreadable file as it is; lint reports its fault. */
function attempt(files: CaseFiles, folderName: string, fixed: string[], fix: Fix): CaseFiles {
  try {
    const result = fix(files, folderName);
    append(fixed, result.fixed);
    return result.files;
  } catch (error) {
    if (error instanceof ReplayKitError) return files;
    throw error;
  }
}

function fixVersions(files: CaseFiles, folderName: string): FixResult {
  const { files: migrated, changes } = migrateCase(files, folderName);
  return { files: migrated, fixed: changes.map((change) => `version: ${change}`) };
}

function fixYaml(files: CaseFiles, folderName: string): FixResult {
  const text = files["case.yaml"];
  if (text === undefined) return { files, fixed: [] };
  const { value } = readCaseYaml(text, "case.yaml");
  if (!isObject(value)) return { files, fixed: [] };
  const changes = [...idChanges(value["id"], folderName), ...titleChanges(value, folderName)];
  for (const list of ["signatures", "assertions"] as const) append(changes, formChanges(value[list], list));
  if (changes.length === 0) return { files, fixed: [] };
  return {
    files: { ...files, "case.yaml": editCaseYaml(text, changes) },
    fixed: changes.map(({ description }) => description),
  };
}

type Change = YamlChange & { description: string };

function idChanges(id: Json | undefined, folderName: string): Change[] {
  if (id === folderName || !caseIdSchema.safeParse(folderName).success) return [];
  return [{ path: ["id"], value: folderName, description: `id: ${folderName}` }];
}

function titleChanges({ title, id }: { [key: string]: Json }, folderName: string): Change[] {
  if (typeof title === "string" && title !== "") return [];
  const made = (typeof id === "string" && id !== "" ? id : folderName).replaceAll("-", " ").slice(0, 200);
  return [{ path: ["title"], value: made, description: `title: ${made}` }];
}

function formChanges(items: Json | undefined, list: "signatures" | "assertions"): Change[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index): Change[] => {
    const read = readCheck(item, list);
    if (!read.ok) return [];
    const value = checkValue(read.check, list);
    return equalJson(item, value)
      ? []
      : [{ path: [list, index], value, description: `${list}[${index}]: written in its short form` }];
  });
}

function fixOrder(files: CaseFiles): FixResult {
  const text = files["fixtures/tools.json"];
  const source = files["source-trace.json"];
  if (text === undefined) return { files, fixed: [] };
  const fixtures = readToolFixtures(text, "fixtures/tools.json");
  const runId = source === undefined ? undefined : readSourceTrace(source, "source-trace.json").run_id;
  if (isSorted(fixtures, runId)) return { files, fixed: [] };
  const sorted = formatJsonFile(sortFixtures(fixtures, runId));
  return {
    files: { ...files, "fixtures/tools.json": sorted },
    fixed: ["fixtures/tools.json: recordings in the order of their source"],
  };
}
