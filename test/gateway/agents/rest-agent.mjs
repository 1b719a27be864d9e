// An agent whose functions only call a REST API: the official client of the model, Node's own fetch, nothing of ReplayKit.
import OpenAI from "openai";

const [variant] = process.argv.slice(2);
const api = "http://orders.example";
// The unfixed agent refunds whatever the model says; the fixed one never more than what was paid.
const cap = variant === "fixed" ? 42.5 : Number.POSITIVE_INFINITY;

const functions = {
  lookup_order: async ({ order }) => (await fetch(`${api}/orders/${order}`)).json(),
  lookup_policy: async ({ topic }) => (await fetch(`${api}/policies?topic=${topic}`)).text(),
  refund: async ({ order, amount }) => {
    const body = JSON.stringify({ order, amount: Math.min(amount, cap) });
    const headers = { "content-type": "application/json" };
    const { status } = await fetch(`${api}/refunds`, { method: "POST", headers, body });
    return { status };
  },
};

const tools = Object.keys(functions).map((name) => ({ type: "function", function: { name, parameters: {} } }));
const messages = [{ role: "user", content: "Refund order 7" }];
const client = new OpenAI();
for (let step = 0; step < 5; step += 1) {
  const { choices } = await client.chat.completions.create({ model: "gpt-x", messages, tools });
  const { message } = choices[0];
  messages.push(message);
  if (!message.tool_calls) {
    console.log(message.content);
    break;
  }
  for (const { id, function: asked } of message.tool_calls) {
    const result = await functions[asked.name](JSON.parse(asked.arguments));
    messages.push({ role: "tool", tool_call_id: id, content: JSON.stringify(result) });
  }
}
