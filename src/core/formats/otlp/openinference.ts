import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { at, callIdOf, objectOf, present } from "../fields/fields.ts";
import type { Message } from "../messages/message-shape.ts";
import { paramsOf } from "../fields/model-fields.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { type Dialect, messagesIn, pick, pickJson, pickText, usageIn } from "./dialect.ts";
import type { KnownMessages } from "./known-messages.ts";
import { blocksOf } from "./llama-index.ts";
import type { Attributes, OtlpSpan } from "./otlp-span.ts";

const kinds: Record<string, SpanNode["kind"]> = { LLM: "model", TOOL: "tool", AGENT: "agent", CHAIN: "agent" };

/** Arize's OpenInference: everything flattened into attributes. */
export const openInference: Dialect = {
  name: "openinference",
  speaks: ({ attributes }) =>
    attributes["openinference.span.kind"] !== undefined ||
    ((attributes["llm.input_messages.0.message.role"] ?? attributes["llm.output_messages.0.message.role"]) !==
      undefined &&
      attributes["gen_ai.operation.name"] === undefined),
  read: (span, known) => {
    const { attributes } = span;
    const named = (pickText(attributes, "openinference.span.kind") ?? "LLM").toUpperCase();
    const kind = (Object.hasOwn(kinds, named) ? kinds[named] : undefined) ?? "other";
    const shared = {
      kind,
      workflow: named === "CHAIN",
      agent: pickText(attributes, "agent.name"),
      session: pickText(attributes, "session.id"),
      user: pickText(attributes, "user.id"),
    };
    if (kind === "tool") return { ...shared, ...toolOf(span) };
    if (kind === "model") return { ...shared, ...modelOf(attributes, known) };
    if (kind === "other") return { ...shared, rest: contentOfStep(attributes) };
    return {
      ...shared,
      input: messagesIn(attributes["input.value"], "user"),
      output: messagesIn(attributes["output.value"], "assistant").filter(({ role }) => role === "assistant"),
    };
  },
};

/** Traces have no event type for retrievers, embeddings and guards, so their input and output are kept unchanged. */
function contentOfStep(attributes: Attributes): JsonObject {
  return present({ input: pickJson(attributes, "input.value"), output: pickJson(attributes, "output.value") });
}

function toolOf({ attributes, name }: OtlpSpan): Partial<SpanNode> {
  const result = pickJson(attributes, "output.value");
  const blocks = blocksOf(result);
  return present({
    call: {
      id: callIdOf(pick(attributes, "tool_call.id", "tool.id", "gen_ai.tool.call.id")),
      name: pickText(attributes, "tool.name") ?? blocks?.tool ?? name,
      args: argsOf(pickJson(attributes, "input.value", "tool.parameters")),
    },
    result: blocks?.result ?? (result === undefined ? undefined : contentOf(result)),
  });
}

/** LlamaIndex wraps the arguments of its tools. */
function argsOf(input: Json | undefined): Json | undefined {
  const kwargs = at(input, "kwargs");
  return isObject(input) && isObject(kwargs) && Object.keys(input).every((key) => key === "kwargs" || key === "args")
    ? kwargs
    : input;
}

/** LangChain's tools return a whole message. Its content is the result. */
function contentOf(result: Json): Json {
  const kwargs = at(result, "kwargs");
  if (isObject(kwargs) && kwargs["content"] !== undefined) return kwargs["content"];
  return isObject(result) && result["type"] === "tool" && result["content"] !== undefined ? result["content"] : result;
}

function modelOf(attributes: Attributes, { flat }: KnownMessages): Partial<SpanNode> {
  const invocation = objectOf(pickJson(attributes, "llm.invocation_parameters"));
  const finish = pickText(attributes, "llm.finish_reason");
  const output = flat.read(attributes, "llm.output_messages", "assistant");
  const raw = pickJson(attributes, "output.value");
  return {
    model: pickText(attributes, "llm.response.model_name", "llm.model_name", "llm.request.model_name"),
    provider: pickText(attributes, "llm.provider", "llm.system"),
    params: paramsOf(invocation),
    usage: usageIn(attributes),
    finish: finish ?? finishIn(raw),
    input: orElse(flat.read(attributes, "llm.input_messages", "user"), () =>
      messagesIn(attributes["input.value"], "user"),
    ),
    output: orElse(output, () => messagesIn(attributes["output.value"], "assistant")),
  };
}

function finishIn(raw: Json | undefined): string | undefined {
  const finish = at(raw, "choices", 0, "finish_reason") ?? at(raw, "stop_reason");
  return typeof finish === "string" ? finish : undefined;
}

function orElse(messages: Message[], other: () => Message[]): Message[] {
  return messages.length > 0 ? messages : other();
}
