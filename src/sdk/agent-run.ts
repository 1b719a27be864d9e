import { AsyncLocalStorage } from "node:async_hooks";
import { compact } from "../core/compact.ts";
import { effectLookup } from "../core/effects.ts";
import { ReplayKitError } from "../core/error.ts";
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

/** The handle that an agent works with. Its functions also work without the handle, through the async context. */
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
  return async function recordedTool(given) {
    const scope = currentScope();
    if (!scope) return routedTool(name, given as Json, () => work(given)); // recordable values are JSON
    const args = copyOfArguments(given as Json | undefined);
    const request = {
      kind: "tool" as const,
      name,
      ...compact({ args }),
      effect: known,
      declared: effect !== undefined,
      onUnknown,
    };
    return performInside(scope, nextOperation(scope, request), () => work(given));
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
  return performInside(scope, nextOperation(scope, { kind: "model", name, ...compact({ args: input }) }), work);
}

/** Like `recordModel`, for a streamed answer. */
export function recordModelStream(
  source: StreamSource,
  { name = "model", input }: { name?: string; input?: Json } = {},
): Promise<AsyncIterable<unknown>> {
  const scope = requiredScope("model");
  const request = nextOperation(scope, { kind: "model", name, ...compact({ args: input }) });
  const inner = scopeInside(scope, `${request.position}.`);
  return scope.recorder.performStream(request, { ...source, open: () => withScope(inner, source.open) });
}

export function recordOnce<T extends Recordable<T>>(
  key: string,
  work: () => T | Promise<T>,
  { onUnknown = "fail" }: { onUnknown?: OnUnknown } = {},
): Promise<T> {
  const scope = requiredScope("once");
  // The key is the position: the same key means the same effect, wherever it stands in the program.
  const request = { position: `once:${key}`, kind: "once", name: key, effect: "write", onUnknown } as const;
  const inner = scopeInside(scope, `${scope.prefix}~${encodeURIComponent(key).replaceAll(".", "%2E")}.`);
  return scope.recorder.perform(request, () => withScope(inner, work));
}

export interface StepHooks {
  /** Called before the step's work starts. */
  onBegin(step: { position: string }): void;
  /** Called after the step's work and before its end is recorded. Stores the checkpoint. */
  onEnd(step: { position: string; name: string }): void | Promise<void>;
  /** Called if the step is served from the record. Takes the state from the step's checkpoint. */
  onServed(step: { position: string; name: string }): void | Promise<void>;
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
  const request = nextOperation(scope, { kind: "step", name });
  let worked = false;
  const output = await scope.recorder.perform(request, async () => {
    worked = true;
    hooks.onBegin({ position: request.position });
    const result = await withScope(scopeInside(scope, `${request.position}.`), work);
    await hooks.onEnd({ position: request.position, name });
    return result;
  });
  if (!worked) await hooks.onServed({ position: request.position, name });
  return output;
}

export function recordNow(): Date {
  const scope = requiredScope("now");
  return new Date(
    scope.recorder.performNow(nextOperation(scope, { kind: "now", name: "now" }), () => scope.recorder.now().getTime()),
  );
}

export function recordRandom(random: () => number): number {
  const scope = requiredScope("random");
  return scope.recorder.performNow(nextOperation(scope, { kind: "random", name: "random" }), random);
}

export function recordUuid(newId: () => string): string {
  const scope = requiredScope("uuid");
  return scope.recorder.performNow(nextOperation(scope, { kind: "uuid", name: "uuid" }), newId);
}

function nextOperation(scope: Scope, request: Omit<OperationRequest, "position">): OperationRequest {
  const position = `${scope.prefix}${scope.count}`;
  scope.count += 1;
  return { ...request, position };
}

/** Performs a tool or model call. Operations inside it get positions below its own. */
function performInside<T>(scope: Scope, request: OperationRequest, work: () => T | Promise<T>): Promise<T> {
  return scope.recorder.perform(request, () => withScope(scopeInside(scope, `${request.position}.`), work));
}

/** A scope with its own count: later positions stay the same if a record serves the operation and nothing runs inside. */
function scopeInside({ recorder }: Scope, prefix: string): Scope {
  return { recorder, prefix, count: 0 };
}

/** Position in the run of the code that is executing. */
interface Scope {
  recorder: Recorder;
  /** Position of the enclosing operation, followed by a dot; empty at the top. */
  prefix: string;
  /** Number of operations begun in this scope so far. */
  count: number;
}

const scopes = new AsyncLocalStorage<Scope>();

export function withScope<T>(scope: Scope, work: () => T): T {
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
