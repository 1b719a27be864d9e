import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { jsonl, only } from "./counts.ts";

function read(json: Json) {
  const [first, ...more] = readTraces({ name: "file", json }, { platform: nodePlatform });
  if (!first || more.length > 0) throw new Error("not one run");
  return first;
}

const eventsOf = (json: Json, type: string) => read(json).trace.events.filter((event) => event.type === type);

describe("an answer of the Responses API", () => {
  const response = (...output: Json[]): Json => ({
    id: "r",
    object: "response",
    status: "completed",
    model: "m",
    output,
  });
  const text = (said: string, annotations: Json[] = []): Json => ({
    type: "message",
    role: "assistant",
    content: [{ type: "output_text", text: said, annotations }],
  });
  const call: Json = { type: "function_call", call_id: "c", name: "look", arguments: "{}" };

  it("is one step, however many texts stand before its call", () => {
    const answer = response(text("I look."), text("Now."), call);
    expect(eventsOf(answer, "model_call")).toMatchObject([{ output: "I look.\nNow.", model: "m" }]);
    expect(eventsOf([{ role: "user", content: "go" }, text("I look."), text("Now."), call], "model_call")).toHaveLength(
      1,
    );
    const result: Json = { type: "function_call_output", call_id: "c", output: "ok" };
    expect(eventsOf([{ role: "user", content: "go" }, call, result, text("Done.")], "model_call")).toHaveLength(2);
  });

  it("keeps what it cites, and nothing where it cites nothing", () => {
    const cited = { type: "url_citation", url: "https://shop.example/rules" };
    const [told] = eventsOf(response(text("Thirty days.", [cited])), "model_call");
    expect(told).toMatchObject({ output: "Thirty days.", extras: [{ type: "citations", citations: [cited] }] });
    expect(eventsOf(response(text("Thirty days.")), "model_call")[0]).not.toHaveProperty("extras");
  });

  it("tells what a search found as its result, not as what was asked", () => {
    const search = (action: Json): Json => ({ type: "web_search_call", id: "w", status: "completed", action });
    const found = [{ type: "url", url: "https://shop.example" }];
    const answer = response(search({ type: "search", query: "rules", sources: found }), text("Thirty days."));
    expect(eventsOf(answer, "tool_call")).toMatchObject([
      { tool_args: { type: "search", query: "rules" }, hosted: true },
    ]);
    expect(eventsOf(answer, "tool_result")).toMatchObject([{ call_id: "w", output: found }]);
    expect(eventsOf(response(search({ type: "open_page", url: "u" })), "tool_result")).toEqual([]);
  });

  it("answers a search for tools that the provider ran, which names no call", () => {
    const search = (execution: string): Json[] => [
      { type: "tool_search_call", id: "t", call_id: null, execution, arguments: { paths: ["a"] } },
      { type: "tool_search_output", id: "o", call_id: null, execution, tools: [{ name: "look" }] },
    ];
    const exchange = (execution: string): Json => [
      {
        request: { url: "https://api.openai.com/v1/responses", body: { model: "m", input: "go" } },
        response: { status: 200, body: response(...search(execution)) },
      },
    ];
    expect(eventsOf(exchange("server"), "tool_call")).toMatchObject([{ tool_name: "tool_search", hosted: true }]);
    expect(eventsOf(exchange("server"), "tool_result")).toMatchObject([{ call_id: "t", output: [{ name: "look" }] }]);
    expect(eventsOf(exchange("client"), "tool_call")[0]).not.toHaveProperty("hosted");
  });
});

