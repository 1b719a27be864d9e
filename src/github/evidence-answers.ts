import * as z from "zod";
import { formatJsonFile } from "../core/case-files.ts";
import { effectLookup } from "../core/effects.ts";
import { addFromTrace } from "../core/fixtures/add-recordings.ts";
import { parseJson } from "../core/json-limits.ts";
import { loadCase } from "../core/load-case.ts";
import type { CaseFiles } from "../core/schema/case.ts";
import type { CaseResult } from "../core/schema/result.ts";
import { traceSchema } from "../core/schema/trace.ts";
import type { Redactor } from "../core/redact/redact.ts";

const resultSchema = z.looseObject({ case_id: z.string() });

/** The evidence was redacted where it was written. */
const asItIs: Pick<Redactor, "redact"> = { redact: (value) => value };

/**
 * What answered a case's calls in the replay and is none of its fixtures yet (another case's, or a live read), as fixtures of its own.
 */
export function addedAnswers(
  files: CaseFiles,
  { result, evidence }: { result: CaseResult; evidence: ReadonlyMap<string, Uint8Array> },
): { files: CaseFiles; notes: string[] } {
  const trace = traceOf(result.case_id, evidence);
  if (trace === undefined) return { files, notes: [] };
  const loaded = loadCase(files, result.path.split("/").at(-1) ?? result.case_id);
  const { fixtures, added } = addFromTrace({
    fixtures: loaded.toolFixtures,
    trace,
    effects: effectLookup(loaded.case.effects, {}),
    redactor: asItIs as Redactor,
  });
  if (added.length === 0) return { files, notes: [] };
  const notes = [`${added.length} ${added.length === 1 ? "fixture" : "fixtures"} added`];
  return { files: { ...files, "fixtures/tools.json": formatJsonFile(fixtures) }, notes };
}

/** The trace of the newest replay of a case in an artifact. */
function traceOf(caseId: string, evidence: ReadonlyMap<string, Uint8Array>) {
  const folders = [...evidence.keys()].flatMap((name) => /^(runs\/[\w.-]+)\/result\.json$/.exec(name)?.[1] ?? []);
  for (const folder of folders.toSorted().toReversed()) {
    const result = resultSchema.safeParse(jsonOf(evidence.get(`${folder}/result.json`)));
    if (!result.success || result.data.case_id !== caseId) continue;
    const trace = traceSchema.safeParse(jsonOf(evidence.get(`${folder}/trace.json`)));
    return trace.success ? trace.data : undefined;
  }
  return undefined;
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined) return undefined;
  try {
    return parseJson(new TextDecoder().decode(bytes), { name: "the evidence" });
  } catch {
    return undefined;
  }
}
