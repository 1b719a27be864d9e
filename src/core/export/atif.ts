import { formatJsonFile } from "../case/case-files.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { asText, first, listOf } from "../formats/fields/fields.ts";
import { isoOf } from "../formats/fields/times.ts";
import { outputText } from "../run/text-of.ts";
import { WaitingCalls } from "../run/waiting-calls.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { ModelCallEvent, ToolCallEvent, ToolResultEvent, TraceEvent, TraceRun } from "../schema/trace.ts";
import { finalMetrics, stepMetrics } from "./atif-metrics.ts";
import type { Exporter } from "./exported-case.ts";

/** Exports the recorded run of each case as an ATIF trajectory, the format of Harbor. */
export const exportAtif: Exporter = (cases) => ({
  files: Object.fromEntries(
    cases.map(({ case: { id }, trace }) => [`${id}.trajectory.json`, formatJsonFile(writeAtif(trace))]),
  ),
  notes: cases.flatMap(({ case: { id }, trace }) => {
    const lost = notHeld(trace);
    return lost.length === 0 ? [] : [`${id}: ATIF holds no ${lost.join(", no ")}; they are left out`];
  }),
});

function notHeld({ events }: TraceRun): string[] {
  const there = (type: string) => events.some((event) => event.type === type);
  const errors = events.filter(({ type }) => type === "error").length;
  return [
    ...(there("state") ? ["states of steps"] : []),
    ...(there("other") ? ["other events"] : []),
    ...(errors > 1 ? ["errors but the last"] : []),
  ];
}

/** The version of Harbor's interchange format (ATIF) that is written. */
const atifVersion = "ATIF-v1.7";

interface Step {
  source: "system" | "user" | "agent";
  message: string;
  at?: string | undefined;
  /** True for messages of earlier turns that were given to the run. */
  copied?: boolean;
  model?: ModelCallEvent;
  calls: { id: string; call: ToolCallEvent }[];
  results: { id: string | undefined; result: ToolResultEvent }[];
}

/**
 * Writes a trace as a trajectory: one step for each message and each answer, with its tool calls and their results. The
 * format has no place for states, other events, non-text parts of messages, and errors other than the last.
 */
export function writeAtif(trace: TraceRun): JsonObject {
  const steps = new Steps().of(trace.events);
  const error = trace.events.findLast((event) => event.type === "error");
  const tools = trace.events.find((event) => event.type === "model_call" && event.params?.["tools"] !== undefined);
  const offered = tools?.type === "model_call" ? toolDefinitions(listOf(tools.params?.["tools"])) : [];
  const extra = compact({
    status: trace.status,
    termination_reason: error?.error,
    parent_run_id: trace.parent_run_id,
    feedback: trace.feedback,
  });
  return compact({
    schema_version: atifVersion,
    session_id: trace.session_id ?? trace.run_id,
    trajectory_id: trace.run_id,
    agent: compact({
      name: trace.agent?.name ?? "agent",
      version: trace.agent?.version ?? "unknown",
      model_name: trace.model?.name,
      tool_definitions: unlessEmpty(offered),
    }),
    steps: steps.map(written),
    final_metrics: finalMetrics(trace.events, steps.length),
    extra: JSON.parse(JSON.stringify(extra)),
  });
}

/**
 * Converts tool definitions of any API to the shape of OpenAI's function calling: Anthropic's `{name, input_schema}`,
 * flat ones of OpenAI's Responses API, Gemini's declarations. Tools that a provider runs itself keep their shape.
 */
function toolDefinitions(tools: readonly Json[]): Json[] {
  return tools.flatMap((tool): Json[] => {
    if (!isObject(tool)) return typeof tool === "string" ? [{ type: "function", function: { name: tool } }] : [];
    const declared = listOf(first(tool, "functionDeclarations", "function_declarations"));
    return declared.length > 0 ? toolDefinitions(declared) : [definitionOf(tool)];
  });
}

