import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { diverge } from "../../core/diff/diverge.ts";
import { type EffectLookup, effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json-limits.ts";
import { reportDifferences } from "../../core/report/differences.ts";
import { runFromOutput } from "../../core/run/run-from-output.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { Run } from "../../core/schema/run.ts";
import { runOutputSchema } from "../../core/schema/run-output.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { openProject } from "../project.ts";
import { readOneTrace } from "../read-trace.ts";
import { traceFileOf } from "../trace-file.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  const [left, right, ...more] = args;
  if (left === undefined || right === undefined || more.length > 0) {
    throw new ReplayKitError("usage", `diff takes two runs, but got ${args.length}`, { hint: "replaykit diff --help" });
  }
  const project = await openProject(context);
  const effects = effectLookup(undefined, project.config.effects);
  const recorded = await readRun(left, effects, context);
  const replayed = await readRun(right, effects, context);
  const differences = diverge(recorded, replayed);
  if (flags.on("json")) terminal.printJson({ version: 1, equal: differences.length === 0, differences });
  else terminal.print(reportDifferences(differences, { left, right }));
  return differences.length === 0 ? exitCode.ok : exitCode.actionNeeded;
}

async function readRun(argument: string, effects: EffectLookup, context: CommandContext): Promise<Run> {
  const file = await traceFileOf(argument, context);
  const output = file.endsWith(".json") ? await readOutput(resolve(context.cwd, file)) : undefined;
  if (output) return runFromOutput(output, effects);
  return runFromTrace((await readOneTrace(file, context)).trace, effects);
}

/** A runner's output, where the file is one: it has a status and calls, but no trace's events. */
async function readOutput(path: string) {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined || !/"tool_calls"\s*:/.test(text)) return undefined;
  const parsed = runOutputSchema.safeParse(parseJson(text, { name: path }));
  return parsed.success ? parsed.data : undefined;
}
