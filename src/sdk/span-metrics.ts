import type { Attributes, Meter } from "@opentelemetry/api";
import type { Json } from "../core/schema/json.ts";
import { type ModelFacts, modelFacts } from "./model-facts.ts";
import type { OperationRequest } from "./recorder.ts";
import type { Repetition } from "./run-progress.ts";
import { named, providerName } from "./span-attributes.ts";

interface RunMeasures {
  agent: string;
  error: string | undefined;
  models: number;
  tools: number;
}

interface OperationMeasures {
  seconds: number;
  error: string | undefined;
  agent: string;
  output: Json | undefined;
}

export interface Instruments {
  run(seconds: number, measures: RunMeasures): void;
  operation(request: OperationRequest, measures: OperationMeasures): void;
  repetition(request: OperationRequest, sight: Repetition, agent: string): void;
}

/** The metrics of the GenAI conventions with the boundaries that they advise, and our own for steps, retries and loops. */
export function createInstruments(meter: Meter): Instruments {
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  const model = histogram("gen_ai.client.operation.duration", "s", series(0.01, 2, 14));
  const counter = (name: string) => meter.createCounter(`gen_ai.client.inference.usage.${name}`, { unit: "{token}" });
  const spread = (name: string) => histogram(`gen_ai.client.inference.operation.${name}`, "{token}", series(1, 4, 14));
  const tokens = {
    input: { used: counter("input_tokens"), each: spread("input_tokens") },
    output: { used: counter("output_tokens"), each: spread("output_tokens") },
    cached: counter("cache_read.input_tokens"),
    cacheWrite: counter("cache_write.input_tokens"),
    reasoning: counter("reasoning.output_tokens"),
  };
  const agentRun = histogram("gen_ai.invoke_agent.duration", "s", series(0.1, 2, 13));
  const modelCalls = histogram("gen_ai.invoke_agent.inference_calls", "{inference_call}", series(1, 2, 8));
  const toolCalls = histogram("gen_ai.invoke_agent.tool_calls", "{tool_call}", series(1, 2, 8));
  const tool = histogram("gen_ai.execute_tool.duration", "s", series(0.01, 2, 14));
  const step = histogram("replaykit.step.duration", "s", series(0.01, 2, 14));
  const retries = meter.createCounter("replaykit.operation.retries", {
    unit: "{retry}",
    description: "operations asked for again after they failed",
  });
  const repeats = meter.createCounter("replaykit.tool.repeated_calls", {
    unit: "{tool_call}",
    description: "calls of a tool with the same arguments as the call before",
  });

  function measureModel({ args }: OperationRequest, { seconds, error, output }: OperationMeasures): void {
    const facts = modelFacts(args, output);
    const labels = {
      "gen_ai.operation.name": "chat",
      ...named({
        "gen_ai.provider.name": providerName(facts),
        "gen_ai.request.model": facts.model,
        "gen_ai.response.model": facts.response_model,
      }),
    };
    model.record(seconds, { ...labels, ...errorLabel(error) });
    countTokens(facts, labels);
  }

  /** What was used is counted; how it spreads over answers is measured apart, without the modality, which no answer tells of all. */
  function countTokens(
    { input_tokens, output_tokens, cached_tokens, cache_write_tokens, reasoning_tokens }: ModelFacts,
    labels: Attributes,
  ) {
    const counted = { ...labels, "gen_ai.token.modality": "unknown" };
    for (const [count, { used, each }] of [
      [input_tokens, tokens.input],
      [output_tokens, tokens.output],
    ] as const) {
      if (count === undefined) continue;
      used.add(count, counted);
      each.record(count, labels);
    }
    if (cached_tokens !== undefined) tokens.cached.add(cached_tokens, counted);
    if (cache_write_tokens !== undefined) tokens.cacheWrite.add(cache_write_tokens, counted);
    if (reasoning_tokens !== undefined) tokens.reasoning.add(reasoning_tokens, counted);
  }

  return {
    run(seconds, { agent, error, models, tools }) {
      const labels = { "gen_ai.agent.name": agent, ...errorLabel(error) };
      agentRun.record(seconds, labels);
      modelCalls.record(models, labels);
      toolCalls.record(tools, labels);
    },
    operation(request, measures) {
      const { kind, name } = request;
      const labels = { "gen_ai.agent.name": measures.agent, ...errorLabel(measures.error) };
      if (kind === "model") measureModel(request, measures);
      else if (kind === "step") step.record(measures.seconds, { "replaykit.step.name": name, ...labels });
      else tool.record(measures.seconds, { "gen_ai.tool.name": name, "gen_ai.tool.type": "function", ...labels });
    },
    repetition({ kind, name }, { attempt, repeat }, agent) {
      const labels = { "gen_ai.agent.name": agent, "replaykit.operation.kind": kind, "replaykit.operation.name": name };
      if (attempt > 1) retries.add(1, labels);
      if (repeat > 1) repeats.add(1, { "gen_ai.agent.name": agent, "gen_ai.tool.name": name });
    },
  };
}

function series(first: number, factor: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first * factor ** index);
}

function errorLabel(error: string | undefined): Attributes {
  return error === undefined ? {} : { "error.type": error };
}
