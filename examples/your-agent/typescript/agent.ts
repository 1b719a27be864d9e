import OpenAI from "openai";
import { lookupOrder, refund } from "./tools.ts";

const tools = { lookup_order: lookupOrder, refund };
const prompt = "You refund orders.";
const schema = (name: string) => ({ type: "function" as const, function: { name, parameters: { type: "object" } } });
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: "system", content: prompt },
  { role: "user", content: process.argv[2] ?? "" },
];
const client = new OpenAI();
for (;;) {
  const request = { model: "gpt-x", messages, tools: Object.keys(tools).map(schema) };
  const message = (await client.chat.completions.create(request)).choices[0]?.message;
  if (!message?.tool_calls) {
    console.log(message?.content);
    break;
  }
  messages.push(message);
  for (const call of message.tool_calls) {
    if (call.type !== "function") continue;
    const run = tools[call.function.name as keyof typeof tools];
    const result = await run(JSON.parse(call.function.arguments));
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
