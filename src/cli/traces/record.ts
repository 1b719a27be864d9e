import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { shellArgument, shellWord } from "../../core/text/shell-word.ts";
import { answerKnown } from "../../core/run/answer-known.ts";
import { providers } from "../../core/providers/index.ts";
import { nodePlatform } from "../../node/platform.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { type RecordedRun, recordRun } from "../../node/replay/record-run.ts";
import { assertProgram, type Command, commandOf } from "../../node/runner/command.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { besideTrace } from "../cases/model-fixtures.ts";
import { oneLine } from "../one-line.ts";
import { openProject, type Project, projectRedactor } from "../project.ts";
import { commandWithQuestion, questionOf } from "./asked-question.ts";
import { toolChanges, type UnseenTool, unseenAdvice, unseenTools, writeConfig } from "./unseen-tools.ts";
import { plural } from "../../core/checks/check-result.ts";
import type { Redactor } from "../../core/redact/redact.ts";
import type { TraceRun } from "../../core/schema/trace.ts";

/** Event types that come from the agent's own report or the end of its process, not from the gateway. */
const reportTypes: readonly string[] = ["error", "final_output", "state"];

/**
 * A free name, such as `trace-2.json` if there is a `trace.json`. A recording is never overwritten, because it cannot
 * be repeated.
 */
function freePath(wanted: string, cwd: string): string {
  for (let n = 1; ; n += 1) {
    const path = n === 1 ? wanted : wanted.replace(/(?=\.json$|$)/, `-${n}`);
    if (!existsSync(resolve(cwd, path))) return path;
  }
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal, cwd, env } = context;
  if (args.length === 0) {
    throw new ReplayKitError("usage", "record needs the command that runs your agent", {
      hint: `npx replaykit record -- python agent.py "Why was I charged?"`,
    });
  }
  const command = commandOf(args);
  assertProgram(command, cwd, env["PATH"]);
  const project = await openProject(context);
  const wanted = flags.text("out") ?? "trace.json";
  const tracePath = flags.on("force") ? wanted : freePath(wanted, cwd);
  const modelPath = flags.text("model-fixtures") ?? besideTrace(tracePath);
  const redactor = projectRedactor(project, env);
  const recording = await record(context, { command, project, redactor });
  const { trace, model, uncontrolled } = recording;
  await write(resolve(cwd, tracePath), trace);
  await write(resolve(cwd, modelPath), model);
  const unseen = await unseenTools(project, uncontrolled);
  const inRoot = resolve(cwd) === project.root;
  const runner = inRoot ? commandWithQuestion(command.argv, { trace, redactor }, project) : undefined;
  const changes = toolChanges(project, unseen);
  const writes = flags.on("write-config");
  if (writes) {
    const all = runner === undefined ? changes : [...changes, { path: ["runner", "command"], value: runner }];
    writeConfig(project, all, flags.text("config") ?? "replaykit.yaml");
  }
  const exchanges = model.exchanges.length;
  const { run_id, status } = trace;
  if (flags.on("json")) {
    terminal.printJson({ version: 1, trace: tracePath, model: modelPath, run_id, status, exchanges, uncontrolled });
    return exitCode.ok;
  }
  const recorded = terminal.style("green", "recorded");
  terminal.print(`${recorded} ${tracePath}  (${status}, exit code ${recording.end.code ?? "none"})`);
  terminal.print(`         ${modelPath}  (${plural(exchanges, "model exchange")})`);
  for (const note of beforeUnseen(recording)) terminal.note(`note: ${terminal.safe(note)}`);
  noteUnseen(context, project, unseen, writes ? changes.map(({ tool }) => tool) : []);
  if (runner !== undefined) noteRunner(context, runner, writes);
  for (const note of afterUnseen(recording, project)) terminal.note(`note: ${terminal.safe(note)}`);
  const again = recordAgain(context, writes || changes.length === 0);
  const next = nextSteps(project, { unseen, changes, again, scaffold: scaffoldRecorded(tracePath, modelPath) });
  terminal.print(`\nNext: ${terminal.safe(next.join("\n      "))}`);
  return exitCode.ok;
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
function nextSteps({ config }: Project, { unseen, changes, scaffold, again }: NextSteps): string[] {
  if (unseen.length === 0) return [scaffold];
  const found = changes.map(({ tool }) => tool);
  const unrouted = unseen.map(({ tool }) => tool).filter((tool) => !found.includes(tool));
  if (unrouted.length === 0) return [again];
  const first = `route ${unrouted.map(oneLine).join(", ")} as said above, then ${again}`;
  const effects = effectLookup(config.effects);
  if (found.length > 0 || unrouted.some((tool) => effects(tool).effect === "write")) return [first];
  return [first, `${scaffold}   (or leave it so: such a case replays in the sandbox only)`];
}

type Recording = Awaited<ReturnType<typeof record>>;

