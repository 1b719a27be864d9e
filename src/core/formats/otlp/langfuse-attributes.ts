import { objectOf, present } from "../fields.ts";
import { usageOf } from "../model-fields.ts";
import { observationKind } from "../observation-kind.ts";
import type { SpanNode } from "../span-node.ts";
import { type Dialect, messagesIn, pickJson, pickText } from "./dialect.ts";

/** Spans of Langfuse's own SDKs. */
export const langfuseAttributes: Dialect = {
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
