import type { Attributes, Meter } from "@opentelemetry/api";
import { compact } from "../../core/compact.ts";
import type { Json } from "../../core/schema/json.ts";
import { type ModelFacts, modelFacts } from "./model-facts.ts";
import type { OperationRequest } from "../store/run-store.ts";
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
  repetition(request: OperationRequest, repetition: Repetition, agent: string): void;
}

/**
 * The metrics of the GenAI conventions with the bucket boundaries that they advise, and our own for steps, retries and
 * loops.
 */
export function createInstruments(meter: Meter): Instruments {
  const duration = durationMetrics(meter);
  const { modelCalls, toolCalls } = callMetrics(meter);
  const tokens = tokenMetrics(meter);
  const { retries, repeats } = repetitionMetrics(meter);
  return {
    run(seconds, { agent, error, models, tools }) {
      const labels = { "gen_ai.agent.name": agent, ...errorLabel(error) };
      duration.agentRun.record(seconds, labels);
      modelCalls.record(models, labels);
      toolCalls.record(tools, labels);
    },
    operation({ kind, name, args }, { seconds, error, agent, output }) {
      if (kind === "model") {
        const facts = modelFacts(args, output);
        const labels = modelLabels(facts);
        duration.model.record(seconds, { ...labels, ...errorLabel(error) });
        countTokens(tokens, facts, labels);
        return;
      }
      const labels = { "gen_ai.agent.name": agent, ...errorLabel(error) };
      if (kind === "step") duration.step.record(seconds, { "replaykit.step.name": name, ...labels });
      else duration.tool.record(seconds, { "gen_ai.tool.name": name, "gen_ai.tool.type": "function", ...labels });
    },
    repetition({ kind, name }, { attempt, repeat }, agent) {
      const labels = { "gen_ai.agent.name": agent, "replaykit.operation.kind": kind, "replaykit.operation.name": name };
      if (attempt > 1) retries.add(1, labels);
      if (repeat > 1) repeats.add(1, { "gen_ai.agent.name": agent, "gen_ai.tool.name": name });
    },
  };
}

function durationMetrics(meter: Meter) {
  return {
    model: histogram(meter, "gen_ai.client.inference.duration", "s", series(0.01, 2, 14)),
    agentRun: histogram(meter, "gen_ai.invoke_agent.duration", "s", series(0.1, 2, 13)),
    tool: histogram(meter, "gen_ai.execute_tool.duration", "s", series(0.01, 2, 14)),
    step: histogram(meter, "replaykit.step.duration", "s", series(0.01, 2, 14)),
  };
}

function callMetrics(meter: Meter) {
  return {
    modelCalls: histogram(meter, "gen_ai.invoke_agent.inference_calls", "{inference_call}", series(1, 2, 8)),
    toolCalls: histogram(meter, "gen_ai.invoke_agent.tool_calls", "{tool_call}", series(1, 2, 8)),
  };
}

function tokenMetrics(meter: Meter) {
  const counter = (name: string) => meter.createCounter(`gen_ai.client.inference.usage.${name}`, { unit: "{token}" });
  const spread = (name: string) =>
    histogram(meter, `gen_ai.client.inference.operation.${name}`, "{token}", series(1, 4, 14));
  return {
    input: { used: counter("input_tokens"), each: spread("input_tokens") },
    output: { used: counter("output_tokens"), each: spread("output_tokens") },
    cached: counter("cache_read.input_tokens"),
    cacheWrite: counter("cache_write.input_tokens"),
    reasoning: counter("reasoning.output_tokens"),
  };
}

function repetitionMetrics(meter: Meter) {
  return {
    retries: meter.createCounter("replaykit.operation.retries", {
      unit: "{retry}",
      description: "operations asked for again after they failed",
    }),
    repeats: meter.createCounter("replaykit.tool.repeated_calls", {
      unit: "{tool_call}",
      description: "calls of a tool with the same arguments as the call before",
    }),
  };
}

function histogram(meter: Meter, name: string, unit: string, explicitBucketBoundaries: number[]) {
  return meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
}

function modelLabels(facts: ModelFacts): Attributes {
  return {
    "gen_ai.operation.name": "chat",
    ...named({
      "gen_ai.provider.name": providerName(facts),
      "gen_ai.request.model": facts.model,
      "gen_ai.response.model": facts.response_model,
    }),
  };
}

/**
 * Adds to the counters of used tokens, and records how they spread over answers. Only the counters have a modality. It
 * is unknown, because answers do not give it for all tokens.
 */
function countTokens(
  { input, output, cached, cacheWrite, reasoning }: ReturnType<typeof tokenMetrics>,
  { input_tokens, output_tokens, cached_tokens, cache_write_tokens, reasoning_tokens }: ModelFacts,
  labels: Attributes,
): void {
  const counted = { ...labels, "gen_ai.token.modality": "unknown" };
  for (const [count, { used, each }] of [
    [input_tokens, input],
    [output_tokens, output],
  ] as const) {
    if (count === undefined) continue;
    used.add(count, counted);
    each.record(count, labels);
  }
  if (cached_tokens !== undefined) cached.add(cached_tokens, counted);
  if (cache_write_tokens !== undefined) cacheWrite.add(cache_write_tokens, counted);
  if (reasoning_tokens !== undefined) reasoning.add(reasoning_tokens, counted);
}

function series(first: number, factor: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first * factor ** index);
}

function errorLabel(error: string | undefined): Attributes {
  return compact({ "error.type": error });
}
