import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answerText, type Conversation, contentText, type ModelTurn, type Span, type Turn } from "./conversation.ts";
import { type ModelSpan, type SpanTree, spanTree, type ToolSpan } from "./span-tree.ts";

type Attributes = Record<string, string | number>;

/** The attributes that one instrumentation gives to each kind of span. */
interface Names {
  root(root: SpanTree["root"]): Attributes;
  model(span: ModelSpan): Attributes;
  tool(span: ToolSpan): Attributes;
}

/** Writes spans by OpenTelemetry's GenAI conventions, with the messages in attributes. */
export function writeGenAi(conversation: Conversation): Json {
  return envelope(conversation, genAi);
}

/** Writes spans by Arize's OpenInference, with every message flattened into attributes. */
export function writeOpenInference(conversation: Conversation): Json {
  return envelope(conversation, openInference);
}

const genAi: Names = {
  root: ({ name, final }) => ({
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.agent.name": name,
    ...(final === undefined
      ? {}
      : { "gen_ai.output.messages": JSON.stringify([genAiMessage("assistant", [textPart(plain(final))], "stop")]) }),
  }),
  model: ({ turn, asked }) => ({
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "openai",
    "gen_ai.request.model": "gpt-4o",
    "gen_ai.input.messages": JSON.stringify(asked.flatMap(genAiMessages)),
    ...(turn.error
      ? {}
      : {
          "gen_ai.output.messages": JSON.stringify([genAiMessage("assistant", answerParts(turn), finishOf(turn))]),
          "gen_ai.response.finish_reasons": finishOf(turn),
        }),
    ...(turn.usage === undefined
      ? {}
      : { "gen_ai.usage.input_tokens": turn.usage.input, "gen_ai.usage.output_tokens": turn.usage.output }),
  }),
  tool: ({ call, error }) => ({
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": call.tool,
    "gen_ai.tool.call.id": call.id,
    "gen_ai.tool.call.arguments": JSON.stringify(call.args),
    ...(call.answer === undefined || (error && call.answer.output === undefined)
      ? {}
      : { "gen_ai.tool.call.result": answerText(call.answer) }),
    ...(error ? { "error.type": "ToolError" } : {}),
  }),
};

function genAiMessages(turn: Turn): JsonObject[] {
  if (turn.type === "state") return [];
  if (turn.type === "message") return [genAiMessage(turn.role, [textPart(contentText(turn.content))])];
  const answered = turn.calls.flatMap(({ id, answer }) =>
    answer === undefined
      ? []
      : [genAiMessage("tool", [{ type: "tool_call_response", id, response: answerText(answer) }])],
  );
  return [genAiMessage("assistant", answerParts(turn)), ...answered];
}

function genAiMessage(role: string, parts: JsonObject[], finish_reason?: string): JsonObject {
  return { role, parts, ...(finish_reason === undefined ? {} : { finish_reason }) };
}

function textPart(content: string): JsonObject {
  return { type: "text", content };
}

function answerParts({ said, calls }: ModelTurn): JsonObject[] {
  const text = said === "" ? [] : [textPart(said)];
  return [...text, ...calls.map(({ id, tool, args }) => ({ type: "tool_call", id, name: tool, arguments: args }))];
}

function finishOf({ finish, calls }: ModelTurn): string {
  return finish ?? (calls.length > 0 ? "tool_calls" : "stop");
}

const openInference: Names = {
  root: ({ name, final }) => ({
    "openinference.span.kind": "AGENT",
    "agent.name": name,
    ...(final === undefined ? {} : { "output.value": plain(final) }),
  }),
  model: ({ turn, asked }) => ({
    "openinference.span.kind": "LLM",
    "llm.model_name": "gpt-4o",
    ...flat("llm.input_messages", asked.flatMap(chatMessages)),
    ...(turn.error ? {} : { ...flat("llm.output_messages", [chatMessage(turn)]), "llm.finish_reason": finishOf(turn) }),
    ...(turn.usage === undefined
      ? {}
      : { "llm.token_count.prompt": turn.usage.input, "llm.token_count.completion": turn.usage.output }),
  }),
  tool: ({ call, error }) => ({
    "openinference.span.kind": "TOOL",
    "tool.name": call.tool,
    "input.value": JSON.stringify(call.args),
    "input.mime_type": "application/json",
    ...(call.answer === undefined || (error && call.answer.output === undefined)
      ? {}
      : { "output.value": answerText(call.answer) }),
  }),
};

type FlatMessage = Record<string, string>;

function chatMessages(turn: Turn): FlatMessage[] {
  if (turn.type === "state") return [];
  if (turn.type === "message") return [{ "message.role": turn.role, "message.content": contentText(turn.content) }];
  const answered = turn.calls.flatMap(({ id, tool, answer }) =>
    answer === undefined
      ? []
      : [
          {
            "message.role": "tool",
            "message.tool_call_id": id,
            "message.name": tool,
            "message.content": answerText(answer),
          },
        ],
  );
  return [chatMessage(turn), ...answered];
}

function chatMessage({ said, calls }: ModelTurn): FlatMessage {
  const message: FlatMessage = { "message.role": "assistant", ...(said === "" ? {} : { "message.content": said }) };
  for (const [index, { id, tool, args }] of calls.entries()) {
    const place = `message.tool_calls.${index}.tool_call`;
    message[`${place}.id`] = id;
    message[`${place}.function.name`] = tool;
    message[`${place}.function.arguments`] = JSON.stringify(args);
  }
  return message;
}

function flat(prefix: string, messages: FlatMessage[]): Attributes {
  return Object.fromEntries(
    messages.flatMap((message, index) =>
      Object.entries(message).map(([key, value]) => [`${prefix}.${index}.${key}`, value]),
    ),
  );
}

function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function envelope(conversation: Conversation, names: Names): Json {
  const { root, spans } = spanTree(conversation);
  const traceId = `${root.id}${root.id}`;
  const written = spans.map((span) => ({
    traceId,
    spanId: span.id,
    parentSpanId: root.id,
    name: span.type === "model" ? "chat gpt-4o" : `execute_tool ${span.call.tool}`,
    kind: 3,
    ...times(span.time),
    attributes: attributesOf(span.type === "model" ? names.model(span) : names.tool(span)),
    ...failureOf(span.error?.message, "unknown", span.time),
  }));
  const top = {
    traceId,
    spanId: root.id,
    name: `invoke_agent ${root.name}`,
    kind: 1,
    ...times(root.time),
    attributes: attributesOf(names.root(root)),
    ...failureOf(root.error, root.status, root.time),
  };
  return { resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: {}, spans: [top, ...written] }] }] };
}

/** The status of a span. An exception that leaves a span is also recorded as an event. */
function failureOf(message: string | undefined, status: SpanTree["root"]["status"], { end }: Span): JsonObject {
  if (message === undefined) return { status: { code: codes[status] } };
  const attributes = attributesOf({ "exception.type": "Error", "exception.message": message });
  return { status: { code: 2, message }, events: [{ name: "exception", timeUnixNano: `${end}000000`, attributes }] };
}

/** Status codes. Most instrumentations leave a successful span at `unset` (0). */
const codes = { success: 0, unknown: 0, error: 2 };

function times({ start, end }: Span): JsonObject {
  return { startTimeUnixNano: `${start}000000`, endTimeUnixNano: `${end}000000` };
}

function attributesOf(values: Attributes): Json[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
}
