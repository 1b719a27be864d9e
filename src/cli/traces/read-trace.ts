import { existsSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { isScored, rated } from "../../core/formats/fields/scores.ts";
import type { TraceInput } from "../../core/formats/input/prepare-input.ts";
import {
  type AllTraces,
  type ImportedTrace,
  readAllTraces,
  type ReadOptions,
  readTraces,
} from "../../core/formats/input/read-traces.ts";
import { traceShape } from "../../core/schema/trace.ts";
import { refuseLink } from "../../node/files/case-folder.ts";
import { nodePlatform } from "../../node/platform.ts";
import { keepYoungSpaceSmall } from "../../node/young-space.ts";
import type { CommandContext } from "../command.ts";
import { maxBytesOf, withRemedy } from "../import/large-lines.ts";
import { caseFolders, openProject } from "../project.ts";
import { environmentTrace, runTrace } from "../runs/local-runs.ts";
import { absentRun } from "../runs/run-place.ts";
import { archive, readBytes, traceContent } from "./read-bytes.ts";

/** Every trace in a file, or in standard input for `-`. */
export async function readTraceFile(path: string, context: CommandContext): Promise<ImportedTrace[]> {
  const { input, options } = await openTraceFile(path, context);
  try {
    return await ratedByProject(readTraces(input, options), context);
  } catch (error) {
    throw unreadable(error, input);
  }
}

/** Like `readTraceFile`, with the errors of what could not be read. */
export async function readAllOfFile(path: string, context: CommandContext): Promise<AllTraces> {
  const { input, options } = await openTraceFile(path, context);
  try {
    const { traces, refused } = readAllTraces(input, options);
    return { traces: await ratedByProject(traces, context), refused };
  } catch (error) {
    throw unreadable(error, input);
  }
}

/** The error of an unreadable file, with what to do about it. */
function unreadable(error: unknown, input: TraceInput): unknown {
  const unknown = error instanceof ReplayKitError && error.code === "unknown_format";
  const zipped = input.bytes?.[0] === 0x50 && input.bytes[1] === 0x4b;
  return unknown && zipped ? archive(input.name, "unzip") : withRemedy(error);
}

/** Rates traces by the scores that the project calls bad. Traces without scores do not open the project. */
export async function ratedByProject(traces: ImportedTrace[], context: CommandContext): Promise<ImportedTrace[]> {
  if (!traces.some(({ trace }) => isScored(trace))) return traces;
  const { config } = await openProject(context, () => undefined);
  const bad = config.bad_scores;
  return bad === undefined ? traces : traces.map((read) => ({ ...read, trace: rated(read.trace, bad) }));
}

/** Files with more bytes need care with memory. */
const largeFile = 1_000_000;

/** The content of a file, and the options for reading it. */
export async function openTraceFile(
  path: string,
  context: CommandContext,
): Promise<{ input: TraceInput; options: ReadOptions }> {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  const format = context.flags.text("format");
  const name = path === "-" ? "standard input" : path;
  if (bytes.length > largeFile) keepYoungSpaceSmall();
  return {
    input: { name, ...traceContent(bytes, name), maxBytes: maxBytesOf(context) },
    options: { platform: nodePlatform, ...compact({ format }) },
  };
}

/**
 * The one trace that a command works on: the only one in the file, or the one that `--run` names. `advice` is the hint
 * for a command without `--run`.
 */
export async function readOneTrace(
  path: string,
  context: CommandContext,
  advice = "name one with --run",
): Promise<ImportedTrace> {
  const recorded = (await runTrace(path, context)) ?? (await environmentTrace(path, context));
  if (recorded) return { trace: recorded, format: "a recorded run", notes: [] };
  const absent = absentRun(path, context);
  if (absent) throw absent;
  const traces = await readTraceFile(path, context);
  const run = context.flags.text("run");
  const chosen = run === undefined ? traces : traces.filter(({ trace }) => trace.run_id === run);
  const [first, ...more] = chosen;
  if (first !== undefined && more.length === 0) return first;
  const ids = traces
    .slice(0, 20)
    .map(({ trace }) => context.terminal.safe(trace.run_id))
    .join(", ");
  if (first === undefined && run === undefined)
    throw new ReplayKitError("invalid_trace", `${basename(path)} holds no run`, { hint: traceShape });
  throw new ReplayKitError(
    "usage",
    first === undefined ? `${basename(path)} holds no run "${run}"` : `${basename(path)} holds ${chosen.length} runs`,
    { hint: `${advice}: ${ids}${traces.length > 20 ? ", …" : ""}` },
  );
}

/**
 * The file of the named trace: a file, `-`, or a case by folder, case.yaml or id. The name of a run is returned as it
 * is.
 */
export async function traceFileOf(argument: string, context: CommandContext): Promise<string> {
  if (argument === "-" || (await runTrace(argument, context))) return argument;
  const path = resolve(context.cwd, argument);
  if (existsSync(path) && statSync(path).isFile() && !path.endsWith("case.yaml")) return path;
  const folder = await caseFolder(argument, context);
  if (folder === undefined) return argument;
  const file = join(folder, "source-trace.json");
  refuseLink(file, folder);
  return file;
}

function absentTrace(argument: string): ReplayKitError {
  return new ReplayKitError("not_found", `there is no file, case or run "${argument}"`, {
    hint: "name a trace file; `npx replaykit case` lists the cases, `npx replaykit runs` the recorded runs",
  });
}

/**
 * The folder of a case; `undefined` if the argument names a run of the environment's Worker. A case of the same name
 * comes first.
 */
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
