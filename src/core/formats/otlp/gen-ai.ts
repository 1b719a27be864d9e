import { append } from "../../append.ts";
import type { Json } from "../../schema/json.ts";
import { isObject } from "../../schema/is-object.ts";
import { asText, callIdOf, objectsOf, present, textOf, unwrapped } from "../fields/fields.ts";
import { readMessage, readMessages } from "../messages/message.ts";
import { converseOutput } from "../messages/message-parts.ts";
import type { Message } from "../messages/message-shape.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { type Dialect, messagesIn, paramsUnder, pick, pickJson, pickText, usageIn } from "./dialect.ts";
import type { KnownMessages } from "./known-messages.ts";
import { messageOfEvent } from "./message-of-event.ts";
import type { Attributes, OtlpSpan, SpanEvent } from "./otlp-span.ts";

const kinds: Record<string, SpanNode["kind"]> = {
  chat: "model",
  generate_content: "model",
  text_completion: "model",
  execute_tool: "tool",
  invoke_agent: "agent",
  invoke_workflow: "agent",
  agent_step: "other",
  create_agent: "other",
};

/** Attributes that only a model's span has, even if it has nothing else of the conventions. */
const ofModels = [
  "gen_ai.usage.output_tokens",
  "gen_ai.usage.completion_tokens",
  "gen_ai.prompt.0.content",
  "gen_ai.completion.0.content",
  "gen_ai.output.messages",
];

/** OpenTelemetry's GenAI conventions, current and old: span attributes, span events and log records. */
export const genAi: Dialect = {
  name: "gen_ai",
  speaks: ({ attributes, events }) =>
    attributes["gen_ai.operation.name"] !== undefined ||
    attributes["gen_ai.request.model"] !== undefined ||
    attributes["gen_ai.system"] !== undefined ||
    attributes["gen_ai.tool.name"] !== undefined ||
    ofModels.some((name) => attributes[name] !== undefined) ||
    events.some(({ name }) => name.startsWith("gen_ai.")),
  read: readGenAi,
};

export function readGenAi(span: OtlpSpan, known: KnownMessages): Partial<SpanNode> {
  const { attributes } = span;
  const operation = pickText(attributes, "gen_ai.operation.name") ?? "";
  const operationKind = Object.hasOwn(kinds, operation) ? kinds[operation] : undefined;
  // MCP has other requests than calls: lists of tools, prompts, resources.
  const mcpMethod = pickText(attributes, "mcp.method.name");
  const kind =
    mcpMethod !== undefined && mcpMethod !== "tools/call"
      ? "other"
      : (operationKind ?? (pick(attributes, "gen_ai.tool.name") !== undefined ? "tool" : guessed(span, operation)));
  const fromSpanEvents = fromEvents(span, known);
  const output = [...outputMessages(attributes, known), ...fromSpanEvents.output];
  const shared = {
    kind,
    workflow: operation === "invoke_workflow",
    agent: pickText(attributes, "gen_ai.agent.name"),
    session: pickText(attributes, "gen_ai.conversation.id", "session.id"),
    user: pickText(attributes, "user.id", "enduser.id"),
    input: [...inputMessages(attributes, known), ...fromSpanEvents.input],
    output,
  };
  if (kind === "tool") return { ...shared, input: [], output: [], ...toolOf(span) };
  return {
    ...shared,
    model: modelOf(attributes),
    provider: pickText(attributes, "gen_ai.provider.name", "gen_ai.system"),
    params: paramsOf(attributes),
    usage: usageIn(attributes),
    finish: finishIn(attributes) ?? output.findLast(({ finish }) => finish !== undefined)?.finish,
  };
}

/** Some instrumentations write the list of reasons as a text. */
function finishIn(attributes: Attributes): string | undefined {
  const reasons = pickJson(attributes, "gen_ai.response.finish_reasons", "gen_ai.response.finish_reason");
  return textOf(Array.isArray(reasons) ? reasons[0] : reasons);
}

function guessed({ attributes, events }: OtlpSpan, operation: string): SpanNode["kind"] {
  if (operation !== "") return "other";
  if (pick(attributes, "gen_ai.request.model", "gen_ai.response.model", ...ofModels) !== undefined) return "model";
  return events.some(({ name }) => /^gen_ai\.(?:choice$|content\.|user\.message$)/.test(name)) ? "model" : "other";
}

function paramsOf(attributes: Attributes) {
  const params = paramsUnder(attributes, "gen_ai.request.", ["model"]) ?? {};
  const tools = pickJson(attributes, "gen_ai.tool.definitions");
  if (tools !== undefined) params["tools"] = tools;
  return Object.keys(params).length === 0 ? undefined : params;
}

/** A tool's arguments and result in span events. The result is written as a choice. */
function toolInEvents(events: readonly SpanEvent[]): { args: Json | undefined; result: Json | undefined } {
  const given = events.find(({ name }) => name === "gen_ai.tool.message");
  const choice = events.find(({ name }) => name === "gen_ai.choice");
  const result = choice && unwrapped(choice.attributes["message"]);
  return {
    args: given && unwrapped(given.attributes["content"]),
    result: result === undefined ? undefined : converseOutput(result),
  };
}

