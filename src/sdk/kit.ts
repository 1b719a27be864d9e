import { diverge } from "../core/diff/diverge.ts";
import { effectLookup } from "../core/effects.ts";
import { ReplayKitError } from "../core/error.ts";
import { setAtPointer } from "./set-at-pointer.ts";
import { runFromTrace } from "../core/run/run-from-trace.ts";
import type { Difference } from "../core/schema/result.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import {
  type AgentRun,
  recordModel,
  recordNow,
  recordOnce,
  recordRandom,
  recordStep,
  recordUuid,
  type ToolOptions,
  wrapTool,
} from "./agent-run.ts";
import { withScope } from "./current-run.ts";
import { createMemoryStore } from "./memory-store.ts";
import { readRun, requiredRun } from "./read-run.ts";
import { type CallTool, createRecorder } from "./recorder.ts";
import type { Operation, RunStore, StoredRun } from "./run-store.ts";
import { loadTelemetry, type TelemetryOptions } from "./telemetry.ts";
import { recordOf, type RunRecord, traceOf } from "./trace-of.ts";

export interface KitOptions {
  /** Where runs are kept; default: memory. */
  store?: RunStore;
  /** Gets the trace of every finished run that `sample` keeps; it is not waited for, and its faults are its own. */
  send?: (trace: TraceRun) => void | Promise<void>;
  /** Applied to everything before it is stored or sent. */
  redact?: (value: Json) => Json;
  /** Which runs are sent; failed ones always are. Default: all. */
  sample?: (run: StoredRun) => boolean;
  /** Answers tools in place of their code, as a replay does; `work` runs the code. */
  callTool?: CallTool;
  /** Spans and metrics through the agent's own OpenTelemetry; without it, or with `false`, there are none. */
  telemetry?: TelemetryOptions | false;
  now?: () => Date;
  random?: () => number;
  newId?: () => string;
}

export interface RunOptions {
  agent?: string | { name: string; version?: string };
  input?: Json;
  runId?: string;
}

export interface ForkOptions {
  /** Number of the step, from 1, after which the fork goes its own way. */
  step: number;
  /** Values by JSON Pointer that replace those of the state at that step. */
  set?: Record<string, Json>;
  agent?: RunOptions["agent"];
  runId?: string;
}

export type AgentProgram<T extends Json> = (run: AgentRun) => T | Promise<T>;

export interface Finished<T> {
  runId: string;
  output: T;
}

export interface Kit {
  run<T extends Json>(options: RunOptions, program: AgentProgram<T>): Promise<Finished<T>>;
  /** Goes on with a run that stopped: what is recorded is served, the rest is done. */
  resume<T extends Json>(runId: string, program: AgentProgram<T>): Promise<Finished<T>>;
  /** A new run that shares the steps up to one of another run; the other run stays as it is. */
  fork<T extends Json>(runId: string, options: ForkOptions, program: AgentProgram<T>): Promise<Finished<T>>;
  /** Where two runs part: the first difference first. */
  compare(runId: string, otherId: string): Promise<Difference[]>;
  trace(runId: string): Promise<TraceRun>;
  tool<A extends Json, T extends Json>(
    name: string,
    work: (args: A) => T | Promise<T>,
    options?: ToolOptions,
  ): (args: A) => Promise<T>;
}

interface Execution {
  run: StoredRun;
  recorded: Operation[];
}