describe("citations of other APIs", () => {
  const cited = { type: "web_search_result_location", url: "https://shop.example" };
  const extras = [{ type: "citations", citations: [cited] }];

  it("of a message, of a stream's blocks and of Gemini's grounding", () => {
    const message = { type: "message", role: "assistant", model: "c", stop_reason: "end_turn" };
    const whole = { ...message, content: [{ type: "text", text: "Yes.", citations: [cited] }] };
    expect(eventsOf([whole], "model_call")).toMatchObject([{ output: "Yes.", extras }]);
    const stream: Json[] = [
      { type: "message_start", message: { ...message, id: "m", content: [], stop_reason: null } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Yes." } },
      { type: "content_block_delta", index: 0, delta: { type: "citations_delta", citation: cited } },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn" } },
      { type: "message_stop" },
    ];
    expect(eventsOf(stream, "model_call")).toMatchObject([{ output: "Yes.", extras }]);
    const chat = { role: "assistant", content: "Yes.", annotations: [cited] };
    expect(eventsOf([{ role: "user", content: "?" }, chat], "model_call")).toMatchObject([{ extras }]);
  });
});

describe("a run's model", () => {
  it("is the one that answered where the run names none", () => {
    const answer = {
      id: "1",
      object: "chat.completion",
      model: "gpt-x",
      choices: [{ message: { role: "assistant", content: "Hi" }, finish_reason: "stop" }],
    };
    expect(read(answer).trace).toMatchObject({ model: { name: "gpt-x" }, events: [{ model: "gpt-x" }, {}] });
    expect(
      read([
        { role: "user", content: "go" },
        { role: "assistant", content: "Hi" },
      ]).trace,
    ).not.toHaveProperty("model");
  });
});

describe("Cohere's chat of version 1", () => {
  const exchange = (request: Json, body: Json): Json => ({
    request: { url: "https://api.cohere.com/v1/chat", body: request },
    response: { status: 200, body },
  });
  const end = {
    response_id: "r",
    generation_id: "g",
    text: "Hola.",
    finish_reason: "COMPLETE",
    meta: { tokens: { input_tokens: 6, output_tokens: 3 } },
  };
  const lines: Json[] = [
    { is_finished: false, event_type: "stream-start", generation_id: "g" },
    { is_finished: false, event_type: "text-generation", text: "Hola" },
    { is_finished: true, event_type: "stream-end", finish_reason: "COMPLETE", response: end },
  ];

  it("is read from lines of JSON, and one that breaks off is none", () => {
    const streamed = exchange({ message: "Say hello", stream: true }, jsonl(lines));
    expect(only({ json: [streamed] })).toMatchObject({ status: "success", final: "Hola.", errors: [] });
    expect(eventsOf([streamed], "model_call")).toMatchObject([{ usage: { input: 6, output: 3 } }]);
    const broken = exchange({ message: "Say hello", stream: true }, jsonl(lines.slice(0, 2)));
    expect(only({ json: [broken] })).toMatchObject({ status: "error", final: undefined });
  });

  it("goes on with its history and the results of its tools", () => {
    const call = { name: "look", parameters: { id: 7 } };
    const asked = exchange({ message: "Where?", preamble: "Be brief" }, { ...end, text: "", tool_calls: [call] });
    const history = [
      { role: "USER", message: "Where?" },
      { role: "CHATBOT", message: "", tool_calls: [call] },
    ];
    const results = [{ call, outputs: [{ order: "none" }] }];
    const answered = exchange({ message: "", preamble: "Be brief", chat_history: history, tool_results: results }, end);
    expect(eventsOf([asked, answered], "input_message")).toMatchObject([{ role: "system" }, { content: "Where?" }]);
    expect(eventsOf([asked, answered], "tool_call")).toMatchObject([{ tool_name: "look", tool_args: { id: 7 } }]);
    expect(eventsOf([asked, answered], "tool_result")).toMatchObject([{ output: { order: "none" } }]);
  });
});

describe("ATIF", () => {
  const agent = { name: "a", version: "1", model_name: "m" };
  const call = { tool_call_id: "c", function_name: "look", arguments: {} };
  const before = { step_id: 2, source: "agent", message: "I look.", tool_calls: [call] };
  const trajectory = (more: object, copied: boolean): Json => ({
    schema_version: "ATIF-v1.7",
    session_id: "s",
    agent,
    steps: [
      { step_id: 1, source: "user", message: "Where?", is_copied_context: copied },
      { ...before, observation: { results: [{ source_call_id: "c", content: "here" }] }, is_copied_context: copied },
      { step_id: 3, source: "agent", message: "It is here." },
    ],
    ...more,
  });

  it("gives copied steps to the run as what it was told: none of their calls is its own", () => {
    const given = trajectory({}, true);
    expect(eventsOf(given, "tool_call")).toEqual([]);
    expect(eventsOf(given, "input_message")).toMatchObject([
      { role: "user", content: "Where?" },
      { role: "assistant", content: [{ type: "text", text: "I look." }] },
      { role: "assistant", content: [{ type: "tool_call", id: "c", name: "look" }] },
      { role: "tool", content: [{ type: "tool_call_response", id: "c", response: "here" }] },
    ]);
    expect(eventsOf(trajectory({}, false), "tool_call")).toHaveLength(1);
  });

  it("says where the run goes on", () => {
    const { notes } = read(trajectory({ continued_trajectory_ref: "next.json" }, false));
    expect(notes).toEqual(["the run continues in next.json: its end is not in this file"]);
    expect(read(trajectory({}, false)).notes).toEqual([]);
  });
});

describe("Inspect", () => {
  it("takes what an agent submitted as its final output, and no other result", () => {
    const sample = (given: string): Json => ({
      id: 1,
      epoch: 1,
      messages: [
        { role: "user", content: "flag?" },
        { role: "assistant", content: "", tool_calls: [{ id: "c", function: "submit", arguments: { answer: "f" } }] },
        { role: "tool", tool_call_id: "c", function: "submit", content: given },
      ],
      output: { choices: [{ message: { role: "assistant", content: "f" } }] },
    });
    const log = (given: string): Json => ({ version: 2, eval: { run_id: "r", task: "t" }, samples: [sample(given)] });
    expect(only({ json: log("f") }).final).toBe("f");
    expect(only({ json: log("something else") }).final).toBeUndefined();
  });
});

describe("spans of steps alone", () => {
  const span = (id: string, parent: string | null, kind: string): Json => ({
    name: id,
    context: { trace_id: "t", span_id: id },
    parent_id: parent,
    start_time: `2026-01-01T00:00:0${id.length}Z`,
    end_time: "2026-01-01T00:00:09Z",
    attributes: { "openinference.span.kind": kind, "input.value": `in ${id}`, "output.value": `out ${id}` },
  });

  it("keep what each was given and gave where no model and no tool tells it", () => {
    const { trace } = read([span("a", "lost", "CHAIN"), span("bb", "lost", "CHAIN")]);
    expect(trace.events.filter(({ type }) => type === "input_message")).toMatchObject([{ content: "in a" }]);
    const steps = trace.events.filter(({ type }) => type === "other");
    expect(steps).toMatchObject([{ name: "bb", data: { input: "in bb", output: "out bb" } }]);
    const withModel = read([span("a", null, "CHAIN"), span("bb", "a", "CHAIN"), span("ccc", "bb", "LLM")]).trace;
    expect(withModel.events.filter(({ type }) => type === "other")).toEqual([]);
  });

  it("keep what retrievers were asked and found", () => {
    const { trace } = read([span("a", null, "CHAIN"), span("bb", "a", "RETRIEVER"), span("ccc", "a", "LLM")]);
    const steps = trace.events.filter(({ type }) => type === "other");
    expect(steps).toMatchObject([{ name: "bb", data: { input: "in bb", output: "out bb" } }]);
  });
});
