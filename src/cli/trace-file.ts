import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import type { CommandContext } from "./command.ts";
import { environmentTrace, runTrace } from "./local-runs.ts";
import { absentRun } from "./run-place.ts";
import { caseFolders, openProject } from "./project.ts";

/** The file that holds the trace of what an argument names: a file, `-`, a case's folder, its case.yaml its id, or a run of the local store. */
export async function traceFileOf(argument: string, context: CommandContext): Promise<string> {
  if (argument === "-" || (await runTrace(argument, context))) return argument;
  const path = resolve(context.cwd, argument);
  if (existsSync(path) && statSync(path).isFile() && !path.endsWith("case.yaml")) return path;
  const folder = await caseFolder(argument, context);
  return folder === undefined ? argument : join(folder, "source-trace.json");
}

function absentTrace(argument: string): ReplayKitError {
  return new ReplayKitError("not_found", `there is no file, case or run "${argument}"`, {
    hint: "name a trace file; `replaykit case` lists the cases, `replaykit runs` the recorded runs",
  });
}

/** `undefined` if the argument names a run of the Worker in the environment; a case of that name comes first. */
async function caseFolder(argument: string, context: CommandContext): Promise<string | undefined> {
  const project = await openProject(context);
  try {
    const [folder] = await caseFolders(project, { args: [argument], cwd: context.cwd });
    return folder;
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "not_found") throw error;
    if (await environmentTrace(argument, context)) return undefined;
    throw absentRun(argument, context) ?? absentTrace(argument);
  }
}
