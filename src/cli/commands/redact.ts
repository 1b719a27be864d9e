import { compact } from "../../core/compact.ts";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { oneArgument, openProject, projectRedactor } from "../project.ts";
import { readText } from "../read-text.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, env } = context;
  const file = oneArgument(context, "redact", "file");
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
    terminal.note(changed ? "would be changed: replaykit trace redact writes it without these" : "nothing to redact");
  return flags.on("check") && changed ? exitCode.actionNeeded : exitCode.ok;
}
