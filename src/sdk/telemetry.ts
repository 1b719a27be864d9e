import type * as OpenTelemetry from "@opentelemetry/api";
import type { Attributes, Span } from "@opentelemetry/api";
import type { Json } from "../core/schema/json.ts";
import { modelFacts } from "./model-facts.ts";
import type { OperationRequest } from "./recorder.ts";
import type { StoredRun } from "./run-store.ts";

/** The part of `@opentelemetry/api` that is used. */
type Api = Pick<typeof OpenTelemetry, "trace" | "metrics" | "SpanKind" | "SpanStatusCode">;

export interface TelemetryOptions {
  /** Default: the `@opentelemetry/api` of the agent, where it has one. */
  api?: Api;
  /** Puts arguments, results and messages into the spans, redacted as the record is. Default: no. */
  captureContent?: boolean;
}

export interface Telemetry {
  run<T>(run: StoredRun, work: () => Promise<T>): Promise<T>;
  operation<T extends Json>(request: OperationRequest, work: () => Promise<T>): Promise<T>;
}

/** OpenTelemetry is the agent's choice: a name that no bundler follows, looked up once. */
const packageName: string = "@opentelemetry/api";
let found: Promise<Api | undefined> | undefined;

export async function loadTelemetry(
  { api, captureContent = false }: TelemetryOptions,
  redact: (value: Json) => Json,
): Promise<Telemetry | undefined> {
  found ??= import(packageName).catch(() => undefined);
  const used = api ?? (await found);
  return used ? createTelemetry(used, captureContent ? redact : undefined) : undefined;
}

/** Spans and metrics by the semantic conventions for GenAI; `content` set: what was said goes along. */
function createTelemetry(api: Api, content: ((value: Json) => Json) | undefined): Telemetry {
  const tracer = api.trace.getTracer("replaykit");
  const meter = api.metrics.getMeter("replaykit");
  const duration = meter.createHistogram("gen_ai.client.operation.duration", { unit: "s" });
  const tokens = meter.createHistogram("gen_ai.client.token.usage", { unit: "{token}" });
  const repeats = meter.createCounter("replaykit.tool.repeated_calls", {
    description: "calls of a tool with the same arguments as the call before",
  });
  const lastCall = new WeakMap<Span, string>();

  function run<T>(stored: StoredRun, work: () => Promise<T>): Promise<T> {
    const agent = stored.agent?.name ?? "agent";
    const attributes = {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": agent,
      ...(stored.agent?.version === undefined ? {} : { "gen_ai.agent.version": stored.agent.version }),
      "gen_ai.conversation.id": stored.run_id,
      ...(stored.parent === undefined ? {} : { "replaykit.parent_run_id": stored.parent.run_id }),
    };
    return inSpan(`invoke_agent ${agent}`, { attributes, kind: api.SpanKind.INTERNAL }, work);
  }

  function operation<T extends Json>(request: OperationRequest, work: () => Promise<T>): Promise<T> {
    const { name, kind, args } = request;
    const said: Attributes =
      content && args !== undefined ? { [contentName(kind).args]: JSON.stringify(content(args)) } : {};
    noteRepeat(request);
    return inSpan(
      spanName(request),
      { attributes: { ...attributesOf(request), ...said }, kind: spanKind(kind) },
      work,
      (span, output) => {
        if (content) span.setAttribute(contentName(kind).result, JSON.stringify(content(output)));
        if (kind === "model") noteModel(span, request, output);
        if (kind === "step") span.setAttribute("replaykit.step.name", name);
      },
    );
  }

  function spanKind(kind: OperationRequest["kind"]) {
    return kind === "model" ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL;
  }

  function noteModel(span: Span, { args }: OperationRequest, output: Json): void {
    const { finish_reason, input_tokens, output_tokens, model, provider } = modelFacts(args, output);
    const labels = {
      "gen_ai.operation.name": "chat",
      ...named({ "gen_ai.request.model": model, "gen_ai.provider.name": provider }),
    };
    if (finish_reason !== undefined) span.setAttribute("gen_ai.response.finish_reasons", [finish_reason]);
    if (input_tokens !== undefined) {
      span.setAttribute("gen_ai.usage.input_tokens", input_tokens);
      tokens.record(input_tokens, { ...labels, "gen_ai.token.type": "input" });
    }
    if (output_tokens !== undefined) {
      span.setAttribute("gen_ai.usage.output_tokens", output_tokens);
      tokens.record(output_tokens, { ...labels, "gen_ai.token.type": "output" });
    }
  }

  /** A loop shows before the step limit does. */
  function noteRepeat({ kind, name, args }: OperationRequest): void {
    const parent = api.trace.getActiveSpan();
    if (kind !== "tool" || !parent) return;
    const call = `${name} ${JSON.stringify(args)}`;
    if (lastCall.get(parent) === call) repeats.add(1, { "gen_ai.tool.name": name });
    lastCall.set(parent, call);
  }

  function inSpan<T>(
    name: string,
    options: { attributes: Attributes; kind: number },
    work: () => Promise<T>,
    atEnd?: (span: Span, output: T) => void,
  ): Promise<T> {
    const started = performance.now();
    return tracer.startActiveSpan(name, options, async (span) => {
      try {
        const output = await work();
        atEnd?.(span, output);
        return output;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        span.setAttribute("error.type", error instanceof Error ? error.name : "error");
        // Messages of errors carry data: they are content.
        if (content) span.recordException(message);
        span.setStatus({ code: api.SpanStatusCode.ERROR });
        throw error;
      } finally {
        duration.record((performance.now() - started) / 1000, {
          "gen_ai.operation.name": options.attributes["gen_ai.operation.name"] ?? "step",
        });
        span.end();
      }
    });
  }

  return { run, operation };
}

function spanName({ kind, name, args }: OperationRequest): string {
  if (kind === "tool" || kind === "once") return `execute_tool ${name}`;
  if (kind === "model") return `chat ${modelFacts(args, undefined).model ?? name}`;
  return `step ${name}`;
}

function attributesOf({ kind, name, args, effect, position }: OperationRequest): Attributes {
  if (kind === "tool" || kind === "once") {
    return {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": name,
      "gen_ai.tool.call.id": position,
      "gen_ai.tool.type": "function",
      ...(effect === undefined ? {} : { "replaykit.effect": effect }),
    };
  }
  if (kind !== "model") return { "replaykit.step.position": position, "replaykit.step.name": name };
  const facts = modelFacts(args, undefined);
  return {
    "gen_ai.operation.name": "chat",
    ...named({
      "gen_ai.provider.name": facts.provider,
      "gen_ai.request.model": facts.model,
      "gen_ai.request.temperature": facts.temperature,
      "gen_ai.request.max_tokens": facts.max_tokens,
      "gen_ai.request.seed": facts.seed,
    }),
  };
}

function contentName(kind: OperationRequest["kind"]): { args: string; result: string } {
  return kind === "model"
    ? { args: "gen_ai.input.messages", result: "gen_ai.output.messages" }
    : { args: "gen_ai.tool.call.arguments", result: "gen_ai.tool.call.result" };
}

function named(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
