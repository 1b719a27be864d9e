import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  effectLookup,
  keptTrace,
  loadCase,
  newestEvidence,
  readCaseFiles,
  runFromOutput,
  runFromTrace,
  runOutputSchema
} from "./chunk-3QQEB6C6.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/node/run-pairs.ts
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
var mostPairs = 50;
function readRunPairs(report, where) {
  const interesting = report.cases.filter(({ standing }) => standing !== "holding" && standing !== "skipped").slice(0, mostPairs);
  return new Map(
    interesting.flatMap((result) => {
      const pair = readPair(result, where);
      return pair ? [[result.path, pair]] : [];
    })
  );
}
function readPair({ path, case_id }, { root, evidence, config }) {
  try {
    const folder = join(root, path);
    const { case: replayCase, trace } = loadCase(readCaseFiles(folder), basename(folder));
    const effects = effectLookup(replayCase.effects, config.effects, config.aliases);
    return { recorded: runFromTrace(trace, effects), replayed: readReplayed(evidence, case_id, effects) };
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}
function readReplayed(evidence, caseId, effects) {
  const folder = newestEvidence(evidence, caseId);
  if (folder === void 0) return void 0;
  const written = writtenRun(folder, effects);
  if (written) return written;
  const trace = keptTrace(folder);
  return trace && runFromTrace(trace, effects);
}
function writtenRun(folder, effects) {
  try {
    const parsed = runOutputSchema.safeParse(JSON.parse(readFileSync(join(folder, "runner-output.json"), "utf8")));
    return parsed.success ? runFromOutput(parsed.data, effects) : void 0;
  } catch {
    return void 0;
  }
}

export {
  readRunPairs,
  readReplayed
};
