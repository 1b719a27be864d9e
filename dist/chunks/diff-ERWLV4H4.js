import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  compareRuns,
  reportComparison
} from "./chunk-OM3IHVU4.js";
import {
  traceFileOf
} from "./chunk-T4ZB2TPS.js";
import {
  readOneTrace
} from "./chunk-2GLAD7ZP.js";
import "./chunk-2FQZJBAN.js";
import "./chunk-P43ETFAW.js";
import "./chunk-Q6LTGZMA.js";
import "./chunk-S55TV4DX.js";
import "./chunk-4RAIIDOJ.js";
import "./chunk-O7UMYL3X.js";
import "./chunk-D3YXYGV7.js";
import "./chunk-GPNFHSSM.js";
import {
  openProject
} from "./chunk-PINXVO47.js";
import "./chunk-XIC74LEN.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-O6D54HY7.js";
import "./chunk-RZ3X7GYU.js";
import "./chunk-VH2A37TA.js";
import {
  effectLookup,
  runFromOutput,
  runFromTrace,
  runOutputSchema
} from "./chunk-6V2FDER7.js";
import {
  parseJson
} from "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/diff.ts
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
async function run(context) {
  const { args, flags, terminal, cwd } = context;
  const [left, right, ...more] = args;
  if (left === void 0 || right === void 0 || more.length > 0) {
    throw new ReplayKitError("usage", `diff takes two runs, but got ${args.length}`, { hint: "replaykit diff --help" });
  }
  const project = await openProject(context);
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
async function writePage(path, { left, right }) {
  const { comparisonPage } = await import("./compare-page-4JCPXJCC.js");
  await writeFile(path, comparisonPage(left, right));
}
async function readRun(argument, effects, context) {
  const file = await traceFileOf(argument, context);
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
