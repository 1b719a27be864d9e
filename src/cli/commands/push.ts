import type { ItemAnswer } from "../../api/schema/answers.ts";
import { ReplayKitError } from "../../core/error.ts";
import { batchKey } from "../../core/formats/input/join-inputs.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { type HeldTrace, joinBatches } from "../import/join-batches.ts";
import { openProject, projectRedactor, redactionHash } from "../project.ts";
import { readAllOfFile } from "../traces/read-trace.ts";
import type { Terminal } from "../terminal.ts";
import { connectWorker } from "../runs/worker-connection.ts";
import type { KeyedHash } from "../../core/platform.ts";
import { compact } from "../../core/compact.ts";
import { createRedactor } from "../../core/redact/redact.ts";

/** What every Worker replaces too, before it stores anything. Secrets, and what a rule of the project names, are none of these. */
const personal: readonly string[] = ["email", "phone", "ip"];

/**
 * Puts back whose run it is where a Worker would redact it in the same way. The Worker finds and erases a user's runs by a keyed hash of
 * the name as it was sent, made before it redacts; of a placeholder that was made here it would know nobody.
 */
export function withNames(sent: TraceRun, redacted: TraceRun, keyedHash: KeyedHash): TraceRun {
  const named = (given: string | undefined, hidden: string | undefined) =>
    given !== undefined && hidden !== undefined && given !== hidden && isPersonal(given, hidden) ? given : hidden;
  const user_id = named(sent.user_id, redacted.user_id);
  const session_id = named(sent.session_id, redacted.session_id);
  // A label whose name was redacted has no counterpart, and stays as it is.
  const labels = Object.entries(redacted.labels ?? {}).map(([name, hidden]) => {
    return [name, named(sent.labels?.[name], hidden) ?? hidden];
  });
  return {
    ...redacted,
    ...compact({ user_id, session_id, labels: redacted.labels && Object.fromEntries(labels) }),
  };

  function isPersonal(given: string, hidden: string): boolean {
    const everywhere = createRedactor({ keyedHash });
    return everywhere.text(given) === hidden && everywhere.findings().every(({ rule }) => personal.includes(rule));
  }
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal, env } = context;
  if (args.length === 0)
    throw new ReplayKitError("usage", "push needs the files to send", { hint: "replaykit worker push trace.json" });
  const worker = connectWorker(context);
  const project = await openProject(context);
  const keyedHash = redactionHash(env);
  const redactor = projectRedactor(project, env, keyedHash);
  const traces: TraceRun[] = [];
  const parts: HeldTrace[] = [];
  const leftOut: ReplayKitError[] = [];
  for (const path of args) {
    const read = await readAllOfFile(path, context);
    leftOut.push(...read.refused);
    for (const one of read.traces) {
      if (args.length > 1 && batchKey(one.trace) !== undefined) parts.push({ file: { path, found: false }, read: one });
      else traces.push(one.trace);
    }
  }
  // Parts of one trace would be one run and its repetitions: the Worker joins only what comes in one piece.
  traces.push(...(await joinBatches(parts, context)).map(({ read }) => read.trace));
  const redacted = (await redactByCommand(traces, { ...project, env })).map((trace) => {
    return withNames(trace, redactor.redact(trace), keyedHash);
  });
  const line = terminal.progress();
  const items = await worker
    .push(redacted, (done, total) => line.update(`${done}/${total} traces sent`))
    .finally(() => line.clear());
  const rejected = items.filter(({ outcome }) => outcome === "rejected");
  if (flags.on("json")) terminal.printJson({ version: 1, items, ...leftOutOf(leftOut) });
  else printItems(items, leftOut, terminal);
  return rejected.length > 0 || leftOut.length > 0 ? exitCode.broken : exitCode.ok;
}

function printItems(items: readonly ItemAnswer[], leftOut: readonly ReplayKitError[], terminal: Terminal): void {
  for (const { run_id, outcome, continued, id, message, replayability } of items) {
    const word = continued === true ? "continued" : outcome;
    const score = replayability ? `  replayability ${replayability.score}` : "";
    terminal.print(`${word.padEnd(12)}${terminal.safe(run_id ?? "")}  ${id ?? terminal.safe(message ?? "")}${score}`);
    if (outcome === "duplicate" && message !== undefined) terminal.note(`  ${terminal.safe(message)}`);
    for (const reason of replayability?.reasons ?? []) terminal.note(`  ${terminal.safe(reason)}`);
  }
  const lost = items.filter(({ differs }) => differs === true).length;
  if (lost > 0) terminal.note(`${lost} of ${items.length} runs were not stored: another run has their id`);
  // What could not be read was not sent: the rest was, and may be sent again.
  for (const { message } of leftOut) terminal.note(terminal.safe(`not sent: ${message}`));
}

function leftOutOf(errors: readonly ReplayKitError[]): object {
  return errors.length === 0 ? {} : { left_out: errors.map(({ code, message }) => ({ code, message })) };
}
