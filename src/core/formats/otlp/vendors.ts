import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { asText, at, first, listOf, objectsOf, present, textOf, unwrapped } from "../fields/fields.ts";
import { readCall, readMessages } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import { usageOf } from "../fields/model-fields.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { decoded, type Dialect, messagesIn, pickJson, pickText } from "./dialect.ts";
import { messageOfEvent } from "./message-of-event.ts";
import type { Attributes } from "./otlp-span.ts";

/** Genkit: flows, models and tools are actions with input and output. */
export const genkit: Dialect = {
  name: "genkit",
  speaks: ({ attributes }) => attributes["genkit:type"] !== undefined,
  read: ({ attributes, name }) => {
    const subtype = pickText(attributes, "genkit:metadata:subtype", "genkit:type") ?? "";
    const given = pickJson(attributes, "genkit:input");
    const gave = pickJson(attributes, "genkit:output");
    if (subtype === "tool") {
      const called = pickText(attributes, "genkit:name") ?? name;
      return present({ kind: "tool" as const, call: { id: undefined, name: called, args: given }, result: gave });
    }
    if (subtype === "model") {
      const finish = textOf(first(gave, "finishReason"));
      return { kind: "model", model: pickText(attributes, "genkit:name"), finish, ...saidBetween(given, gave) };
    }
    return { kind: subtype === "flow" ? "agent" : "other", workflow: subtype === "flow", ...saidBetween(given, gave) };
  },
};

export function saidBetween(given: Json | undefined, gave: Json | undefined): Partial<SpanNode> {
  const message = at(gave, "message");
  return {
    input: messagesIn(given, "user"),
    output: isObject(message) ? readMessages(message, "assistant") : messagesIn(gave, "assistant"),
    usage: usageOf(first(gave, "usage")),
  };
}

/** LiveKit's voice agents. */
export const liveKit: Dialect = {
  name: "livekit",
  speaks: ({ attributes }) =>
    ["lk.function_tool.name", "lk.chat_ctx", "lk.response.text", "lk.user_input"].some(
      (name) => attributes[name] !== undefined,
    ),
  read: ({ attributes }) => {
    const tool = pickText(attributes, "lk.function_tool.name");
    if (tool !== undefined) return liveKitTool(attributes, tool);
    const calls = objectsOf(pickJson(attributes, "lk.response.function_calls")).map(readCall);
    const text = pickText(attributes, "lk.response.text") ?? "";
    const spoke = text !== "" || calls.length > 0;
    const items = listOf(at(pickJson(attributes, "lk.chat_ctx"), "items"));
    const question = pickText(attributes, "lk.user_input");
    const input = items.length > 0 ? readMessages(items) : question === undefined ? [] : messagesIn(question, "user");
    const output: Message[] = spoke ? [{ ...emptyMessage("assistant"), text, calls }] : [];
    const model = attributes["lk.chat_ctx"] !== undefined || attributes["gen_ai.request.model"] !== undefined;
    return {
      kind: model ? "model" : "other",
      model: pickText(attributes, "gen_ai.request.model"),
      input: model ? input : [],
      output: model ? output : [],
    };
  },
};

function liveKitTool(attributes: Attributes, name: string): Partial<SpanNode> {
  const result = pickJson(attributes, "lk.function_tool.output");
  const failed = attributes["lk.function_tool.is_error"] === true;
  return present({
    kind: "tool" as const,
    call: {
      id: pickText(attributes, "lk.function_tool.id"),
      name,
      args: pickJson(attributes, "lk.function_tool.arguments"),
    },
    result,
    error: failed ? { kind: "tool" as const, message: asText(result) } : undefined,
  });
}

/** Pydantic AI on Logfire: messages as GenAI events in one attribute, or as GenAI messages under its own name. */
export const pydanticAi: Dialect = {
  name: "pydantic-ai",
  speaks: ({ attributes }) =>
    ["all_messages_events", "pydantic_ai.all_messages", "final_result"].some((name) => attributes[name] !== undefined),
  read: ({ attributes }) => {
    const events = objectsOf(unwrapped(attributes["all_messages_events"])).flatMap(messageOfEvent);
    const messages = events.length > 0 ? events : messagesIn(attributes["pydantic_ai.all_messages"], "user");
    const last = messages.findLastIndex(({ role }) => role === "assistant");
    const final = textOf(decoded(attributes["final_result"])) ?? asText(unwrapped(attributes["final_result"]));
    const output = final === "" ? messages.slice(last) : [{ ...emptyMessage("assistant"), text: final }];
    return {
      kind: "agent",
      agent: pickText(attributes, "gen_ai.agent.name", "agent_name"),
      session: pickText(attributes, "gen_ai.conversation.id"),
      input: messages.filter(({ role }) => role === "user" || role === "system"),
      output: last === -1 && final === "" ? [] : output,
    };
  },
};

/**
 * Workflows of Microsoft's Agent Framework. Their agents are parts of one run, even with conversations of their own:
 * the workflow receives the request and gives the answer.
 */
export const agentFramework: Dialect = {
  name: "agent-framework",
  speaks: ({ attributes, name }) =>
    /^(?:workflow\.(?:run|session|build)|executor\.process|edge_group\.process|message\.send)\b/.test(name) &&
    ["workflow.id", "executor.id", "edge_group.id", "edge_group.type", "message.type"].some(
      (known) => attributes[known] !== undefined,
    ),
  read: ({ attributes, name }) => ({
    kind: /^workflow\.(?:run|session)\b/.test(name) ? "agent" : "other",
    agent: pickText(attributes, "workflow.name"),
  }),
};
