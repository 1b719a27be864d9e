import type { Json } from "../core/schema/json.ts";
import type { Operation, RetentionClass, StoredRun } from "../core/schema/run-record.ts";
import {
  type AgentRun,
  recordModel,
  recordNow,
  recordOnce,
  recordRandom,
  recordStep,
  recordUuid,
  withRecorder,
  wrapTool,
} from "./agent-run.ts";
import type { AgentProgram, RunResult, KitOptions } from "./kit-options.ts";
import { RunSteps } from "./run-steps.ts";
import { readRun } from "./store/read-run.ts";
import type { Recordable } from "./recorder/recordable.ts";
import { createRecorder, type Recorder } from "./recorder/recorder.ts";
import { errorOf } from "./recorder/record-stream.ts";
import type { ReplayAnswers } from "./recorder/replay-answers.ts";
import type { RunStore } from "./store/run-store.ts";
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
  deps: KitDeps,
  execution: Execution,
  program: AgentProgram<T>,
): Promise<RunResult<T>> {
  const { options, store } = deps;
  const { run, answers } = execution;
  const { run_id: runId } = run;
  const telemetry = await telemetryOf(options, run);
  const { agentRun, steps } = await agentRunOf(deps, execution);
  const recorder = recorderOf(deps, { ...execution, steps, telemetry });
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
      const ended = finish(deps, execution, { status: "error", error: errorOf(error).message });
      await ended.catch(() => {}); // throw the program's own error, not the store's
      throw error;
    }
    await finish(deps, execution, { status: "success", final_output: final });
    return { runId, output, ...compact({ replay: answers?.counts() }) };
  };
  return telemetry ? telemetry.run(work, async () => recordIn(store, runId)) : work();
}

async function telemetryOf({ telemetry, redact }: KitDeps["options"], run: StoredRun) {
  return telemetry === false ? undefined : (await loadTelemetry(telemetry ?? {}, redact))?.(run);
}

interface RecordingParts extends Execution {
  steps: RunSteps;
  telemetry: RunTelemetry | undefined;
}

function recorderOf(
  { options, store, now }: KitDeps,
  { run, recorded, answers, steps, telemetry }: RecordingParts,
): Recorder {
  const { run_id: runId } = run;
  return createRecorder({
    telemetry,
    runId,
    // A step's end and its checkpoint are stored together.
    append: (operation) => {
      const checkpoint = steps.checkpointOf(operation);
      telemetry?.recorded(operation, checkpoint);
      steps.add(operation);
      return store.append(runId, operation, checkpoint);
    },
    now,
    recorded,
    onServed: (operation) => steps.add(operation),
    ...compact({ redact: options.redact, callTool: options.callTool, answers }),
  });
}

const recording = { tool: wrapTool, model: recordModel, once: recordOnce, now: recordNow };

async function agentRunOf(
  { options, store, now, random, newId }: KitDeps,
  { run, recorded }: Execution,
): Promise<{ agentRun: AgentRun; steps: RunSteps }> {
  const agentRun: AgentRun = {
    id: run.run_id,
    input: run.input,
    state: {},
    step: (name, work) => recordStep(name, work, steps),
    ...recording,
    random: () => recordRandom(random),
    uuid: () => recordUuid(newId),
  };
  const known = recorded.length > 0 ? await store.listSteps(run.run_id) : [];
  const redact = (value: Json) => redactedBy(options, value);
  const steps = new RunSteps({ run, store, recorded, known, now, redact, agentRun });
  return { agentRun, steps };
}

async function finish(deps: KitDeps, { run, answers }: Execution, change: Partial<StoredRun>): Promise<void> {
  const { options, store, now } = deps;
  const { run_id: runId } = run;
  const replay = run.replay && { ...run.replay, ...answers?.counts() };
  const retention = retentionOf(change, replay !== undefined);
  await store.updateRun(runId, { ...change, ended_at: now().toISOString(), retention, ...compact({ replay }) });
  if (replay || !options.send) return; // replays are not sent
  await sendSafely(deps, runId, options.send);
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
