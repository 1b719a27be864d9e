import { compact } from "../../compact.ts";
import { setMember } from "../../json/set-member.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { type SpanNode, spanNode } from "../spans/span-node.ts";
import { aiSdk } from "./ai-sdk.ts";
import { costIn, type Dialect, errorOf } from "./dialect.ts";
import { cloudflareGateway } from "./cloudflare-gateway.ts";
import { genAi } from "./gen-ai.ts";
import type { KnownMessages } from "./known-messages.ts";
import { openInference } from "./openinference.ts";
import { openLlmetry } from "./openllmetry.ts";
import { mlflow } from "./mlflow.ts";
import { agentFramework, genkit, liveKit, pydanticAi } from "./vendors.ts";
import { type Attributes, messageEvents, type OtlpSpan, type SpanEvent } from "./otlp-span.ts";
import { objectOf, present } from "../fields/fields.ts";
import { isoOf } from "../fields/times.ts";
import { usageOf } from "../fields/model-fields.ts";
import { observationKind } from "../spans/observation-kind.ts";
import { messagesIn, pickJson, pickText } from "./dialect.ts";

/** Spans of Langfuse's own SDKs. */
const langfuseAttributes: Dialect = {
  name: "langfuse",
  speaks: ({ attributes }) =>
    attributes["langfuse.observation.type"] !== undefined || attributes["langfuse.observation.input"] !== undefined,
  read: ({ attributes, name }) => {
    const kind = observationKind(pickText(attributes, "langfuse.observation.type") ?? "span");
    const session = pickText(attributes, "langfuse.session.id", "session.id");
    const user = pickText(attributes, "langfuse.user.id", "user.id");
    const given = pickJson(attributes, "langfuse.observation.input", "langfuse.trace.input");
    const gave = pickJson(attributes, "langfuse.observation.output", "langfuse.trace.output");
    const level = pickText(attributes, "langfuse.observation.level");
    const shared: Partial<SpanNode> = { kind, session, user };
    if (level === "ERROR") {
      const message = pickText(attributes, "langfuse.observation.status_message") ?? "failed";
      shared.error = { kind: kind === "tool" ? "tool" : kind === "model" ? "model" : "exception", message };
    }
    if (kind === "tool") {
      return present({ ...shared, call: { id: undefined, name, args: given }, result: gave });
    }
    return {
      ...shared,
      model: pickText(attributes, "langfuse.observation.model.name", "gen_ai.request.model"),
      params: objectOf(pickJson(attributes, "langfuse.observation.model.parameters")),
      usage: usageOf(pickJson(attributes, "langfuse.observation.usage_details")),
      input: messagesIn(given, "user"),
      output: messagesIn(gave, "assistant"),
    };
  },
};

/** The first dialect that recognises a span reads it. One trace may mix dialects. */
const dialects: Dialect[] = [
  openInference,
  aiSdk,
  cloudflareGateway,
  openLlmetry,
  langfuseAttributes,
  mlflow,
  genkit,
  liveKit,
  pydanticAi,
  agentFramework,
  genAi,
];

function dialectOf(span: OtlpSpan): Dialect | undefined {
  return dialects.find((dialect) => dialect.speaks(span));
}

/** The span as a node, read by the dialect that recognises it. */
export function nodeOfSpan(span: OtlpSpan, index: number, known: KnownMessages): SpanNode {
  const dialect = dialectOf(span);
  const read = dialect?.read(span, known) ?? {};
  const kind = read.kind ?? "other";
  const node = spanNode({
    id: span.spanId || `span-${index}`,
    parent: span.parentId,
    name: span.name,
    start: span.start,
    end: span.end,
    ok: span.ok,
    cost: kind === "model" ? costIn(span.attributes) : undefined,
    besides: span.events.length > 0 || span.links ? eventsBeside(span) : undefined,
  });
  Object.assign(node, read);
  node.dialect = dialect?.name;
  node.kind = kind;
  node.error = read.error ?? errorOf(span, kind);
  node.rest = withRest(read.rest, restOf(span.attributes));
  return node;
}

function withRest(own: JsonObject | undefined, rest: JsonObject | undefined): JsonObject | undefined {
  return own === undefined || Object.keys(own).length === 0 ? rest : { ...rest, ...own };
}

/** Attributes that events already hold. */
const inEvents =
  /^(?:gen_ai\.(?:model\.provider|prompt|completion|input\.messages|output\.messages|system_instructions|usage|request|response|tool|operation|provider|system)|llm\.(?:input_messages|output_messages|tools|token_count|usage|invocation_parameters|model_name|request\.type|is_streaming)|ai\.(?:prompt|response|usage|toolCall|settings|model|operationId)|(?:input|output)\.(?:value|mime_type)|openinference\.span\.kind|tool\.(?:name|parameters)|tool_arguments|tool_response|traceloop\.(?:entity|span\.kind)|langfuse\.(?:observation|trace)\.(?:input|output|type|model|usage_details|level)|operation\.name|gcp\.vertex\.agent\.(?:llm_request|llm_response|tool_call_args|tool_response)|mlflow\.span|genkit:(?:input|output|type|name)|lk\.(?:function_tool|chat_ctx|response)|all_messages_events|pydantic_ai\.all_messages|final_result)/;

/** The attributes that no event holds, if any. */
export function restOf(attributes: Attributes): JsonObject | undefined {
  let rest: JsonObject | undefined;
  for (const key in attributes) {
    if (isInEvents(key)) continue;
    rest ??= {};
    setMember(rest, key, attributes[key] ?? null);
  }
  return rest;
}

const maxKnown = 5000;
/** No convention has longer names, and cached names stay in memory until the process ends. */
const longestKnown = 200;
const seen = new Map<string, boolean>();

/** Results are cached, because all spans have the same few names. */
function isInEvents(key: string): boolean {
  const answer = seen.get(key);
  if (answer !== undefined) return answer;
  const fresh = inEvents.test(key);
  if (seen.size < maxKnown && key.length <= longestKnown) seen.set(key, fresh);
  return fresh;
}

const exceptions = /^(?:gen_ai\.client\.operation\.)?exception$/;

/** Some instrumentations write an event for every piece of an answer. */
const mostOfSpan = 100;

/** Events for the span's own events and its links, except messages. Exceptions keep all their attributes. */
function eventsBeside(span: OtlpSpan): TraceEvent[] | undefined {
  const found: TraceEvent[] = [];
  let left = 0;
  for (const event of span.events) {
    if (messageEvents.test(event.name)) continue;
    if (found.length < mostOfSpan) found.push(eventOf(event, span));
    else left += 1;
  }
  if (left > 0) found.push({ type: "other", name: "events left out", data: { count: left }, parent: span.spanId });
  const links = span.links?.slice(0, mostOfSpan) ?? [];
  if (links.length > 0) found.push({ type: "other", name: "links", data: links, parent: span.spanId });
  return found.length === 0 ? undefined : found;
}

function eventOf({ name, attributes, body, time }: SpanEvent, { spanId }: OtlpSpan): TraceEvent {
  const data: Json = { ...attributes, ...compact({ body }) };
  return present({
    type: "other",
    name: exceptions.test(name) ? "exception" : name || "log",
    data: Object.keys(data).length === 0 ? undefined : data,
    at: isoOf(time),
    parent: spanId,
  });
}
