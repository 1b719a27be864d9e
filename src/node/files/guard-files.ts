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
  /** Folder of the evidence of the replay that showed the case fixed. */
  evidence: string;
  /** Replays this case alone. */
  replay: (options: Pick<ReplayOptions, "cases" | "sealed" | "evidence" | "attempts">) => Promise<ReplayReport>;
}

export interface GuardFiles {
  /** The files of the case as a guard has them. */
  files: CaseFiles;
  /** What was kept of the models' answers, or why nothing was: a line each. */
  notes: string[];
}

/**
 * A fixed case as a guard. What live models answered in a good attempt becomes a recorded way of it, so that pull requests are judged
 * without a key: it is kept only if the agent, replayed once more with nothing but the recording, is still fixed.
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

/** Leaves out what lint would refuse. */
function faultIn(files: CaseFiles, { folder, config }: GuardSubject): string | undefined {
  const today = nodePlatform.now().toISOString().slice(0, 10);
  return lintCase({ files, folder, config, today }).find(
    ({ level, file }) => level === "error" && file === "fixtures/model.json",
  )?.message;
}

async function failureOf(files: CaseFiles, { folder, replay }: GuardSubject): Promise<string | undefined> {
  const alone = edited(files, [{ path: ["replay", "model"], value: "recorded" }]);
  const { cases } = await replay({ cases: [folder], sealed: { read: () => alone }, evidence: false, attempts: 1 });
  const [result] = cases;
  return result?.verdict === "fixed"
    ? undefined
    : `replayed without a model it is ${result?.verdict}: ${result?.reason}`;
}
