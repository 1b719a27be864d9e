import type * as OpenTelemetry from "@opentelemetry/api";
import type { Attributes, Span } from "@opentelemetry/api";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Operation, OperationRequest, StoredRun } from "../store/run-store.ts";
import { answerAttributes, requestAttributes, runAttributes, spanName } from "./span-attributes.ts";
import type { SpanContent } from "./span-content.ts";
import { createInstruments, type Instruments } from "./span-metrics.ts";
import { createRunProgress, type RunProgress } from "./run-progress.ts";
import { compact } from "../../core/compact.ts";
import type { RunRecord } from "../trace/trace-of.ts";

/** The part of `@opentelemetry/api` that is used. */
type Api = Pick<
  typeof OpenTelemetry,
  "trace" | "metrics" | "SpanKind" | "SpanStatusCode" | "isSpanContextValid" | "createNoopMeter"
>;

export interface TelemetryOptions {
  /** Default: the agent's own `@opentelemetry/api`, if it has one. */
  api?: Api;
  /**
   * Adds arguments, results and messages to the spans, redacted by the kit's `redact` or else by the built-in rules. A
   * Worker then builds exactly the recorded run from them. Default: false.
   */
  captureContent?: boolean;
}

/** The spans and metrics of one execution of a run. */
export interface RunTelemetry {
  /** `record` is called when the work ends, and only if content is captured. */
  run<T>(work: () => Promise<T>, record: () => Promise<RunRecord>): Promise<T>;
  operation<T extends Json>(request: OperationRequest, work: () => Promise<T>): Promise<T>;
  /** Called with each operation before it is stored. */
  recorded(operation: Operation, checkpoint: Checkpoint | undefined): void;
}

export type Telemetry = (run: StoredRun) => RunTelemetry;

/** OpenTelemetry is optional. Bundlers do not resolve an import of a variable. It is looked up once. */
const packageName: string = "@opentelemetry/api";
let found: Promise<Api | undefined> | undefined;

export async function loadTelemetry(
  { api, captureContent = false }: TelemetryOptions,
  redact: ((value: Json) => Json) | undefined,
): Promise<Telemetry | undefined> {
  found ??= import(packageName).catch(() => undefined);
  const used = api ?? (await found);
  if (!used) return undefined;
  const content = captureContent ? (await import("./span-content.ts")).createSpanContent(redact) : undefined;
  const meter = used.metrics.getMeter("replaykit");
  const measured = meter !== used.createNoopMeter();
  const setup = { api: used, instruments: createInstruments(meter), measured, content };
  return (run) => new ObservedRun(run, setup);
}

interface TelemetrySetup {
  api: Api;
  instruments: Instruments;
  /** False if the agent has the package but no provider of metrics. */
  measured: boolean;
  content: SpanContent | undefined;
}

/** Spans and metrics by the semantic conventions for GenAI; with `content`, also what was said. */
class ObservedRun implements RunTelemetry {
  private readonly stored: StoredRun;
  private readonly setup: TelemetrySetup;
  private readonly agent: string;
  private readonly progress = createRunProgress();
  private readonly spans: RunSpans;
  private readonly open = new Map<string, Span>();
  /** True if the package is there but no provider, so that nothing receives the spans. */
  private unheard = false;

  constructor(stored: StoredRun, setup: TelemetrySetup) {
    this.stored = stored;
    this.setup = setup;
    this.agent = stored.agent?.name ?? "agent";
    this.spans = new RunSpans(setup);
  }

  run<T>(work: () => Promise<T>, record: () => Promise<RunRecord>): Promise<T> {
    const { agent, progress } = this;
    const { api, instruments, measured, content } = this.setup;
    return this.spans.during(
      { name: `invoke_agent ${agent}`, attributes: runAttributes(this.stored), kind: api.SpanKind.INTERNAL },
      {
        begin: (span) => {
          this.unheard = !measured && !api.isSpanContextValid(span.spanContext());
        },
        work,
        close: async (span) => {
          if (content && span.isRecording()) span.setAttributes(content.run(await record(), progress));
        },
        measure: (seconds, error) => instruments.run(seconds, { agent, error, ...progress.counts() }),
      },
    );
  }

