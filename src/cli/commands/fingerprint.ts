import { effectLookup } from "../../core/effects.ts";
import { fingerprint } from "../../core/fingerprint/fingerprint.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { detectSignatures } from "../../core/signatures/detect-signatures.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { oneArgument, openProject } from "../project.ts";
import { readOneTrace } from "../read-trace.ts";
import { traceFileOf } from "../trace-file.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "fingerprint", "trace or case"), context);
  const { config } = await openProject(context);
  const { trace } = await readOneTrace(file, context);
  const run = runFromTrace(trace, effectLookup(undefined, config.effects));
  const signatures = detectSignatures(trace, run, { terminal_tools: config.terminal_tools }).map(({ check }) => check);
  const { id, aliases, parts } = fingerprint({ trace, run, signatures, hash: nodePlatform.hash });
  if (flags.on("json")) terminal.printJson({ version: 1, fingerprint: id, aliases, parts });
  else terminal.print(id);
  if (flags.on("explain") && !flags.on("json")) {
    for (const [part, value] of Object.entries(parts))
      terminal.print(`  ${part}: ${terminal.safe(JSON.stringify(value))}`);
  }
  return exitCode.ok;
}
