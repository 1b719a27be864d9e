// An agent as a user writes it: the official client, tools in its own process, nothing of ReplayKit.
// It reads the model's last answer as JSON; "unfixed" does not expect the fence that models like to put around it.
import { appendFileSync } from "node:fs";
import OpenAI from "openai";

const [variant, question, log] = process.argv.slice(2);
const client = new OpenAI();
const tools = {
  lookup_order: ({ order }) => ({ order, paid: 42.5, mail: "kim@example.com" }),
  lookup_policy: ({ topic }) => `Policy for ${topic}: 30 days.`,
};
const definitions = Object.keys(tools).map((name) => ({
  type: "function",
  function: { name, description: name, parameters: { type: "object", properties: {} } },
}));
const messages = [
  { role: "system", content: "Answer as JSON. Escalate to boss@example.com." },
  { role: "user", content: question },
];
for (let step = 0; step < 5; step += 1) {
  const completion = await client.chat.completions.create({ model: "gpt-x", messages, tools: definitions });
  if (log) appendFileSync(log, `${JSON.stringify(completion)}\n`);
  const { message } = completion.choices[0];
  messages.push(message);
  if (!message.tool_calls) {
    const text = variant === "fixed" ? message.content.replace(/^```json\n|\n```$/g, "") : message.content;
    console.log(JSON.parse(text).answer);
    break;
  }
  for (const call of message.tool_calls) {
    const result = tools[call.function.name](JSON.parse(call.function.arguments));
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
