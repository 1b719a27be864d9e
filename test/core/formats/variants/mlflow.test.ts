import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

const id = "tr-60b83e280a19c49831bdf07f0768aef7";
const json = (value: Json): string => JSON.stringify(value);

/** A span in the members of the tables that a workspace exports; attributes are JSON in texts. */
function span(name: string, parent: string | null, second: number, attributes: Record<string, Json>): JsonObject {
  const texts = Object.entries(attributes).map(([key, value]): [string, Json] => [key, json(value)]);
  return {
    name,
    span_id: name,
    trace_id: id,
    parent_id: parent,
    start_time: `2025-12-02T20:43:0${second}.000Z`,
    end_time: `2025-12-02T20:43:0${second}.500Z`,
    status_code: "OK",
    status_message: "",
    attributes: { "mlflow.traceRequestId": json(id), ...Object.fromEntries(texts) },
    events: [],
  };
}

const metadata: Json = { langgraph_step: 1, ls_provider: "databricks", ls_model_name: "databricks-llama-4-maverick" };
const human: Json = { content: "When is the exam?", additional_kwargs: {}, type: "human", name: null, id: "h" };
const call: Json = {
  index: 0,
  id: "call_0f8b",
  function: { name: "get_member", arguments: json({ member_id: "M12345" }) },
  type: "function",
};
const generation = (text: string, finish_reason: string, more: JsonObject): Json => ({
  generations: [
    [
      {
        text,
        generation_info: { finish_reason },
        type: "ChatGeneration",
        message: { content: text, additional_kwargs: more, response_metadata: {}, type: "ai", id: "run" },
      },
    ],
  ],
  llm_output: null,
  run: null,
  type: "LLMResult",
});
const model = (name: string, second: number, output: Json): JsonObject =>
  span(name, "LangGraph", second, {
    "mlflow.spanType": "CHAT_MODEL",
    "mlflow.spanInputs": [[human]],
    "mlflow.chat.tokenUsage": { input_tokens: 1752, output_tokens: 76, total_tokens: 1828 },
    metadata,
    "mlflow.spanOutputs": output,
  });
const found: JsonObject = { content: "due on 2025-09-30", type: "tool", tool_call_id: "call_0f8b", status: "success" };
const tool = (output: Json): JsonObject =>
  span("get_member", "LangGraph", 2, {
    "mlflow.spanType": "TOOL",
    "mlflow.spanInputs": { member_id: "M12345" },
    "mlflow.spanOutputs": output,
  });
const root = span("LangGraph", null, 0, {
  "mlflow.spanType": "CHAIN",
  "mlflow.spanInputs": { messages: [human] },
  "mlflow.spanOutputs": { messages: [{ content: "It is due.", type: "ai" }] },
});
const spans: Json[] = [
  root,
  model("first", 1, generation("", "tool_calls", { tool_calls: [call] })),
  tool(found),
  model("second", 3, generation("It is due.", "stop", {})),
];
const judged = (name: string, value: Json, more: JsonObject = {}): Json => ({
  assessment_id: `a-${name}`,
  trace_id: id,
  name,
  source: { source_id: "databricks", source_type: "LLM_JUDGE" },
  expectation: null,
  feedback: { value: json(value), error: null },
  rationale: "No hate speech.",
  ...more,
});
const info = (...assessments: Json[]): JsonObject => ({
  trace_id: id,
  state: "OK",
  request_time: "2025-12-02T20:43:00.000Z",
  trace_metadata: { "mlflow.trace.session": "chat-7", "mlflow.trace.user": "u1" },
  tags: { "mlflow.traceName": "predict" },
  assessments,
});

function traceOf(document: Json) {
  const [read, ...more] = readTraces({ name: "trace", json: document }, { platform: nodePlatform });
  if (!read || more.length > 0) throw new Error("not one run");
  return read.trace;
}

