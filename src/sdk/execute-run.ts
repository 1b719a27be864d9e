import { isInside } from "../core/position.ts";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";
import type { Operation, RetentionClass, StoredRun } from "../core/schema/run-record.ts";
import {
  type AgentRun,
  recordModel,
  recordNow,
  recordOnce,
  recordRandom,
  recordStep,
  recordUuid,
  type StepHooks,
  withRecorder,
  wrapTool,
} from "./agent-run.ts";
import type { AgentProgram, RunResult, KitOptions } from "./kit-options.ts";
import { readRun } from "./store/read-run.ts";
import type { Recordable } from "./recorder/recordable.ts";
import { createRecorder, type Recorder } from "./recorder/recorder.ts";
import { errorOf } from "./recorder/record-stream.ts";
import type { ReplayAnswers } from "./recorder/replay-answers.ts";
import type { RunStore } from "./store/run-store.ts";
import { createStepContents, type StepContents } from "./telemetry/step-content.ts";
import { loadTelemetry, type RunTelemetry } from "./telemetry/telemetry.ts";
import { compact } from "../core/compact.ts";
import { recordOf, traceOf } from "./trace/trace-of.ts";

/** A kit's options, with its redaction as a function. */
export type RedactingOptions = Omit<KitOptions, "redact"> & { redact?: (value: Json) => Json };

/** What all runs of a kit share. */
export interface KitDeps {
  options: RedactingOptions;
  store: RunStore;
  now: () => Date;
  random: () => number;
  newId: () => string;
}

export interface Execution {
  run: StoredRun;
  /** Operations of an earlier execution. They are served instead of being done again. */
  recorded: Operation[];
  answers?: ReplayAnswers | undefined;
}

/** Runs the agent's program and stores how it ended. */
export async function executeRun<T extends Recordable<T>>(
  parts: KitDeps,
  execution: Execution,
  program: AgentProgram<T>,
): Promise<RunResult<T>> {
  const { options, store } = parts;
  const { run, answers } = execution;
  const { run_id: runId } = run;
  const telemetry = await telemetryOf(options, run);
  const runParts = { ...execution, ended: new Map<string, Checkpoint>(), contents: createStepContents() };
  const recorder = recorderOf(parts, runParts, telemetry);
  const agentRun = agentRunOf(parts, runParts);
  const work = async () => {
    let output: T;
    let final: Json;
    try {
      output = await withRecorder(recorder, async () => program(agentRun));
      const fault = recorder.fault();
      if (fault) throw fault; // the program caught it, but the run fails all the same
      final = redactedBy(options, (output ?? null) as Json);
    } catch (caught) {
      const error: unknown = recorder.fault() ?? caught;
      const ended = finish(parts, execution, { status: "error", error: errorOf(error).message });
      await ended.catch(() => {}); // throw the program's own error, not the store's
      throw error;
    }
    await finish(parts, execution, { status: "success", final_output: final });
    return { runId, output, ...compact({ replay: answers?.counts() }) };
  };
  return telemetry ? telemetry.run(work, async () => recordIn(store, runId)) : work();
}

async function telemetryOf({ telemetry, redact }: KitDeps["options"], run: StoredRun) {
  return telemetry === false ? undefined : (await loadTelemetry(telemetry ?? {}, redact))?.(run);
}

function recorderOf(
  { options, store, now }: KitDeps,
  { run, recorded, answers, ended, contents }: AgentRunParts,
  telemetry: RunTelemetry | undefined,
): Recorder {
  const { run_id: runId } = run;
  return createRecorder({
    telemetry,
    runId,
    // A step's end and its checkpoint are stored together.
    append: (operation) => {
      const checkpoint = takeEnded(ended, operation);
      telemetry?.recorded(operation, checkpoint);
      contents.add(operation);
      return store.append(runId, operation, checkpoint);
    },
    now,
    recorded,
    onServed: (operation) => contents.add(operation),
    ...compact({ redact: options.redact, callTool: options.callTool, answers }),
  });
}

