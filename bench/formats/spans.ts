import type { Json } from "../../src/core/schema/json.ts";
import { requests } from "./documents/steps.ts";

const perRun = 6;

type Values = Record<string, string>;

function attributesOf(values: Values): Json[] {
  return Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));
}

/** The spans of several runs; `spoken` writes the attributes of a model call in one dialect. */
function envelopeOf(runs: number, spoken: (history: Json[], answer: Json) => Values): Json {
  const spans = requests(runs).map(
    ({ history, answer }, index): Json => ({
      traceId: (1 + Math.floor(index / perRun)).toString(16).padStart(32, "0"),
      spanId: (index + 1).toString(16).padStart(16, "0"),
      name: "chat",
      startTimeUnixNano: `${1_700_000_000_000 + index}000000`,
      endTimeUnixNano: `${1_700_000_000_001 + index}000000`,
      attributes: attributesOf(spoken(history, answer)),
      status: { code: 1 },
    }),
  );
  return { resourceSpans: [{ scopeSpans: [{ spans }] }] };
}

/** Flattens messages into attributes, as OpenInference and OpenLLMetry do. */
function flat(prefix: string, messages: Json[], around: string): Values {
  const attributes: Values = {};
  for (const [index, message] of messages.entries()) {
    const { role, content, tool_calls: calls } = Object(message);
    const at = `${prefix}.${index}${around}`;
    attributes[`${at}.role`] = String(role);
    if (typeof content === "string") attributes[`${at}.content`] = content;
    for (const [n, call] of (Array.isArray(calls) ? calls : []).entries()) {
      const inner = around === "" ? `${at}.tool_calls.${n}` : `${at}.tool_calls.${n}.tool_call`;
      const named = around === "" ? inner : `${inner}.function`;
      attributes[`${inner}.id`] = String(Object(call).id);
      attributes[`${named}.name`] = String(Object(call).function.name);
      attributes[`${named}.arguments`] = String(Object(call).function.arguments);
    }
  }
  return attributes;
}

/** Spans in each dialect, of about the same size for the same number of steps. */
export const dialects: Record<string, (steps: number) => Json> = {
  "GenAI attributes": (steps) =>
    envelopeOf(Math.ceil(steps / 30), (history, answer) => ({
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "model",
      "gen_ai.input.messages": JSON.stringify(history),
      "gen_ai.output.messages": JSON.stringify([answer]),
    })),
  OpenInference: (steps) =>
    envelopeOf(Math.ceil(steps / 30), (history, answer) => ({
      "openinference.span.kind": "LLM",
      "llm.model_name": "model",
      ...flat("llm.input_messages", history, ".message"),
      ...flat("llm.output_messages", [answer], ".message"),
    })),
  OpenLLMetry: (steps) =>
    envelopeOf(Math.ceil(steps / 30), (history, answer) => ({
      "llm.request.type": "chat",
      "gen_ai.request.model": "model",
      ...flat("gen_ai.prompt", history, ""),
      ...flat("gen_ai.completion", [answer], ""),
    })),
  "AI SDK": (steps) =>
    envelopeOf(Math.ceil(steps / 30), (history, answer) => ({
      "ai.operationId": "ai.generateText.doGenerate",
      "ai.model.id": "model",
      "ai.prompt.messages": JSON.stringify(history),
      "ai.response.text": String(Object(answer).content),
    })),
};
