import { editCaseYaml, readCaseYaml } from "../case/case-yaml.ts";
import { readCheck } from "../checks/read-check.ts";
import { describeCheck, writeCheck } from "../checks/write-check.ts";
import type { YamlChange } from "../yaml/edit-yaml.ts";
import { shownAttempt } from "../report/shown-attempt.ts";
import type { CaseFiles } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Path } from "../schema/problem.ts";
import type { CaseResult } from "../schema/result.ts";
import { compact } from "../compact.ts";
import type { Outcome } from "../schema/attempt-result.ts";

export type AcceptedBehaviour =
  /** The updated files of the case, and one line for each change of its assertions. */
  | { files: CaseFiles; changes: string[] }
  /** Why the assertions cannot be updated from the run. */
  | { problem: string };

/**
 * Updates a case so that this run's behaviour is the wanted one. Each failed assertion is set to the observed value, or
 * removed if there is none. Assertions that passed stay.
 */
export function acceptedBehaviour(files: CaseFiles, result: CaseResult): AcceptedBehaviour {
  const text = files["case.yaml"] ?? "";
  const { case: replayCase, value } = readCaseYaml(text, `${result.path}/case.yaml`);
  if (replayCase === undefined) return { problem: "its case.yaml cannot be read" };
  const failed = (shownAttempt(result)?.assertions ?? []).filter(({ outcome }) => outcome === "fail");
  if (failed.length === 0) return { problem: "no assertion failed, so there is nothing to update" };
  const changes: string[] = [];
  const edits: YamlChange[] = [];
  const kept: Check[] = [];
  let met = 0;
  for (const [index, check] of replayCase.assertions.entries()) {
    const words = describeCheck(check);
    const outcome = failed.find((one) => one.check === words);
    if (outcome === undefined) {
      kept.push(check);
      continue;
    }
    met += 1;
    const updated = updatedCheck(check, outcome);
    if (updated !== undefined) kept.push(updated);
    edits.push(editOf(["assertions", index], updated, value));
    changes.push(updated === undefined ? `${words}: taken out` : `${words} → ${describeCheck(updated)}`);
  }
  if (met === 0) return { problem: "the case has changed since it was replayed" };
  if (!kept.some(({ kind }) => kind !== "semantic" && kind !== "script")) {
    return { problem: "no assertion that can be decided would be left: write the expected behaviour by hand" };
  }
  // Edits from last to first, so that a removal does not shift the index of a later edit.
  return { files: { ...files, "case.yaml": editCaseYaml(text, edits.toReversed()) }, changes };
}

/** Replaces only the count if there is one, so that the rest of the line stays as written. */
function editOf(path: Path, check: Check | undefined, value: Json): YamlChange {
  if (check === undefined) return { path, value: undefined };
  const written = writeCheck(check);
  const params = written[check.kind];
  const inPlace = [...path, check.kind, "count"];
  if (isObject(params) && params["count"] !== undefined && hasAt(value, inPlace)) {
    return { path: inPlace, value: params["count"] };
  }
  return { path, value: written };
}

function hasAt(value: Json, path: Path): boolean {
  let at: Json | undefined = value;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === "number") at = at[key];
    else at = isObject(at) && typeof key === "string" ? at[key] : undefined;
  }
  return at !== undefined;
}

/** The check that passes for the observed value, or `undefined` if there is none of this kind. */
function updatedCheck(check: Check, { observed }: Outcome): Check | undefined {
  const params = updatedParams(check, observed);
  if (params === undefined) return undefined;
  const read = readCheck({ [check.kind]: params }, "assertions");
  return read.ok ? read.check : undefined;
}

function updatedParams(check: Check, observed: Json | undefined): JsonObject | undefined {
  if (check.kind === "status_is") return { status: observed ?? null };
  if (check.kind === "final_output_exists") return { exists: !check.exists };
  if ("count" in check) {
    const { kind: _, ...params } = check;
    return { ...compact(params), count: observed ?? null };
  }
  if (check.kind !== "writes_are" || !Array.isArray(observed)) return undefined;
  const calls = observed.filter(isObject).map(({ tool = null, args = {} }) => ({ tool, args }));
  return { calls, include_failed: check.include_failed };
}
