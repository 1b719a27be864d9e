import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runFromOutput
} from "./chunk-WUWAXQXH.js";
import {
  newestEvidence
} from "./chunk-FRCZNGUK.js";
import {
  loadCase
} from "./chunk-BH4NIDXN.js";
import {
  runOutputSchema
} from "./chunk-NNPYAI6N.js";
import {
  readCaseFiles,
  readTextFile
} from "./chunk-YPDIPNTS.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  literal,
  looseObject,
  number,
  record,
  string
} from "./chunk-SN3GIU3B.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/node/replay/durations.ts
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
var durationsSchema = looseObject({
  version: literal(1),
  durations: record(string(), number().nonnegative())
});
var maxBytes = 16 * 1024 * 1024;
function readDurations(path) {
  const text = readTextFile(path, { name: path, maxBytes, invalid: "invalid_json" });
  if (text === void 0) return {};
  const parsed = durationsSchema.safeParse(parseJson(text, { name: path }));
  if (parsed.success) return parsed.data.durations;
  throw new ReplayKitError("invalid_input", `${path} is not a file of durations: ${parsed.error.issues[0]?.message}`, {
    hint: "delete it: the next replay writes it anew"
  });
}
function mergeDurations(known, report) {
  const merged = { ...known };
  for (const { case_id, duration_ms, attempts } of report.cases) {
    if (attempts.length > 0) merged[case_id] = Math.round(duration_ms);
  }
  return merged;
}
function writeDurations(path, durations) {
  const sorted = Object.fromEntries(Object.entries(durations).toSorted(([a], [b]) => a < b ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ version: 1, durations: sorted }, void 0, 2)}
`);
  renameSync(`${path}.new`, path);
}

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
    const effects = effectLookup(replayCase.effects, config.effects);
    return { recorded: runFromTrace(trace, effects), replayed: readReplayed(evidence, case_id, effects) };
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}
function readReplayed(evidence, caseId, effects) {
  const folder = newestEvidence(evidence, caseId);
  if (folder === void 0) return void 0;
  try {
    const parsed = runOutputSchema.safeParse(JSON.parse(readFileSync(join(folder, "runner-output.json"), "utf8")));
    return parsed.success ? runFromOutput(parsed.data, effects) : void 0;
  } catch {
    return void 0;
  }
}

export {
  readDurations,
  mergeDurations,
  writeDurations,
  readRunPairs
};
