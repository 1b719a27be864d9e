import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import { openAiChat } from "../../src/core/providers/openai-chat.ts";
import { openAiResponses } from "../../src/core/providers/openai-responses.ts";
import { chatAnswer, type StubAnswer, type StubRequest } from "./stub-provider.ts";

interface Asked {
  id: string;
  name: string;
  args: Json;
}

/** What it asks for in each turn: two reads at once, then more money back than was paid, then it says so. */
const turns: { said?: string; calls: Asked[] }[] = [
  {
    calls: [
      { id: "call_a", name: "lookup_order", args: { order: 7 } },
      { id: "call_b", name: "lookup_policy", args: { topic: "refund" } },
    ],
  },
  { calls: [{ id: "call_c", name: "refund", args: { order: 7, amount: 425 } }] },
  { said: "You got your money back.", calls: [] },
];

/** A model behind both of OpenAI's APIs that refunds too much, whole or streamed. */
export function refundModel({ path, body }: StubRequest): StubAnswer {
  const request: JsonObject = JSON.parse(JSON.stringify(body));
  const history = request["messages"] ?? request["input"];
  const results = (Array.isArray(history) ? history : []).filter(
    (item) => isObject(item) && (item["role"] === "tool" || item["type"] === "function_call_output"),
  ).length;
  const { said, calls } = turns[results === 0 ? 0 : results === 2 ? 1 : 2] ?? { calls: [] };
  const chat = path.includes("/chat/completions");
  const given = chat ? chatAnswer(said, calls) : responsesAnswer(said, calls);
  const answer: JsonObject = JSON.parse(JSON.stringify({ ...given, id: `answer-${results}` }));
  if (request["stream"] !== true) return { body: answer };
  return { body: null, blocks: (chat ? openAiChat : openAiResponses).writeStream(answer) };
}

function responsesAnswer(said: string | undefined, calls: Asked[]) {
  const content = [{ type: "output_text", text: said, annotations: [] }];
  const message = { type: "message", id: "msg_1", role: "assistant", status: "completed", content };
  const asked = calls.map(({ id, name, args }) => ({
    type: "function_call",
    id: `fc_${id}`,
    call_id: id,
    name,
    arguments: JSON.stringify(args),
    status: "completed",
  }));
  return {
    object: "response",
    created_at: 1,
    model: "gpt-x",
    status: "completed",
    output: said === undefined ? asked : [message],
    parallel_tool_calls: true,
    tool_choice: "auto",
    tools: [],
    usage: {
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 15,
    },
  };
}
