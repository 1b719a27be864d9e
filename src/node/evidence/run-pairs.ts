import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import { runFromOutput } from "../../core/run/run-from-output.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { runOutputSchema } from "../../core/schema/run-output.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import type { Run } from "../../core/schema/run.ts";
import { readCaseFiles } from "../files/case-folder.ts";
import { keptTrace } from "./evidence-trace.ts";
import { newestEvidence } from "./kept-evidence.ts";

/** A recorded run and its replay. */
export interface RunPair {
  recorded: Run;
  replayed: Run | undefined;
}

/** Limit of pairs, so that the page stays readable. */
const mostPairs = 50;

/**
 * The recorded and the replayed run of each case that neither holds nor was skipped, read from the case and its
 * evidence.
 */
export function readRunPairs(
  report: ReplayReport,
  where: { root: string; evidence: string; config: ReplayConfig },
): Map<string, RunPair> {
  const interesting = report.cases
    .filter(({ standing }) => standing !== "holding" && standing !== "skipped")
    .slice(0, mostPairs);
  return new Map(
    interesting.flatMap((result) => {
      const pair = readPair(result, where);
      return pair ? [[result.path, pair] as const] : [];
    }),
  );
}

function readPair(
  { path, case_id }: CaseResult,
  { root, evidence, config }: { root: string; evidence: string; config: ReplayConfig },
) {
  try {
    const folder = join(root, path);
    const { case: replayCase, trace } = loadCase(readCaseFiles(folder), basename(folder));
    const effects = effectLookup(replayCase.effects, config.effects, config.aliases);
    return { recorded: runFromTrace(trace, effects), replayed: readReplayed(evidence, case_id, effects) };
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined; // the report itself explains the case's fault
    throw error;
  }
}

/**
 * The replayed run of a case from its newest evidence: the runner's output, else the gateway's trace; `undefined` if
 * there is neither.
 */
export function readReplayed(
  evidence: string,
  caseId: string,
  effects: ReturnType<typeof effectLookup>,
): Run | undefined {
  const folder = newestEvidence(evidence, caseId);
  if (folder === undefined) return undefined;
  const written = writtenRun(folder, effects);
  if (written) return written;
  const trace = keptTrace(folder);
  return trace && runFromTrace(trace, effects);
}

function writtenRun(folder: string, effects: ReturnType<typeof effectLookup>): Run | undefined {
  try {
    const parsed = runOutputSchema.safeParse(JSON.parse(readFileSync(join(folder, "runner-output.json"), "utf8")));
    return parsed.success ? runFromOutput(parsed.data, effects) : undefined;
  } catch {
    return undefined; // an unmodified agent writes no output file
  }
}
