import type { Operation, OperationRequest } from "../store/run-store.ts";
import { compact } from "../../core/compact.ts";
import type { ReplayKitError } from "../../core/error.ts";
import type { Scope } from "../../core/position.ts";
import { redactChunks } from "../../core/redact/redact-chunks.ts";
import type { Effect } from "../../core/schema/effect.ts";
import type { Json } from "../../core/schema/json.ts";
import { isFault } from "./compare-requests.ts";
import { EarlierRecord } from "./earlier-record.ts";
import { errorOf, type Outcome, recordedError, recordStream, streamAgain, type StreamSource } from "./record-stream.ts";
import { foundOutcome, type ReplayAnswers } from "./replay-answers.ts";
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
  /** The scope in which an earlier execution called a `once` that did not end. */
  scopeOfOnce(key: string): Scope | undefined;
  /**
   * Like `perform`, for a streamed answer. Parts are passed on as they come, and recorded when the stream ends, breaks
   * or is left.
   */
  performStream(request: OperationRequest, source: StreamSource): Promise<AsyncIterable<unknown>>;
  /** Like `perform`, for what cannot be awaited: clock, random numbers and ids. */
  performSync<T extends Json>(request: OperationRequest, work: () => T): T;
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
  private readonly earlier: EarlierRecord;
  /** Results of `once` by position. A second call with the same key returns the result of the first. */
  private readonly onces = new Map<string, Promise<unknown>>();
  /** Positions of `once`s that failed for sure. One whose end could not be recorded is not among them. */
  private readonly failed = new Set<string>();
  private firstFault: ReplayKitError | undefined;

  constructor(options: RecorderOptions) {
    this.runId = options.runId;
    this.now = options.now;
    this.options = options;
    this.answers = options.answers;
    this.redact = options.redact ?? ((value) => value);
    this.earlier = new EarlierRecord(options.recorded ?? [], this.redact);
  }

  fault(): ReplayKitError | undefined {
    return this.firstFault;
  }

  perform<T>(request: OperationRequest, work: () => T | Promise<T>): Promise<T> {
    if (request.kind !== "once") return this.serveOrDo(request, work);
    const before = this.onces.get(request.position);
    if (before) return before as Promise<T>; // the program gave both the same key
    const performed = this.serveOrDo(request, work);
    this.onces.set(request.position, performed);
    performed.catch(() => {
      if (!this.failed.delete(request.position)) return;
      // The program may try again.
      this.onces.delete(request.position);
      this.earlier.forgetFailure(request);
    });
    return performed;
  }

  scopeOfOnce(key: string): Scope | undefined {
    return this.earlier.scopeOfOnce(key);
  }

  private async serveOrDo<T>(request: OperationRequest, work: () => T | Promise<T>): Promise<T> {
    const before = this.recordedAs(request);
    if (before?.phase === "done") return before.output as T; // the recorded output has this operation's type
    if (before?.phase === "failed") this.repeatFailure(request, before);
    else if (before) resolveUnknown(request, before);
    const started = this.now();
    if (before && request.onUnknown === "skip" && isWrite(request)) {
      // The user chose not to do it again. From now on it counts as done.
      await this.append(request, started, { phase: "done", output: null, skipped: true });
      return null as T;
    }
    // Only a write must be recorded when it begins: anything else can simply be done again.
    if (isWrite(request) && !this.answers) await this.append(request, started, { phase: "started" });
    const output = await this.doAndRecord(request, {
      started,
      work: async () => this.answer(request, work as () => Json | Promise<Json>),
    }); // recordable values are JSON
    return output as T; // an answer has the operation's own type
  }

  /** Throws the recorded failure again, unless the program tries it again. */
  private repeatFailure(request: OperationRequest, { position, error }: Operation): void {
    if (request.kind === "once" && isSettled(request)) return this.earlier.forgetFailure(request);
    if (request.kind === "once") this.failed.add(position);
    throw recordedError(error ?? { kind: "exception", message: "failed" });
  }

  async performStream(request: OperationRequest, source: StreamSource): Promise<AsyncIterable<unknown>> {
    const before = this.recordedAs(request);
    if (before?.phase === "done") return streamAgain(before, source);
    const started = this.now();
    if (this.answers && !this.answers.allows(request)) {
      const found = foundOutcome(this.answers, request);
      const settled = this.doAndRecord(request, { started, work: async () => found });
      await (found.thrown === undefined ? settled : settled.catch(() => {})); // the stream throws it
      return streamAgain(found, source);
    }
    return recordStream(source, (work) => this.doAndRecord(request, { started, work }));
  }

  performSync<T extends Json>(request: OperationRequest, work: () => T): T {
    const before = this.recordedAs(request);
    if (before?.phase === "done") return before.output as T; // the output of this operation
    const output = this.answers ? this.answerNow(this.answers, request, work) : work();
    const appended = this.append(request, this.now(), { phase: "done", output });
    if (appended instanceof Promise) appended.catch(() => {}); // the run's next durable record reports a broken store
    return output;
  }

  private async answer(request: OperationRequest, work: () => Json | Promise<Json>): Promise<Outcome> {
    const { kind, name, args = {}, effect = "read" } = request;
    if (this.answers && !this.answers.allows(request)) return foundOutcome(this.answers, request);
    if (kind !== "tool") return { output: await work() };
    const { callTool } = this.options;
    if (!callTool) return { output: await routedTool(name, args, work) };
    return { output: await callTool({ tool: name, args, effect }, async () => work()) };
  }

  /** Does the work, and records it while its span is open. */
  private doAndRecord(request: OperationRequest, { started, work }: Attempt): Promise<Json> {
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
      if (request.kind === "once") this.failed.add(request.position);
      throw thrown;
    };
    return this.options.telemetry ? this.options.telemetry.operation(request, attempt) : attempt();
  }

  private answerNow<T extends Json>(from: ReplayAnswers, request: OperationRequest, work: () => T): T {
    try {
      if (from.allows(request)) return work();
      const { output } = from.find(request);
      return output === undefined ? work() : (output as T); // the output of an operation of this kind
    } catch (error) {
      if (isFault(error)) this.firstFault ??= error;
      throw error;
    }
  }

  /** What an earlier execution recorded in place of the request. Throws if it is something else. */
  private recordedAs(request: OperationRequest): Operation | undefined {
    if (this.firstFault) throw this.firstFault;
    try {
      const before = this.earlier.find(request);
      if (before) this.options.onServed?.(before);
      return before;
    } catch (error) {
      if (isFault(error)) this.firstFault = error;
      throw error;
    }
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
      // The clock may be set back meanwhile.
      ...compact({ duration_ms: ended && Math.max(0, ended.getTime() - started.getTime()) }),
    });
  }
}
