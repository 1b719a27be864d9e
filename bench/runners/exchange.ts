import type { ModelExchange } from "../../src/core/schema/fixtures.ts";

/** One model call in the middle of a conversation, with a request of some 4 KB. */
export function exchangeOf(number: number): ModelExchange {
  const messages = Array.from({ length: 10 }, (_item, at) => ({
    role: at % 2 === 0 ? "user" : "assistant",
    content: `Message ${at} of conversation ${number}: ${"what was charged and why, ".repeat(14)}`,
  }));
  const message = { role: "assistant", content: "It was a subscription. ".repeat(10) };
  return {
    api: "openai-chat",
    request: { model: "gpt-x", messages, stream: true },
    status: 200,
    response: { id: `c${number}`, model: "gpt-x", choices: [{ index: 0, finish_reason: "stop", message }] },
  };
}