/** Runs the agent. Throws if nothing was recorded that is worth keeping. */
async function record(
  { cwd, env, flags, signal, terminal }: CommandContext,
  { command, project, redactor }: { command: Command; project: Project; redactor: Redactor },
) {
  const { unrouted, ...recorded } = await recordRun({
    command,
    cwd,
    root: project.root,
    env,
    config: project.config,
    redactor,
    runId: flags.text("id") ?? nodePlatform.newId(),
    agent: flags.text("agent"),
    signal,
    onOutput: (chunk) => terminal.forward(chunk),
  });
  if (unrouted.length > 0) {
    throw new ReplayKitError("runner_failed", `nothing was recorded: ${unrouted.join("; ")}`, {
      hint: "a recording keeps each function's result with its type; docs/gateway.md says what can be routed and kept",
    });
  }
  const asked = questionOf(command.argv, { trace: recorded.trace, redactor, env }, project);
  const own = withQuestion(recorded.trace, asked);
  const { trace, model } = await redactByCommand({ trace: own, model: recorded.model }, { ...project, env });
  if (trace.events.every(({ type }) => reportTypes.includes(type))) throw nothingPassed(recorded);
  return { ...recorded, trace, model };
}

/**
 * Adds the question to the trace. Agents put their own words around it, and the case must ask the same question again.
 */
function withQuestion(trace: TraceRun, question: string | undefined): TraceRun {
  return question === undefined ? trace : { ...trace, source: { format: "gateway", ...trace.source, question } };
}

/** Error for a run without any call. If the agent failed before its first call, that failure must be fixed first. */
function nothingPassed({ unanswered: [miss], end }: Pick<RecordedRun, "unanswered" | "end">): ReplayKitError {
  if (miss !== undefined) return unansweredError(miss);
  const none = "nothing passed through the gateway: the agent";
  if (end.code !== 0) {
    const ended = end.code === null ? "was stopped" : `ended with exit code ${end.code}`;
    return new ReplayKitError("runner_failed", `${none} ${ended} before it asked a model or a tool`, {
      hint: "see what it printed above, and run it again",
    });
  }
  const variables = providers.map((one) => one.baseUrlVariable).join(", ");
  return new ReplayKitError("runner_failed", `${none} asked no model and no tool`, {
    hint: `the agent must take its base URL from ${variables}`,
  });
}

/** What the gateway should have recorded but did not. */
function beforeUnseen({ unloaded, unanswered }: Recording): string[] {
  const reasons = [...new Set(unanswered.map(({ message }) => message))];
  if (unloaded.length === 0) return reasons;
  return [`the agent loaded no file of these entries of tools in replaykit.yaml: ${unloaded.join(", ")}`, ...reasons];
}

/** Notes about the whole run. */
function afterUnseen({ trace, unreadable, uncontrolled, declined }: Recording, { config }: Project): string[] {
  const notes = declined.map((tool) => `a model asked for ${tool}, but the agent did not call it, so it did nothing`);
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

const valueFlags = ["out", "model-fixtures", "id", "agent", "config"];

/** The command that records again as before, because calls that ran unseen are not in the recording. */
function recordAgain({ args, flags }: CommandContext, configWritten: boolean): string {
  const on = [...(configWritten ? [] : ["--write-config"]), ...(flags.on("force") ? ["--force"] : [])];
  const values = valueFlags.map((name) => [name, flags.text(name)] as const);
  const given = values.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${shellArgument(value)}`]));
  return ["npx replaykit record", ...on, ...given, "--", ...args.map(shellArgument)].join(" ");
}

function scaffoldRecorded(tracePath: string, modelPath: string): string {
  const modelFlag = modelPath === besideTrace(tracePath) ? "" : ` --model-fixtures ${shellWord(modelPath)}`;
  return `npx replaykit scaffold ${shellWord(tracePath)}${modelFlag} --out cases/my-case`;
}

/** Notes the runner command. Without it every replay starts the agent without a question. */
function noteRunner({ terminal }: CommandContext, command: string[], written: boolean): void {
  const line = terminal.safe(`command: ${JSON.stringify(command)}`);
  if (written)
    return terminal.note(`note: written to replaykit.yaml, so that each case gets its own question: ${line}`);
  terminal.note(
    "note: the question came as an argument; so that each case gets its own, write under runner in replaykit.yaml:",
  );
  terminal.note(`  ${line}`);
  terminal.note("  record --write-config writes this line");
}

/** Error for an agent that asked something which the gateway could not answer. */
function unansweredError({ kind, message }: RecordedRun["unanswered"][number]): ReplayKitError {
  if (kind === "tool") return new ReplayKitError("runner_failed", `nothing was recorded: ${message}`);
  return new ReplayKitError("runner_failed", `nothing was recorded: ${message}`, {
    hint:
      kind === "provider"
        ? "check the address (upstream in replaykit.yaml, or the client's base URL in the environment) and the network, and record again"
        : "put the key into the environment or into .env beside the agent; it stays in the gateway",
  });
}

/** Notes the tools that ran unseen, and what to do about each. A replay would really make such a call. */
function noteUnseen({ terminal }: CommandContext, project: Project, unseen: UnseenTool[], written: string[]): void {
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
  else if (unseen.some(({ functions }) => functions[0]?.at !== undefined))
    terminal.note("  record --write-config writes these lines");
}

async function write(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatJsonFile(value));
}
