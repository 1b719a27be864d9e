import * as z from "zod";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { effectLookup } from "../../core/effects.ts";
import { addFromTrace } from "../../core/fixtures/add-fixtures.ts";
import { addVariant, describeModelChange } from "../../core/fixtures/model-variants.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import type { Redactor } from "../../core/redact/redact.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import { type ModelExchange, modelFixturesSchema } from "../../core/schema/fixtures.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { Verdict } from "../../core/schema/attempt-result.ts";
import { type TraceRun, traceSchema } from "../../core/schema/trace.ts";

const resultSchema = z.looseObject({ case_id: z.string() });

/** Files of an artifact that tell what answered an attempt: attempts from 2 have a folder of their own. */
export const evidenceFiles = /^runs\/[\w.-]+\/(?:(?:attempt-\d+\/)?(?:trace|model)|result)\.json$/;

/** The evidence was redacted where it was written. */
const asItIs: Pick<Redactor, "redact"> = { redact: (value) => value };

interface EvidenceSource {
  result: CaseResult;
  evidence: ReadonlyMap<string, Uint8Array>;
  /** The way of an attempt that ended so is kept: what a failing agent was told helps nobody. */
  wanted: Verdict;
}

/**
 * What answered a case's calls in the replay and is none of its fixtures yet, as fixtures of its own: tools (another case's, or a live
 * read), and what live models answered, as a recorded way.
 */
export function addedAnswers(
  files: CaseFiles,
  { result, evidence, wanted }: EvidenceSource,
): { files: CaseFiles; notes: string[] } {
  const folder = evidenceOf(result.case_id, evidence);
  if (folder === undefined) return { files, notes: [] };
  const loaded = loadCase(files, result.path.split("/").at(-1) ?? result.case_id);
  const good = result.attempts.find(({ verdict }) => verdict === wanted);
  const at = good === undefined || good.attempt === 1 ? folder : `${folder}/attempt-${good.attempt}`;
  const trace = traceSchema.safeParse(jsonOf(evidence.get(`${at}/trace.json`)));
  if (!trace.success) return { files, notes: [] };
  const tools = addedCalls(files, loaded, trace.data);
  const exchanges = good === undefined ? undefined : exchangesIn(evidence.get(`${at}/model.json`));
  if (exchanges === undefined) return tools;
  const models = addedWay(tools.files, loaded, { exchanges, recorded_at: trace.data.started_at ?? momentOf(folder) });
  return { files: models.files, notes: [...tools.notes, ...models.notes] };
}

function addedCalls(files: CaseFiles, loaded: LoadedCase, trace: TraceRun): { files: CaseFiles; notes: string[] } {
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

/** The agent goes this way now: the ways that nobody follows any more go, as `replaykit guard` lets them go. */
function addedWay(
  files: CaseFiles,
  { modelFixtures, case: { replay } }: LoadedCase,
  way: { exchanges: ModelExchange[]; recorded_at: string },
): { files: CaseFiles; notes: string[] } {
  const change = addVariant(modelFixtures, way, { replace: true });
  if (change.added === undefined) return { files, notes: [] };
  const after = { ...files, "fixtures/model.json": formatJsonFile(change.fixtures) };
  if (replay.model === "live") {
    const recording = { path: ["replay", "model"], value: "recorded-until-divergence" };
    after["case.yaml"] = editCaseYaml(files["case.yaml"] ?? "", [recording]);
  }
  return { files: after, notes: describeModelChange(change) };
}

function exchangesIn(bytes: Uint8Array | undefined): ModelExchange[] | undefined {
  const kept = modelFixturesSchema.safeParse(jsonOf(bytes));
  return kept.success && kept.data.exchanges.length > 0 ? kept.data.exchanges : undefined;
}

/** The folder of the newest replay of a case in an artifact. */
function evidenceOf(caseId: string, evidence: ReadonlyMap<string, Uint8Array>): string | undefined {
  const folders = [...evidence.keys()].flatMap((name) => /^(runs\/[\w.-]+)\/result\.json$/.exec(name)?.[1] ?? []);
  return folders
    .toSorted()
    .toReversed()
    .find((folder) => {
      const result = resultSchema.safeParse(jsonOf(evidence.get(`${folder}/result.json`)));
      return result.success && result.data.case_id === caseId;
    });
}

/** The moment in the name of a folder of evidence, `runs/<YYYYMMDD-HHMMSS>-<case>`. */
function momentOf(folder: string): string {
  const digits = /^runs\/(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-/.exec(folder);
  if (digits === null) return "";
  const [, year, month, day, hour, minute, second] = digits;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined) return undefined;
  try {
    return parseJson(new TextDecoder().decode(bytes), { name: "the evidence" });
  } catch {
    return undefined;
  }
}
