import { timeline } from "../../core/timeline.ts";
import { replayability } from "../../core/formats/replayability.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { oneArgument } from "../project.ts";
import { readOneTrace } from "../read-trace.ts";
import { traceFileOf } from "../trace-file.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "show", "trace or case"), context);
  const { trace, format, notes } = await readOneTrace(file, context);
  const { score, reasons } = replayability(trace);
  if (flags.on("json")) {
    terminal.printJson({ version: 1, format, notes, replayability: { score, reasons }, trace });
    return exitCode.ok;
  }
  terminal.print(terminal.safe(timeline(trace, { full: flags.on("full") })));
  terminal.print(`\nread as ${format}; replayability ${score.toFixed(2)}`);
  for (const reason of reasons) terminal.print(`  ${terminal.safe(reason)}`);
  for (const note of notes) terminal.print(`  note: ${terminal.safe(note)}`);
  return exitCode.ok;
}
