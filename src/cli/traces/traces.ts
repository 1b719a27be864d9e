import { compact } from "../../core/compact.ts";
import { effectLookup } from "../../core/effects.ts";
import { fingerprint } from "../../core/fingerprint/fingerprint.ts";
import { formatSummaries } from "../../core/formats/input/trace-formats.ts";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { nodePlatform } from "../../node/platform.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { oneArgument, openProject, projectRedactor } from "../project.ts";
import { readText } from "./read-bytes.ts";
import { readOneTrace, traceFileOf } from "./read-trace.ts";

export async function redact(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, env } = context;
  const file = oneArgument(context, "trace redact", "file");
  const value = parseJson(await readText(file, context), { name: file });
  const project = await openProject(context);
  const redactor = projectRedactor(project, env);
  const redacted = redactor.redact(await redactByCommand(value, { ...project, env }));
  const findings = redactor.findings();
  const changed = canonicalJson(redacted) !== canonicalJson(value);
  if (flags.on("json"))
    terminal.printJson({ version: 1, findings, ...compact({ redacted: flags.on("check") ? undefined : redacted }) });
  else if (!flags.on("check")) terminal.printJson(redacted);
  for (const { rule, pointer, placeholder } of findings) {
    terminal.note(terminal.safe(`${pointer === "" ? "/" : pointer}: ${rule} → ${placeholder}`));
  }
  if (flags.on("check"))
    terminal.note(
      changed ? "would be changed: npx replaykit trace redact writes it without these" : "nothing to redact",
    );
  return flags.on("check") && changed ? exitCode.actionNeeded : exitCode.ok;
}

export async function printFingerprint(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "trace fingerprint", "trace or case"), context);
  const { config } = await openProject(context);
  const { trace } = await readOneTrace(file, context);
  const effects = effectLookup(undefined, config.effects);
  const run = runFromTrace(trace, effects);
  const { terminal_tools } = config;
  const { id, aliases, parts } = fingerprint({ trace, run, terminal_tools, effects, hash: nodePlatform.hash });
  if (flags.on("json")) terminal.printJson({ version: 1, fingerprint: id, aliases, parts });
  else terminal.print(id);
  if (flags.on("explain") && !flags.on("json")) {
    for (const [part, value] of Object.entries(parts))
      terminal.print(`  ${part}: ${terminal.safe(JSON.stringify(value))}`);
    if (aliases.length > 0) terminal.print(`  known before as: ${aliases.join(", ")}`);
  }
  return exitCode.ok;
}

export async function formats({ flags, terminal }: CommandContext): Promise<ExitCode> {
  const listed = formatSummaries();
  if (flags.on("json")) {
    terminal.printJson({ version: 1, formats: listed });
    return exitCode.ok;
  }
  const width = Math.max(...listed.map(({ name }) => name.length)) + 2;
  terminal.print("All hold messages, calls and results. The second line says what else a format holds, or lacks.");
  for (const { name, title, carries } of listed) {
    terminal.print(`${terminal.style("bold", name.padEnd(width))}${title}`);
    terminal.print(`${" ".repeat(width)}${carries}`);
  }
  return exitCode.ok;
}
