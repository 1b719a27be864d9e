import type { Attributes } from "@opentelemetry/api";
import { withinMessages } from "../../core/formats/otlp/dialect.ts";
import { ownAttributes } from "../../core/formats/otlp/rebuild-native.ts";
import { readMessages } from "../../core/formats/messages/message.ts";
import type { Message } from "../../core/formats/messages/message-shape.ts";
import { createRedactor, type Redactor } from "../../core/redact/redact.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import type { Operation, OperationRequest } from "../store/run-store.ts";
import type { RunProgress } from "./run-progress.ts";
import { compact } from "../../core/compact.ts";
import { eventsOf, type RunRecord } from "../trace/trace-of.ts";

/** Redacted content as attributes of spans. */
export interface SpanContent {
  text(message: string): string;
  request(request: OperationRequest): Attributes;
  answer(request: OperationRequest, output: Json): Attributes;
  /** All events of an operation, so that a reader of the spans loses nothing. */
  recorded(operation: Operation, checkpoint: Checkpoint | undefined, progress: RunProgress): Attributes;
  /** The rest of the run: its frame, the order of its events, and the events without a span in this execution. */
  run(record: RunRecord, progress: RunProgress): Attributes;
}

export function createSpanContent(redact: (value: Json) => Json = builtInRules()): SpanContent {
  const json = (value: unknown) => JSON.stringify(redact(value as Json)); // events and messages are JSON
  return {
    text: (message) => {
      const redacted = redact(message);
      return typeof redacted === "string" ? redacted : JSON.stringify(redacted);
    },
    request: ({ kind, args }) => {
      if (args === undefined) return {};
      if (kind !== "model") return { "gen_ai.tool.call.arguments": json(args) };
      const tools = isObject(args) ? args["tools"] : undefined;
      return {
        "gen_ai.input.messages": json(messagesOf(args, "user")),
        ...compact({ "gen_ai.tool.definitions": tools === undefined ? undefined : json(tools) }),
      };
    },
    answer: ({ kind }, output) => {
      if (kind === "model") return { "gen_ai.output.messages": json(messagesOf(output, "assistant")) };
      return kind === "step" ? {} : { "gen_ai.tool.call.result": json(output) };
    },
    recorded: (operation, checkpoint, progress) => ({
      [ownAttributes.index]: progress.assignNumber(operation),
      [ownAttributes.event]: json(eventsOf(operation, checkpoint)),
    }),
    run: ({ frame: { events: _none, ...frame }, sections }, progress) => {
      const order = sections.flatMap(({ operation, events }): unknown[] => {
        const number = operation && progress.numberOf(operation);
        return number === undefined ? events : [number];
      });
      return { [ownAttributes.run]: json(frame), [ownAttributes.order]: json(order) };
    },
  };
}

/**
 * Redaction by the built-in rules. What an exporter sends is always redacted, even if the kit stores real values. Equal
 * values stay equal within a run.
 */
export function builtInRules(): (value: Json) => Json {
  const hashes = new Map<string, string>();
  let redactor: Redactor | undefined;
  return (value) => {
    // Made with the first value, because a run without tracing needs none.
    redactor ??= createRedactor({
      keyedHash: (text) => {
        const hash = hashes.get(text) ?? randomHash();
        hashes.set(text, hash);
        return hash;
      },
    });
    return redactor.redact(value);
  };
}

function randomHash(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A request or an answer of any provider, as messages of the GenAI conventions. */
function messagesOf(value: Json, role: string): JsonObject[] {
  const messages = readMessages(withinMessages(value), role).filter(
    ({ text, calls, results, extras }) => text !== "" || calls.length + results.length + extras.length > 0,
  );
  if (messages.length > 0) return messages.map(conventional);
  return [{ role, parts: [{ type: "text", content: typeof value === "string" ? value : JSON.stringify(value) }] }];
}

function conventional({ role, text, calls, results, extras, finish }: Message): JsonObject {
  const parts: Json[] = [
    ...(text === "" ? [] : [{ type: "text", content: text }]),
    ...extras.map((extra): Json => (isObject(extra) && "type" in extra ? extra : { type: "other", content: extra })),
    ...calls.map(({ id = null, name, args }): Json => ({ type: "tool_call", id, name, arguments: args })),
    ...results.map(({ id = null, output }): Json => ({ type: "tool_call_response", id, response: output })),
  ];
  return { role, parts, ...compact({ finish_reason: finish }) };
}
