import { type Document, isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import { append } from "../append.ts";
import { formatJsonFile } from "./case-files.ts";
import { plural } from "../checks/check-result.ts";
import { editText, insertKey } from "../yaml/edit-yaml.ts";
import { ReplayKitError } from "../error.ts";
import { withTextOutputs } from "../fixtures/text-outputs.ts";
import { parseJson } from "../json/json-limits.ts";
import { type CaseFiles, caseVersion } from "../schema/case.ts";
import { toolFixturesSchema } from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import { traceSchema } from "../schema/trace.ts";
import { readYaml } from "../yaml/yaml-file.ts";

/** Rewrites a case document from one version to the next. Comments stay in place. */
type CaseMigration = (document: Document, root: YAMLMap) => void;

/** One migration for each version that it starts from. Version 0 is the format of the published README. */
const caseMigrations: Record<number, CaseMigration> = { 0: fromPublishedShape };

export const oldestCaseVersion = 0;

/** The version of a case.yaml. The published format has none and counts as 0. */
export function caseVersionOf(value: unknown, fileName: string): number {
  const version = typeof value === "object" && value !== null && "version" in value ? value.version : undefined;
  if (version === undefined || version === null || /^0(?:\.\d+)*$/.test(JSON.stringify(version).replaceAll('"', "")))
    return 0;
  if (
    typeof version === "number" &&
    Number.isInteger(version) &&
    version >= oldestCaseVersion &&
    version <= caseVersion
  )
    return version;
  if (typeof version === "number" && version > caseVersion) throw newerVersion(fileName, version, caseVersion);
  throw new ReplayKitError(
    "invalid_case",
    `${fileName}: version is ${JSON.stringify(version)}; expected ${caseVersion}`,
    {
      hint: `write version: ${caseVersion}`,
    },
  );
}

/** The error for a file that a later ReplayKit wrote. */
export function newerVersion(fileName: string, found: number, known: number): ReplayKitError {
  return new ReplayKitError(
    "unsupported_version",
    `${fileName} has version ${found}; this ReplayKit reads up to ${known}`,
    {
      hint: "npm install --save-dev replaykit@latest",
    },
  );
}

/** Migrates a case document in place to the current version. Returns the steps taken, such as `0 → 1`. */
export function migrateCaseDocument(document: Document, from: number): string[] {
  const steps: string[] = [];
  for (let version = from; version < caseVersion; version += 1) {
    const root = document.contents;
    const migration = caseMigrations[version];
    if (!isMap(root) || !migration) break;
    migration(document, root);
    if (root.has("version")) root.set("version", version + 1);
    else insertKey(root, document.createPair("version", version + 1));
    steps.push(`${version} → ${version + 1}`);
  }
  return steps;
}

export interface Migration {
  files: CaseFiles;
  /** Rewritten files with their changes. Empty if everything is current. */
  changes: string[];
}

/** Migrates the files of a case to the current versions. Comments of case.yaml stay. */
export function migrateCase(files: CaseFiles, folder: string): Migration {
  const changes: string[] = [];
  const migrated: CaseFiles = { ...files };
  const yaml = files["case.yaml"];
  if (yaml !== undefined) {
    const fileName = `${folder}/case.yaml`;
    const { document, value } = readYaml(yaml, fileName);
    const steps = migrateCaseDocument(document, caseVersionOf(value, fileName));
    if (steps.length > 0) migrated["case.yaml"] = editText(document);
    append(
      changes,
      steps.map((step) => `case.yaml: ${step}`),
    );
  }
  for (const name of ["source-trace.json", "fixtures/tools.json", "fixtures/model.json"] as const) {
    const text = files[name];
    if (text === undefined) continue;
    const value = parseJson(text, { name: `${folder}/${name}` });
    if (!isObject(value) || value["version"] !== undefined) continue;
    migrated[name] = formatJsonFile({ version: 1, ...value });
    changes.push(`${name}: 0 → 1`);
  }
  return withTextFixtures({ files: migrated, changes }, folder);
}

/** Turns errors that were read from a tool's text into that text as output, with the error as a mark beside it. */
function withTextFixtures({ files, changes }: Migration, folder: string): Migration {
  const name = "fixtures/tools.json";
  const read = (file: "source-trace.json" | typeof name) =>
    parseJson(files[file] ?? "null", { name: `${folder}/${file}` });
  if (files[name]?.includes('"heuristic"') !== true) return { files, changes };
  const tools = toolFixturesSchema.safeParse(read(name));
  const trace = traceSchema.safeParse(read("source-trace.json"));
  if (!tools.success || !trace.success) return { files, changes }; // lint reports what is wrong with them
  const { fixtures, count } = withTextOutputs(tools.data, trace.data);
  if (count === 0) return { files, changes };
  const change = `${name}: ${plural(count, "error text")} as ${count === 1 ? "an output" : "outputs"}`;
  return { files: { ...files, [name]: formatJsonFile(fixtures) }, changes: [...changes, change] };
}

const renamed: [from: string, to: string][] = [
  ["case_id", "id"],
  ["name", "title"],
  ["failure_signatures", "signatures"],
  ["observed_signatures", "signatures"],
  ["observed_failure_signatures", "signatures"],
  ["desired_assertions", "assertions"],
  ["desired_behavior", "assertions"],
];

function fromPublishedShape(document: Document, root: YAMLMap): void {
  for (const [from, to] of renamed) {
    if (!root.has(from) || root.has(to)) continue;
    const pair = root.items.find(({ key }) => isScalar(key) && key.value === from);
    if (pair && isScalar(pair.key)) pair.key.value = to;
  }
  moveSource(document, root);
  moveInput(document, root);
  moveSemanticChecks(document, root);
}

function moveSource(document: Document, root: YAMLMap): void {
  for (const key of ["source", "source_run_id"]) {
    const runId = root.get(key);
    if (typeof runId !== "string") continue;
    root.delete(key);
    insertKey(root, document.createPair("source", { run_id: runId }));
  }
}

/** The input may be a single string, and its key may be `inputs` or `messages`. */
function moveInput(document: Document, root: YAMLMap): void {
  const scenario = root.get("scenario");
  if (!isMap(scenario)) return;
  for (const key of ["inputs", "messages"]) {
    const pair = scenario.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (pair && isScalar(pair.key) && !scenario.has("input")) pair.key.value = "input";
  }
  const input = scenario.get("input");
  if (typeof input === "string") scenario.set("input", document.createNode([{ role: "user", content: input }]));
}

function moveSemanticChecks(document: Document, root: YAMLMap): void {
  const semantic = root.get("semantic_checks");
  if (!isSeq(semantic)) return;
  root.delete("semantic_checks");
  if (!root.has("assertions")) root.set("assertions", document.createNode([]));
  const assertions = root.get("assertions");
  if (!isSeq(assertions)) return;
  for (const item of semantic.items) {
    assertions.add(isScalar(item) ? document.createNode({ semantic: String(item.value) }) : item);
  }
}
