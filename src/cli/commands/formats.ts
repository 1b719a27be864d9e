import { formatSummaries } from "../../core/formats/input/trace-formats.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";

export async function run({ flags, terminal }: CommandContext): Promise<ExitCode> {
  const listed = formatSummaries();
  if (flags.on("json")) {
    terminal.printJson({ version: 1, formats: listed });
    return exitCode.ok;
  }
  const width = Math.max(...listed.map(({ name }) => name.length)) + 2;
  for (const { name, title, carries } of listed) {
    terminal.print(`${terminal.style("bold", name.padEnd(width))}${title}`);
    terminal.print(`${" ".repeat(width)}${carries}`);
  }
  return exitCode.ok;
}