function definitionOf(tool: JsonObject): Json {
  const { type, function: inner, ...flat } = tool;
  if (isObject(inner)) return { ...tool, type: "function" };
  if (typeof type === "string" && type !== "function" && type !== "custom") return tool;
  const { input_schema, ...rest } = flat;
  if (typeof flat["name"] !== "string") return { ...tool, type: "other" };
  return { type: "function", function: compact({ ...rest, parameters: flat["parameters"] ?? input_schema }) };
}

/** Builds the steps of a run. There is always at least one, because the format requires it. */
class Steps {
  private readonly steps: Step[] = [];
  private readonly stepOfCall = new Map<string, Step>();
  /** Ids of the calls without a result. */
  private readonly open = new WaitingCalls<string>();
  private answer: Step | undefined;

  of(events: readonly TraceEvent[]): Step[] {
    for (const event of events) {
      if (event.type === "input_message") this.addMessage(event.role, event.content, event.at);
      else if (event.type === "model_call")
        this.answer = this.begin({ source: "agent", message: outputText(event.output), at: event.at, model: event });
      else if (event.type === "tool_call") this.addCall(event);
      else if (event.type === "tool_result") this.addResult(event);
      else if (event.type === "final_output") this.addFinal(outputText(event.content), event.at);
    }
    if (this.steps.length === 0) this.begin({ source: "agent", message: "" });
    return this.steps;
  }

  private begin(step: Omit<Step, "calls" | "results">): Step {
    const begun = { ...step, calls: [], results: [] };
    this.steps.push(begun);
    return begun;
  }

  private addMessage(role: string, content: Json, at: string | undefined): void {
    const message = outputText(content);
    if (role === "assistant" || role === "tool") this.begin({ source: "agent", message, at, copied: true });
    else this.begin({ source: role === "system" || role === "developer" ? "system" : "user", message, at });
    this.answer = undefined;
  }

  private addCall(call: ToolCallEvent): void {
    const step = (this.answer ??= this.begin({ source: "agent", message: "", at: call.at }));
    const id = call.call_id ?? `call-${this.stepOfCall.size + 1}`;
    step.calls.push({ id, call });
    this.stepOfCall.set(id, step);
    this.open.add(id, id);
  }

  /** Adds a result to the step of its call. A result without a call gets its own step. */
  private addResult(result: ToolResultEvent): void {
    const id = this.open.take(result.call_id) ?? result.call_id;
    const step = id === undefined ? undefined : this.stepOfCall.get(id);
    if (step) step.results.push({ id, result });
    else this.begin({ source: "agent", message: "", at: result.at }).results.push({ id: undefined, result });
  }

  private addFinal(message: string, at: string | undefined): void {
    if (message.trim() !== this.answer?.message.trim()) this.begin({ source: "agent", message, at });
  }
}

function written({ source, message, at, copied, model, calls, results }: Step, index: number): Json {
  const own = source === "agent" && copied !== true;
  return compact({
    step_id: index + 1,
    timestamp: isoOf(at),
    source,
    message,
    ...(own ? { model_name: model?.model, llm_call_count: model ? 1 : 0 } : {}),
    is_copied_context: copied,
    reasoning_content: reasoningIn(model),
    tool_calls: calls.length === 0 ? undefined : calls.map(callOf),
    observation: results.length === 0 ? undefined : { results: results.map(resultOf) },
    metrics: model && stepMetrics(model),
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

function callOf({ id, call: { tool_name, tool_args } }: Step["calls"][number]): Json {
  const args = isObject(tool_args) ? tool_args : { input: tool_args };
  return { tool_call_id: id, function_name: tool_name, arguments: args };
}

function resultOf({ id, result: { call_id, output, error } }: Step["results"][number]): Json {
  const content = asText(output ?? error?.message);
  const stray = id === undefined && call_id !== undefined ? { call_id } : {};
  const extra = { ...stray, ...(error && { is_error: true, error: error.message }) };
  return compact({ source_call_id: id, content, extra: unlessEmpty(extra) });
}
