// An agent on the AI SDK. Nothing of ReplayKit.
import { appendFileSync, readFileSync } from "node:fs";
import { openai } from "@ai-sdk/openai";
import { generateText, stepCountIs, tool } from "ai";
import { z } from "zod";

const paid = { 7: 42.5, 9: 20 };
const note = (line) => appendFileSync("side-effects.log", `${line}\n`);
const tools = {
  lookup_order: tool({
    inputSchema: z.object({ order: z.number() }),
    execute: async ({ order }) => {
      note(`lookup ${order}`);
      return { order, paid: paid[order] };
    },
  }),
  search_policy: tool({
    inputSchema: z.object({ query: z.string() }),
    execute: async ({ query }) => {
      note(`search ${query}`);
      return { query, results: [] };
    },
  }),
  refund: tool({
    inputSchema: z.object({ order: z.number(), amount: z.number() }),
    execute: async ({ order, amount }) => {
      note(`refund ${order} ${amount}`);
      if (order === 9) throw new Error("the card is closed");
      return { order, amount };
    },
  }),
};
const system = readFileSync("prompt.txt", "utf8");
const model = openai.chat("gpt-x");
const stopWhen = stepCountIs(8);
const { text } = await generateText({ model, system, prompt: process.argv[2], tools, stopWhen });
console.log(text);
