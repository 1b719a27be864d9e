import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { formatPosition } from "../../core/position.ts";
import { isTextError } from "../../core/replay/text-error.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import { jsonSchema } from "../../core/schema/json.ts";
import { type RunOutput, runOutputSchema } from "../../core/schema/run-output.ts";
import { chooseRunner } from "../../node/runner/choose-runner.ts";
import { assertProgram, commandOf } from "../../node/runner/command.ts";
import { endingOf } from "../../node/runner/process-runner.ts";
import { type ProcessEnd, runProcess } from "../../node/runner/run-process.ts";
import type { SqliteStore } from "../../node/sqlite/store.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import type { CommandContext } from "../command.ts";
import { compact } from "../../core/compact.ts";
import { openProject } from "../project.ts";
import { shellArgument } from "../../core/text/shell-word.ts";
import { scratchFolder } from "../../node/files/scratch-folder.ts";

const defaultTimeoutMs = 10 * 60 * 1000;

/** The checkpoint of a step, or of the last step. A run without steps gives its start. */
export async function lastCheckpoint(store: SqliteStore, runId: string, step?: number): Promise<Checkpoint> {
  const steps = await store.listSteps(runId);
  const at = step === undefined ? steps.at(-1) : steps.find(({ step_number }) => step_number === step);
  const checkpoint = at && (await store.getCheckpoint(runId, at.step_id));
  if (checkpoint) return checkpoint;
  const known = await store.getRun(runId);
  if (!known)
    throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "npx replaykit runs lists them" });
  if (step === undefined) return startOf(known);
  throw new ReplayKitError("not_found", `run "${runId}" has no step ${step}`, {
    hint: steps.length === 0 ? "it recorded no step" : `its steps are 1 to ${steps.length}`,
  });
}

/** The checkpoint before the first step. */
function startOf({ run_id, started_at }: StoredRun): Checkpoint {
  return {
    version: 1,
    run_id,
    step_id: "start",
    step_number: 0,
    at: started_at,
    messages: [],
    tool_calls: [],
    state: {},
  };
}

export async function nextForkId(store: SqliteStore, runId: string): Promise<string> {
  for (let n = 1; ; n += 1) if (!(await store.getRun(`${runId}-fork-${n}`))) return `${runId}-fork-${n}`;
}

interface Continuation {
  context: CommandContext;
  store: SqliteStore;
  storeFile: string;
  /** With a parent, `runId` is a new run that forks from there. */
  checkpoint: Checkpoint;
  runId: string;
  /** True if models and reads are live but writes are not made. */
  withoutWrites?: boolean;
}

