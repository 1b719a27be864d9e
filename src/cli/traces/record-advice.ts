import { effectLookup } from "../../core/effects.ts";
import { answerKnown } from "../../core/run/answer-known.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { shellArgument, shellWord } from "../../core/text/shell-word.ts";
import type { RecordedRun } from "../../node/replay/record-run.ts";
import { besideTrace } from "../cases/model-fixtures.ts";
import type { CommandContext } from "../command.ts";
import { oneLine } from "../one-line.ts";
import type { Project } from "../project.ts";
import { toolChanges, type UnseenTool, unseenAdvice } from "./unseen-tools.ts";

/** A recording that was kept: no call was refused a route. */
type Recording = Omit<RecordedRun, "unrouted">;

/** What the gateway should have recorded but did not. */
export function beforeUnseen({ unloaded, unanswered }: Recording): string[] {
  const reasons = [...new Set(unanswered.map(({ message }) => message))];
  if (unloaded.length === 0) return reasons;
  return [`the agent loaded no file of these entries of tools in replaykit.yaml: ${unloaded.join(", ")}`, ...reasons];
}

/** Notes about the whole run. */
export function afterUnseen({ trace, unreadable, uncontrolled, declined }: Recording, { config }: Project): string[] {
  const notes = declined.map(
    (tool) =>
      `a model asked for ${tool}, but its routed function was not called: the agent answered by itself, or another function ran (then route that one)`,
  );
  if (unreadable !== undefined) notes.push(`its answer and status were not used: ${unreadable}`);
  else if (!answerKnown(trace)) {
    notes.push(
      "its answer was not recorded: no model call passed through the gateway; have the agent write its result to REPLAYKIT_OUTPUT_PATH (docs/runner.md)",
    );
  }
  if (everyCallAnswered(trace) && uncontrolled.length === 0 && config.evidence !== "observed") {
    notes.push(
      "every call passed through the gateway; set `evidence: observed` in replaykit.yaml to require this of guards too",
    );
  }
  return notes;
}

/** False if the agent ended before a call had its answer: it is unknown whether that call was made. */
function everyCallAnswered({ events }: TraceRun): boolean {
  const answered = new Set(events.flatMap((event) => (event.type === "tool_result" ? [event.call_id] : [])));
  const calls = events.filter((event) => event.type === "tool_call");
  return calls.length > 0 && calls.every(({ call_id }) => answered.has(call_id));
}

/** Notes the tools that ran unseen, and what to do about each. A replay would really make such a call. */
export function noteUnseen(
  { terminal }: CommandContext,
  project: Project,
  unseen: UnseenTool[],
  written: string[],
): void {
  if (unseen.length === 0) return;
  const tools = unseen.map(({ tool }) => tool).join(", ");
  terminal.note(`note: these tools ran inside the agent, unseen by the gateway: ${terminal.safe(tools)}`);
  for (const each of unseen.filter(({ tool }) => !written.includes(tool))) {
    const [first = "", ...lines] = unseenAdvice(each, project);
    terminal.note(`  ${terminal.safe(`${each.tool}: ${first}`)}`);
    for (const line of lines) terminal.note(`  ${terminal.safe(line)}`);
  }
  if (written.length > 0)
    terminal.note(
      `  written to replaykit.yaml: ${terminal.safe(written.join(", "))}; record the run again to include them`,
    );
  else if (toolChanges(project, unseen).length > 0) terminal.note("  record --write-config writes these lines");
}

/** Notes the runner command. Without it every replay starts the agent without a question. */
export function noteRunner({ terminal }: CommandContext, command: string[], written: boolean): void {
  const line = terminal.safe(`command: ${JSON.stringify(command)}`);
  if (written)
    return terminal.note(`note: written to replaykit.yaml, so that each case gets its own question: ${line}`);
  terminal.note(
    "note: the question came as an argument; so that each case gets its own, write under runner in replaykit.yaml:",
  );
  terminal.note(`  ${line}`);
  terminal.note("  record --write-config writes this line");
}

interface NextSteps {
  unseen: readonly UnseenTool[];
  changes: ReturnType<typeof toolChanges>;
  /** Commands that make a case of the recording, and that record again. */
  scaffold: string;
  again: string;
}

/**
 * If tools ran unseen, the run is recorded again. If only a person can route them, a case can be made as it is, unless
 * one of them writes: an unseen write ends a replay.
 */
export function nextSteps({ config }: Project, { unseen, changes, scaffold, again }: NextSteps): string[] {
  if (unseen.length === 0) return [scaffold];
  const found = changes.map(({ tool }) => tool);
  const unrouted = unseen.map(({ tool }) => tool).filter((tool) => !found.includes(tool));
  if (unrouted.length === 0) return [again];
  const first = `route ${unrouted.map(oneLine).join(", ")} as said above, then ${again}`;
  const effects = effectLookup(config.effects);
  if (found.length > 0 || unrouted.some((tool) => effects(tool).effect === "write")) return [first];
  return [first, `${scaffold}   (or leave it so: such a case replays in the sandbox only)`];
}

const valueFlags = ["out", "model-fixtures", "id", "agent", "config"];

/** The command that records again as before, because calls that ran unseen are not in the recording. */
export function recordAgain({ args, flags }: CommandContext, configWritten: boolean): string {
  const on = [...(configWritten ? [] : ["--write-config"]), ...(flags.on("force") ? ["--force"] : [])];
  const values = valueFlags.map((name) => [name, flags.text(name)] as const);
  const given = values.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${shellArgument(value)}`]));
  return ["npx replaykit record", ...on, ...given, "--", ...args.map(shellArgument)].join(" ");
}

export function scaffoldRecorded(tracePath: string, modelPath: string): string {
  const modelFlag = modelPath === besideTrace(tracePath) ? "" : ` --model-fixtures ${shellWord(modelPath)}`;
  return `npx replaykit scaffold ${shellWord(tracePath)}${modelFlag} --out cases/my-case`;
}
