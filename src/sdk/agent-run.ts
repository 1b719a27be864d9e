import { AsyncLocalStorage } from "node:async_hooks";
import { compact } from "../core/compact.ts";
import { effectLookup } from "../core/effects.ts";
import { ReplayKitError } from "../core/error.ts";
import { formatPosition, type Scope as Path, type ScopePart } from "../core/position.ts";
import type { Effect } from "../core/schema/effect.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";
import type { StreamSource } from "./recorder/record-stream.ts";
import type { Recordable } from "./recorder/recordable.ts";
import type { Recorder } from "./recorder/recorder.ts";
import { routedTool } from "./recorder/routed-tool.ts";
import type { OnUnknown, OperationRequest } from "./store/run-store.ts";

export interface ToolOptions {
  /**
   * A write is done once, and never on replay. If absent, the effect is guessed from the tool's name and not recorded.
   * Readers of the run then guess it too, or take it from `effects` in replaykit.yaml.
   */
  effect?: Effect;
  /** What to do on resume if the call began and its end is unknown; default `fail`. */
  onUnknown?: OnUnknown;
}

/**
 * The handle that an agent works with. Its functions also work without the handle, through the async context.
 *
 * Operations may run in parallel and inside each other. Each takes its position when it is called: the next number in
 * the operation that called it. So a branch of several operations needs a step, tool or `once` around it, or the faster
 * branch of a later execution gets the other one's numbers and the run stops with `diverged`. A step's number counts
 * how many ended before. Parallel steps share `state`: each should write keys of its own. A served step gives back its
 * state; a served tool, model call or `once` does not. A run inside of a run is recorded on its own.
 */
export interface AgentRun {
  readonly id: string;
  /** The input that the run was started with. A resumed run and a fork have their record's input. */
  readonly input: Json | undefined;
  /** The run's variables: JSON, kept in every checkpoint. */
  state: JsonObject;
  /** Runs one step of the agent, and stores a checkpoint at its end. */
  step<T extends Recordable<T>>(name: string, work: () => T | Promise<T>): Promise<T>;
  tool<A extends Recordable<A> = Json, T extends Recordable<T> = Json>(
    name: string,
    work: (args: A) => T | Promise<T>,
    options?: ToolOptions,
  ): (args: A) => Promise<T>;
  model<T extends Recordable<T>>(work: () => T | Promise<T>, request?: { name?: string; input?: Json }): Promise<T>;
  /** Does something at most once for each key, also over retries and resumes. */
  once<T extends Recordable<T>>(
    key: string,
    work: () => T | Promise<T>,
    options?: { onUnknown?: OnUnknown },
  ): Promise<T>;
  /** The time, recorded and replayed. */
  now(): Date;
  /** A number in [0, 1), recorded and replayed. */
  random(): number;
  uuid(): string;
}

const guess = effectLookup();

/**
 * Wraps a tool. Inside of a run each call is recorded. Each call goes through the gateway under `replaykit record` and
 * `replay`, and is a plain call in production.
 */
export function wrapTool<A extends Recordable<A> = Json, T extends Recordable<T> = Json>(
  name: string,
  work: (args: A) => T | Promise<T>,
  { effect, onUnknown = "fail" }: ToolOptions = {},
): (args: A) => Promise<T> {
  const known = effect ?? guess(name).effect;
  const tool = { kind: "tool", name, effect: known, declared: effect !== undefined, onUnknown } as const;
  return async function recordedTool(given) {
    const scope = currentScope();
    if (!scope) return routedTool(name, given as Json, () => work(given)); // recordable values are JSON
    const args = copyOfArguments(given as Json | undefined);
    return performNext(scope, { ...tool, ...compact({ args }) }, () => work(given));
  };
}

/** A copy, because the tool may change its arguments before the call is recorded. */
function copyOfArguments(args: Json | undefined): Json | undefined {
  return args === undefined ? undefined : JSON.parse(JSON.stringify(args));
}

/** Records a model call as one operation. */
export function recordModel<T extends Recordable<T>>(
  work: () => T | Promise<T>,
  { name = "model", input }: { name?: string; input?: Json } = {},
): Promise<T> {
  const scope = requiredScope("model");
  return performNext(scope, { kind: "model", name, ...compact({ args: input }) }, work);
}

