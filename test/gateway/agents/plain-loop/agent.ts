// A loop over the openai client, as most agents are. Nothing of ReplayKit.
import { readFileSync } from "node:fs";
import OpenAI from "openai";
import { lookupOrder, refund, searchPolicy } from "./tools.ts";

const tools: Record<string, (args: never) => Promise<unknown>> = {
  lookup_order: lookupOrder,
  search_policy: searchPolicy,
  refund,
};
const schema = (name: string) => ({ type: "function" as const, function: { name, parameters: { type: "object" } } });
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: "system", content: readFileSync("prompt.txt", "utf8") },
  { role: "user", content: process.argv[2] ?? "" },
];
const client = new OpenAI();

async function callTool(name: string, args: { order?: number; amount?: number }): Promise<string> {
  try {
    return JSON.stringify(await tools[name]?.(args as never));
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}

let answer: string | null = null;
for (let turn = 0; turn < 8 && answer === null; turn += 1) {
  const request = { model: "gpt-x", messages, tools: Object.keys(tools).map(schema) };
  const message = (await client.chat.completions.create(request)).choices[0]?.message;
  if (!message) break;
  messages.push(message);
  if (!message.tool_calls) answer = message.content;
  for (const call of message.tool_calls ?? []) {
    if (call.type !== "function") continue;
    const content = await callTool(call.function.name, JSON.parse(call.function.arguments));
    messages.push({ role: "tool", tool_call_id: call.id, content });
  }
}
console.log(answer ?? "");