describe("traces of MLflow", () => {
  it("tell what LangChain's models said, which they were, and their tokens", () => {
    const { events, model: of } = traceOf({ spans });
    const first = { model: "databricks-llama-4-maverick", usage: { input: 1752, output: 76 } };
    expect(events.filter(({ type }) => type === "model_call")).toMatchObject([
      { ...first, finish_reason: "tool_calls" },
      { ...first, finish_reason: "stop", output: "It is due." },
    ]);
    expect(JSON.stringify(events.filter(({ type }) => type === "model_call"))).not.toContain("generations");
    expect(of).toEqual({ name: "databricks-llama-4-maverick" });
  });

  it("tie a tool to the call that its message answers, and tell its failure", () => {
    const parts = (output: Json) =>
      traceOf({
        spans: [root, model("first", 1, generation("", "tool_calls", { tool_calls: [call] })), tool(output)],
      }).events.filter(({ type }) => type === "tool_call" || type === "tool_result");
    expect(parts(found)).toMatchObject([
      { call_id: "call_0f8b", tool_name: "get_member", tool_args: { member_id: "M12345" } },
      { call_id: "call_0f8b", output: "due on 2025-09-30" },
    ]);
    expect(parts({ ...found, status: "error" })[1]).toMatchObject({ error: { kind: "tool" } });
    // What is no message of LangChain's stays as the tool gave it.
    expect(parts({ content: "due", tool: "x" })[1]).toMatchObject({ output: { content: "due", tool: "x" } });
  });

  it("have an empty answer where a stream lost its calls, and no JSON for one", () => {
    const streamed = (message: JsonObject): Json => ({
      id: "chatcmpl_5b8e",
      choices: [{ finish_reason: "tool_calls", index: 0, message: { role: "assistant", ...message } }],
      model: "meta-llama-4-maverick-040225",
      usage: { completion_tokens: 19, prompt_tokens: 438, total_tokens: 457 },
    });
    const outputs = (message: JsonObject) =>
      traceOf({ spans: [root, model("first", 1, streamed(message)), tool(found)] }).events.flatMap((event) =>
        event.type === "model_call" ? [[event.output, event.model]] : [],
      );
    expect(outputs({ content: "", tool_calls: null })).toEqual([["", "meta-llama-4-maverick-040225"]]);
    expect(outputs({ content: "Wait." })).toEqual([["Wait.", "meta-llama-4-maverick-040225"]]);
  });

  it("tell what is known beside the spans: whose they were, and what judges and people said", () => {
    const expected: Json = {
      ...(judged("answer", null) as JsonObject),
      feedback: null,
      expectation: { value: "soon" },
    };
    const trace = traceOf({ info: info(judged("correctness", false), expected), data: { spans } });
    expect(trace).toMatchObject({
      run_id: id,
      session_id: "chat-7",
      user_id: "u1",
      feedback: { rating: "bad", scores: [{ name: "correctness", score: 0, comment: "No hate speech." }] },
    });
    const told = trace.events.find((event) => event.type === "other" && event.name === "trace_info");
    expect(told).toMatchObject({ data: { tags: { "mlflow.traceName": "predict" }, expectations: [expected] } });
    expect(traceOf({ info: info(judged("correctness", true)), data: { spans } }).feedback?.rating).toBe("good");
    const other = traceOf({ info: { ...info(judged("correctness", false)), trace_id: "tr-other" }, data: { spans } });
    expect(other.feedback).toBeUndefined();
  });

  it("are read from rows of a table whose cells are texts, each row one run", () => {
    const row = (cells: JsonObject): Json => ({ ...cells, execution_duration_ms: "3651" });
    const texts = Object.fromEntries(
      Object.entries(info(judged("correctness", false))).map(([name, cell]): [string, Json] => [
        name,
        typeof cell === "string" ? cell : json(cell),
      ]),
    );
    const whole = traceOf({ info: info(judged("correctness", false)), data: { spans } });
    const exported = traceOf([row({ ...texts, spans: json(spans) })]);
    const saved = traceOf([
      row({ trace_id: id, trace: json({ info: info(judged("correctness", false)), data: { spans } }) }),
    ]);
    for (const read of [exported, saved]) {
      expect(read.feedback).toEqual(whole.feedback);
      expect(read.events.map(({ type }) => type)).toEqual(whole.events.map(({ type }) => type));
    }
    expect(() => traceOf([row({ ...texts, spans: "[]" })])).toThrow(/no trace/);
  });
});
