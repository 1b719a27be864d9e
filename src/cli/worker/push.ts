import { append } from "../../core/append.ts";
import type { ItemAnswer } from "../../api/schema/answers.ts";
import { ReplayKitError } from "../../core/error.ts";
import { batchKey } from "../../core/formats/input/join-inputs.ts";
import type { AllTraces } from "../../core/formats/input/read-traces.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { type HeldTrace, joinBatches } from "../import/join-batches.ts";
import { asideText } from "../import/import-report.ts";
import { isFromService, pullFrom } from "../import/pull-from.ts";
import { isOther, type NamedFile, traceFiles } from "../import/trace-files.ts";
import { openProject, projectRedactor, redactionHash } from "../project.ts";
import { readAllOfFile } from "../traces/read-trace.ts";
import type { Terminal } from "../terminal.ts";
import { connectWorker } from "./worker-connection.ts";
import type { KeyedHash } from "../../core/platform.ts";
import { compact, unlessEmpty } from "../../core/compact.ts";
import { createRedactor } from "../../core/redact/redact.ts";
import { oneLine } from "../one-line.ts";

/**
 * Redaction rules that every Worker applies before it stores anything. Secrets and the project's own rules are not
 * among them.
 */
const personal: readonly string[] = ["email", "phone", "ip"];

/**
 * Restores the user, session and label values that a Worker would redact in the same way. The Worker finds and erases a
 * user's runs by a keyed hash of the original value, made before it redacts. It could not match a placeholder made here
 * to a user.
 */
export function withNames(sent: TraceRun, redacted: TraceRun, keyedHash: KeyedHash): TraceRun {
  const named = (given: string | undefined, hidden: string | undefined) =>
    given !== undefined && hidden !== undefined && given !== hidden && isPersonal(given, hidden) ? given : hidden;
  const user_id = named(sent.user_id, redacted.user_id);
  const session_id = named(sent.session_id, redacted.session_id);
  // A label whose name was redacted has no original value, and stays redacted.
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
  const { args, flags, terminal } = context;
  const fromService = isFromService(context);
  if (args.length === 0 && !fromService)
    throw new ReplayKitError("usage", "push takes trace files, folders of them, - for standard input, or --from", {
      hint: "npx replaykit worker push trace.json",
    });
  const send = await openSender(context);
  const report: Report = { items: [], leftOut: [], aside: [], broken: false, context };
  if (fromService) await pushService(send, report);
  else {
    const { traces, leftOut, aside } = await readFiles(context);
    report.aside = aside;
    tell(await send(traces), leftOut, report);
    report.broken ||= traces.length === 0 && aside.length > 0;
    if (aside.length > 0 && !flags.on("json")) terminal.note(terminal.safe(asideText(aside)));
  }
  const { items, leftOut, aside, broken } = report;
  if (flags.on("json"))
    terminal.printJson({ version: 1, items, ...leftOutOf(leftOut), ...compact({ aside: unlessEmpty(aside) }) });
  return broken ? exitCode.broken : exitCode.ok;
}

type Send = (traces: readonly TraceRun[]) => Promise<ItemAnswer[]>;

async function openSender(context: CommandContext): Promise<Send> {
  const { terminal, env } = context;
  const worker = connectWorker(context);
  const project = await openProject(context);
  const keyedHash = redactionHash(env);
  const redactor = projectRedactor(project, env, keyedHash);
  return async (traces) => {
    const redacted = (await redactByCommand(traces, { ...project, env })).map((trace) => {
      return withNames(trace, redactor.redact(trace), keyedHash);
    });
    const line = terminal.progress();
    return worker
      .push(redacted, (done, total) => line.update(`${done}/${total} traces sent`))
      .finally(() => line.clear());
  };
}

interface ReadFiles {
  traces: TraceRun[];
  leftOut: ReplayKitError[];
  aside: string[];
}

