import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runTrace
} from "./chunk-2VGZG564.js";
import {
  caseFolders,
  openProject
} from "./chunk-DENCY55P.js";

// src/cli/trace-file.ts
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
async function traceFileOf(argument, context) {
  if (argument === "-" || await runTrace(argument, context)) return argument;
  const path = resolve(context.cwd, argument);
  if (existsSync(path) && statSync(path).isFile() && !path.endsWith("case.yaml")) return path;
  const [folder] = await caseFolders(await openProject(context), { args: [argument], cwd: context.cwd });
  return folder === void 0 ? path : join(folder, "source-trace.json");
}

export {
  traceFileOf
};
