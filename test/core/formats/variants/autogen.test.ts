import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

function read(json: Json) {
  const [first, ...more] = readTraces({ name: "file", json }, { platform: nodePlatform });
  if (!first || more.length > 0) throw new Error("not one run");
  const { events } = first.trace;
  return { ...first.trace, of: (...types: string[]) => events.filter(({ type }) => types.includes(type)) };
}

const asked: Json = { source: "user", models_usage: null, content: "Where is order 7?", type: "TextMessage" };
const call: Json = {
  source: "shop",
  models_usage: { prompt_tokens: 9, completion_tokens: 4 },
  content: [
    { id: "c1", name: "look", arguments: '{"id":7}' },
    { id: "c2", name: "note", arguments: "{}" },
  ],
  type: "ToolCallRequestEvent",
};
const ran: Json = {
  source: "shop",
  content: [
    { call_id: "c1", name: "look", content: "no such order", is_error: true },
    { call_id: "c2", name: "note", content: "noted", is_error: false },
  ],
  type: "ToolCallExecutionEvent",
};
const team = (...message_thread: Json[]): Json => ({
  type: "TeamState",
  team_id: "t1",
  agent_states: {
    "shop/t1": { type: "ChatAgentContainerState", agent_state: { type: "AssistantAgentState" } },
    "group_chat_manager/t1": { type: "RoundRobinManagerState", message_thread },
  },
});

describe("AutoGen's states", () => {
  it("of a team hold its thread: calls in one group, results by their ids, tokens, and who spoke", () => {
    const answer: Json = { source: "shop", content: "There is none.", type: "TextMessage" };
    const run = read(team(asked, call, ran, answer));
    expect(run).toMatchObject({ session_id: "t1", source: { format: "autogen" } });
    expect(run.of("input_message")).toMatchObject([{ role: "user", content: "Where is order 7?" }]);
    expect(run.of("model_call")).toMatchObject([{ agent: "shop", usage: { input: 9, output: 4 } }, { agent: "shop" }]);
    expect(run.of("tool_call")).toMatchObject([
      { call_id: "c1", tool_name: "look", tool_args: { id: 7 }, group: "message-1" },
      { call_id: "c2", tool_name: "note", tool_args: {}, group: "message-1" },
    ]);
    expect(run.of("tool_result")).toMatchObject([
      { call_id: "c1", error: { kind: "tool", message: "no such order" } },
      { call_id: "c2", output: "noted" },
    ]);
    expect(run.of("tool_result")[1]).not.toHaveProperty("error");
    expect(run.of("final_output")).toMatchObject([{ content: "There is none." }]);
  });

  it("of one that answers with what its tools gave end on that", () => {
    const summary: Json = { source: "shop", content: "no such order\nnoted", type: "ToolCallSummaryMessage" };
    expect(read(team(asked, call, ran, summary)).of("final_output")).toMatchObject([
      { content: "no such order\nnoted" },
    ]);
    expect(read(team(asked, call, ran)).of("final_output")).toEqual([]);
  });

  it("keep a thought beside the answer that came of it, and a stop at the most turns is a limit", () => {
    const thought: Json = { source: "shop", content: "Hm.", type: "ThoughtEvent" };
    const stop = (content: string): Json => ({ source: "manager", content, type: "StopMessage" });
    const run = read(team(asked, thought, call, ran, stop("Maximum number of turns 3 reached.")));
    expect(run.of("model_call")).toMatchObject([{ extras: [{ type: "reasoning", text: "Hm." }] }]);
    expect(run).toMatchObject({ status: "error" });
    expect(run.of("error")).toMatchObject([{ kind: "limit" }]);
    expect(read(team(asked, call, ran, stop("Text 'DONE' mentioned"))).of("error")).toEqual([]);
  });

  it("of an assistant alone hold what its model was told", () => {
    const state = (messages: Json[]): Json => ({ type: "AssistantAgentState", llm_context: { messages } });
    const run = read(
      state([
        { content: "Be brief", type: "SystemMessage" },
        { content: "Where?", source: "user", type: "UserMessage" },
        {
          content: [{ id: "c1", name: "look", arguments: "{}" }],
          thought: "Hm.",
          source: "a",
          type: "AssistantMessage",
        },
        { content: [{ call_id: "c1", content: "here" }], type: "FunctionExecutionResultMessage" },
        { content: "Here.", source: "a", type: "AssistantMessage" },
      ]),
    );
    expect(run.of("input_message")).toMatchObject([{ role: "system" }, { role: "user" }]);
    expect(run.of("tool_call", "tool_result", "final_output")).toMatchObject([
      { tool_name: "look" },
      { call_id: "c1", output: "here" },
      { content: "Here." },
    ]);
    expect(() => read({ type: "AssistantAgentState" })).toThrow(/no trace/);
  });

  it("of a team name the agents; who stands for the user has no state of its own, and no model", () => {
    const thread: Json = {
      type: "RoundRobinManagerState",
      message_thread: [
        asked,
        {
          source: "shop",
          models_usage: { prompt_tokens: 9, completion_tokens: 4 },
          content: "No.",
          type: "TextMessage",
        },
        { source: "user_proxy", models_usage: null, content: "TERMINATE", type: "TextMessage" },
      ],
    };
    const state = (proxy: string): Json => ({
      type: "TeamState",
      agent_states: {
        shop: { type: "ChatAgentContainerState", agent_state: { type: "AssistantAgentState" } },
        user_proxy: { type: "ChatAgentContainerState", agent_state: { type: proxy } },
        manager: thread,
      },
    });
    const run = read(state("BaseState"));
    expect(run.of("input_message")).toMatchObject([{ content: "Where is order 7?" }, { content: "TERMINATE" }]);
    expect(run.of("final_output")).toMatchObject([{ content: "No." }]);
    expect(read(state("AssistantAgentState")).of("final_output")).toMatchObject([{ content: "TERMINATE" }]);
  });
});

/** As the samples of AutoGen keep `agent_history.json` and `team_history.json`. */
describe("AutoGen's lists of messages", () => {
  const answer: Json = {
    id: "f3fb5e44",
    source: "shop",
    models_usage: { prompt_tokens: 59, completion_tokens: 11 },
    metadata: {},
    created_at: "2025-08-10 13:52:20.702356+00:00",
    content: "There is none.",
    type: "TextMessage",
  };
  const results: Json = { ...ran, models_usage: null };

  it("are one run each: agents are those that a model spoke for", () => {
    const run = read([asked, call, results, answer]);
    expect(run.source).toEqual({ format: "autogen" });
    expect(run.events.map(({ type }) => type)).toEqual([
      "input_message",
      "model_call",
      "tool_call",
      "tool_call",
      "tool_result",
      "tool_result",
      "model_call",
      "final_output",
    ]);
    expect(run.of("model_call")[1]).toEqual({
      type: "model_call",
      output: "There is none.",
      usage: { input: 59, output: 11 },
      at: "2025-08-10T13:52:20.702Z",
      agent: "shop",
    });
  });

  it("need a place for the tokens of a model in every message", () => {
    expect(() => read([{ source: "user", content: "Where is order 7?", type: "TextMessage" }])).toThrow(/no trace/);
    expect(() => read([{ source: "user", content: "Where?" }])).toThrow(/no trace/);
  });
});
