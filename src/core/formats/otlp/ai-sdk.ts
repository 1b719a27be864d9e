import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { listOf, present, unwrapped } from "../fields/fields.ts";
import { readCall } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { type Dialect, messagesIn, paramsUnder, pick, pickJson, pickText, usageIn } from "./dialect.ts";
import type { KnownMessages } from "./known-messages.ts";
import type { Attributes } from "./otlp-span.ts";

/** Vercel's AI SDK up to version 6, and version 7 with its legacy telemetry. */
export const aiSdk: Dialect = {
  name: "ai-sdk",
  speaks: ({ attributes }) =>
    attributes["ai.operationId"] !== undefined ||
    (typeof attributes["operation.name"] === "string" && attributes["operation.name"].startsWith("ai.")),
  read: ({ attributes }, known) => {
    const operation = pickText(attributes, "ai.operationId", "operation.name") ?? "";
    const session = pickText(attributes, "ai.telemetry.metadata.sessionId", "session.id");
    const user = pickText(attributes, "ai.telemetry.metadata.userId", "user.id");
    const shared = { session, user, agent: pickText(attributes, "ai.telemetry.functionId") };
    if (operation.startsWith("ai.toolCall")) return { ...shared, kind: "tool", ...toolOf(attributes) };
    if (/\.embed/.test(operation)) return { ...shared, kind: "other" };
    const kind = /\.do[A-Z]/.test(operation) ? "model" : "agent";
    return { ...shared, kind, ...generationOf(attributes, known) };
  },
};

function toolOf(attributes: Attributes): Partial<SpanNode> {
  const result = pickJson(attributes, "ai.toolCall.result");
  return present({
    call: {
      id: pickText(attributes, "ai.toolCall.id"),
      name: pickText(attributes, "ai.toolCall.name") ?? "tool",
      args: pickJson(attributes, "ai.toolCall.args", "ai.toolCall.input"),
    },
    result,
  });
}

function generationOf(attributes: Attributes, known: KnownMessages): Partial<SpanNode> {
  const params = paramsUnder(attributes, "ai.settings.") ?? {};
  const tools = pick(attributes, "ai.prompt.tools");
  if (tools !== undefined) params["tools"] = listOf(tools).map((tool) => unwrapped(tool) ?? null);
  return {
    model: pickText(attributes, "ai.response.model", "gen_ai.response.model", "ai.model.id"),
    provider: pickText(attributes, "ai.model.provider", "gen_ai.system"),
    params: Object.keys(params).length === 0 ? undefined : params,
    usage: usageIn(attributes),
    finish: pickText(attributes, "ai.response.finishReason", "gen_ai.response.finish_reasons", "ai.finishReason"),
    input: inputOf(attributes, known),
    output: outputOf(attributes),
  };
}

function inputOf(attributes: Attributes, { texts }: KnownMessages): Message[] {
  const messages = pick(attributes, "ai.prompt.messages");
  if (messages !== undefined) return messagesIn(messages, "user", texts);
  const prompt = pickJson(attributes, "ai.prompt", "gen_ai.input.messages");
  return messagesIn(prompt, "user");
}

function outputOf(attributes: Attributes): Message[] {
  const text = pickText(attributes, "ai.response.text", "ai.result.text") ?? "";
  const object = pickText(attributes, "ai.response.object", "ai.result.object") ?? "";
  const requested = pickJson(attributes, "ai.response.toolCalls", "ai.result.toolCalls");
  const calls = listOf(requested).flatMap((call: Json) => (isObject(call) ? [readCall(call)] : []));
  if (text === "" && object === "" && calls.length === 0) return [];
  return [{ ...emptyMessage("assistant"), text: text || object, calls }];
}
