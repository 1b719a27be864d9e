import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runFromOutput
} from "./chunks/chunk-WUWAXQXH.js";
import {
  checkRun
} from "./chunks/chunk-3IOC3QWO.js";
import {
  loadCase
} from "./chunks/chunk-BH4NIDXN.js";
import "./chunks/chunk-QRDE2U5I.js";
import "./chunks/chunk-P72BP2YS.js";
import {
  runOutputSchema
} from "./chunks/chunk-NNPYAI6N.js";
import {
  readCaseFiles
} from "./chunks/chunk-YPDIPNTS.js";
import "./chunks/chunk-ZNXELE7A.js";
import "./chunks/chunk-F3XWN5HJ.js";
import "./chunks/chunk-STBE43RC.js";
import "./chunks/chunk-3U2T44OD.js";
import {
  traceSchema
} from "./chunks/chunk-JLQWZFRY.js";
import "./chunks/chunk-5LI65K7B.js";
import "./chunks/chunk-CDTRLQZL.js";
import "./chunks/chunk-XEYS2RPR.js";
import "./chunks/chunk-W6MLTXWJ.js";
import "./chunks/chunk-E3666BLM.js";
import "./chunks/chunk-GC64FZBI.js";
import "./chunks/chunk-SN3GIU3B.js";
import {
  effectLookup
} from "./chunks/chunk-TC25HOH2.js";
import {
  runFromTrace
} from "./chunks/chunk-AHRWLNSE.js";
import "./chunks/chunk-UEQIKGNP.js";
import "./chunks/chunk-DN6WLQW3.js";
import "./chunks/chunk-CFR755V3.js";
import "./chunks/chunk-BJDCX3BS.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/vitest.ts
import { basename, resolve } from "node:path";
function toSatisfyCase(received, folder) {
  const path = resolve(folder);
  const { case: replayCase } = loadCase(readCaseFiles(path), basename(path));
  const run = runOf(received, effectLookup(replayCase.effects));
  const outcomes = replayCase.assertions.map((check) => checkRun(run, check));
  const broken = outcomes.filter(({ outcome }) => outcome === "fail");
  const decided = outcomes.filter(({ outcome }) => outcome !== "needs_human");
  const again = replayCase.signatures.length > 0 && replayCase.signatures.every((check) => checkRun(run, check).outcome === "pass");
  const lines = [
    ...again ? ["the failure is there again: every signature holds"] : [],
    ...decided.length === 0 ? ["no assertion could be decided"] : [],
    ...broken.map(({ check, message }) => `${check}: ${message}`)
  ];
  const pass = lines.length === 0;
  return {
    pass,
    message: () => pass ? `the run satisfies the case ${replayCase.id}: all ${decided.length} decided assertions hold` : [`the run does not satisfy the case ${replayCase.id} (${replayCase.title ?? ""})`, ...lines].join("\n  ")
  };
}
var caseMatchers = { toSatisfyCase };
function runOf(received, effects) {
  const trace = traceSchema.safeParse(received);
  if (trace.success) return runFromTrace(trace.data, effects);
  return runFromOutput(runOutputSchema.parse(received), effects);
}
export {
  caseMatchers,
  toSatisfyCase
};
