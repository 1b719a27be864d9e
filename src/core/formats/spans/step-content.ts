import type { Json, JsonObject } from "../../schema/json.ts";
import { present } from "../fields/fields.ts";
import type { Message } from "../messages/message-shape.ts";
import type { SpanNode } from "./span-node.ts";
import { contentOf } from "../messages/transcript.ts";

/** The input and output of a step, with its other attributes. */
export function stepContent({ input, output, rest }: SpanNode): JsonObject | undefined {
  if (input.length + output.length === 0) return rest;
  return present({ ...rest, input: contentsOf(input), output: contentsOf(output) });
}

function contentsOf(messages: readonly Message[]): Json | undefined {
  const [only, ...more] = messages.map((message) => contentOf(message));
  return more.length === 0 ? only : messages.map((message) => contentOf(message));
}
