import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  compareRuns,
  reportComparison
} from "./chunk-2ZBXODXH.js";
import {
  traceFileOf
} from "./chunk-O7UFS7QA.js";
import {
  readOneTrace
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  caseFolders,
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  effectLookup,
  newestEvidence,
  runFromOutput,
  runFromTrace,
  runOutputSchema
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
  const { comparisonPage } = await import("./compare-page-KHACDMK6.js");
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
