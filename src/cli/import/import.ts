import { ReplayKitError } from "../../core/error.ts";
import { type AllTraces, readAllTraces } from "../../core/formats/input/read-traces.ts";
import { batchKey } from "../../core/formats/input/join-inputs.ts";
import { objectsOf } from "../../core/formats/fields/fields.ts";
import { isMlflowRow } from "../../core/formats/otlp/mlflow-info.ts";
import { readYaml } from "../../core/yaml/yaml-file.ts";
import { nodePlatform } from "../../node/platform.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { type HeldTrace, joinBatches } from "./join-batches.ts";
import { documentOf, type Outcome, tellFault, totals } from "./import-report.ts";
import { isFromService, pullFrom, type ServiceRun } from "./pull-from.ts";
import { largeLines } from "./large-lines.ts";
import { leaveOut, redaction, type TakeOptions, takeTrace } from "./take-trace.ts";
import { isOther, type NamedFile, traceFiles } from "./trace-files.ts";
import { readBytes, readText, traceContent } from "../traces/read-bytes.ts";
import { ratedByProject, readAllOfFile } from "../traces/read-trace.ts";
import { parse } from "csv-parse/sync";
import type { Json } from "../../core/schema/json.ts";

const delimiters = [",", ";", "\t", "|"];

/** Rows of a CSV text as objects, keyed by the names in its first line. All values are strings. */
function readRows(text: string, name: string): Json {
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      max_record_size: 16 * 1024 * 1024,
    });
  } catch (cause) {
    throw new ReplayKitError(
      "invalid_input",
      `${name} is not CSV: ${cause instanceof Error ? cause.message : String(cause)}`,
      { hint: "put the column names in the first line, and the same number of cells in every row", cause },
    );
  }
}

