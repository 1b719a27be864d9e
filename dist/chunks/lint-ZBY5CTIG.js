import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fixCase,
  lintCase
} from "./chunk-OTUBKPWA.js";
import "./chunk-PSN3L2HE.js";
import {
  caseFolders,
  casesOnBase,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  readCaseFolder,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import {
  plural
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/lint.ts
async function run(context) {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const folders = await caseFolders(project, context);
  const today = nodePlatform.now().toISOString().slice(0, 10);
  const onBase = await casesOnBase(project, context.env);
  const linted = [];
  for (const folder of folders) {
    let { files } = await readCaseFolder(folder);
    let fixed = [];
    if (flags.on("fix")) {
      const result = fixCase({ files, folder });
      fixed = result.fixed;
      if (fixed.length > 0) await writeCaseFolder(folder, result.files);
      files = result.files;
    }
    const problems = lintCase({ files, folder, config: project.config, today, onBase: onBase(folder) });
    linted.push({ path: shortPath(project.root, folder), problems, fixed });
  }
  const errors = linted.flatMap(({ problems }) => problems).filter(({ level }) => level === "error").length;
  if (flags.on("json")) terminal.printJson({ version: 1, errors, cases: linted });
  else print(terminal, linted, errors);
  return errors > 0 ? exitCode.actionNeeded : exitCode.ok;
}
function print(terminal, linted, errors) {
  for (const { path, problems, fixed } of linted) {
    for (const fix of fixed) terminal.print(`${path}: ${terminal.style("green", "fixed")} ${terminal.safe(fix)}`);
    for (const problem of problems) {
      const place = `${path}/${problem.file}${problem.line === void 0 ? "" : `:${problem.line}`}`;
      const level = terminal.style(problem.level === "error" ? "red" : "yellow", problem.level);
      terminal.print(`${place}: ${level} ${terminal.safe(problem.message)} [${problem.code}]`);
      if (problem.hint !== void 0) terminal.print(`  → ${terminal.safe(problem.hint)}`);
    }
  }
  const count = plural(linted.length, "case");
  terminal.print(errors === 0 ? `${count}: sound` : `${count}: ${plural(errors, "error")}`);
  if (linted.some(({ problems }) => problems.some(({ fixable }) => fixable))) {
    terminal.print("Some can be mended: replaykit lint --fix");
  }
}
export {
  run
};
