import type { Platform } from "../platform.ts";
import { exportAtif } from "./atif.ts";
import type { ExportOutput, ExportedCase, Exporter } from "./exported-case.ts";
import { exportInspect } from "./inspect.ts";
import { exportJunit } from "./junit.ts";
import { exportLangSmithDataset } from "./langsmith-dataset.ts";
import { exportOpenAiEvals } from "./openai-evals.ts";
import { exportOtlp } from "./otlp.ts";
import { exportPromptfoo } from "./promptfoo.ts";
import { exportPytest } from "./pytest.ts";
import { exportVitest } from "./vitest.ts";

const exporters = {
  promptfoo: exportPromptfoo,
  "openai-evals": exportOpenAiEvals,
  pytest: exportPytest,
  vitest: exportVitest,
  inspect: exportInspect,
  "langsmith-dataset": exportLangSmithDataset,
  otlp: exportOtlp,
  atif: exportAtif,
  junit: exportJunit,
} satisfies Record<string, Exporter>;

export type ExportTarget = keyof typeof exporters;
export const exportTargets = Object.keys(exporters) as ExportTarget[]; // the keys of a const object are its targets

/** Exports the cases as files for another tool. */
export function exportCases(
  target: ExportTarget,
  cases: readonly ExportedCase[],
  platform: Pick<Platform, "hash">,
): ExportOutput {
  return exporters[target](cases, platform);
}
