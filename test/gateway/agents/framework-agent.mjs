// One agent written for each framework as its users write it, with nothing of ReplayKit: two tools that read, one that writes.
import { appendFileSync } from "node:fs";

const [framework, variant, log] = process.argv.slice(2);
const question = "Refund order 7";
// The unfixed agent refunds whatever the model says; the fixed one never more than what was paid.
const cap = variant === "fixed" ? 42.5 : Number.POSITIVE_INFINITY;

const functions = {
  lookup_order: ({ order }) => ({ order, paid: 42.5 }),
  lookup_policy: ({ topic }) => `Policy for ${topic}: 30 days.`,
  refund: ({ order, amount }) => ({ refund_id: "r1", order, amount }),
};

function call(name, args) {
  appendFileSync(log, `${name} ${JSON.stringify(args)}\n`);
  return functions[name](args);
}

const frameworks = {
  async ai(z) {
    const { openai } = await import("@ai-sdk/openai");
    const { stepCountIs, streamText, tool } = await import("ai");
    const tools = Object.fromEntries(
      Object.entries(schemas(z)).map(([name, inputSchema]) => [
        name,
        tool({ description: name, inputSchema, execute: async (args) => call(name, args) }),
      ]),
    );
    const result = streamText({ model: openai("gpt-x"), prompt: question, tools, stopWhen: stepCountIs(5) });
    return result.text;
  },
  async agents(z) {
    const { Agent, run, setTracingDisabled, tool } = await import("@openai/agents");
    setTracingDisabled(true);
    const tools = Object.entries(schemas(z)).map(([name, parameters]) =>
      tool({ name, description: name, parameters, execute: async (args) => call(name, args) }),
    );
    const agent = new Agent({ name: "Refunds", model: "gpt-x", tools });
    return (await run(agent, question)).finalOutput;
  },
  async langgraph(z) {
    const { tool } = await import("@langchain/core/tools");
    const { ChatOpenAI } = await import("@langchain/openai");
    const { createReactAgent } = await import("@langchain/langgraph/prebuilt");
    const tools = Object.entries(schemas(z)).map(([name, schema]) =>
      tool(async (args) => JSON.stringify(call(name, args)), { name, description: name, schema }),
    );
    const agent = createReactAgent({ llm: new ChatOpenAI({ model: "gpt-x" }), tools });
    const { messages } = await agent.invoke({ messages: [{ role: "user", content: question }] });
    return messages.at(-1).text;
  },
};

/** Who checks the arguments also says what they become: the place where this agent was fixed. */
function schemas(z) {
  return {
    lookup_order: z.object({ order: z.number() }),
    lookup_policy: z.object({ topic: z.string() }),
    refund: z.object({ order: z.number(), amount: z.number().overwrite((amount) => Math.min(amount, cap)) }),
  };
}

console.log(await frameworks[framework](await import("zod")));