/** Whether a text may be JSON or JSON lines. */
function isJsonText(text: string): boolean {
  return /^[\s\uFEFF]*[[{]/.test(text.slice(0, 4096));
}

/** The delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const header = text.split(/\r?\n/, 1)[0] ?? "";
  const counted = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  if (isFromService(context)) return importFrom(context);
  if (args.length === 0)
    throw new ReplayKitError("usage", "import takes trace files, folders of them, - for standard input, or --from", {
      hint: "npx replaykit import --help",
    });
  const mapping = await readMapping(context);
  const redact = await redaction(context);
  const { files, aside } = await traceFiles(args, context.cwd);
  const outcome: Outcome = { imported: [], count: 0, failures: [], leftOut: [], empty: [], aside };
  const held: HeldTrace[] = [];
  const line = terminal.progress();
  for (const [index, file] of files.entries()) {
    if (files.length > 1) line.update(`${index} of ${files.length} files, ${outcome.count} traces`);
    try {
      const batches = files.length > 1 ? held : undefined;
      await importFile(mapping, batches, { file, outcome, line, context, redact });
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      line.clear();
      notRead(file, error, { outcome, context });
    }
  }
  for (const { file, read } of await joinBatches(held, context))
    await takeTrace(read, { file, outcome, line, context, redact });
  line.clear();
  if (flags.on("json")) terminal.printJson(documentOf(outcome));
  else terminal.note(terminal.safe(totals(outcome)));
  // Exit code 2 only if nothing could be read.
  return outcome.count > 0 || (outcome.failures.length === 0 && files.length > 0 && outcome.aside.length === 0)
    ? exitCode.ok
    : exitCode.broken;
}

/** `held` collects traces that may continue in other files; `undefined` if there is only one file. */
async function importFile(
  mapping: unknown,
  held: HeldTrace[] | undefined,
  options: TakeOptions & { file: NamedFile },
): Promise<void> {
  const { file, outcome, context } = options;
  let any = false;
  let fault: ReplayKitError | undefined;
  for await (const { traces, refused } of await piecesOf(file.path, mapping, context)) {
    for (const read of traces) {
      if (held && batchKey(read.trace) !== undefined) held.push({ file, read });
      else await takeTrace(read, options);
    }
    leaveOut(refused, options);
    any ||= traces.length > 0;
    fault ??= refused[0];
  }
  if (!any && fault) outcome.failures.push({ from: file.path, error: fault });
  else if (!any) outcome.empty.push(file.path);
}

async function readMapping(context: CommandContext): Promise<unknown> {
  const file = context.flags.text("mapping");
  const format = context.flags.text("format");
  if (file !== undefined && format !== undefined && format !== "table")
    throw new ReplayKitError("usage", `a mapping reads tables, not the format ${format}`, {
      hint: "give --mapping or --format, not both",
    });
  return file === undefined ? undefined : readYaml(await readText(file, context), file).value;
}

/** The traces of a file: piece by piece for a large file of lines, else all at once. */
async function piecesOf(
  from: string,
  mapping: unknown,
  context: CommandContext,
): Promise<AsyncIterable<AllTraces> | AllTraces[]> {
  const large = from === "-" || mapping !== undefined ? undefined : await largeLines(from, context);
  return large ? ratedPieces(large, context) : [await readFile(from, mapping, context)];
}

async function* ratedPieces(pieces: AsyncIterable<AllTraces>, context: CommandContext): AsyncGenerator<AllTraces> {
  for await (const { traces, refused } of pieces) yield { traces: await ratedByProject(traces, context), refused };
}

async function readFile(from: string, mapping: unknown, context: CommandContext): Promise<AllTraces> {
  const name = from === "-" ? "standard input" : from;
  if (mapping === undefined) return readKnown(from, name, context);
  const text = await tableText(from, name, context);
  const content = isJsonText(text) ? { text } : { json: readRows(text, name) };
  return readAllTraces({ name, ...content }, { mapping, platform: nodePlatform });
}

async function tableText(from: string, name: string, context: CommandContext): Promise<string> {
  const bytes = from === "-" ? await context.terminal.readInput() : await readBytes(from, context.cwd);
  const content = traceContent(bytes, name);
  if ("text" in content) return content.text;
  throw new ReplayKitError("invalid_input", `${name} is not text; a mapping reads rows of CSV or JSON lines`, {
    hint: "export the table as CSV or as JSON lines",
  });
}

async function readKnown(from: string, name: string, context: CommandContext): Promise<AllTraces> {
  try {
    return await readAllOfFile(from, context);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json") throw error;
    const rows = from === "-" ? undefined : await readKnownTable(from, name, context);
    if (rows) return rows;
    throw new ReplayKitError("invalid_json", error.message, {
      hint: `correct the JSON of ${name}, or give --mapping if it is a table`,
      cause: error.cause,
    });
  }
}

function notRead(
  file: NamedFile,
  error: ReplayKitError,
  { outcome, context }: { outcome: Outcome; context: CommandContext },
): void {
  if (isOther(file, error)) {
    outcome.aside.push(file.path);
    return;
  }
  outcome.failures.push({ from: file.path, error });
  if (!context.flags.on("json")) tellFault(error, context);
}

/** Reads a table of MLflow, which needs no mapping because its column names are known. */
async function readKnownTable(from: string, name: string, context: CommandContext): Promise<AllTraces | undefined> {
  const text = await tableText(from, name, context);
  if (isJsonText(text) || !text.includes("span_id")) return undefined;
  const rows = objectsOf(rowsOrNone(text, name));
  if (rows.length === 0 || !rows.every(isMlflowRow)) return undefined;
  const { traces, refused } = readAllTraces({ name, json: rows }, { platform: nodePlatform });
  return { traces: await ratedByProject(traces, context), refused };
}

function rowsOrNone(text: string, name: string): Json {
  try {
    return readRows(text, name);
  } catch {
    return null;
  }
}

/** `import --from`: imports the runs of a service that are new since the last pull. */
async function importFrom(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const outcome: Outcome = { imported: [], count: 0, failures: [], leftOut: [], empty: [], aside: [] };
  const line = terminal.progress();
  const redact = await redaction(context);
  const take = async (runs: ServiceRun[]): Promise<void> => {
    for (const { place, traces, refused } of runs) {
      const options = { file: { path: place }, outcome, line, context, redact };
      for (const read of traces) await takeTrace(read, options);
      leaveOut(refused, options);
      if (traces.length === 0 && refused.length === 0) outcome.empty.push(place);
    }
    line.update(`${outcome.count} traces`);
  };
  const whole = flags.on("json") && flags.text("out") === undefined;
  const waiting = await pullFrom(context, take, { whole }).finally(() => line.clear());
  if (flags.on("json")) terminal.printJson(documentOf(outcome));
  else terminal.note(terminal.safe(`${totals(outcome)}${waiting === 0 ? "" : `, ${waiting} still going on`}`));
  return outcome.count === 0 && outcome.leftOut.length > 0 ? exitCode.broken : exitCode.ok;
}