/** Like `recordModel`, for a streamed answer. */
export function recordModelStream(
  source: Omit<StreamSource, "inside">,
  { name = "model", input }: { name?: string; input?: Json } = {},
): Promise<AsyncIterable<unknown>> {
  const scope = requiredScope("model");
  const { request, inside } = nextOperation(scope, { kind: "model", name, ...compact({ args: input }) });
  return scope.recorder.performStream(request, { ...source, inside: (work) => withScope(inside, work) });
}

export function recordOnce<T extends Recordable<T>>(
  key: string,
  work: () => T | Promise<T>,
  { onUnknown = "fail" }: { onUnknown?: OnUnknown } = {},
): Promise<T> {
  const scope = requiredScope("once");
  // The key is the position: the same key means the same effect, wherever it stands in the program.
  const position = formatPosition({ kind: "once", key });
  const request = { position, kind: "once", name: key, effect: "write", onUnknown } as const;
  // Parallel steps may come to it in another order than before a crash. What it did is found where it was called first.
  const { recorder } = scope;
  const path = recorder.scopeOfOnce(key) ?? scope.path;
  return recorder.perform(request, () => withScope(scopeInside({ recorder, path }, { once: key }), work));
}

export interface StepHooks {
  /** Called before the step's work starts. */
  onBegin(position: string): void;
  /** Called if the step is served from the record. Takes the state from the step's checkpoint. */
  onServed(position: string): void | Promise<void>;
}

/**
 * Runs a step. Its operations are numbered below its position, so that parallel steps do not change each other's
 * numbers.
 */
export async function recordStep<T extends Recordable<T>>(
  name: string,
  work: () => T | Promise<T>,
  hooks: StepHooks,
): Promise<T> {
  const scope = requiredScope(`the step ${name}`);
  const { request, inside } = nextOperation(scope, { kind: "step", name });
  const { position } = request;
  let worked = false;
  const output = await scope.recorder.perform(request, async () => {
    worked = true;
    hooks.onBegin(position);
    return withScope(inside, work);
  });
  if (!worked) await hooks.onServed(position);
  return output;
}

export function recordNow(): Date {
  const scope = requiredScope("now");
  return new Date(performSync(scope, "now", () => scope.recorder.now().getTime()));
}

export function recordRandom(random: () => number): number {
  return performSync(requiredScope("random"), "random", random);
}

export function recordUuid(newId: () => string): string {
  return performSync(requiredScope("uuid"), "uuid", newId);
}

type NewOperation = Omit<OperationRequest, "position">;

/** Performs a tool or model call at the next position of a scope. */
function performNext<T>(scope: Scope, operation: NewOperation, work: () => T | Promise<T>): Promise<T> {
  const { request, inside } = nextOperation(scope, operation);
  return scope.recorder.perform(request, () => withScope(inside, work));
}

function performSync<T extends Json>(scope: Scope, kind: "now" | "random" | "uuid", work: () => T): T {
  return scope.recorder.performSync(nextOperation(scope, { kind, name: kind }).request, work);
}

/** Takes the next position of a scope: the number of operations that began in it. `inside`: the operation's own scope. */
function nextOperation(scope: Scope, operation: NewOperation): { request: OperationRequest; inside: Scope } {
  const number = scope.count;
  scope.count += 1;
  const position = formatPosition({ kind: "place", scope: scope.path, number });
  return { request: { ...operation, position }, inside: scopeInside(scope, number) };
}

/** A scope with its own count: later positions stay the same if a record serves the operation and nothing runs inside. */
function scopeInside({ recorder, path }: Pick<Scope, "recorder" | "path">, part: ScopePart): Scope {
  return { recorder, path: [...path, part], count: 0 };
}

/** What the executing code is inside of. */
interface Scope {
  recorder: Recorder;
  path: Path;
  /** Number of operations begun in this scope so far. */
  count: number;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs a program, with `recorder` performing its operations. */
export function withRecorder<T>(recorder: Recorder, program: () => T): T {
  return withScope({ recorder, path: [], count: 0 }, program);
}

function withScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of the calling code; `undefined` outside of a run. */
export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/** The scope of the calling code. Throws outside of a run. */
function requiredScope(what: string): Scope {
  const scope = scopes.getStore();
  if (scope) return scope;
  throw new ReplayKitError("usage", `${what} was called outside of a run`, { hint: "call it inside kit.run(…)" });
}
