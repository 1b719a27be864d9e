import { MessagesAnnotation, StateGraph, START } from "@langchain/langgraph";
import { Agent, OpenAIProvider, Runner, setTracingDisabled, tool } from "@openai/agents";
import OpenAI from "openai";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Json } from "../../src/core/schema/json.ts";
import { type AgentRun, type Kit, recordModelProvider, recordNode, replaykit } from "../../src/sdk/index.ts";

beforeAll(() => setTracingDisabled(true));

/** A model that calls the tool once and then answers; streamed where it is asked so. */
function model() {
  let asked = 0;
  const answerTo = (body: { input: { type?: string }[]; stream?: boolean }) => {
    asked += 1;
    const done = Array.isArray(body.input) && body.input.some(({ type }) => type === "function_call_output");
    const item = done
      ? {
          type: "message",
          id: "m1",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", text: "Refunded.", annotations: [] }],
        }
      : {
          type: "function_call",
          id: "f1",
          call_id: "c1",
          name: "refund",
          arguments: '{"order":7}',
          status: "completed",
        };
    const usage = {
      input_tokens: 3,
      output_tokens: 2,
      total_tokens: 5,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    };
    return {
      id: `r${asked}`,
      object: "response",
      created_at: 1,
      model: "gpt-x",
      status: "completed",
      output: [item],
      usage,
    };
  };
  const fetch = async (_address: unknown, init?: RequestInit) => {
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    const response = answerTo(body);
    if (body.stream !== true) return Response.json(response);
    const events = [
      { type: "response.created", sequence_number: 0, response: { ...response, output: [] } },
      { type: "response.completed", sequence_number: 1, response },
    ];
    const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
    return new Response(text, { headers: { "content-type": "text/event-stream" } });
  };
  return { asked: () => asked, fetch };
}

function refunding(kit: Kit, { stream }: { stream: boolean }) {
  const server = model();
  let refunds = 0;
  const refund = kit.tool("refund", ({ order }: { order: number }) => ({ order, refunds: (refunds += 1) }), {
    effect: "write",
  });
  const agent = new Agent({
    name: "refunds",
    model: "gpt-x",
    tools: [
      tool({
        name: "refund",
        description: "Refunds an order.",
        parameters: z.object({ order: z.number() }),
        execute: refund,
      }),
    ],
  });
  const openAIClient = new OpenAI({ apiKey: "k", fetch: server.fetch });
  const runner = new Runner({ modelProvider: recordModelProvider(new OpenAIProvider({ openAIClient })) });
  const program = async (): Promise<Json> => {
    if (!stream) return (await runner.run(agent, "Refund order 7.")).finalOutput ?? null;
    const result = await runner.run(agent, "Refund order 7.", { stream: true });
    for await (const _event of result);
    return result.finalOutput ?? null;
  };
  return { program, world: () => [server.asked(), refunds] };
}

describe("the OpenAI Agents SDK", () => {
  for (const stream of [false, true]) {
    it(`is recorded and replayed${stream ? ", streamed" : ""}, without asking or writing again`, async () => {
      const kit = replaykit({ telemetry: false });
      const { program, world } = refunding(kit, { stream });
      expect((await kit.run({ runId: "r" }, program)).output).toBe("Refunded.");
      expect(world()).toEqual([2, 1]);
      expect((await kit.run({ mode: "replay", of: "r" }, program)).output).toBe("Refunded.");
      expect((await kit.resume("r", program)).output).toBe("Refunded.");
      expect(world()).toEqual([2, 1]);
      const { events } = await kit.trace("r");
      expect(events.map((event) => ("tool_name" in event ? event.tool_name : event.type))).toEqual([
        "model_call",
        "refund",
        "tool_result",
        "model_call",
        "final_output",
      ]);
      expect((await program()) === "Refunded." && world()).toEqual([4, 2]); // outside of a run: as ever
    });
  }

  it("is stopped where its prompt changed", async () => {
    const kit = replaykit({ telemetry: false });
    const { program, world } = refunding(kit, { stream: false });
    await kit.run({ runId: "r" }, program);
    const changed = refunding(kit, { stream: true });
    await expect(kit.run({ mode: "replay", of: "r" }, changed.program)).rejects.toMatchObject({ code: "diverged" });
    expect([world(), changed.world()]).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });
});

describe("LangGraph.js", () => {
  /** Looks until it has three documents, then answers; the second look crashes while `crash` says so. */
  function graphOf(run: AgentRun, world: { looks: number; crash: boolean }) {
    const look = recordNode(run, "look", async ({ messages }: { messages: unknown[] }) => {
      world.looks += 1;
      if (world.crash && world.looks === 2) throw new Error("the search is down");
      return { messages: [{ role: "assistant", content: `document ${messages.length}` }] };
    });
    const answer = recordNode(run, "answer", ({ messages }: { messages: unknown[] }) => ({
      messages: [{ role: "assistant", content: `read ${messages.length - 1} documents` }],
    }));
    return new StateGraph(MessagesAnnotation)
      .addNode("look", look)
      .addNode("answer", answer)
      .addEdge(START, "look")
      .addConditionalEdges("look", ({ messages }) => (messages.length < 4 ? "look" : "answer"))
      .compile();
  }

  const program = (world: { looks: number; crash: boolean }) => async (run: AgentRun) => {
    const seen: string[] = [];
    const messages = [{ role: "user", content: "refunds?" }];
    for await (const update of await graphOf(run, world).stream({ messages }, { streamMode: "updates" }))
      seen.push(...Object.keys(update));
    return { seen, state: run.state };
  };

  it("goes on after a crash in the middle of a loop, and forks from any of its nodes", async () => {
    const kit = replaykit({ telemetry: false });
    const world = { looks: 0, crash: true };
    await expect(kit.run({ runId: "r" }, program(world))).rejects.toThrow("the search is down");
    world.crash = false;
    const { output } = await kit.resume("r", program(world));
    const answered = { messages: [{ role: "assistant", content: "read 3 documents" }] };
    expect(output).toEqual({ seen: ["look", "look", "look", "answer"], state: answered });
    expect(world.looks).toBe(4); // one served, one done again, one more
    const states = (await kit.trace("r")).events.flatMap((event) => (event.type === "state" ? event.decision : []));
    expect(states).toEqual(["look", "look", "look", "answer"]);
    await kit.fork("r", { step: 2, runId: "f" }, program(world));
    expect(world.looks).toBe(5);
    expect(await kit.compare("r", "f")).toEqual([]);
  });

  it("is stopped where its graph differs", async () => {
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, program({ looks: 0, crash: false }));
    const renamed = async (run: AgentRun) => recordNode(run, "search", () => ({}))({});
    await expect(kit.resume("r", renamed)).rejects.toThrow("expected step look, got step search at step 0");
  });
});