  operation<T extends Json>(request: OperationRequest, work: () => Promise<T>): Promise<T> {
    if (this.unheard) return work();
    const { agent, progress, open } = this;
    const { api, instruments, content } = this.setup;
    const repetition = progress.begin(request);
    const attributes = { ...requestAttributes(request, this.stored), ...repetitionAttributes(repetition) };
    const kind = request.kind === "model" ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL;
    instruments.repetition(request, repetition, agent);
    return this.spans.during(
      { name: spanName(request), attributes, kind },
      {
        begin: (span) => {
          open.set(request.position, span);
          if (content && span.isRecording()) span.setAttributes(content.request(request));
        },
        work,
        answered: (span, output) => {
          span.setAttributes(answerAttributes(request, output));
          if (content && span.isRecording()) span.setAttributes(content.answer(request, output));
        },
        close: (_span, failed) => {
          open.delete(request.position);
          progress.end(request, failed);
        },
        measure: (seconds, error, output) => instruments.operation(request, { seconds, error, agent, output }),
      },
    );
  }

  recorded(entry: Operation, checkpoint: Checkpoint | undefined): void {
    const { content } = this.setup;
    const span = this.open.get(entry.position);
    if (!content || entry.phase === "started" || !span?.isRecording()) return;
    span.setAttributes(content.recorded(entry, checkpoint, this.progress));
  }
}

interface SpanStages<T> {
  begin?: (span: Span) => void;
  work: () => Promise<T>;
  answered?: (span: Span, output: T) => void;
  close: (span: Span, failed: boolean) => void | Promise<void>;
  measure: (seconds: number, errorType: string | undefined, output: T | undefined) => void;
}

/** Runs work inside of a span, and notes its failure. */
class RunSpans {
  private readonly api: Api;
  private readonly content: SpanContent | undefined;
  private readonly tracer: OpenTelemetry.Tracer;

  constructor({ api, content }: TelemetrySetup) {
    this.api = api;
    this.content = content;
    this.tracer = api.trace.getTracer("replaykit");
  }

  during<T>(
    { name, ...options }: { name: string; attributes: Attributes; kind: number },
    { begin, work, answered, close, measure }: SpanStages<T>,
  ): Promise<T> {
    const started = performance.now();
    return this.tracer.startActiveSpan(name, options, async (span) => {
      let failure: string | undefined;
      let output: T | undefined;
      try {
        begin?.(span);
        output = await work();
        answered?.(span, output);
        return output;
      } catch (error) {
        failure = typeOf(error);
        this.noteError(span, error);
        throw error;
      } finally {
        // The run has ended. If its record cannot be read, the span lacks content, but the result stays.
        await Promise.resolve(close(span, failure !== undefined)).catch(() => {});
        measure((performance.now() - started) / 1000, failure, output);
        span.end();
      }
    });
  }

  /** Error messages contain data, so they count as content. */
  private noteError(span: Span, error: unknown): void {
    const message = this.content?.text(error instanceof Error ? error.message : String(error));
    span.setAttribute("error.type", typeOf(error));
    if (message !== undefined) span.recordException({ name: typeOf(error), message });
    span.setStatus({ code: this.api.SpanStatusCode.ERROR, ...compact({ message }) });
  }
}

function repetitionAttributes({ attempt, repeat }: ReturnType<RunProgress["begin"]>): Attributes {
  return {
    ...compact({
      "replaykit.attempt": attempt > 1 ? attempt : undefined,
      "replaykit.repeat": repeat > 1 ? repeat : undefined,
    }),
  };
}

function typeOf(error: unknown): string {
  return error instanceof Error ? error.name : "_OTHER";
}
