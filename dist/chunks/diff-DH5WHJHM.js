import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceFileOf
} from "./chunk-UAQSYVV4.js";
import {
  readOneTrace
} from "./chunk-HXFGNMNT.js";
import "./chunk-2UGM47KB.js";
import "./chunk-P43ETFAW.js";
import "./chunk-GHRBRJRB.js";
import "./chunk-PKLID4SK.js";
import {
  compareRuns,
  reportComparison
} from "./chunk-SOQJQ25C.js";
import "./chunk-FQ3IUV6X.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  caseFolders,
  openProject
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-LNEHMXXK.js";
import "./chunk-TNVRX7XU.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-ZB63TERY.js";
import {
  effectLookup,
  newestEvidence,
  runFromOutput,
  runFromTrace,
  runOutputSchema
} from "./chunk-42X4D5AW.js";
import {
  parseJson
} from "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/diff.ts
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
async function run(context) {
  const { args, flags, terminal, cwd } = context;
  const [left, named, ...more] = args;
  if (left === void 0 || more.length > 0) {
    throw new ReplayKitError("usage", `diff takes two runs, or a case, but got ${args.length}`, {
      hint: "replaykit diff --help"
    });
  }
  const project = await openProject(context);
  const right = named ?? await lastReplayOf(left, context, project);
  const effects = effectLookup(void 0, project.config.effects);
  const runs = { left: await readRun(left, effects, context), right: await readRun(right, effects, context) };
  const comparison = compareRuns(runs.left, runs.right);
  const file = flags.text("html");
  if (file !== void 0) await writePage(resolve(cwd, file), runs);
  if (flags.on("json")) {
    const { equal, differences, ...explanation } = comparison;
    terminal.printJson({ version: 1, equal, explanation, differences });
  } else terminal.print(reportComparison(comparison, runs));
  if (file !== void 0) terminal.note(`written: ${file}`);
  return comparison.equal ? exitCode.ok : exitCode.actionNeeded;
}
async function lastReplayOf(name, context, project) {
  const [folder] = await caseFolders(project, { args: [name], cwd: context.cwd });
  const caseId = basename(folder ?? name);
  const newest = newestEvidence(join(project.root, ".replaykit", "runs"), caseId);
  if (newest !== void 0) return relative(context.cwd, newest);
  throw new ReplayKitError("not_found", `no evidence of a replay of ${caseId} is kept`, {
    hint: `replaykit replay ${caseId}`
  });
}
function evidenceFile(argument, cwd) {
  const files = ["runner-output.json", "trace.json"].map((name) => join(resolve(cwd, argument), name));
  return files.find((file) => existsSync(file));
}
async function writePage(path, { left, right }) {
  const { comparisonPage } = await import("./compare-page-I5Y3OUDC.js");
  await writeFile(path, comparisonPage(left, right));
}
async function readRun(argument, effects, context) {
  const file = evidenceFile(argument, context.cwd) ?? await traceFileOf(argument, context);
  const output = file.endsWith(".json") ? await readOutput(resolve(context.cwd, file)) : void 0;
  if (output) return { name: argument, run: runFromOutput(output, effects) };
  const { trace } = await readOneTrace(file, context, "replaykit import --out <folder> writes one file for each");
  return { name: argument, run: runFromTrace(trace, effects), trace };
}
async function readOutput(path) {
  const text = await readFile(path, "utf8").catch(() => void 0);
  if (text === void 0 || !/"tool_calls"\s*:/.test(text)) return void 0;
  const parsed = runOutputSchema.safeParse(parseJson(text, { name: path }));
  return parsed.success ? parsed.data : void 0;
}
export {
  run
};
