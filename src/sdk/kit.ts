import { diverge } from "../core/diff/diverge.ts";
import { effectLookup } from "../core/effects.ts";
import { ReplayKitError } from "../core/error.ts";
import { runFromTrace } from "../core/run/run-from-trace.ts";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Difference } from "../core/schema/attempt-result.ts";
import type { Json } from "../core/schema/json.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { type ToolOptions, wrapTool } from "./agent-run.ts";
import { executeRun, type KitDeps, redactedBy } from "./execute-run.ts";
import type { AgentProgram, RunResult, ForkOptions, KitOptions, RunOptions } from "./kit-options.ts";
import { createMemoryStore } from "./store/memory-store.ts";
import { readRun, requiredRun } from "./store/read-run.ts";
import { recordOfTrace, type WholeRun } from "./trace/record-of-trace.ts";
import type { Recordable } from "./recorder/recordable.ts";
import { createReplayAnswers, type RunMatching } from "./recorder/replay-answers.ts";
import type { Operation, RunStore, StoredRun } from "./store/run-store.ts";
import { setAtPointer } from "./set-at-pointer.ts";
import { recordOf, traceOf } from "./trace/trace-of.ts";
import { builtInRules } from "./telemetry/span-content.ts";
import { compact } from "../core/compact.ts";
import { registerTools } from "./tool-registry.ts";

export interface Kit {
  run<T extends Recordable<T>>(options: RunOptions, program: AgentProgram<T>): Promise<RunResult<T>>;
  /** Continues a run that stopped: what is recorded is served, the rest is done. */
  resume<T extends Recordable<T>>(runId: string, program: AgentProgram<T>): Promise<RunResult<T>>;
  /** Starts a new run that shares the steps of another run up to one of them. The other run does not change. */
  fork<T extends Recordable<T>>(runId: string, options: ForkOptions, program: AgentProgram<T>): Promise<RunResult<T>>;
  /** The differences between two runs, the first one first. */
  compare(runId: string, otherId: string): Promise<Difference[]>;
  trace(runId: string): Promise<TraceRun>;
  tool<A extends Recordable<A> = Json, T extends Recordable<T> = Json>(
    name: string,
    work: (args: A) => T | Promise<T>,
    options?: ToolOptions,
  ): (args: A) => Promise<T>;
  /** Registers the agent's tools: `kit.tools({ read: { search_docs }, write: { send_email } })`. */
  tools: typeof registerTools;
}

/** Creates a kit, with which an agent records, replays, resumes, forks and compares its runs. */
export function replaykit({ redact, ...given }: KitOptions = {}): Kit {
  const hide = redact === true ? builtInRules() : redact;
  const options = { ...given, ...compact({ redact: hide }) };
  const deps: KitDeps = {
    options,
    store: options.store ?? createMemoryStore(),
    now: options.now ?? (() => new Date()),
    newId: options.newId ?? (() => globalThis.crypto.randomUUID()),
    random: options.random ?? Math.random,
  };
  const trace = (runId: string) => storedTrace(deps, runId);
  return {
    run: (request, program) => startRun(deps, request, program),
    resume: (runId, program) => resumeRun(deps, runId, program),
    fork: (runId, request, program) => forkRun(deps, { ...request, parentId: runId }, program),
    async compare(runId, otherId) {
      const effects = effectLookup();
      return diverge(runFromTrace(await trace(runId), effects), runFromTrace(await trace(otherId), effects));
    },
    trace,
    tool: wrapTool,
    tools: registerTools,
  };
}

async function storedTrace({ store }: KitDeps, runId: string): Promise<TraceRun> {
  const { run, operations, checkpoints } = await readRun(store, runId);
  return traceOf(recordOf(run, operations, checkpoints));
}

async function startRun<T extends Recordable<T>>(
  deps: KitDeps,
  request: RunOptions,
  program: AgentProgram<T>,
): Promise<RunResult<T>> {
  const { options, store } = deps;
  const { agent, input, mode = options.mode ?? "record", of = options.of } = request;
  if (mode !== "record") return replayRun(deps, { ...request, mode, of }, program);
  const run = newRun(deps, { runId: request.runId, agent, input });
  await store.createRun(run);
  return executeRun(deps, { run, recorded: [] }, program);
}

/** Starts a new run, kept as a test, whose answers come from a recording. */
async function replayRun<T extends Recordable<T>>(
  deps: KitDeps,
  request: Replay,
  program: AgentProgram<T>,
): Promise<RunResult<T>> {
  const { options, store } = deps;
  const { mode } = request;
  const recording = await recordingOf(deps, request.of);
  const { run_id: of, agent, input } = recording.run;
  const run: StoredRun = {
    ...newRun(deps, {
      runId: request.runId,
      agent: request.agent ?? agentOf({ agent }),
      input: request.input ?? input,
    }),
    replay: { mode, of },
  };
  await store.createRun(run);
  const match = request.match ?? options.match ?? defaultMatch[mode];
  const answers = answersFrom(deps, recording.operations, { mode, match });
  return executeRun(deps, { run, recorded: [], answers }, program);
}

const defaultMatch = { replay: "strict", "live-reads": "lenient" } as const;

/** The recorded answers of a replay that is resumed. */
async function answersOf(deps: KitDeps, { mode, of }: NonNullable<StoredRun["replay"]>) {
  const { operations } = await recordingOf(deps, of);
  return answersFrom(deps, operations, { mode, match: deps.options.match ?? defaultMatch[mode] });
}

