import { apiOfAnswer } from "../../providers/index.ts";
import { messagesOf, readAnswer } from "../../providers/model-turn.ts";
import { objectOf } from "../fields/fields.ts";
import { paramsOf } from "../fields/model-fields.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { type Dialect, messagesIn, pickJson, pickText, usageIn } from "./dialect.ts";
import { compact } from "../../compact.ts";
import type { Attributes } from "./otlp-span.ts";

/**
 * Cloudflare's AI Gateway, and others that write a request and its answer as one JSON text each. Every request is a
 * span, in a trace of its own unless the client names one (Cloudflare docs, "AI Gateway: OpenTelemetry").
 */
export const cloudflareGateway: Dialect = {
  name: "cloudflare-ai-gateway",
  speaks: ({ attributes }) =>
    attributes["gen_ai.prompt_json"] !== undefined || attributes["gen_ai.completion_json"] !== undefined,
  read: ({ attributes }, { texts }) => ({
    kind: "model",
    model: pickText(attributes, "gen_ai.response.model", "gen_ai.request.model"),
    provider: pickText(attributes, "gen_ai.model.provider", "gen_ai.provider.name", "gen_ai.system"),
    params: paramsOf(objectOf(pickJson(attributes, "gen_ai.prompt_json"))),
    usage: usageIn(attributes),
    session: pickText(attributes, "gen_ai.conversation.id", "session.id", "langfuse.session.id"),
    user: pickText(attributes, "user.id", "langfuse.user.id"),
    input: messagesIn(attributes["gen_ai.prompt_json"], "user", texts),
    ...answerIn(attributes),
  }),
};

/** The answer: a provider's whole response, its message, or its text. */
function answerIn(attributes: Attributes): Partial<SpanNode> {
  const value = pickJson(attributes, "gen_ai.completion_json");
  const response = objectOf(value);
  const api = apiOfAnswer(response);
  if (!api) {
    const finish = pickText(attributes, "gen_ai.response.finish_reasons");
    return { output: messagesIn(value, "assistant"), finish };
  }
  const answer = readAnswer(api, response);
  return {
    output: messagesOf(answer),
    finish: answer.finish_reason,
    ...compact({ error: answer.error, model: answer.model }),
    ...(answer.usage && !usageIn(attributes) ? { usage: answer.usage } : {}),
  };
}
