import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  migrateCase,
  readCaseFolder,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import {
  plural
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
  if (changed.length === 0) terminal.print(`${plural(migrated.length, "case")}, all current`);
  return exitCode.ok;
}
export {
  run
};
