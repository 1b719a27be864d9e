// Books seats through the library that is named, without a word of ReplayKit, and prints what it got of its tool each time.
import { appendFileSync } from "node:fs";

const [library, list, log] = process.argv.slice(2);

/** What the tool gives, by what it is asked for. */
const behaviours = {
  returns: () => "Error: not enough seats",
  raises: () => {
    throw new TypeError("not enough seats");
  },
  title: () => "Error budgets explained",
  object: () => ({ error: "not enough seats", left: 0 }),
  nothing: () => undefined,
  nan: () => Number.NaN,
  bytes: () => new TextEncoder().encode("Error: no"),
  buffer: () => Buffer.from("Error: no"),
};

function book({ how }) {
  appendFileSync(log, "booked\n");
  return behaviours[how]();
}

const schema = { type: "object", properties: {}, required: [], additionalProperties: true };

const libraries = {
  async langchain(args) {
    const { tool } = await import("@langchain/core/tools");
    const z = await import("zod");
    return tool(async (input) => book(input), { name: "book_seats", schema: z.looseObject({}) }).invoke(args);
  },
  async agents(args) {
    const { RunContext, tool } = await import("@openai/agents");
    const base = { description: "", parameters: schema, strict: false, errorFunction: null };
    return tool({ ...base, name: "book_seats", execute: book }).invoke(new RunContext(), JSON.stringify(args));
  },
  async mcp(args) {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const { InMemoryTransport } = await import("@modelcontextprotocol/sdk/inMemory.js");
    const { McpServer } = await import("@modelcontextprotocol/sdk/server/mcp.js");
    const z = await import("zod");
    const server = new McpServer({ name: "tools", version: "1.0.0" });
    server.registerTool("book_seats", { inputSchema: z.looseObject({}) }, (input) => {
      const given = book(input);
      return { content: [{ type: "text", text: typeof given === "string" ? given : JSON.stringify(given) }] };
    });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: "agent", version: "1.0.0" });
    await Promise.all([server.connect(theirs), client.connect(ours)]);
    return client.callTool({ name: "book_seats", arguments: args });
  },
  /** The model decides; its answers come whole, or as a stream. */
  ai: (args) => withModel("generateText", args),
  "ai stream": (args) => withModel("streamText", args),
};

async function withModel(run, args) {
  const ai = await import("ai");
  const { createOpenAI } = await import("@ai-sdk/openai");
  const tools = { book_seats: { description: "", inputSchema: ai.jsonSchema(schema), execute: book } };
  const model = createOpenAI({}).chat("gpt-x");
  const prompt = `Book seats: ${JSON.stringify(args)}`;
  return (await ai[run]({ model, prompt, tools, stopWhen: ai.stepCountIs(3), maxRetries: 0 })).text;
}

const outcomes = [];
for (const how of list.split(",")) {
  try {
    outcomes.push({ got: (await libraries[library]({ seats: 3, how })) ?? null });
  } catch (error) {
    outcomes.push({ thrown: [error.constructor.name, error.name, error.message] });
  }
}
console.log(JSON.stringify(outcomes));