function takeEnded(ended: Map<string, Checkpoint>, { kind, phase, position }: Operation): Checkpoint | undefined {
  if (kind !== "step" || phase !== "done") return undefined;
  const checkpoint = ended.get(position);
  ended.delete(position);
  return checkpoint;
}

interface AgentRunParts extends Execution {
  /** Checkpoints, by position, of steps whose end is about to be recorded. */
  ended: Map<string, Checkpoint>;
  contents: StepContents;
}

const recording = { tool: wrapTool, model: recordModel, once: recordOnce, now: recordNow };

function agentRunOf(
  { options, store, now, random, newId }: KitDeps,
  { run, recorded, ended, contents }: AgentRunParts,
): AgentRun {
  const { run_id: runId } = run;
  let stepNumber = 0;
  const hooks: StepHooks = {
    onBegin: ({ position }) => contents.begin(position),
    onEnd: async ({ position, name }) => {
      stepNumber += 1;
      // A step that is done again after a crash must give the same checkpoint.
      const { model, messages, tool_calls } = contents.end(position);
      const before = recorded.length > 0 ? await store.getCheckpoint(runId, position) : undefined;
      ended.set(position, {
        version: 1,
        run_id: runId,
        step_id: position,
        step_number: stepNumber,
        at: before?.at ?? now().toISOString(),
        ...compact({ agent_version: run.agent?.version, model }),
        name,
        messages,
        tool_calls,
        state: redactedBy(options, agentRun.state),
      });
    },
    onServed: async ({ position }) => {
      const checkpoint = await store.getCheckpoint(runId, position);
      for (const operation of recorded) if (isInside(operation.position, position)) contents.add(operation);
      const number = checkpoint?.step_number ?? stepNumber + 1; // also counts the steps inside a served one
      if (checkpoint && number > stepNumber) replaceIn(agentRun.state, checkpoint.state); // parallel steps: the last state counts
      stepNumber = Math.max(stepNumber, number);
    },
  };
  const agentRun: AgentRun = {
    id: runId,
    input: run.input,
    state: {},
    step: (name, work) => recordStep(name, work, hooks),
    ...recording,
    random: () => recordRandom(random),
    uuid: () => recordUuid(newId),
  };
  return agentRun;
}

/**
 * Changes the object in place, because `run.state.docs = await run.step(…)` reads `run.state` before the step is
 * served.
 */
function replaceIn(state: JsonObject, by: Json): void {
  for (const key of Object.keys(state)) delete state[key];
  for (const [key, value] of Object.entries(isObject(by) ? by : {}))
    Object.defineProperty(state, key, { value, enumerable: true, configurable: true, writable: true });
}

async function finish(parts: KitDeps, { run, answers }: Execution, change: Partial<StoredRun>): Promise<void> {
  const { options, store, now } = parts;
  const { run_id: runId } = run;
  const replay = run.replay && { ...run.replay, ...answers?.counts() };
  const retention = retentionOf(change, replay !== undefined);
  await store.updateRun(runId, { ...change, ended_at: now().toISOString(), retention, ...compact({ replay }) });
  if (replay || !options.send) return; // replays are not sent
  await sendSafely(parts, runId, options.send);
}

function retentionOf({ status }: Partial<StoredRun>, isReplay: boolean): RetentionClass {
  if (isReplay) return "test";
  return status === "error" ? "failed" : "success";
}

async function recordIn(store: RunStore, runId: string) {
  const { run, operations, checkpoints } = await readRun(store, runId);
  return recordOf(run, operations, checkpoints);
}

/** Sends the trace if it is sampled. The agent neither waits for it nor fails with it. */
async function sendSafely(
  { options, store }: KitDeps,
  runId: string,
  send: NonNullable<KitOptions["send"]>,
): Promise<void> {
  try {
    const ended = await store.getRun(runId);
    if (!ended || (ended.status !== "error" && options.sample?.(ended) === false)) return;
    Promise.resolve(send(traceOf(await recordIn(store, runId)))).catch(() => {});
  } catch {
    // The run is in the store. The sender reports its own errors.
  }
}

export function redactedBy({ redact }: RedactingOptions, value: Json): Json {
  return redact ? redact(value) : value;
}
