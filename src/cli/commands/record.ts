import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { ReplayKitError } from "../../core/error.ts";
import { shellWord } from "../../core/text/shell-word.ts";
import { answerKnown } from "../../core/run/answer-known.ts";
import { providers } from "../../core/providers/index.ts";
import { nodePlatform } from "../../node/platform.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { recordRun } from "../../node/replay/record-run.ts";
import { assertProgram, commandOf } from "../../node/runner/command.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { besideTrace } from "../model-fixtures.ts";
import { openProject, type Project, projectRedactor } from "../project.ts";
import { toolChanges, type UnseenTool, unseenAdvice, unseenTools, writeConfig } from "../unseen-tools.ts";
import type { TraceRun } from "../../core/schema/trace.ts";

/** What an agent says of itself, or how its process ended: none of it passed through the gateway. */
const toldByAgent: readonly string[] = ["error", "final_output", "state"];

/** `trace-2.json` where there is a `trace.json`: what was recorded cannot be recorded again. */
function freePath(wanted: string, cwd: string): string {
  for (let n = 1; ; n += 1) {
    const path = n === 1 ? wanted : wanted.replace(/(?=\.json$|$)/, `-${n}`);
    if (!existsSync(resolve(cwd, path))) return path;
  }
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal, cwd, env, signal } = context;
  if (args.length === 0) {
    throw new ReplayKitError("usage", "record needs the command that runs your agent", {
      hint: `replaykit record -- python agent.py "Why was I charged?"`,
    });
  }
  const command = commandOf(args);
  assertProgram(command, cwd, env["PATH"]);
  const project = await openProject(context);
  const wanted = flags.text("out") ?? "trace.json";
  const tracePath = flags.on("force") ? wanted : freePath(wanted, cwd);
  const modelPath = flags.text("model-fixtures") ?? besideTrace(tracePath);
  const redactor = projectRedactor(project, env);
  const { uncontrolled, end, unreadable, unrouted, unloaded, unanswered, ...recorded } = await recordRun({
    command,
    cwd,
    root: project.root,
    env,
    config: project.config,
    redactor,
    runId: flags.text("id") ?? nodePlatform.newId(),
    agent: flags.text("agent"),
    signal,
    // Results go to standard output; what the agent prints is about the work itself.
    onOutput: (chunk) => void process.stderr.write(chunk),
  });
  if (unrouted.length > 0) {
    throw new ReplayKitError("runner_failed", `nothing was recorded: ${unrouted.join("; ")}`, {
      hint: "a recording keeps each function's result with its type; docs/gateway.md says what can be routed and kept",
    });
  }
  const { trace, model } = await redactByCommand({ trace: recorded.trace, model: recorded.model }, { ...project, env });
  if (trace.events.every(({ type }) => toldByAgent.includes(type))) {
    if (unanswered[0] !== undefined) throw nobodyAnswered(unanswered[0]);
    throw new ReplayKitError(
      "runner_failed",
      "nothing passed through the gateway: the agent asked no model and no tool",
      {
        hint: `the agent must take its base URL from ${providers.map((one) => one.baseUrlVariable).join(", ")}`,
      },
    );
  }
  await write(resolve(cwd, tracePath), trace);
  await write(resolve(cwd, modelPath), model);
  const exchanges = model.exchanges.length;
  const unseen = await unseenTools(project, uncontrolled);
  const runner =
    resolve(cwd) === project.root
      ? commandWithQuestion(command.argv, trace, project, (word) => redactor.text(word))
      : undefined;
  const places = toolChanges(project, unseen);
  const writes = flags.on("write-config");
  if (writes) {
    const changes = runner === undefined ? places : [...places, { path: ["runner", "command"], value: runner }];
    writeConfig(project, changes, flags.text("config") ?? "replaykit.yaml");
  }
  const written = writes ? places.map(({ tool }) => tool) : [];
  if (flags.on("json")) {
    const { run_id, status } = trace;
    terminal.printJson({ version: 1, trace: tracePath, model: modelPath, run_id, status, exchanges, uncontrolled });
    return exitCode.ok;
  }
  terminal.print(
    `${terminal.style("green", "recorded")} ${tracePath}  (${trace.status}, exit code ${end.code ?? "none"})`,
  );
  terminal.print(`         ${modelPath}  (${exchanges} model exchanges)`);
  if (unloaded.length > 0) {
    const tools = terminal.safe(unloaded.join(", "));
    terminal.note(`note: the agent loaded no file of these entries of tools in replaykit.yaml: ${tools}`);
  }
  for (const why of unanswered) terminal.note(`note: ${terminal.safe(why)}`);
  noteUnseen(context, project, unseen, written);
  if (runner !== undefined) noteRunner(context, runner, writes);
  if (unreadable !== undefined)
    terminal.note(`note: its answer and status were not used: ${terminal.safe(unreadable)}`);
  else if (!answerKnown(trace)) {
    terminal.note(
      "note: its answer was not recorded: no model call passed through the gateway; have the agent write its result to REPLAYKIT_OUTPUT_PATH (docs/runner.md)",
    );
  }
  const called = trace.events.some(({ type }) => type === "tool_call");
  if (called && uncontrolled.length === 0 && project.config.evidence !== "observed") {
    terminal.note(
      "note: every call passed through the gateway; `evidence: observed` in replaykit.yaml asks that of guards too",
    );
  }
  // What passed unseen is not in the recording yet.
  if (places.length > 0) {
    const again = [writes ? "" : "--write-config", "--", ...args.map(shellWord)].filter(Boolean).join(" ");
    terminal.print(`\nNext: replaykit record ${terminal.safe(again)}`);
    return exitCode.ok;
  }
  const modelFlag = modelPath === besideTrace(tracePath) ? "" : ` --model-fixtures ${modelPath}`;
  terminal.print(`\nNext: replaykit scaffold ${tracePath}${modelFlag} --out cases/my-case`);
  return exitCode.ok;
}

