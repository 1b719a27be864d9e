import type { Operation, OperationRequest } from "../store/run-store.ts";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { redactChunks } from "../../core/redact/redact-chunks.ts";
import type { Effect } from "../../core/schema/effect.ts";
import type { Json } from "../../core/schema/json.ts";
import { compareRequests, describe, diverged, type RequestComparison } from "./compare-requests.ts";
import { errorOf, type Outcome, recordedError, recordStream, streamAgain, type StreamSource } from "./record-stream.ts";
import type { ReplayAnswers } from "./replay-answers.ts";
import type { RunTelemetry } from "../telemetry/telemetry.ts";
import { routedTool } from "./routed-tool.ts";
import { isSettled, isWrite, resolveUnknown } from "./unknown-effect.ts";

export interface RecorderOptions {
  runId: string;
  /** Stores an operation durably. */
  append: (operation: Operation) => void | Promise<void>;
  now: () => Date;
  /** Operations of an earlier execution. They are served instead of being done again. */
  recorded?: Operation[];
  /** Called with each operation that is served from `recorded`. */
  onServed?: (operation: Operation) => void;
  redact?: (value: Json) => Json;
  callTool?: CallTool;
  /** Set in a replay. Only what these let through is done. */
  answers?: ReplayAnswers;
  telemetry?: RunTelemetry | undefined;
}

export interface ToolRequest {
  tool: string;
  args: Json;
  effect: Effect;
}

/** Answers a tool call in place of its code. */
export type CallTool = (request: ToolRequest, work: () => Promise<Json>) => Promise<Json>;

/** Does each operation of a run once: serves what the record has, and does and records the rest. */
export interface Recorder {
  readonly runId: string;
  readonly now: () => Date;
  /**
   * The error after which nothing more is done: the program left the record. Checked at the end too, because the
   * program may have caught it.
   */
  fault(): ReplayKitError | undefined;
  perform<T>(request: OperationRequest, work: () => T | Promise<T>): Promise<T>;
  /**
   * Like `perform`, for a streamed answer. Parts are passed on as they come, and recorded when the stream ends, breaks
   * or is left.
   */
  performStream(request: OperationRequest, source: StreamSource): Promise<AsyncIterable<unknown>>;
  /** Like `perform`, for what cannot be awaited: clock, random numbers and ids. */
  performNow<T extends Json>(request: OperationRequest, work: () => T): T;
}

/** How an operation began or ended. */
interface Result extends Pick<Operation, "phase" | "output" | "error" | "chunks" | "skipped" | "simulated"> {
  ended?: Date;
}

interface Attempt {
  started: Date;
  work: () => Promise<Outcome>;
}

export function createRecorder(options: RecorderOptions): Recorder {
  return new RunRecorder(options);
}

class RunRecorder implements Recorder {
  readonly runId: string;
  readonly now: () => Date;
  private readonly options: RecorderOptions;
  private readonly answers: ReplayAnswers | undefined;
  private readonly redact: (value: Json) => Json;
  private readonly known = new Map<string, Operation>();
  /** Results of `once` by position. A second call with the same key returns the result of the first. */
  private readonly onces = new Map<string, Promise<unknown>>();
  private firstFault: ReplayKitError | undefined;
  private comparison: RequestComparison | undefined;

  constructor(options: RecorderOptions) {
    this.runId = options.runId;
    this.now = options.now;
    this.options = options;
    this.answers = options.answers;
    this.redact = options.redact ?? ((value) => value);
    for (const operation of options.recorded ?? []) this.known.set(operation.position, operation); // the later phase wins
  }

  fault(): ReplayKitError | undefined {
    return this.firstFault;
  }

  perform<T>(request: OperationRequest, work: () => T | Promise<T>): Promise<T> {
    if (request.kind !== "once") return this.performNew(request, work);
    const before = this.onces.get(request.position);
    if (before) return before as Promise<T>; // the program gave both the same key
    const performed = this.performNew(request, work);
    this.onces.set(request.position, performed);
    performed.catch(() => {
      // It failed for sure, so the program may try again.
      this.onces.delete(request.position);
      this.known.delete(request.position);
    });
    return performed;
  }

  private async performNew<T>(request: OperationRequest, work: () => T | Promise<T>): Promise<T> {
    const before = this.recordedAs(request);
    if (before?.phase === "done") return before.output as T; // the recorded output has this operation's type
    if (before?.phase === "failed" && !(request.kind === "once" && isSettled(request))) throw recordedFailure(before);
    if (before) resolveUnknown(request, before);
    const started = this.now();
    if (before && request.onUnknown === "skip" && isWrite(request)) {
      // The user chose not to do it again. From now on it counts as done.
      await this.append(request, started, { phase: "done", output: null, skipped: true });
      return null as T;
    }
    // Only a write must be recorded when it begins: anything else can simply be done again.
    if (isWrite(request) && !this.answers) await this.append(request, started, { phase: "started" });
    const output = await this.settle(request, {
      started,
      work: async () => this.answer(request, work as () => Json | Promise<Json>),
    }); // recordable values are JSON
    return output as T; // an answer has the operation's own type
  }

