// Calls one tool of each effect through the library that is named, as an agent's loop would.
import { appendFileSync } from "node:fs";

const [library, log] = process.argv.slice(2);
const ran = (name) => appendFileSync(log, `${name}\n`);
const functions = {
  lookup: ({ user }) => (ran("lookup"), { live: user }),
  refund: () => (ran("refund"), { refunded: "really" }),
  calc: ({ a, b }) => (ran("calc"), a + b),
};

/** A model of the AI SDK that asks for one tool. */
async function asking(toolName, args) {
  const { MockLanguageModelV3 } = await import("ai/test");
  return new MockLanguageModelV3({
    doGenerate: {
      content: [{ type: "tool-call", toolCallId: "c1", toolName, input: JSON.stringify(args) }],
      finishReason: { unified: "tool-calls", raw: undefined },
      usage: { inputTokens: {}, outputTokens: {} },
      warnings: [],
    },
  });
}

function resultOf({ toolResults, content }) {
  if (toolResults.length === 0) throw content.find(({ type }) => type === "tool-error").error;
  return toolResults[0].output;
}

const libraries = {
  async langchain() {
    const { tool } = await import("@langchain/core/tools");
    const z = await import("zod");
    return (name, args) =>
      tool(async (input) => functions[name](input), { name, schema: z.looseObject({}) }).invoke(args);
  },
  async langgraph() {
    const { ToolMessage } = await import("@langchain/core/messages");
    const { tool } = await import("@langchain/core/tools");
    const { Command, isCommand } = await import("@langchain/langgraph");
    const z = await import("zod");
    const sending = (name) =>
      tool(
        async (input) => {
          const content = JSON.stringify(functions[name](input));
          return new Command({
            goto: "next",
            update: { messages: [new ToolMessage({ content, tool_call_id: "c1" })] },
          });
        },
        { name, schema: z.looseObject({}) },
      );
    return async (name, args) => {
      const command = await sending(name).invoke({ type: "tool_call", id: "c1", name, args });
      const [message] = command.update.messages;
      if (!isCommand(command) || !ToolMessage.isInstance(message)) throw new TypeError("not what the tool gave");
      return JSON.parse(message.text);
    };
  },
  async agents() {
    const { RunContext, tool } = await import("@openai/agents");
    const parameters = { type: "object", properties: {}, required: [], additionalProperties: true };
    const base = { description: "", parameters, strict: false };
    return (name, args) =>
      tool({ ...base, name, execute: (input) => functions[name](input) }).invoke(
        new RunContext(),
        JSON.stringify(args),
      );
  },
  async ai() {
    const { generateText, jsonSchema } = await import("ai");
    return async (name, args) => {
      const inputSchema = jsonSchema({ type: "object" });
      const tools = { [name]: { description: "", inputSchema, execute: (input) => functions[name](input) } };
      return resultOf(await generateText({ model: await asking(name, args), prompt: "go", tools }));
    };
  },
  async "ai agent"() {
    const { jsonSchema, ToolLoopAgent } = await import("ai");
    return async (name, args) => {
      const inputSchema = jsonSchema({ type: "object" });
      async function* execute(input) {
        yield { so: "far" };
        yield functions[name](input);
      }
      const tools = { [name]: { description: "", inputSchema, execute } };
      const agent = new ToolLoopAgent({ model: await asking(name, args), tools, stopWhen: () => true });
      return resultOf(await agent.generate({ prompt: "go" }));
    };
  },
  async mcp() {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const { InMemoryTransport } = await import("@modelcontextprotocol/sdk/inMemory.js");
    const { McpServer } = await import("@modelcontextprotocol/sdk/server/mcp.js");
    const z = await import("zod");
    const server = new McpServer({ name: "tools", version: "1.0.0" });
    for (const name of Object.keys(functions)) {
      const inputSchema = z.looseObject({});
      server.registerTool(name, { inputSchema }, (input) => ({
        content: [{ type: "text", text: JSON.stringify(functions[name](input)) }],
      }));
    }
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: "agent", version: "1.0.0" });
    await Promise.all([server.connect(theirs), client.connect(ours)]);
    return async (name, args) => {
      const result = await client.callTool({ name, arguments: args });
      return result.content ? JSON.parse(result.content[0].text) : result;
    };
  },
};

const call = await libraries[library]();
const answers = {};
for (const [name, args] of [
  ["lookup", { user: "u1" }],
  ["refund", { amount: 5 }],
  ["calc", { a: 2, b: 3 }],
]) {
  answers[name] = await call(name, args);
}
console.log(JSON.stringify(answers));
