import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import {
  readCaseFolder,
  writeCaseFolder
} from "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import {
  migrateCase
} from "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
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