async function resumeRun<T extends Recordable<T>>(
  deps: KitDeps,
  runId: string,
  program: AgentProgram<T>,
): Promise<RunResult<T>> {
  const { store } = deps;
  const run = await requiredRun(store, runId);
  const recorded = (await store.listOperations(runId)).filter(
    ({ phase, kind }) => phase !== "failed" || kind === "tool" || kind === "once",
  );
  // A resumed replay stays a replay, so that no write happens for real.
  const answers = run.replay && (await answersOf(deps, run.replay));
  await store.updateRun(runId, { status: "running" });
  return executeRun(deps, { run, recorded, answers }, program);
}

async function forkRun<T extends Recordable<T>>(
  deps: KitDeps,
  { parentId, ...request }: ForkOptions & { parentId: string },
  program: AgentProgram<T>,
): Promise<RunResult<T>> {
  const { store } = deps;
  const parent = await requiredRun(store, parentId);
  const steps = await store.listSteps(parentId);
  const at = steps.find(({ step_number }) => step_number === request.step);
  if (!at) {
    throw new ReplayKitError("not_found", `run "${parentId}" has no step ${request.step}`, {
      hint: `its steps are 1 to ${steps.length}`,
    });
  }
  const tries = request.mode === "live-reads";
  const run: StoredRun = {
    ...newRun(deps, { runId: request.runId, agent: request.agent ?? agentOf(parent), input: parent.input }),
    parent: { run_id: parentId, step_id: at.step_id },
    ...(tries ? { replay: { mode: "live-reads", of: parentId } } : {}),
  };
  await store.createRun(run);
  const operations = await store.listOperations(parentId);
  const shared = doneBy(at.step_id, operations);
  await Promise.all(shared.map(async (operation) => store.append(run.run_id, operation)));
  await copyCheckpoints(store, { from: parentId, to: run.run_id }, request);
  const answers = tries ? answersFrom(deps, operations, { mode: "live-reads", match: "lenient" }) : undefined;
  return executeRun(deps, { run, recorded: shared, answers }, program);
}

/**
 * Copies the checkpoints that a fork shares. The last one gets the values of `set`, so that a resume of the fork has
 * them too.
 */
async function copyCheckpoints(
  store: RunStore,
  { from, to }: { from: string; to: string },
  { step, set = {} }: ForkOptions,
): Promise<void> {
  const steps = (await store.listSteps(from)).filter(({ step_number }) => step_number <= step);
  const checkpoints = await Promise.all(steps.map(async ({ step_id }) => store.getCheckpoint(from, step_id)));
  const copies = checkpoints.flatMap((checkpoint): Checkpoint[] => {
    if (!checkpoint) return [];
    const { step_id, step_number, state } = checkpoint;
    const changed = step_number === step ? applyPatch(state, set) : state;
    return [{ ...checkpoint, state: changed, run_id: to, parent: { run_id: from, step_id } }];
  });
  await Promise.all(copies.map(async (checkpoint) => store.putCheckpoint(checkpoint)));
}

function answersFrom({ options }: KitDeps, operations: Operation[], { mode, match }: ReplayRules) {
  return createReplayAnswers({ mode, operations, matching: match, redact: (value) => redactedBy(options, value) });
}

interface ReplayRules {
  mode: Replay["mode"];
  match: RunMatching;
}

async function recordingOf({ store }: KitDeps, of: RunOptions["of"]): Promise<WholeRun> {
  if (of === undefined)
    throw new ReplayKitError("usage", "a replay needs the recording that answers it", {
      hint: 'give of: "<run id>", or a trace',
    });
  return typeof of === "string" ? readRun(store, of) : recordOfTrace(of);
}

interface RunStart {
  runId: string | undefined;
  agent: RunOptions["agent"];
  input: Json | undefined;
}

function newRun({ options, now, newId }: KitDeps, { runId = newId(), agent, input }: RunStart): StoredRun {
  return {
    run_id: runId,
    ...compact({
      agent: typeof agent === "string" ? { name: agent } : agent,
      input: input === undefined ? undefined : redactedBy(options, input),
    }),
    status: "running",
    started_at: now().toISOString(),
  };
}

type Replay = Omit<RunOptions, "mode" | "of"> & { mode: "replay" | "live-reads"; of: RunOptions["of"] | undefined };

function agentOf({ agent }: Pick<StoredRun, "agent">): RunOptions["agent"] {
  return agent?.name === undefined ? undefined : { name: agent.name, ...compact({ version: agent.version }) };
}

/**
 * The operations up to the end of a step, also of steps that ran in parallel. An operation that ended later is left out
 * with its start: in the fork it has not happened.
 */
function doneBy(step: string, operations: Operation[]): Operation[] {
  const end = operations.findLastIndex(
    ({ position, kind, phase }) => kind === "step" && phase === "done" && position === step,
  );
  const ends = new Set(
    operations.slice(end + 1).flatMap(({ phase, position }) => (phase === "started" ? [] : position)),
  );
  return operations.slice(0, end + 1).filter(({ phase, position }) => phase !== "started" || !ends.has(position));
}

function applyPatch(state: Json, set: Record<string, Json>): Json {
  return Object.entries(set).reduce((patched, [pointer, value]) => setAtPointer(patched, pointer, value), state);
}
