import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CommandContext } from "./command.ts";
import { runTrace } from "./local-runs.ts";
import { caseFolders, openProject } from "./project.ts";

/** The file that holds the trace of what an argument names: a file, `-`, a case's folder, its case.yaml its id, or a run of the local store. */
export async function traceFileOf(argument: string, context: CommandContext): Promise<string> {
  if (argument === "-" || (await runTrace(argument, context))) return argument;
  const path = resolve(context.cwd, argument);
  if (existsSync(path) && statSync(path).isFile() && !path.endsWith("case.yaml")) return path;
  const [folder] = await caseFolders(await openProject(context), { args: [argument], cwd: context.cwd });
  return folder === undefined ? path : join(folder, "source-trace.json");
}
