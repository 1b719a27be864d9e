import type { ModelCallEvent } from "../../schema/trace.ts";
import { present } from "../fields/fields.ts";
import type { answerOf } from "../messages/message-shape.ts";
import type { SpanNode } from "./span-node.ts";
import { whenOf } from "./span-times.ts";

/** The event of a model's span. An answer that only calls tools has no output. */
export function modelEvent(
  node: SpanNode,
  { calls, text, extras, results }: ReturnType<typeof answerOf>,
): ModelCallEvent {
  return present({
    type: "model_call",
    model: node.model,
    params: node.params,
    output:
      text === "" && (node.output.length === 0 || calls.length + results.length + extras.length > 0) ? undefined : text,
    finish_reason: node.finish,
    usage: node.usage,
    cost: node.cost,
    error: node.error,
    extras: extras.length === 0 ? undefined : extras,
    attributes: node.rest,
    ...whenOf(node),
  });
}
