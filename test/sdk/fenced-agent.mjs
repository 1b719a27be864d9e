// An agent with the SDK: its client and its tool are recorded. "unfixed" does not expect the fence that its model puts around JSON.
import OpenAI from "openai";
import { kitFromEnvironment } from "../../src/node/sdk.ts";
import { recordClient } from "../../src/sdk/index.ts";

const [variant] = process.argv.slice(2);
const kit = kitFromEnvironment();
const client = recordClient(new OpenAI());
const lookup = kit.tool("lookup_order", async ({ order }) => ({ order, paid: 42.5 }));
const tools = [
  { type: "function", function: { name: "lookup_order", parameters: { type: "object", properties: {} } } },
];

async function answer(run) {
  const messages = [
    { role: "system", content: "Answer as JSON." },
    { role: "user", content: run.input },
  ];
  for (;;) {
    const { choices } = await client.chat.completions.create({ model: "gpt-x", messages, tools });
    const { message } = choices[0];
    messages.push(message);
    if (!message.tool_calls) {
      const text = variant === "fixed" ? message.content.replace(/^```json\n|\n```$/g, "") : message.content;
      return JSON.parse(text).answer;
    }
    for (const { id, function: called } of message.tool_calls) {
      const result = await lookup(JSON.parse(called.arguments));
      messages.push({ role: "tool", tool_call_id: id, content: JSON.stringify(result) });
    }
  }
}

const asked = { runId: "incident", agent: { name: "orders" }, input: "What did order 7 cost?" };
await kit.run(asked, answer).catch(() => {
  process.exitCode = 1;
});
await kit.close();
