import type { Attributes, Meter } from "@opentelemetry/api";
import type { Json } from "../core/schema/json.ts";
import { modelFacts } from "./model-facts.ts";
import type { OperationRequest } from "./recorder.ts";
import type { Sight } from "./run-progress.ts";
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
  repetition(request: OperationRequest, sight: Sight, agent: string): void;
}

/** The metrics of the GenAI conventions with the boundaries that they advise, and our own for steps, retries and loops. */
export function createInstruments(meter: Meter): Instruments {
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  const model = histogram("gen_ai.client.operation.duration", "s", series(0.01, 2, 14));
  const tokens = histogram("gen_ai.client.token.usage", "{token}", series(1, 4, 14));
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
    const { input_tokens, output_tokens } = facts;
    if (input_tokens !== undefined) tokens.record(input_tokens, { ...labels, "gen_ai.token.type": "input" });
    if (output_tokens !== undefined) tokens.record(output_tokens, { ...labels, "gen_ai.token.type": "output" });
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
