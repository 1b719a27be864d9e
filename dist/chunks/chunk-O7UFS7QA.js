import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  absentRun,
  environmentTrace,
  runTrace
} from "./chunk-RXF2VI3V.js";
import {
  caseFolders,
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/trace-file.ts
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
async function traceFileOf(argument, context) {
  if (argument === "-" || await runTrace(argument, context)) return argument;
  const path = resolve(context.cwd, argument);
  if (existsSync(path) && statSync(path).isFile() && !path.endsWith("case.yaml")) return path;
  const folder = await caseFolder(argument, context);
  return folder === void 0 ? argument : join(folder, "source-trace.json");
}
function absentTrace(argument) {
  return new ReplayKitError("not_found", `there is no file, case or run "${argument}"`, {
    hint: "name a trace file; `replaykit case` lists the cases, `replaykit runs` the recorded runs"
  });
}
async function caseFolder(argument, context) {
  const project = await openProject(context);
  try {
    const [folder] = await caseFolders(project, { args: [argument], cwd: context.cwd });
    return folder;
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "not_found") throw error;
    if (await environmentTrace(argument, context)) return void 0;
    throw absentRun(argument, context) ?? absentTrace(argument);
  }
}

export {
  traceFileOf
};
