import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-ODNLIN2U.js";
import "./chunk-ACQC2R65.js";
import {
  migrateCase,
  readCaseFolder,
  writeCaseFolder
} from "./chunk-EVW7XDPR.js";
import "./chunk-STBE43RC.js";
import "./chunk-SD42YD4V.js";
import "./chunk-3U2T44OD.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-5LI65K7B.js";
import "./chunk-AD2P542H.js";
import "./chunk-4FIGKTPX.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-MFFC53YA.js";
import "./chunk-CFR755V3.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/migrate.ts
async function run(context) {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const migrated = [];
  for (const folder of await caseFolders(project, context)) {
    const { files } = await readCaseFolder(folder);
    const path = shortPath(project.root, folder);
    const { files: current, changes } = migrateCase(files, path);
    if (changes.length > 0 && !flags.on("dry-run")) await writeCaseFolder(folder, current);
    migrated.push({ path, changes });
  }
  if (flags.on("json")) {
    terminal.printJson({ version: 1, cases: migrated });
    return exitCode.ok;
  }
  const changed = migrated.filter(({ changes }) => changes.length > 0);
  const verb = flags.on("dry-run") ? "would change" : "changed";
  for (const { path, changes } of changed) terminal.print(`${verb} ${path}: ${terminal.safe(changes.join(", "))}`);
  if (changed.length === 0) terminal.print(`${migrated.length} cases, all current`);
  return exitCode.ok;
}
export {
  run
};
