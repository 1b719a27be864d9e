import { formatPointer } from "../../core/matching/json-pointer.ts";
import { callLines, messageLines, modelLine } from "../../core/checkpoint/checkpoint-lines.ts";
import { ReplayKitError } from "../../core/error.ts";
import { shortJson } from "../../core/matching/short-json.ts";
import { firstDifference } from "../../core/replay/first-difference.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { timeline } from "../../core/timeline.ts";
import { replayability } from "../../core/formats/input/replayability.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { modelFixturesOf } from "../cases/model-fixtures.ts";
import { oneArgument } from "../project.ts";
import { readOneTrace, traceFileOf } from "./read-trace.ts";
import { compact } from "../../core/compact.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "show", "trace, case or run"), context);
  const { trace, format, notes } = await readOneTrace(file, context);
  const step = flags.integer("step", { min: 1, max: 1_000_000 });
  if (step !== undefined) return showStep(context, trace, step);
  const { score, reasons } = replayability(trace, await modelFixturesOf(file, context));
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

async function showStep({ flags, terminal }: CommandContext, trace: TraceRun, step: number): Promise<ExitCode> {
  const states = trace.events.filter((event) => event.type === "state");
  const at = states[step - 1];
  if (!at) {
    throw new ReplayKitError("not_found", `run "${trace.run_id}" has no step ${step}`, {
      hint: states.length === 0 ? "it recorded no state" : `its steps are 1 to ${states.length}`,
    });
  }
  const { recordOfTrace } = await import("../../sdk/trace/record-of-trace.ts");
  const checkpoint = recordOfTrace(trace).checkpoints[step - 1];
  const changes = stateChanges(states[step - 2]?.state ?? {}, at.state ?? null);
  if (flags.on("json")) {
    const { model, messages = [], tool_calls: calls = [] } = checkpoint ?? {};
    const { run_id } = trace;
    const { step_id, state } = at;
    terminal.printJson({ version: 1, run_id, step, step_id, state, changes, model, messages, tool_calls: calls });
    return exitCode.ok;
  }
  terminal.print(terminal.safe(`step ${step} of ${states.length}  ${at.decision ?? ""}  ${at.at ?? ""}`.trimEnd()));
  const cut = (value: Json) => (flags.on("full") ? JSON.stringify(value) : shortJson(value));
  for (const { pointer, before, after } of changes) {
    if (before !== undefined) terminal.print(terminal.safe(`- ${pointer} ${cut(before)}`));
    if (after !== undefined) terminal.print(terminal.safe(`+ ${pointer} ${cut(after)}`));
  }
  if (changes.length === 0) terminal.print("the step changed nothing");
  terminal.print(terminal.safe(`\n${JSON.stringify(at.state, null, 2)}`));
  for (const line of checkpoint ? contentLines(checkpoint, flags.on("full")) : []) terminal.print(terminal.safe(line));
  return exitCode.ok;
}

/** The step's calls, its model, and the messages that the model got. */
function contentLines({ model, messages, tool_calls }: Checkpoint, full: boolean): string[] {
  const calls = callLines(tool_calls, { full }).map((line) => `called  ${line}`);
  const modelText = modelLine(model);
  const lines = messageLines(messages, { full }).map(({ role, text }) => `  ${role}: ${text}`);
  return [
    ...(calls.length > 0 ? ["", ...calls] : []),
    ...(modelText === undefined ? [] : ["", `model   ${modelText}`]),
    ...(lines.length > 0 ? ["messages", ...lines] : []),
  ];
}

interface StateChange {
  pointer: string;
  before?: Json;
  after?: Json;
}

/** The keys of a state that a step added, changed or removed. */
function stateChanges(before: Json, after: Json): StateChange[] {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) => {
    const [old, now] = [
      Object.hasOwn(left, key) ? left[key] : undefined,
      Object.hasOwn(right, key) ? right[key] : undefined,
    ];
    if (old !== undefined && now !== undefined && firstDifference(old, now) === undefined) return [];
    const pointer = formatPointer([key]);
    return [{ pointer, ...compact({ before: old, after: now }) }];
  });
}