  async performStream(request: OperationRequest, source: StreamSource): Promise<AsyncIterable<unknown>> {
    const before = this.recordedAs(request);
    if (before?.phase === "done") return streamAgain(before, source);
    const started = this.now();
    if (this.answers && !this.answers.lets(request)) {
      const found = foundOutcome(this.answers, request);
      const settled = this.settle(request, { started, work: async () => found });
      await (found.thrown === undefined ? settled : settled.catch(() => {})); // the stream throws it
      return streamAgain(found, source);
    }
    return recordStream(source, (work) => this.settle(request, { started, work }));
  }

  performNow<T extends Json>(request: OperationRequest, work: () => T): T {
    const before = this.recordedAs(request);
    if (before?.phase === "done") return before.output as T; // the output of this operation
    const output = this.answers ? this.answerNow(this.answers, request, work) : work();
    const appended = this.append(request, this.now(), { phase: "done", output });
    if (appended instanceof Promise) appended.catch(() => {}); // the run's next durable record reports a broken store
    return output;
  }

  private async answer(request: OperationRequest, work: () => Json | Promise<Json>): Promise<Outcome> {
    const { kind, name, args = {}, effect = "read" } = request;
    if (this.answers && !this.answers.lets(request)) return foundOutcome(this.answers, request);
    if (kind !== "tool") return { output: await work() };
    const { callTool } = this.options;
    if (!callTool) return { output: await routedTool(name, args, work) };
    return { output: await callTool({ tool: name, args, effect }, async () => work()) };
  }

  /** Does the work, and records it while its span is open. */
  private settle(request: OperationRequest, { started, work }: Attempt): Promise<Json> {
    const attempt = async () => {
      const outcome = await work().catch((thrown: unknown): Outcome => ({ thrown }));
      const { output = null, chunks, thrown, simulated } = outcome;
      if (isFault(thrown)) throw (this.firstFault ??= thrown);
      const how = {
        ...compact({
          chunks: chunks && (this.options.redact ? redactChunks(chunks, this.redact) : chunks),
          simulated: simulated || undefined,
        }),
        ended: this.now(),
      };
      if (!("thrown" in outcome)) {
        await this.append(request, started, { phase: "done", output: this.redact(output ?? null), ...how });
        return output;
      }
      await this.append(request, started, { phase: "failed", error: errorOf(thrown), ...how });
      throw thrown;
    };
    return this.options.telemetry ? this.options.telemetry.operation(request, attempt) : attempt();
  }

  private answerNow<T extends Json>(from: ReplayAnswers, request: OperationRequest, work: () => T): T {
    try {
      if (from.lets(request)) return work();
      const { output } = from.find(request);
      return output === undefined ? work() : (output as T); // the output of an operation of this kind
    } catch (error) {
      if (isFault(error)) this.firstFault ??= error;
      throw error;
    }
  }

  /** The recorded operation at the request's position. Throws if it is another one than is asked for. */
  private recordedAs(request: OperationRequest): Operation | undefined {
    if (this.firstFault) throw this.firstFault;
    const before = this.known.get(request.position);
    if (!before) return undefined;
    this.comparison ??= compareRequests(this.options.recorded ?? [], this.redact);
    if (this.comparison.same(request, before)) {
      this.options.onServed?.(before);
      return before;
    }
    const hint = "the program changed before this step: fork from an earlier one";
    this.firstFault = diverged(request, { expected: describe(before), hint });
    throw this.firstFault;
  }

  private append(
    { position, kind, name, args, effect, declared }: OperationRequest,
    started: Date,
    { ended, ...rest }: Result,
  ): void | Promise<void> {
    return this.options.append({
      position,
      kind,
      name,
      ...compact({
        args: args === undefined ? undefined : this.redact(args),
        effect: declared === false ? undefined : effect,
      }),
      ...rest,
      at: started.toISOString(),
      ...compact({ duration_ms: ended && ended.getTime() - started.getTime() }),
    });
  }
}

function foundOutcome(answers: ReplayAnswers, request: OperationRequest): Outcome {
  const { output = null, chunks, error, simulated } = answers.find(request);
  return {
    output,
    ...compact({ chunks, simulated: simulated || undefined, thrown: error && recordedError(error) }),
  };
}

function recordedFailure({ error = { kind: "exception", message: "failed" } }: Operation): Error {
  return recordedError(error);
}

/** True for errors that a program must not recover from: what it did next would differ from the record. */
function isFault(error: unknown): error is ReplayKitError {
  return error instanceof ReplayKitError && (error.code === "diverged" || error.code === "unknown_effect");
}