/** Starts the agent from a checkpoint under the runner contract, and returns its run. */
export async function continueRun(continuation: Continuation): Promise<StoredRun> {
  const { context, store, checkpoint, runId } = continuation;
  const { flags, terminal, env } = context;
  const project = await openProject(context);
  const before = await store.getRun(runId);
  if (before && checkpoint.parent) throw taken(runId);
  const agent = (await store.getRun(checkpoint.parent?.run_id ?? runId))?.agent?.name;
  const override = { command: flags.text("runner-cmd"), shell: flags.on("shell") };
  const { config } = chooseRunner(project.config, { case: { id: runId }, agent }, override);
  const command = commandOf(config.command, config.shell);
  const cwd = resolve(project.root, config.cwd ?? ".");
  assertProgram(command, cwd, env["PATH"]);
  const folder = scratchFolder("run-");
  try {
    const checkpointFile = join(folder, "checkpoint.json");
    const outputFile = join(folder, "output.json");
    writeFileSync(checkpointFile, JSON.stringify(checkpoint));
    const end = await runProcess({
      command,
      cwd,
      env: {
        ...contractOf(continuation),
        REPLAYKIT_CHECKPOINT_PATH: checkpointFile,
        REPLAYKIT_OUTPUT_PATH: outputFile,
      },
      timeoutMs: flags.duration("timeout") ?? defaultTimeoutMs,
      mark: `${folder}/`,
      signal: context.signal,
    });
    noteOutput(end, terminal);
    if (checkpoint.parent && !(await store.getRun(runId)))
      await keepOutput(store, checkpoint, readOutput(outputFile, runId));
    return await endedRun(store, { runId, before, ending: end.failure ?? endingOf(end) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Error for a fork whose id is already in use. */
function taken(runId: string): ReplayKitError {
  return new ReplayKitError("conflict", `there is a run "${runId}" already`, {
    hint: "give the fork another --id, or none",
  });
}

/** The run as the agent left it. Throws if the agent did not touch the run or did not end it. */
async function endedRun(
  store: SqliteStore,
  { runId, before, ending }: { runId: string; before: StoredRun | undefined; ending: string },
): Promise<StoredRun> {
  const run = await store.getRun(runId);
  const untouched = run !== undefined && before !== undefined && isDeepStrictEqual(run, before);
  if (run && run.status !== "running" && !untouched) return run;
  const left = untouched ? "did not continue the run" : "recorded no end of the run";
  throw new ReplayKitError("runner_failed", `the runner ${ending} and ${left}`, {
    hint: untouched
      ? "an agent continues a run by kitFromEnvironment() of the SDK; without it, fork the run"
      : "an agent without the SDK writes its result to REPLAYKIT_OUTPUT_PATH",
  });
}

/** The agent's environment. The agent runs live, so it gets its usual keys. */
function contractOf({ context, storeFile, runId, withoutWrites = false }: Continuation): Record<string, string> {
  const version = context.flags.text("agent-version");
  return {
    ...definedOf(context.env),
    REPLAYKIT_STORE_PATH: storeFile,
    REPLAYKIT_RUN_ID: runId,
    ...compact({ REPLAYKIT_AGENT_VERSION: version, REPLAYKIT_MODE: withoutWrites ? "live-reads" : undefined }),
  };
}

function noteOutput({ stdout, stderr }: ProcessEnd, terminal: CommandContext["terminal"]): void {
  const text = `${stdout.text()}${stderr.text()}`.trimEnd();
  if (text !== "") terminal.note(terminal.safe(text));
}

function definedOf(env: CommandContext["env"]): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

function readOutput(file: string, runId: string): RunOutput {
  if (existsSync(file)) {
    const parsed = runOutputSchema.safeParse(parseJson(readFileSync(file, "utf8"), { name: "the runner's output" }));
    if (parsed.success) return parsed.data;
  }
  throw new ReplayKitError("runner_failed", `the runner neither recorded the run "${runId}" nor wrote an output`, {
    hint: "use kitFromEnvironment() of the SDK, or write the result to REPLAYKIT_OUTPUT_PATH",
  });
}

/** Stores the output of an agent without the SDK as a run. */
async function keepOutput(store: SqliteStore, { parent, state, run_id }: Checkpoint, output: RunOutput): Promise<void> {
  if (!parent) return; // the run exists already
  const at = new Date().toISOString();
  const before = await store.getRun(parent.run_id);
  const { agent, input } = before ?? {};
  await store.createRun({
    run_id,
    ...compact({ agent, input }),
    parent: { run_id: parent.run_id, step_id: parent.step_id },
    status: "running",
    started_at: at,
  });
  for (const [index, { tool_name, tool_args, tool_output, error }] of output.tool_calls.entries()) {
    const result =
      error && !isTextError(error)
        ? { phase: "failed" as const, error }
        : { phase: "done" as const, output: tool_output ?? error?.message ?? null };
    await store.append(run_id, {
      position: formatPosition({ kind: "place", scope: [], number: index }),
      kind: "tool",
      name: tool_name,
      args: tool_args,
      at,
      ...result,
    });
  }
  const tool_calls = jsonSchema.array().parse(JSON.parse(JSON.stringify(output.tool_calls)));
  // This agent reports no messages.
  const step = { step_id: "end", step_number: 1, at, messages: [], tool_calls, state: output.state ?? state };
  await store.putCheckpoint({ version: 1, run_id, parent, ...step });
  await store.updateRun(run_id, {
    status: output.status,
    ended_at: at,
    retention: output.status === "error" ? "failed" : "success",
    ...compact({ final_output: output.final_output }),
  });
}

/** Prints one line about the run, and the command that compares it. */
export async function tellOfRun(
  { flags, terminal }: CommandContext,
  { run, parent }: { run: StoredRun; parent?: string },
): Promise<void> {
  if (flags.on("json")) {
    terminal.printJson({ version: 1, run });
    return;
  }
  const outcome = run.status === "error" ? run.error : run.final_output;
  const output = typeof outcome === "string" ? outcome : JSON.stringify(outcome);
  terminal.print(terminal.safe(`${run.run_id}  ${run.status}  ${output ?? ""}`.trimEnd()));
  if (parent !== undefined)
    terminal.print(terminal.safe(`\nNext: npx replaykit diff ${shellArgument(parent)} ${shellArgument(run.run_id)}`));
}
