import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { ReplayKitError } from "../../core/error.ts";
import { providers } from "../../core/providers/index.ts";
import { nodePlatform } from "../../node/platform.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { type RecordedRun, recordRun } from "../../node/replay/record-run.ts";
import { assertProgram, type Command, commandOf } from "../../node/runner/command.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { besideTrace } from "../cases/model-fixtures.ts";
import { openProject, type Project, projectRedactor } from "../project.ts";
import { commandWithQuestion, questionOf } from "./asked-question.ts";
import {
  afterUnseen,
  beforeUnseen,
  nextSteps,
  noteRunner,
  noteUnseen,
  recordAgain,
  scaffoldRecorded,
} from "./record-advice.ts";
import { toolChanges, unseenTools, writeConfig } from "./unseen-tools.ts";
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
  const question = questionOf(command.argv, { trace: recorded.trace, redactor, env }, project);
  const own = withQuestion(recorded.trace, question);
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

async function write(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatJsonFile(value));
}
