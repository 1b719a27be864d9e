import { compact } from "../../compact.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { asText, at, first, present, textOf } from "../fields/fields.ts";
import { usageOf } from "../fields/model-fields.ts";
import { readMessage } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { decoded, type Dialect, messagesIn, pickJson } from "./dialect.ts";
import type { Attributes } from "./otlp-span.ts";
import { saidBetween } from "./vendors.ts";

const kinds: Record<string, SpanNode["kind"]> = {
  LLM: "model",
  CHAT_MODEL: "model",
  TOOL: "tool",
  AGENT: "agent",
  CHAIN: "agent",
};

/** MLflow: types, inputs and outputs as JSON texts, in the format of the library that it traces. */
export const mlflow: Dialect = {
  name: "mlflow",
  speaks: ({ attributes }) => attributes["mlflow.spanType"] !== undefined,
  read: ({ attributes, name }) => {
    const type = asText(decoded(attributes["mlflow.spanType"])).toUpperCase();
    const kind = (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? "other";
    const given = decoded(attributes["mlflow.spanInputs"]);
    const gave = decoded(attributes["mlflow.spanOutputs"]);
    const session = textOf(decoded(attributes["mlflow.trace.session"]));
    if (kind === "tool") return { kind, session, ...callOf(name, given, gave) };
    const fields = { kind, session, workflow: type === "CHAIN", ...saidBetween(given, gave) };
    return kind === "model" ? { ...fields, ...answerOf(attributes, given, gave) } : fields;
  },
};

/** LangChain's tools return a message that names the call it answers. */
function callOf(name: string, args: Json | undefined, gave: Json | undefined): Partial<SpanNode> {
  const message = isObject(gave) && "tool_call_id" in gave ? readMessage(gave)?.results[0] : undefined;
  return present({
    call: { id: message?.id, name, args },
    result: message ? message.output : gave,
    error: message?.error,
  });
}

function answerOf(attributes: Attributes, given: Json | undefined, gave: Json | undefined): Partial<SpanNode> {
  const called = pickJson(attributes, "invocation_params");
  const named =
    textOf(at(pickJson(attributes, "metadata"), "ls_model_name")) ?? textOf(first(called, "model", "model_name"));
  const finish = at(generationIn(gave), "generation_info", "finish_reason") ?? at(gave, "choices", 0, "finish_reason");
  const output = outputOf(gave);
  return {
    ...compact({ output }),
    model:
      textOf(pickJson(attributes, "mlflow.llm.model")) ??
      textOf(first(gave, "model")) ??
      textOf(first(given, "model")) ??
      named,
    provider: textOf(pickJson(attributes, "mlflow.llm.provider")),
    usage: usageOf(pickJson(attributes, "mlflow.chat.tokenUsage")) ?? usageOf(first(gave, "usage")),
    finish: textOf(finish),
  };
}

/** Answers that are not messages: LangChain's by prompt, and a streamed one whose calls were lost, which is empty. */
function outputOf(gave: Json | undefined): Message[] | undefined {
  const generation = generationIn(gave);
  if (generation !== undefined) return messagesIn(first(generation, "message", "text"), "assistant");
  const streamed = at(gave, "choices", 0, "message");
  const lost = isObject(streamed) && (first(streamed, "content", "tool_calls", "function_call") ?? "") === "";
  return lost ? [emptyMessage("assistant")] : undefined;
}

function generationIn(gave: Json | undefined): Json | undefined {
  return at(gave, "generations", 0, 0);
}
