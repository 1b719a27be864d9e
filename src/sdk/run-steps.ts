import { compact } from "../core/compact.ts";
import { canonicalJson } from "../core/json/canonical-json.ts";
import { enclosingPositions, isInside } from "../core/position.ts";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";
import type { StepEntry } from "../core/schema/run-record.ts";
import type { StepHooks } from "./agent-run.ts";
import type { Operation, RunStore, StoredRun } from "./store/run-store.ts";
import { createStepContents } from "./telemetry/step-content.ts";

export interface RunStepsOptions {
  run: StoredRun;
  store: RunStore;
  /** Operations of an earlier execution. */
  recorded: Operation[];
  /** The steps of the earlier execution. */
  known: StepEntry[];
  now: () => Date;
  redact: (value: Json) => Json;
  agentRun: { state: JsonObject };
}

/**
 * The steps of one execution: makes the checkpoints of those that are done, and restores the state of those that are
 * served. Steps are numbered from 1 in the order in which they end, and new ones follow those of earlier executions.
 */
export class RunSteps implements StepHooks {
  private readonly options: RunStepsOptions;
  private readonly contents = createStepContents();
  private readonly known: Map<string, StepEntry>;
  /** The recorded operations inside of each step and call. */
  private inside: Map<string, Operation[]> | undefined;
  /** Positions of the steps that this execution began itself. */
  private readonly begun: string[] = [];
  private lastNumber: number;
  /** The served step with the highest number so far. */
  private restored: { number: number; state: Json } = { number: 0, state: {} };

  constructor(options: RunStepsOptions) {
    const { known } = options;
    this.options = options;
    this.known = new Map(known.map((entry) => [entry.step_id, entry]));
    this.lastNumber = known.at(-1)?.step_number ?? 0;
  }

  onBegin(position: string): void {
    this.begun.push(position);
    this.contents.begin(position);
  }

  /** Takes an operation that was done or served into the contents of the steps around it. */
  add(operation: Operation): void {
    this.contents.add(operation);
  }

  /** The checkpoint to store with the end of a step; `undefined` for any other operation. */
  checkpointOf(operation: Operation): Checkpoint | undefined {
    if (!isEnd(operation)) return undefined;
    const { run, now, redact, agentRun } = this.options;
    const { position, name } = operation;
    // A step that is done again after a crash must give the same checkpoint.
    const before = this.known.get(position);
    const { model, messages, tool_calls } = this.contents.end(position);
    return {
      version: 1,
      run_id: run.run_id,
      step_id: position,
      step_number: before?.step_number ?? (this.lastNumber += 1),
      at: before?.at ?? now().toISOString(),
      ...compact({ agent_version: run.agent?.version, model }),
      name,
      messages,
      tool_calls,
      state: redact(agentRun.state),
    };
  }

  async onServed(position: string): Promise<void> {
    const { store, run, recorded, agentRun } = this.options;
    const checkpoint = await store.getCheckpoint(run.run_id, position);
    this.inside ??= groupByStep(recorded);
    for (const operation of this.inside.get(position) ?? []) this.add(operation);
    if (!checkpoint || checkpoint.step_number <= this.restored.number) return; // it ended before one that is restored
    const isBeside = this.begun.some((one) => !isInside(position, one));
    const before = isBeside ? this.restored.state : undefined;
    // A copy, because the program may change the restored values in place.
    this.restored = { number: checkpoint.step_number, state: structuredClone(checkpoint.state) };
    restore(agentRun.state, checkpoint.state, before);
  }
}

function groupByStep(operations: Operation[]): Map<string, Operation[]> {
  const inside = new Map<string, Operation[]>();
  for (const operation of operations) {
    for (const around of enclosingPositions(operation.position)) {
      const members = inside.get(around);
      if (members) members.push(operation);
      else inside.set(around, [operation]);
    }
  }
  return inside;
}

function isEnd({ kind, phase }: Operation): boolean {
  return kind === "step" && phase === "done";
}

/**
 * Gives the state the values of a checkpoint. Steps that run beside the served one have written into the state too:
 * then only what changed since the restored checkpoint `before` is taken. Changes the object in place, because
 * `run.state.docs = await run.step(…)` reads `run.state` before the step is served.
 */
function restore(state: JsonObject, checkpoint: Json, before: Json | undefined): void {
  const given = isObject(checkpoint) ? checkpoint : {};
  const kept = isObject(before) ? before : undefined;
  for (const key of new Set([...Object.keys(state), ...Object.keys(given)])) {
    if (kept && sameIn(kept, given, key)) continue;
    delete state[key];
    if (!Object.hasOwn(given, key)) continue;
    Object.defineProperty(state, key, { value: given[key], enumerable: true, configurable: true, writable: true });
  }
}

function sameIn(one: JsonObject, other: JsonObject, key: string): boolean {
  const [has, hadIt] = [Object.hasOwn(one, key), Object.hasOwn(other, key)];
  return has === hadIt && (!has || canonicalJson(one[key] ?? null) === canonicalJson(other[key] ?? null));
}
