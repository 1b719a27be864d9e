import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { addVariant, describeModelChange } from "../../core/fixtures/model-variants.ts";
import { lintCase } from "../../core/lint/lint-case.ts";
import { loadCase } from "../../core/case/load-case.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { provenExchanges } from "../evidence/kept-evidence.ts";
import { nodePlatform } from "../platform.ts";
import type { ReplayOptions } from "../replay/replay-options.ts";

export interface GuardSubject {
  caseId: string;
  folder: string;
  files: CaseFiles;
  config: ReplayConfig;
  /** Folder with evidence of the replay in which the case was fixed. */
  evidence: string;
  /** Replays only this case. */
  replay: (
    options: Pick<ReplayOptions, "cases" | "sealed" | "evidence" | "attempts" | "partial">,
  ) => Promise<ReplayReport>;
}

export interface GuardFiles {
  /** The case's files with the state `guard`. */
  files: CaseFiles;
  /** What was stored of the models' answers, or why nothing was; one line each. */
  notes: string[];
}

/**
 * Turns a fixed case into a guard. Stores the live models' answers of a good attempt as a recorded way: a sequence of
 * exchanges that a replay can follow. Pull requests then need no key. The answers are stored only if the case is also
 * fixed when replayed from recordings alone.
 */
export async function guardFiles(subject: GuardSubject): Promise<GuardFiles> {
  const { caseId, files, evidence } = subject;
  const guarded = edited(files, [{ path: ["state"], value: "guard" }]);
  const exchanges = provenExchanges(evidence, caseId);
  if (exchanges === undefined) return { files: guarded, notes: [] };
  const { case: replayCase, modelFixtures } = loadCase(files, caseId);
  const variant = { recorded_at: nodePlatform.now().toISOString(), exchanges };
  const change = addVariant(modelFixtures, variant, { replace: true });
  const kept = { ...guarded, "fixtures/model.json": formatJsonFile(change.fixtures) };
  const fault = faultIn(kept, subject) ?? (await failureOf(kept, subject));
  if (fault !== undefined)
    return {
      files: guarded,
      notes: [`! the models' answers are not kept, so that this guard needs a live model: ${fault}`],
    };
  const model = replayCase.replay.model === "live" ? "recorded-until-divergence" : undefined;
  return {
    files: model === undefined ? kept : edited(kept, [{ path: ["replay", "model"], value: model }]),
    notes: describeModelChange(change),
  };
}

function edited(files: CaseFiles, changes: Parameters<typeof editCaseYaml>[1]): CaseFiles {
  return { ...files, "case.yaml": editCaseYaml(files["case.yaml"] ?? "", changes) };
}

/** The first lint error about the model fixtures, if any. */
function faultIn(files: CaseFiles, { folder, config }: GuardSubject): string | undefined {
  const today = nodePlatform.now().toISOString().slice(0, 10);
  return lintCase({ files, folder, config, today }).find(
    ({ level, file }) => level === "error" && file === "fixtures/model.json",
  )?.message;
}

async function failureOf(files: CaseFiles, { folder, replay }: GuardSubject): Promise<string | undefined> {
  const alone = edited(files, [{ path: ["replay", "model"], value: "recorded" }]);
  const sealed = { read: () => alone };
  const { cases } = await replay({ cases: [folder], sealed, evidence: false, attempts: 1, partial: true });
  const [result] = cases;
  return result?.verdict === "fixed"
    ? undefined
    : `replayed without a model it is ${result?.verdict}: ${result?.reason}`;
}
