import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { ModelCallEvent, ToolCallEvent, ToolResultEvent, TraceEvent, TraceRun } from "../schema/trace.ts";
import { outputText } from "../run/text-of.ts";
import { asText, present } from "../formats/fields/fields.ts";

/** The version of Harbor's interchange format that is written. */
export const atifVersion = "ATIF-v1.7";

interface Step {
  source: "system" | "user" | "agent";
  message: string;
  at: string | undefined;
  model?: ModelCallEvent;
  calls: ToolCallEvent[];
  results: ToolResultEvent[];
}

/** A trace as a trajectory: a step for each message and each answer, with the calls that it asked for and what came of them. */
export function writeAtif(trace: TraceRun): JsonObject {
  const steps = stepsOf(trace.events);
  const errors = trace.events.flatMap((event) =>
    event.type === "error" ? [{ kind: event.kind, error: event.error }] : [],
  );
  const tools = trace.events.find((event) => event.type === "model_call" && event.params?.["tools"] !== undefined);
  const definitions = tools?.type === "model_call" ? tools.params?.["tools"] : undefined;
  const extra = present({
    status: trace.status,
    termination_reason: errors.length === 0 ? undefined : asText(errors.at(-1)?.error),
    feedback: trace.feedback,
  });
  return present({
    schema_version: atifVersion,
    session_id: trace.session_id ?? trace.run_id,
    trajectory_id: trace.run_id,
    agent: present({
      name: trace.agent?.name ?? "agent",
      version: trace.agent?.version ?? "unknown",
      model_name: trace.model?.name,
      tool_definitions: Array.isArray(definitions) ? definitions : undefined,
    }),
    steps: steps.map(written),
    final_metrics: metricsOf(trace),
    extra: JSON.parse(JSON.stringify(extra)),
  });
}

function stepsOf(events: readonly TraceEvent[]): Step[] {
  const steps: Step[] = [];
  const byCall = new Map<string, Step>();
  let answer: Step | undefined;
  const begin = (step: Omit<Step, "calls" | "results">): Step => {
    const begun = { ...step, calls: [], results: [] };
    steps.push(begun);
    return begun;
  };
  for (const event of events) {
    if (event.type === "input_message") {
      const source = event.role === "system" || event.role === "developer" ? "system" : "user";
      begin({ source, message: outputText(event.content), at: event.at });
      answer = undefined;
    } else if (event.type === "model_call") {
      answer = begin({ source: "agent", message: outputText(event.output ?? ""), at: event.at, model: event });
    } else if (event.type === "tool_call") {
      answer ??= begin({ source: "agent", message: "", at: event.at });
      answer.calls.push(event);
      if (event.call_id !== undefined) byCall.set(event.call_id, answer);
    } else if (event.type === "tool_result") {
      (byCall.get(event.call_id ?? "") ?? answer)?.results.push(event);
    } else if (event.type === "final_output" && outputText(event.content).trim() !== answer?.message.trim()) {
      begin({ source: "agent", message: outputText(event.content), at: event.at });
    }
  }
  return steps;
}

function written({ source, message, at, model, calls, results }: Step, index: number): Json {
  const reasoning = reasoningIn(model);
  return present({
    step_id: index + 1,
    timestamp: at,
    source,
    message,
    ...(source === "agent" ? { model_name: model?.model, llm_call_count: model ? 1 : 0 } : {}),
    reasoning_content: reasoning,
    tool_calls: calls.length === 0 ? undefined : calls.map(callOf),
    observation: results.length === 0 ? undefined : { results: results.map(resultOf) },
    metrics: usageIn(model),
    extra: model?.finish_reason === undefined ? undefined : { finish_reason: model.finish_reason },
  });
}

function reasoningIn(model: ModelCallEvent | undefined): string | undefined {
  const extras = Array.isArray(model?.["extras"]) ? model["extras"] : [];
  const texts = extras.flatMap((one) =>
    isObject(one) && one["type"] === "reasoning" && typeof one["text"] === "string" ? [one["text"]] : [],
  );
  return texts.length === 0 ? undefined : texts.join("\n");
}

function callOf({ call_id, tool_name, tool_args }: ToolCallEvent, index: number): Json {
  const args = isObject(tool_args) ? tool_args : { input: tool_args };
  return { tool_call_id: call_id ?? `call-${index + 1}`, function_name: tool_name, arguments: args };
}

function resultOf({ call_id, output, error }: ToolResultEvent): Json {
  const content = output === undefined ? (error?.message ?? "") : asText(output);
  const extra = error && { is_error: true, error: error.message };
  return present({ source_call_id: call_id, content, extra });
}

function usageIn(model: ModelCallEvent | undefined): JsonObject | undefined {
  const metrics = present({
    prompt_tokens: model?.usage?.input,
    completion_tokens: model?.usage?.output,
    cached_tokens: count(model?.usage?.["cached"]),
    cost_usd: count(model?.["cost"]),
  });
  return Object.keys(metrics).length === 0 ? undefined : metrics;
}

function metricsOf({ events }: TraceRun): JsonObject | undefined {
  const models = events.filter((event) => event.type === "model_call");
  const sum = (value: (event: ModelCallEvent) => number | undefined) => {
    const values = models.flatMap((event) => value(event) ?? []);
    return values.length === 0 ? undefined : values.reduce((total, one) => total + one, 0);
  };
  const metrics = present({
    total_prompt_tokens: sum(({ usage }) => usage?.input),
    total_completion_tokens: sum(({ usage }) => usage?.output),
    total_cost_usd: sum((event) => count(event["cost"])),
  });
  return Object.keys(metrics).length === 0 ? undefined : metrics;
}

function count(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
