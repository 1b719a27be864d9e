import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { type ImportedTrace, readTraces } from "../../core/formats/read-traces.ts";
import { type Replayability, replayability } from "../../core/formats/replayability.ts";
import { readYaml } from "../../core/yaml/yaml-file.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { isJsonText, readRows } from "../import/read-rows.ts";
import { readText } from "../read-text.ts";
import { readTraceFile } from "../read-trace.ts";

interface Imported extends ImportedTrace {
  /** What the user named. */
  from: string;
  replay: Replayability;
  /** File that it was written to, below `--out`. */
  file?: string;
}

interface Failure {
  from: string;
  error: ReplayKitError;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  if (args.length === 0)
    throw new ReplayKitError("usage", "import takes trace files, or - for standard input", {
      hint: "replaykit import --help",
    });
  const mapping = await readMapping(context);
  const out = flags.text("out");
  const imported: Imported[] = [];
  const failures: Failure[] = [];
  for (const from of args) {
    try {
      for (const read of await readFile(from, mapping, context)) {
        const item: Imported = { ...read, from, replay: replayability(read.trace) };
        if (out !== undefined) item.file = await writeTrace(item, resolve(context.cwd, out));
        else if (!flags.on("json")) terminal.print(JSON.stringify(item.trace));
        imported.push(item);
        if (!flags.on("json")) tell(item, context);
      }
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      failures.push({ from, error });
      if (!flags.on("json")) terminal.note(terminal.safe(said(error)));
    }
  }
  if (flags.on("json")) terminal.printJson(documentOf(imported, failures, out === undefined));
  else terminal.note(totals(imported, failures));
  return failures.length === 0 ? exitCode.ok : exitCode.broken;
}

async function readMapping(context: CommandContext): Promise<unknown> {
  const file = context.flags.text("mapping");
  return file === undefined ? undefined : readYaml(await readText(file, context), file).value;
}

async function readFile(from: string, mapping: unknown, context: CommandContext): Promise<ImportedTrace[]> {
  const name = from === "-" ? "standard input" : from;
  if (mapping === undefined) return readKnown(from, name, context);
  const text = await readText(from, context);
  const content = isJsonText(text) ? { text } : { json: readRows(text, name) };
  return readTraces({ name, ...content }, { mapping, platform: nodePlatform });
}

async function readKnown(from: string, name: string, context: CommandContext): Promise<ImportedTrace[]> {
  try {
    return await readTraceFile(from, context);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json") throw error;
    throw new ReplayKitError("invalid_json", error.message, {
      hint: `correct the JSON of ${name}, or give --mapping where it is a table`,
      cause: error,
    });
  }
}

/** A trace's file is named by its content, never by its text: what is imported again replaces itself. */
async function writeTrace({ trace }: ImportedTrace, folder: string): Promise<string> {
  const text = `${JSON.stringify(trace, undefined, 2)}\n`;
  const file = `${nodePlatform.hash(text).slice(0, 16)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), text);
  return file;
}

/** Messages name the file themselves. */
function said({ message, hint }: ReplayKitError): string {
  return hint === undefined ? message : `${message}\n  → ${hint}`;
}

function tell({ trace, format, notes, replay, file }: Imported, { terminal }: CommandContext): void {
  const place = file === undefined ? "" : ` → ${file}`;
  const events = `${trace.events.length} events`;
  terminal.note(terminal.safe(`${trace.run_id}: ${format}, ${events}, replayability ${replay.score}${place}`));
  for (const reason of replay.reasons) terminal.note(`  missing: ${terminal.safe(reason)}`);
  for (const note of notes) terminal.note(`  note: ${terminal.safe(note)}`);
}

function documentOf(imported: Imported[], failures: Failure[], whole: boolean): object {
  return {
    version: 1,
    traces: imported.map(({ trace, format, notes, from, replay, file }) => ({
      run_id: trace.run_id,
      from,
      format,
      replayability: replay,
      notes,
      ...(file === undefined ? {} : { file }),
      ...(whole ? { trace } : {}),
    })),
    failures: failures.map(({ from, error }) => ({ from, code: error.code, message: error.message })),
  };
}

function totals(imported: Imported[], failures: Failure[]): string {
  const failed = failures.length === 0 ? "" : `, ${failures.length} of the files could not be read`;
  return `${imported.length} ${imported.length === 1 ? "trace" : "traces"} imported${failed}`;
}