/** Without it every replay would run the agent with nothing to answer. */
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

/** The agent did ask: what is missing is ours to say. */
function nobodyAnswered(why: string): ReplayKitError {
  return new ReplayKitError("runner_failed", `nothing was recorded: ${why}`, {
    hint: "put the key into the environment or into .env beside the agent; it stays in the gateway",
  });
}

/** A call that the gateway did not see is not replayed but made: what is to be done about each stands below it. */
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
      `  written to replaykit.yaml: ${terminal.safe(written.join(", "))}; record the run again to have them seen`,
    );
  else if (unseen.some(({ functions }) => functions[0]?.at !== undefined))
    terminal.note("  record --write-config writes these lines");
}

async function write(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatJsonFile(value));
}

/**
 * The command by which a case's question would reach an agent that took the recorded one as arguments, where the runner in
 * replaykit.yaml passes none. `text` redacts as the trace was.
 */
function commandWithQuestion(
  argv: readonly string[],
  { events }: Pick<TraceRun, "events">,
  { config }: Pick<Project, "config">,
  text: (word: string) => string,
): string[] | undefined {
  const question = events.find((event) => event.type === "input_message" && event.role === "user");
  if (question?.type !== "input_message" || typeof question.content !== "string") return undefined;
  const asked = question.content.trim();
  // The program itself is no question; a question without quotation marks is several words.
  const from = argv.findIndex((_word, index) => index > 0 && text(argv.slice(index).join(" ")).trim() === asked);
  if (from < 0 || asked === "" || Object.keys(config.runners).length > 0) return undefined;
  if (config.runner?.shell === true) return undefined; // it reads $REPLAYKIT_INPUT
  const words = config.runner === undefined ? [] : commandOf(config.runner.command).argv;
  if (words.some((word) => word.includes("{input}") || text(word).trim() === asked)) return undefined;
  return [...argv.slice(0, from), "{input}"];
}
