import type { Platform } from "../platform.ts";
import { exportAtif } from "./atif.ts";
import type { Exported, ExportedCase, Exporter } from "./exported-case.ts";
import { exportInspect } from "./inspect.ts";
import { exportJunit } from "./junit.ts";
import { exportLangSmithDataset } from "./langsmith-dataset.ts";
import { exportOpenAiEvals } from "./openai-evals.ts";
import { exportOtlp } from "./otlp.ts";
import { exportPromptfoo } from "./promptfoo.ts";
import { exportPytest } from "./pytest.ts";
import { exportVitest } from "./vitest.ts";

export const exportTargets = [
  "promptfoo",
  "openai-evals",
  "pytest",
  "vitest",
  "inspect",
  "langsmith-dataset",
  "otlp",
  "atif",
  "junit",
] as const;
export type ExportTarget = (typeof exportTargets)[number];

const exporters: Record<ExportTarget, Exporter> = {
  promptfoo: exportPromptfoo,
  "openai-evals": exportOpenAiEvals,
  pytest: exportPytest,
  vitest: exportVitest,
  inspect: exportInspect,
  "langsmith-dataset": exportLangSmithDataset,
  otlp: exportOtlp,
  atif: exportAtif,
  junit: exportJunit,
};

/** Files that hold the cases for another tool. */
export function exportCases(
  target: ExportTarget,
  cases: readonly ExportedCase[],
  platform: Pick<Platform, "hash">,
): Exported {
  return exporters[target](cases, platform);
}