function toolOf({ attributes, name, events }: OtlpSpan): Partial<SpanNode> {
  const inEvents = toolInEvents(events);
  const args = pickJson(
    attributes,
    "gen_ai.tool.call.arguments",
    "tool_arguments",
    "gcp.vertex.agent.tool_call_args",
    "tool.parameters",
    "input.value",
    "input",
  );
  const result = pickJson(
    attributes,
    "gen_ai.tool.call.result",
    "tool_response",
    "gcp.vertex.agent.tool_response",
    "output.value",
    "output",
  );
  const answer = result ?? inEvents.result;
  const failed = pickText(attributes, "gen_ai.tool.status", "tool.status") === "error";
  return present({
    call: {
      id: callIdOf(attributes["gen_ai.tool.call.id"]),
      name: pickText(attributes, "gen_ai.tool.name") ?? name.replace(/^execute_tool /, ""),
      args: args ?? inEvents.args,
    },
    result: answer,
    error: failed ? { kind: "tool" as const, message: asText(answer).slice(0, 2000) || "failed" } : undefined,
  });
}

function inputMessages(attributes: Attributes, { texts, flat }: KnownMessages): Message[] {
  const system = pickJson(attributes, "gen_ai.system_instructions");
  const given = pick(
    attributes,
    "gen_ai.input.messages",
    "gen_ai.prompt",
    "gcp.vertex.agent.llm_request",
    "input.value",
  );
  const listed = flat.read(attributes, "gen_ai.prompt", "user");
  const messages = listed.length > 0 ? listed : messagesIn(given, "user", texts);
  return system === undefined ? messages : [...systemOf(system), ...messages];
}

function systemOf(system: Json): Message[] {
  const parts = Array.isArray(system) ? system : [system];
  const message = readMessage({ role: "system", parts });
  return message ? [message] : [];
}

function outputMessages(attributes: Attributes, { flat }: KnownMessages): Message[] {
  const listed = flat.read(attributes, "gen_ai.completion", "assistant");
  if (listed.length > 0) return listed;
  return messagesIn(
    pick(attributes, "gen_ai.output.messages", "gen_ai.completion", "gcp.vertex.agent.llm_response", "output.value"),
    "assistant",
  );
}

/**
 * Messages in the form of events (`gen_ai.user.message`, `gen_ai.choice` and others), from span events or log records.
 */
function fromEvents({ attributes, events }: OtlpSpan, known: KnownMessages): { input: Message[]; output: Message[] } {
  const input: Message[] = [];
  const output: Message[] = [];
  // Logfire keeps the events as a list in an attribute.
  for (const event of objectsOf(unwrapped(attributes["events"]))) {
    append(event["event.name"] === "gen_ai.choice" ? output : input, messageOfEvent(event));
  }
  for (const event of events) {
    if (event.name === "gen_ai.choice") append(output, choiceOf(event));
    else if (event.name === "gen_ai.content.prompt")
      append(input, messagesIn(event.attributes["gen_ai.prompt"], "user"));
    else if (event.name === "gen_ai.content.completion") {
      append(output, messagesIn(event.attributes["gen_ai.completion"], "assistant"));
    } else if (event.name === "gen_ai.client.inference.operation.details") {
      const attributes = { ...event.attributes, ...(isObject(event.body) ? event.body : {}) };
      append(input, inputMessages(attributes, known));
      append(output, outputMessages(attributes, known));
    } else {
      const role = /^gen_ai\.(system|user|assistant|tool)\.message$/.exec(event.name)?.[1];
      if (role !== undefined) append(input, messageOf(event, role));
    }
  }
  return { input, output };
}

function messageOf({ attributes, body }: SpanEvent, role: string): Message[] {
  const fields = isObject(body) ? body : unwrapMembers(attributes);
  if (typeof body === "string") return readMessages(body, role);
  if (typeof fields["role"] === "string") return readMessages(fields, role);
  return readMessages({ ...fields, role }, role);
}

function choiceOf(event: SpanEvent): Message[] {
  const fields = isObject(event.body) ? event.body : unwrapMembers(event.attributes);
  const message = unwrapped(fields["message"]);
  const finish = textOf(fields["finish_reason"]);
  const content = Array.isArray(message) ? message : asText(message ?? fields["content"]);
  const value = isObject(message) ? message : { content, ...calls(fields) };
  const read = readMessage({ role: "assistant", ...value }, "assistant");
  return read ? [{ ...read, finish: read.finish ?? finish }] : [];
}

function calls(fields: Record<string, Json>) {
  return fields["tool_calls"] === undefined ? {} : { tool_calls: fields["tool_calls"] };
}

function unwrapMembers(attributes: Attributes): Record<string, Json> {
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, unwrapped(value) ?? null]));
}

/**
 * LangChain's instrumentation writes "unknown" for clients that it cannot name, and LangChain's own name of the model
 * beside it.
 */
function modelOf(attributes: OtlpSpan["attributes"]): string | undefined {
  const name = pickText(attributes, "gen_ai.response.model", "gen_ai.request.model");
  return name === "unknown" ? (pickText(attributes, "traceloop.association.properties.ls_model_name") ?? name) : name;
}
