import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { compact } from "../../core/compact.ts";
import type { ReplayKitError } from "../../core/error.ts";
import type { ImportedTrace } from "../../core/formats/input/read-traces.ts";
import { replayability } from "../../core/formats/input/replayability.ts";
import { untrustedJson } from "../../core/report/untrusted.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { nodePlatform } from "../../node/platform.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import type { CommandContext } from "../command.ts";
import { openProject, projectRedactor } from "../project.ts";
import type { Progress } from "../terminal.ts";
import { type ImportedRun, type Outcome, tellFault, tellTrace } from "./import-report.ts";

type Redact = (trace: TraceRun) => Promise<TraceRun>;

/**
 * Returns the redaction. One redactor serves all traces, so that equal values get equal placeholders in all of them.
 */
export async function redaction(context: CommandContext): Promise<Redact> {
  if (!context.flags.on("redact")) return (trace) => Promise.resolve(trace);
  const project = await openProject(context);
  const redactor = projectRedactor(project, context.env);
  return async (trace) => redactor.redact(await redactByCommand(trace, { ...project, env: context.env }));
}

export interface TakeOptions {
  /** Where the trace came from. */
  file: { path: string };
  outcome: Outcome;
  line: Progress;
  context: CommandContext;
  redact: Redact;
}

export async function takeTrace(
  read: ImportedTrace,
  { file, outcome, line, context, redact }: TakeOptions,
): Promise<void> {
  const { flags, terminal, cwd } = context;
  const { format, notes } = read;
  const trace = await redact(read.trace);
  const out = flags.text("out");
  const item: ImportedRun = {
    run_id: trace.run_id,
    from: file.path,
    format,
    replayability: replayability(trace),
    notes,
    ...compact({
      file: out === undefined ? undefined : await writeTrace(trace, resolve(cwd, out)),
      trace: out === undefined && flags.on("json") ? trace : undefined,
    }),
  };
  outcome.count += 1;
  if (flags.on("json")) {
    outcome.imported.push(item);
    return;
  }
  line.clear();
  if (out === undefined) terminal.print(untrustedJson(trace, { indent: 0 }));
  tellTrace(item, trace.events.length, context);
  await terminal.drained();
}

/**
 * Names the file by the hash of its content, never by text of the trace. Importing the trace again replaces the same
 * file.
 */
async function writeTrace(trace: TraceRun, folder: string): Promise<string> {
  const text = formatJsonFile(trace);
  const file = `${nodePlatform.hash(text).slice(0, 16)}.json`;
  await mkdir(folder, { recursive: true });
  // Hidden until it is complete: an interrupted import leaves no partial trace.
  await writeFile(join(folder, `.${file}`), text);
  await rename(join(folder, `.${file}`), join(folder, file));
  return file;
}

/** Reports items that could not be read. The other items of their file are imported. */
export function leaveOut(refused: readonly ReplayKitError[], { file, outcome, line, context }: TakeOptions): void {
  line.clear();
  for (const error of refused) {
    outcome.leftOut.push({ from: file.path, error });
    if (!context.flags.on("json")) tellFault(error, context);
  }
}
