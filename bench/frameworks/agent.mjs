// One agent, written for each framework as its users would write it, without ReplayKit.
import { z } from "zod";
import { lookupOrder, refund } from "./tools.mjs";

const [framework, question] = process.argv.slice(2);
const system = "You refund orders.";
const schemas = {
  lookup_order: z.object({ order: z.number() }),
  refund: z.object({ order: z.number(), amount: z.number() }),
};
const functions = { lookup_order: lookupOrder, refund };
const names = Object.keys(functions);
const made = (make) => names.map((name) => make(name, schemas[name], functions[name]));
const byName = (make) => Object.fromEntries(names.map((name) => [name, make(name, schemas[name], functions[name])]));

const frameworks = {
  async openai() {
    const { default: OpenAI } = await import("openai");
    const messages = [
      { role: "system", content: system },
      { role: "user", content: question },
    ];
    const tools = made((name, schema) => ({
      type: "function",
      function: { name, parameters: z.toJSONSchema(schema) },
    }));
    for (;;) {
      const { message } = (await new OpenAI().chat.completions.create({ model: "gpt-x", messages, tools })).choices[0];
      messages.push(message);
      if (!message.tool_calls) return message.content;
      for (const call of message.tool_calls) {
        const result = await functions[call.function.name](JSON.parse(call.function.arguments));
        messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
      }
    }
  },
  async anthropic() {
    const { default: Anthropic } = await import("@anthropic-ai/sdk");
    const { betaZodTool } = await import("@anthropic-ai/sdk/helpers/beta/zod");
    const tools = made((name, inputSchema, work) =>
      betaZodTool({ name, description: name, inputSchema, run: async (args) => JSON.stringify(await work(args)) }),
    );
    const messages = [{ role: "user", content: question }];
    const runner = new Anthropic().beta.messages.toolRunner({
      model: "claude-x",
      max_tokens: 100,
      system,
      messages,
      tools,
    });
    return (await runner).content[0].text;
  },
  async gemini() {
    const { GoogleGenAI } = await import("@google/genai");
    const client = new GoogleGenAI({});
    const contents = [{ role: "user", parts: [{ text: question }] }];
    const functionDeclarations = made((name, schema) => ({ name, parametersJsonSchema: z.toJSONSchema(schema) }));
    const config = { systemInstruction: system, tools: [{ functionDeclarations }] };
    for (;;) {
      const answer = await client.models.generateContent({ model: "gemini-x", contents, config });
      if (!answer.functionCalls) return answer.text;
      contents.push(answer.candidates[0].content);
      for (const { name, args } of answer.functionCalls)
        contents.push({ role: "user", parts: [{ functionResponse: { name, response: await functions[name](args) } }] });
    }
  },
  async ai() {
    const { openai } = await import("@ai-sdk/openai");
    const { generateText, stepCountIs, tool } = await import("ai");
    const tools = byName((name, inputSchema, execute) => tool({ description: name, inputSchema, execute }));
    const model = openai.chat("gpt-x");
    return (await generateText({ model, system, prompt: question, tools, stopWhen: stepCountIs(5) })).text;
  },
  async agents() {
    const { Agent, run, setOpenAIAPI, setTracingDisabled, tool } = await import("@openai/agents");
    setTracingDisabled(true);
    setOpenAIAPI("chat_completions");
    const tools = made((name, parameters, execute) => tool({ name, description: name, parameters, execute }));
    return (await run(new Agent({ name: "Refunds", instructions: system, model: "gpt-x", tools }), question))
      .finalOutput;
  },
  async langchain() {
    const { createAgent, tool } = await import("langchain");
    const { ChatOpenAI } = await import("@langchain/openai");
    const tools = made((name, schema, work) => tool(work, { name, description: name, schema }));
    const agent = createAgent({ model: new ChatOpenAI({ model: "gpt-x" }), tools, systemPrompt: system });
    return (await agent.invoke({ messages: [{ role: "user", content: question }] })).messages.at(-1).text;
  },
  async mastra() {
    const { Agent } = await import("@mastra/core/agent");
    const { createTool } = await import("@mastra/core/tools");
    const { openai } = await import("@ai-sdk/openai");
    const tools = byName((id, inputSchema, execute) => createTool({ id, description: id, inputSchema, execute }));
    const agent = new Agent({
      id: "refunds",
      name: "Refunds",
      instructions: system,
      model: openai.chat("gpt-x"),
      tools,
    });
    return (await agent.generate(question)).text;
  },
  async llamaindex() {
    const { tool } = await import("llamaindex");
    const { openai } = await import("@llamaindex/openai");
    const { agent } = await import("@llamaindex/workflow");
    const tools = made((name, parameters, execute) => tool({ name, description: name, parameters, execute }));
    const { data } = await agent({ llm: openai({ model: "gpt-4o-mini" }), systemPrompt: system, tools }).run(question);
    return data.result;
  },
};

console.log(await frameworks[framework]());
