import { canonicalJson } from "../core/canonical-json.ts";
import { ReplayKitError } from "../core/error.ts";
import type { Effect } from "../core/schema/effect.ts";
import type { Json } from "../core/schema/json.ts";
import type { CallError } from "../core/schema/trace.ts";
import type { RunTelemetry } from "./telemetry.ts";
import type { Operation } from "./run-store.ts";

/** What happens when a write was begun and nobody knows whether it took effect. */
export type OnUnknown = "fail" | "retry" | "skip";

export interface OperationRequest {
  position: string;
  kind: Operation["kind"];
  name: string;
  args?: Json;
  effect?: Effect;
  onUnknown?: OnUnknown;
}

export interface RecorderOptions {
  runId: string;
  /** Writes an operation down, durably. */
  append: (operation: Operation) => void | Promise<void>;
  now: () => Date;
  /** What an earlier execution did; served instead of being done again. */
  recorded?: Operation[];
  redact?: (value: Json) => Json;
  callTool?: CallTool;
  telemetry?: RunTelemetry | undefined;
}

export interface ToolRequest {
  tool: string;
  args: Json;
  effect: Effect;
}

/** Answers a tool call in place of its code. */
export type CallTool = (request: ToolRequest, work: () => Promise<Json>) => Promise<Json>;

/** Does each operation of a run once: what the record knows is served, what it does not is done and recorded. */
export interface Recorder {
  readonly runId: string;
  readonly now: () => Date;
  perform<T extends Json>(request: OperationRequest, work: () => T | Promise<T>): Promise<T>;
  /** The same for what cannot wait: clock, chance and ids. */
  performNow<T extends Json>(request: OperationRequest, work: () => T): T;
}

export function createRecorder({
  runId,
  append,
  now,
  recorded = [],
  redact = (value) => value,
  callTool,
  telemetry,
}: RecorderOptions): Recorder {
  const known = new Map<string, Operation>();
  for (const operation of recorded) known.set(operation.position, operation); // the later phase wins

  async function perform<T extends Json>(request: OperationRequest, work: () => T | Promise<T>): Promise<T> {
    const before = known.get(request.position);
    if (before) assertSame(request, before);
    if (before?.phase === "done") return before.output as T; // it is what this operation returned
    if (before?.phase === "failed") throw recordedError(before);
    if (before) resolveUnknown(request, before);
    const started = now();
    if (before && request.onUnknown === "skip" && isWrite(request)) {
      // The user asked not to do it again; from here on it counts as done.
      await append(entry(request, started, { phase: "done", output: null, skipped: true }));
      return null as T;
    }
    // Only a write must be known to have begun: anything else can simply be done again.
    if (isWrite(request)) await append(entry(request, started, { phase: "started" }));
    const attempt = async () => recordedAnswer(request, { started, work });
    return telemetry ? telemetry.operation(request, attempt) : attempt();
  }

  /** Done, and written down while its span is open. */
  async function recordedAnswer<T extends Json>(
    request: OperationRequest,
    { started, work }: { started: Date; work: () => T | Promise<T> },
  ): Promise<T> {
    try {
      const output = await answer(request, work);
      await append(entry(request, started, { phase: "done", output: redact(output ?? null), ended: now() }));
      return output;
    } catch (error) {
      if (error instanceof ReplayKitError && (error.code === "diverged" || error.code === "unknown_effect"))
        throw error;
      await append(entry(request, started, { phase: "failed", error: errorOf(error), ended: now() }));
      throw error;
    }
  }

  async function answer<T extends Json>(
    { kind, name, args = {}, effect = "read" }: OperationRequest,
    work: () => T | Promise<T>,
  ): Promise<T> {
    if (!callTool || kind !== "tool") return work();
    const output = await callTool({ tool: name, args, effect }, async () => work());
    return output as T; // whoever answers for a tool answers as it does
  }

  function performNow<T extends Json>(request: OperationRequest, work: () => T): T {
    const before = known.get(request.position);
    if (before) assertSame(request, before);
    if (before?.phase === "done") return before.output as T; // it is what this operation returned
    const output = work();
    const appended = append(entry(request, now(), { phase: "done", output }));
    if (appended instanceof Promise) appended.catch(() => {}); // the run's next durable record reports a broken store
    return output;
  }

  function entry(
    { position, kind, name, args, effect }: OperationRequest,
    started: Date,
    { ended, ...rest }: Pick<Operation, "phase" | "output" | "error" | "skipped"> & { ended?: Date },
  ): Operation {
    return {
      position,
      kind,
      name,
      ...(args === undefined ? {} : { args: redact(args) }),
      ...(effect === undefined ? {} : { effect }),
      ...rest,
      at: started.toISOString(),
      ...(ended === undefined ? {} : { duration_ms: ended.getTime() - started.getTime() }),
    };
  }

  function assertSame(request: OperationRequest, before: Operation): void {
    const asked = describe(request.kind, request.name, request.args === undefined ? undefined : redact(request.args));
    const recordedAs = describe(before.kind, before.name, before.args);
    if (asked === recordedAs) return;
    throw new ReplayKitError("diverged", `expected ${recordedAs}, got ${asked} at step ${request.position}`, {
      hint: "the program changed before this step: fork from an earlier one",
    });
  }

  return { runId, now, perform, performNow };
}

function isWrite({ kind, effect }: OperationRequest): boolean {
  return effect === "write" || kind === "once";
}

function resolveUnknown(request: OperationRequest, before: Operation): void {
  if (!isWrite(request) || request.onUnknown === "retry" || request.onUnknown === "skip") return;
  throw new ReplayKitError(
    "unknown_effect",
    `${before.name} was begun at step ${before.position} and its end was not recorded: it may or may not have taken effect`,
    { hint: 'look whether it did; then resume with onUnknown: "retry" or "skip" for this tool' },
  );
}

function describe(kind: string, name: string, args: Json | undefined): string {
  return `${kind} ${name}${args === undefined ? "" : ` ${canonicalJson(args)}`}`;
}

function errorOf(error: unknown): CallError {
  return { kind: "exception", message: error instanceof Error ? error.message : String(error) };
}

/** The error of a recorded failure, thrown again at the same place. */
function recordedError({ error }: Operation): Error {
  return new Error(error?.message ?? "failed");
}