/** Makes the kit by which an agent records its runs, and resumes, forks and compares them. */
export function replaykit(options: KitOptions = {}): Kit {
  const store = options.store ?? createMemoryStore();
  const now = options.now ?? (() => new Date());
  const random = options.random ?? Math.random;
  const newId = options.newId ?? (() => globalThis.crypto.randomUUID());

  async function start<T extends Json>(
    { agent, input, runId }: RunOptions,
    program: AgentProgram<T>,
  ): Promise<Finished<T>> {
    const run = newRun(runId ?? newId(), agent, input);
    await store.createRun(run);
    return execute({ run, recorded: [] }, program);
  }

  function newRun(runId: string, agent: RunOptions["agent"], input: Json | undefined): StoredRun {
    return {
      run_id: runId,
      ...(agent === undefined ? {} : { agent: typeof agent === "string" ? { name: agent } : agent }),
      ...(input === undefined ? {} : { input: redacted(input) }),
      status: "running",
      started_at: now().toISOString(),
    };
  }

  function redacted(value: Json): Json {
    return options.redact ? options.redact(value) : value;
  }

  async function resume<T extends Json>(runId: string, program: AgentProgram<T>): Promise<Finished<T>> {
    const run = await requiredRun(store, runId);
    const recorded = (await store.listOperations(runId)).filter(
      ({ phase, kind }) => phase !== "failed" || kind === "tool",
    );
    await store.updateRun(runId, { status: "running" });
    return execute({ run, recorded }, program);
  }

  async function fork<T extends Json>(
    runId: string,
    options: ForkOptions,
    program: AgentProgram<T>,
  ): Promise<Finished<T>> {
    const parent = await requiredRun(store, runId);
    const steps = await store.listSteps(runId);
    const at = steps.find(({ step_number }) => step_number === options.step);
    if (!at) {
      throw new ReplayKitError("not_found", `run "${runId}" has no step ${options.step}`, {
        hint: `its steps are 1 to ${steps.length}`,
      });
    }
    const run = {
      ...newRun(options.runId ?? newId(), options.agent ?? agentOf(parent), parent.input),
      parent: { run_id: runId, step_id: at.step_id },
    };
    await store.createRun(run);
    const shared = (await store.listOperations(runId)).filter(({ position }) => isUpTo(position, at.step_id));
    for (const operation of shared) await store.append(run.run_id, operation);
    await copyCheckpoints(runId, run.run_id, options);
    return execute({ run, recorded: shared }, program);
  }

  /** The steps that a fork shares; the last one with the values that were set, so that a resume of the fork has them too. */
  async function copyCheckpoints(from: string, to: string, { step, set = {} }: ForkOptions): Promise<void> {
    for (const { step_id, step_number } of await store.listSteps(from)) {
      if (step_number > step) continue;
      const checkpoint = await store.getCheckpoint(from, step_id);
      if (!checkpoint) continue;
      const state = step_number === step ? applyPatch(checkpoint.state, set) : checkpoint.state;
      await store.putCheckpoint({ ...checkpoint, state, run_id: to, parent: { run_id: from, step_id } });
    }
  }

  async function execute<T extends Json>({ run, recorded }: Execution, program: AgentProgram<T>): Promise<Finished<T>> {
    const { run_id: runId } = run;
    const telemetry =
      options.telemetry === false ? undefined : (await loadTelemetry(options.telemetry ?? {}, options.redact))?.(run);
    const recorder = createRecorder({
      telemetry,
      runId,
      // A step's end and its checkpoint are stored together.
      append: (operation) => {
        const checkpoint = takeEnded(operation);
        telemetry?.recorded(operation, checkpoint);
        return store.append(runId, operation, checkpoint);
      },
      now,
      recorded,
      ...(options.redact ? { redact: options.redact } : {}),
      ...(options.callTool ? { callTool: options.callTool } : {}),
    });
    let stepNumber = 0;
    const ended = new Map<string, Checkpoint>();
    const takeEnded = ({ kind, phase, position }: Operation) => {
      if (kind !== "step" || phase !== "done") return undefined;
      const checkpoint = ended.get(position);
      ended.delete(position);
      return checkpoint;
    };
    const hooks = {
      onEnd: async ({ position, name }: { position: string; name: string }) => {
        stepNumber += 1;
        // A crash between a checkpoint and its step's end: the step is done again and gives the same checkpoint.
        const before = recorded.length > 0 ? await store.getCheckpoint(runId, position) : undefined;
        ended.set(position, {
          version: 1,
          run_id: runId,
          step_id: position,
          step_number: stepNumber,
          at: before?.at ?? now().toISOString(),
          name,
          messages: [],
          tool_calls: [],
          state: redacted(agentRun.state),
        });
      },
      onServed: async ({ position }: { position: string }) => {
        const checkpoint = await store.getCheckpoint(runId, position);
        stepNumber = checkpoint?.step_number ?? stepNumber + 1; // steps inside a served one are passed with it
        agentRun.state = (checkpoint?.state ?? agentRun.state) as JsonObject; // the state of a run is an object
      },
    };
    const agentRun: AgentRun = {
      id: runId,
      input: run.input,
      state: {},
      step: (name, work) => recordStep(name, work, hooks),
      tool: wrapTool,
      model: recordModel,
      once: recordOnce,
      now: recordNow,
      random: () => recordRandom(random),
      uuid: () => recordUuid(newId),
    };
    const work = async () => {
      try {
        const scope = { recorder, prefix: "", count: 0, step: undefined };
        const output = await withScope(scope, async () => program(agentRun));
        await finish(runId, { status: "success", final_output: redacted(output ?? null) });
        return { runId, output };
      } catch (error) {
        await finish(runId, { status: "error", error: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    };
    return telemetry ? telemetry.run(work, async () => record(runId)) : work();
  }

  async function finish(runId: string, change: Partial<StoredRun>): Promise<void> {
    await store.updateRun(runId, {
      ...change,
      ended_at: now().toISOString(),
      retention: change.status === "error" ? "failed" : "success",
    });
    const run = await store.getRun(runId);
    if (!run || !options.send || (run.status !== "error" && options.sample?.(run) === false)) return;
    sendSafely(options.send, await trace(runId));
  }

  async function trace(runId: string): Promise<TraceRun> {
    return traceOf(await record(runId));
  }

  async function record(runId: string): Promise<RunRecord> {
    const { run, operations, checkpoints } = await readRun(store, runId);
    return recordOf(run, operations, checkpoints);
  }

  async function compare(runId: string, otherId: string): Promise<Difference[]> {
    const effects = effectLookup();
    return diverge(runFromTrace(await trace(runId), effects), runFromTrace(await trace(otherId), effects));
  }

  return { run: start, resume, fork, compare, trace, tool: wrapTool };
}

/** The agent neither waits for a send nor fails with it. */
function sendSafely(send: NonNullable<KitOptions["send"]>, trace: TraceRun): void {
  try {
    const sent = send(trace);
    if (sent instanceof Promise) sent.catch(() => {});
  } catch {
    // The run is kept in the store; what became of its copy is the sender's to tell.
  }
}

function agentOf({ agent }: StoredRun): RunOptions["agent"] {
  return agent?.name === undefined
    ? undefined
    : { name: agent.name, ...(agent.version === undefined ? {} : { version: agent.version }) };
}

/** True for an operation at or before a top-level position; `once` keys have no place and count where they were done. */
function isUpTo(position: string, last: string): boolean {
  return position.startsWith("once:") || Number.parseInt(position, 10) <= Number.parseInt(last, 10);
}

function applyPatch(state: Json, set: Record<string, Json>): Json {
  return Object.entries(set).reduce((patched, [pointer, value]) => setAtPointer(patched, pointer, value), state);
}
