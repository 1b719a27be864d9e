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

/** Files of an artifact that show what an attempt received. From the second attempt on, each has its own folder. */
export const evidenceFiles = /^runs\/[\w.-]+\/(?:(?:attempt-\d+\/)?(?:trace|model)|result)\.json$/;

/** Evidence is redacted when it is written, so it is not redacted again. */
const asItIs: Pick<Redactor, "redact"> = { redact: (value) => value };

interface EvidenceSource {
  result: CaseResult;
  evidence: ReadonlyMap<string, Uint8Array>;
  /** Only an attempt with this verdict is used: answers to a failing agent are of no use. */
  wanted: Verdict;
}

/**
 * Adds fixtures for calls that the case's own fixtures did not answer in the replay: another case's tool result, a live
 * read, or a live model's answer. Models' answers become a recorded way: one sequence of model exchanges that a replay
 * can follow.
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

/** Adds a recorded way and removes those that the agent no longer follows, as `replaykit guard` does. */
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

/** Folder of a case's newest replay in an artifact. */
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

/** Time in the name of an evidence folder, `runs/<YYYYMMDD-HHMMSS>-<case>`, as ISO 8601 in UTC. */
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