async function readFiles(context: CommandContext): Promise<ReadFiles> {
  const { files, aside } = await traceFiles(context.args, context.cwd);
  const read: ReadFiles = { traces: [], leftOut: [], aside };
  const parts: HeldTrace[] = [];
  for (const file of files) {
    const { traces, refused } = await readNamed(file, read, context);
    append(read.leftOut, refused);
    for (const one of traces) {
      if (files.length > 1 && batchKey(one.trace) !== undefined) parts.push({ file, read: one });
      else read.traces.push(one.trace);
    }
  }
  // The Worker joins only parts that arrive together. Sent one by one, they would count as a run and its duplicates.
  const joined = await joinBatches(parts, context);
  append(
    read.traces,
    joined.map(({ read: { trace } }) => trace),
  );
  return read;
}

/** Reads a file. If the user named it, it must be readable; an unreadable file in a folder is reported and skipped. */
async function readNamed(file: NamedFile, { leftOut, aside }: ReadFiles, context: CommandContext): Promise<AllTraces> {
  try {
    return await readAllOfFile(file.path, context);
  } catch (error) {
    if (!file.found || !(error instanceof ReplayKitError)) throw error;
    if (isOther(file, error)) aside.push(file.path);
    else leftOut.push(error);
    return { traces: [], refused: [] };
  }
}

/** Sends the new runs of a service. They count as pulled once the Worker has answered. */
async function pushService(send: Send, report: Report): Promise<void> {
  let sent = 0;
  const waiting = await pullFrom(report.context, async (runs) => {
    const traces = runs.flatMap((run) => run.traces.map(({ trace }) => trace));
    tell(
      await send(traces),
      runs.flatMap(({ refused }) => refused),
      report,
    );
    sent += traces.length;
  });
  const goingOn = waiting === 0 ? "" : `, ${waiting} still going on`;
  if (!report.context.flags.on("json")) report.context.terminal.note(`${sent} new traces sent${goingOn}`);
}

/** What was sent and skipped. `items` and `leftOut` are filled only for `--json`, because there may be very many. */
interface Report {
  items: ItemAnswer[];
  leftOut: ReplayKitError[];
  /** Files in folders that are not traces, and links that point outside of the named folder. */
  aside: string[];
  /** True if something was rejected or left out. */
  broken: boolean;
  context: CommandContext;
}

function tell(items: readonly ItemAnswer[], leftOut: readonly ReplayKitError[], report: Report): void {
  report.broken ||= leftOut.length > 0 || items.some(({ outcome }) => outcome === "rejected");
  const { flags, terminal } = report.context;
  if (!flags.on("json")) return printItems(items, leftOut, terminal);
  append(report.items, items);
  append(report.leftOut, leftOut);
}

function printItems(items: readonly ItemAnswer[], leftOut: readonly ReplayKitError[], terminal: Terminal): void {
  for (const { run_id, outcome, continued, id, message, replayability } of items) {
    const word = continued === true ? "continued" : outcome;
    const score = replayability ? `  replayability ${replayability.score}` : "";
    const detail = outcome === "rejected" ? message : id;
    terminal.print(
      `${word.padEnd(12)}${terminal.safe(oneLine(run_id ?? ""))}  ${terminal.safe(oneLine(detail ?? message ?? ""))}${score}`,
    );
    if (outcome === "duplicate" && message !== undefined) terminal.note(`  ${terminal.safe(message)}`);
    for (const reason of replayability?.reasons ?? []) terminal.note(`  ${terminal.safe(reason)}`);
  }
  const lost = items.filter(({ differs }) => differs === true).length;
  if (lost > 0) terminal.note(`${lost} of ${items.length} runs were not stored: another run has their id`);
  // Only readable items were sent. Sending all of them again is safe.
  for (const { message } of leftOut) terminal.note(terminal.safe(`not sent: ${message}`));
}

function leftOutOf(errors: readonly ReplayKitError[]): object {
  return errors.length === 0 ? {} : { left_out: errors.map(({ code, message }) => ({ code, message })) };
}
