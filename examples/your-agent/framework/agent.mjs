import { appendFileSync } from "node:fs";
import { openai } from "@ai-sdk/openai";
import { generateText, stepCountIs, tool } from "ai";
import { z } from "zod";

const system = "You refund orders.";
const tools = {
  lookup_order: tool({
    inputSchema: z.object({ order: z.number() }),
    execute: async ({ order }) => ({ order, paid: 42.5 }),
  }),
  refund: tool({
    inputSchema: z.object({ order: z.number(), amount: z.number() }),
    execute: async ({ order, amount }) => {
      appendFileSync("refunds.log", `${order} ${amount}\n`);
      return { order, amount };
    },
  }),
};
const model = openai.chat("gpt-x");
const { text } = await generateText({ model, system, prompt: process.argv[2], tools, stopWhen: stepCountIs(5) });
console.log(text);
