import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { kindOfError } from "../../run/error-text.ts";
import { asText, at, callIdOf, first, listOf, numberOf, textOf, unwrapped } from "../fields/fields.ts";
import { emptyMessage, type Message, plainOutput } from "../messages/message-shape.ts";
import type { MessageTexts } from "../messages/message-texts.ts";
import { usageOf } from "../fields/model-fields.ts";
import { observationKind } from "../spans/observation-kind.ts";
import { decoded, messagesIn, messagesInDecoded } from "../otlp/dialect.ts";
import { attributesOf, type Attributes } from "../otlp/otlp-span.ts";
import { restOf } from "../otlp/span-to-node.ts";
import { type SpanNode, spanNode } from "../spans/span-node.ts";
import { millisOf } from "../fields/times.ts";

interface TraceContext {
  rootId: string;
  texts: MessageTexts;
  metadata: JsonObject;
}

/** An observation as a span. */
export function nodeOf(observation: JsonObject, { rootId, texts, metadata }: TraceContext): SpanNode {
  const attributes = attributesOf(unwrapped(metadata["attributes"]));
  const { input = null, output = null } = observation;
  const gave = decoded(output);
  const answered = toolMessageIn(gave);
  const kind = answered ? "tool" : kindOf(observation, attributes);
  const set = paramsIn(observation);
  const params = kind === "model" ? withTools(set, input) : set;
  const failed = observation["level"] === "ERROR" || attributes["error.type"] !== undefined;
  const message = textOf(observation["statusMessage"]) ?? "failed";
  const otherwise = kind === "tool" ? "tool" : kind === "model" ? "model" : "exception";
  const name = textOf(observation["name"]) ?? "span";
  return spanNode({
    id: asText(observation["id"]),
    parent: textOf(observation["parentObservationId"]) ?? rootId,
    name,
    kind,
    start: millisOf(observation["startTime"]),
    end: millisOf(observation["endTime"]),
    error: failed ? { kind: kindOfError(message, otherwise), message } : undefined,
    model: textOf(first(observation, "model", "providedModelName", "internalModel")),
    finish: textOf(attributes["ai.response.finishReason"] ?? at(params, "finishReason")),
    rest: restOf(attributes),
    usage:
      usageOf(unwrapped(observation["usageDetails"])) ?? usageOf(observation["usage"]) ?? countsBeside(observation),
    cost: numberOf(
      at(unwrapped(observation["costDetails"]), "total") ?? first(observation, "calculatedTotalCost", "totalCost"),
    ),
    ...(kind === "tool"
      ? toolOf({ name, attributes, given: decoded(input), gave, answered })
      : { ...askedIn(input, texts, params), output: messagesInDecoded(gave, output, "assistant") }),
  });
}

/** A LangChain tool returns a whole message, which names its call. */
function toolMessageIn(gave: Json | undefined): JsonObject | undefined {
  const message = isObject(at(gave, "kwargs")) ? at(gave, "kwargs") : gave;
  return isObject(message) && typeof message["tool_call_id"] === "string" && "content" in message ? message : undefined;
}

/** LangChain's handler lists the tools' schemas after the messages, each as a tool's message. */
function askedIn(input: Json, texts: MessageTexts, params: JsonObject | undefined): Partial<SpanNode> {
  const listed = Array.isArray(input) ? input : [];
  const tools = listed.filter(isToolSchema).map((message) => at(message, "content") ?? null);
  if (tools.length === 0) return { input: withResults(messagesIn(input, "user", texts)), params };
  const messages = listed.filter((message) => !isToolSchema(message));
  return { input: messagesIn(messages, "user", texts), params: { ...params, tools } };
}

/** Most instrumentations keep a model's tools beside the messages, as in the request. */
function withTools(params: JsonObject | undefined, input: Json): JsonObject | undefined {
  if (params?.["tools"] !== undefined) return params;
  const request = typeof input === "string" && input.includes('"tools"') ? decoded(input) : input;
  const tools = listOf(at(request, "tools"));
  return tools.length === 0 ? params : { ...params, tools };
}

const roles = new Set(["user", "assistant", "system", "developer", "tool", "function", "human", "ai", "model"]);

/** LangChain's JavaScript handler writes the tool's name in place of a result's role. */
function withResults(messages: Message[]): Message[] {
  const strange = messages.some(({ role }) => !roles.has(role));
  if (!strange) return messages;
  const called = new Set(messages.flatMap(({ calls }) => calls.map(({ name }) => name)));
  return messages.map((message) => {
    const { role, text, extras } = message;
    if (roles.has(role) || !called.has(role)) return message;
    return {
      ...emptyMessage("tool"),
      extras,
      results: [{ id: undefined, name: role, output: text, error: undefined }],
    };
  });
}

function isToolSchema(message: Json): boolean {
  const isSchema = at(message, "role") === "tool" && at(message, "content", "type") === "function";
  return isSchema && isObject(at(message, "content", "function", "parameters"));
}

/** Older API answers have the counts at the top level. */
function countsBeside({ promptTokens, completionTokens }: JsonObject) {
  return promptTokens === undefined && completionTokens === undefined
    ? undefined
    : usageOf({ promptTokens: promptTokens ?? null, completionTokens: completionTokens ?? null });
}

function paramsIn(observation: JsonObject): JsonObject | undefined {
  const given = unwrapped(observation["modelParameters"]);
  const set = Object.entries(isObject(given) ? given : {}).filter(([, value]) => value !== null);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Older exports give a tool's observation the type `SPAN`. Its attributes show that it is a tool. */
function kindOf(observation: JsonObject, attributes: Attributes): SpanNode["kind"] {
  const kind = observationKind(textOf(observation["type"]) ?? "");
  if (kind !== "other") return kind;
  const hints = [
    attributes["openinference.span.kind"],
    attributes["gen_ai.operation.name"],
    attributes["traceloop.span.kind"],
  ];
  if (attributes["gen_ai.tool.call.id"] !== undefined || attributes["gen_ai.tool.name"] !== undefined) return "tool";
  const operation = attributes["operation.name"];
  if (typeof operation === "string" && operation.startsWith("ai.toolCall")) return "tool";
  return hints.some((hint) => typeof hint === "string" && /^(?:tool|execute_tool)$/i.test(hint)) ? "tool" : "other";
}

interface ToolFacts {
  name: string;
  attributes: Attributes;
  given: Json | undefined;
  gave: Json | undefined;
  /** The message that a LangChain tool returned. */
  answered: JsonObject | undefined;
}

function toolOf({ name, attributes, given, gave, answered }: ToolFacts): Partial<SpanNode> {
  const id =
    first(attributes, "gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id") ??
    at(given, "tool_call_id") ??
    answered?.["tool_call_id"];
  const called = textOf(first(attributes, "gen_ai.tool.name", "ai.toolCall.name", "tool.name"));
  const args = ownArgs(given) ?? unwrapped(attributes["tool.parameters"]);
  const output = answered ? plainOutput(answered["content"] ?? null) : gave;
  return {
    call: { id: callIdOf(id), name: called ?? name.replace(/^execute_tool /, ""), args },
    result: output === null ? undefined : output,
    ...(answered?.["status"] === "error"
      ? { error: { kind: "tool" as const, message: asText(output).slice(0, 2000) } }
      : {}),
  };
}

/** Some instrumentations wrap the arguments in `input`. */
function ownArgs(given: Json | undefined): Json | undefined {
  const inner = isObject(given) && Object.keys(given).length === 1 ? given["input"] : undefined;
  return isObject(inner) ? inner : (given ?? undefined);
}
