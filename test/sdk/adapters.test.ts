import Anthropic from "@anthropic-ai/sdk";
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { generateText, wrapLanguageModel } from "ai";
import { createOpenAI } from "@ai-sdk/openai";
import OpenAI from "openai";
import { expect, it } from "vitest";
import type { Json } from "../../src/core/schema/json.ts";
import {
  type AgentRun,
  recordClient,
  recordingMiddleware,
  recordMcpClient,
  recordNode,
  replaykit,
} from "../../src/sdk/index.ts";

/** Records a program and resumes it; what it asked the world for must be asked once. */
async function twice(program: (run: AgentRun) => Promise<Json>) {
  const kit = replaykit({ telemetry: false });
  const recorded = await kit.run({ runId: "r" }, program);
  const resumed = await kit.resume("r", program);
  expect(resumed.output).toEqual(recorded.output);
  return { output: recorded.output, events: (await kit.trace("r")).events };
}

function answering(body: unknown) {
  const asked: string[] = [];
  const fetch = async (address: string | URL | Request) => {
    asked.push(new URL(address instanceof Request ? address.url : address).pathname);
    return Response.json(body);
  };
  return { asked, fetch };
}

const chat = {
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "gpt-x",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Hello" } }],
  usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
};
const facts = { model: "gpt-x", finish_reason: "stop", usage: { input: 5, output: 2 } };

it("records the client of OpenAI", async () => {
  const { asked, fetch } = answering(chat);
  const client = recordClient(new OpenAI({ apiKey: "k", fetch }));
  const ask = async () => {
    const { choices } = await client.chat.completions.create({
      model: "gpt-x",
      messages: [{ role: "user", content: "Hi" }],
    });
    return choices[0]?.message.content ?? null;
  };
  const { output, events } = await twice(ask);
  expect([output, asked]).toEqual(["Hello", ["/v1/chat/completions"]]);
  expect(events[0]).toMatchObject({ type: "model_call", ...facts, input: { provider: "openai", model: "gpt-x" } });
  expect(await ask()).toBe("Hello"); // outside of a run it is an ordinary client
  expect(asked).toHaveLength(2);
});

it("records the client of Anthropic", async () => {
  const { asked, fetch } = answering({
    id: "m1",
    type: "message",
    role: "assistant",
    model: "claude-x",
    content: [{ type: "text", text: "Hello" }],
    stop_reason: "end_turn",
    usage: { input_tokens: 5, output_tokens: 2 },
  });
  const client = recordClient(new Anthropic({ apiKey: "k", fetch }));
  const { output, events } = await twice(async () => {
    const { content } = await client.messages.create({
      model: "claude-x",
      max_tokens: 9,
      messages: [{ role: "user", content: "Hi" }],
    });
    return content[0]?.type === "text" ? content[0].text : null;
  });
  expect([output, asked]).toEqual(["Hello", ["/v1/messages"]]);
  expect(events[0]).toMatchObject({ ...facts, model: "claude-x", finish_reason: "end_turn" });
});

it("records models of the AI SDK", async () => {
  const { asked, fetch } = answering(chat);
  const model = wrapLanguageModel({
    model: createOpenAI({ apiKey: "k", fetch }).chat("gpt-x"),
    middleware: recordingMiddleware(),
  });
  const { output, events } = await twice(async () => (await generateText({ model, prompt: "Hi" })).text);
  expect([output, asked]).toEqual(["Hello", ["/v1/chat/completions"]]);
  expect(events[0]).toMatchObject({ type: "model_call", ...facts });
});

it("records tools of an MCP client", async () => {
  let sent = 0;
  const server = new McpServer({ name: "mail", version: "1" });
  server.registerTool("send_mail", {}, () => ({ content: [{ type: "text", text: `mail ${(sent += 1)}` }] }));
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = recordMcpClient(new Client({ name: "agent", version: "1" }), { effects: { send_mail: "write" } });
  await Promise.all([server.connect(far), client.connect(near)]);
  const { output, events } = await twice(async () => {
    const answer = await client.callTool({ name: "send_mail", arguments: {} });
    return JSON.stringify(answer.content);
  });
  await client.close();
  expect([output, sent]).toEqual(['[{"type":"text","text":"mail 1"}]', 1]);
  expect(events[0]).toMatchObject({ type: "tool_call", tool_name: "send_mail", effect: "write" });
});

it("records nodes of a LangGraph as steps", async () => {
  let searches = 0;
  const State = Annotation.Root({
    question: Annotation<string>,
    docs: Annotation<string[]>,
    answer: Annotation<string>,
  });
  const { output, events } = await twice(async (run) => {
    const search = recordNode(run, "search", ({ question }: { question: string }) => ({
      docs: [`${question} ${(searches += 1)}`],
    }));
    const answer = recordNode(run, "answer", ({ docs }: { docs: string[] }) => ({ answer: docs.join() }));
    const graph = new StateGraph(State)
      .addNode("look", search)
      .addNode("say", answer)
      .addEdge(START, "look")
      .addEdge("look", "say")
      .addEdge("say", END)
      .compile();
    return (await graph.invoke({ question: "refunds" })).answer;
  });
  expect([output, searches]).toEqual(["refunds 1", 1]);
  expect(events.flatMap((event) => (event.type === "state" ? [[event.decision, event.state]] : []))).toEqual([
    ["search", { docs: ["refunds 1"] }],
    ["answer", { docs: ["refunds 1"], answer: "refunds 1" }],
  ]);
});
