import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { type ComparedRun, compareRuns } from "../../core/diff/explain.ts";
import { type EffectLookup, effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { reportComparison } from "../../core/report/terminal/differences.ts";
import { runFromOutput } from "../../core/run/run-from-output.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { runOutputSchema } from "../../core/schema/run-output.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { newestEvidence } from "../../node/evidence/kept-evidence.ts";
import { writeOutput } from "../../node/files/write-file.ts";
import { refuseLink } from "../../node/files/case-folder.ts";
import { caseFolders, openProject, type Project } from "../project.ts";
import { readOneTrace, traceFileOf } from "./read-trace.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal, cwd } = context;
  const [left, named, ...more] = args;
  if (left === undefined || more.length > 0) {
    throw new ReplayKitError("usage", `diff takes two runs, or a case, but got ${args.length}`, {
      hint: "npx replaykit diff --help",
    });
  }
  const project = await openProject(context);
  const right = named ?? (await lastReplayOf(left, context, project));
  const effects = effectLookup(undefined, project.config.effects);
  const runs = { left: await readRun(left, effects, context), right: await readRun(right, effects, context) };
  const comparison = compareRuns(runs.left, runs.right);
  const file = flags.text("html");
  if (file !== undefined) await writePage(resolve(cwd, file), runs);
  if (flags.on("json")) {
    const { equal, differences, ...explanation } = comparison;
    terminal.printJson({ version: 1, equal, explanation, differences });
  } else terminal.print(reportComparison(comparison, runs));
  if (file !== undefined) terminal.note(`written: ${file}`);
  return comparison.equal ? exitCode.ok : exitCode.actionNeeded;
}

/** Folder of the newest kept replay of a case, relative to the working directory. */
async function lastReplayOf(name: string, context: CommandContext, project: Project): Promise<string> {
  const [folder] = await caseFolders(project, { args: [name], cwd: context.cwd });
  const caseId = basename(folder ?? name);
  const newest = newestEvidence(join(project.root, ".replaykit", "runs"), caseId);
  if (newest !== undefined) return relative(context.cwd, newest);
  throw new ReplayKitError("not_found", `no evidence of a replay of ${caseId} is kept`, {
    hint: `npx replaykit replay ${caseId}`,
  });
}

/** The file of a run in a folder of evidence: the runner's output, else the trace that the gateway saw. */
function evidenceFile(argument: string, cwd: string): string | undefined {
  const folder = resolve(cwd, argument);
  const file = ["runner-output.json", "trace.json"].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file !== undefined) refuseLink(file, folder);
  return file;
}

/** The pages are loaded only if one is asked for. */
async function writePage(path: string, { left, right }: { left: ComparedRun; right: ComparedRun }): Promise<void> {
  const { comparisonPage } = await import("../../pages/run/compare-page.tsx");
  writeOutput(path, comparisonPage(left, right));
}

async function readRun(argument: string, effects: EffectLookup, context: CommandContext): Promise<ComparedRun> {
  const file = evidenceFile(argument, context.cwd) ?? (await traceFileOf(argument, context));
  const output = file.endsWith(".json") ? await readOutput(resolve(context.cwd, file)) : undefined;
  if (output) return { name: argument, run: runFromOutput(output, effects) };
  const { trace } = await readOneTrace(file, context, "npx replaykit import --out <folder> writes one file for each");
  return { name: argument, run: runFromTrace(trace, effects), trace };
}

/** The runner's output in a file; `undefined` if it is none. An output has a status and calls, but no events. */
async function readOutput(path: string) {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined || !/"tool_calls"\s*:/.test(text)) return undefined;
  const parsed = runOutputSchema.safeParse(parseJson(text, { name: path }));
  return parsed.success ? parsed.data : undefined;
}
