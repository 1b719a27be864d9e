import { describe, expect, it } from "vitest";
import { objectOf } from "../../../../src/core/formats/fields/fields.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, jsonl, only } from "./counts.ts";

const second = (n: number) => `2026-01-01T00:00:0${n}.000Z`;
const id = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;

describe("LangSmith", () => {
  const row = (n: number, run_type: string, more: Record<string, Json>): Json => ({
    id: id(n),
    trace_id: id(1),
    parent_run_id: n === 1 ? null : id(1),
    dotted_order: `2026010${n}T000000000000Z${id(n)}`,
    name: run_type === "tool" ? "search" : "agent",
    run_type,
    start_time: second(n),
    end_time: second(n),
    error: null,
    inputs: {},
    outputs: null,
    ...more,
  });
  const ai = (content: string, calls: Json[]): Json => ({
    generations: [
      [
        {
          text: content,
          message: {
            lc: 1,
            type: "constructor",
            id: ["langchain", "schema", "messages", "AIMessage"],
            kwargs: { content, tool_calls: calls },
          },
        },
      ],
    ],
  });
  const rows = [
    row(1, "chain", { inputs: { input: "go" }, outputs: { output: "done" } }),
    row(2, "llm", { error: "RateLimitError: 429", inputs: { messages: [{ role: "user", content: "go" }] } }),
    row(3, "llm", {
      inputs: { messages: [{ role: "user", content: "go" }] },
      outputs: ai("", [{ id: "c", name: "search", args: { q: 1 }, type: "tool_call" }]),
    }),
    row(4, "tool", {
      inputs: { input: "{'q': 1}" },
      outputs: {
        output: { type: "tool", content: "no such page", status: "error", tool_call_id: "c", name: "search" },
      },
    }),
    row(5, "llm", { inputs: { messages: [{ role: "user", content: "go" }] }, outputs: ai("done", []) }),
  ];

  it("reads a failed model call that was tried again, and a tool that returned an error", () => {
    const expected = {
      format: "langsmith",
      status: "success",
      calls: ["search"],
      results: 1,
      failed: ["no such page"],
      errors: [],
      final: "done",
    };
    expect(only({ json: rows })).toEqual(expected);
    expect(only({ text: jsonl(rows) })).toEqual(expected);
    const asText = rows.map(
      (one): Json =>
        Object.assign({}, one, {
          inputs: JSON.stringify(Object(one).inputs),
          outputs: JSON.stringify(Object(one).outputs),
        }),
    );
    expect(only({ json: { runs: asText } })).toEqual(expected);
    const [root, ...children] = rows;
    expect(only({ json: Object.assign({}, root, { child_runs: children }) })).toEqual(expected);
    const parts = Object.fromEntries(
      rows.flatMap((one, index): [string, Json][] => {
        const { inputs, outputs, ...rest } = Object(one);
        const name = `post.${id(index + 1)}`;
        return [
          [name, rest],
          [`${name}.inputs`, inputs],
          [`${name}.outputs`, outputs],
        ];
      }),
    );
    expect(only({ json: parts })).toEqual(expected);
  });

  it("takes an argument that is called id for no call's id, and the id of a whole call that a tool was given", () => {
    const asked = (id: string): Json => ({ id, name: "search", args: { id: 7 }, type: "tool_call" });
    const model = row(2, "llm", {
      inputs: { messages: [{ role: "user", content: "go" }] },
      outputs: ai("", [asked("c")]),
    });
    for (const inputs of [{ id: 7 }, asked("c")]) {
      const run = [
        row(1, "chain", { inputs: { input: "go" } }),
        model,
        row(3, "tool", { inputs, outputs: { output: "x" } }),
      ];
      expect(only({ json: run })).toMatchObject({ calls: ["search"], results: 1 });
    }
  });

  it("says of runs that never ended that they did not, and takes no answer from a failed one", () => {
    expect(only({ json: [row(1, "chain", { inputs: { input: "go" }, end_time: null })] })).toMatchObject({
      status: "unknown",
      final: undefined,
    });
    expect(
      only({ json: [row(1, "chain", { error: "GraphRecursionError: Recursion limit of 25 reached" })] }),
    ).toMatchObject({
      status: "error",
      errors: ["limit: GraphRecursionError: Recursion limit of 25 reached"],
    });
  });
});

describe("Langfuse", () => {
  const observations = [
    {
      id: "o1",
      traceId: "t",
      type: "GENERATION",
      name: "llm",
      startTime: second(1),
      endTime: second(2),
      model: "m",
      input: [{ role: "user", content: "go" }],
      output: {
        role: "assistant",
        content: "",
        tool_calls: [{ id: "c", function: { name: "find", arguments: "{}" } }],
      },
      usage: { input: 1, output: 2, unit: "TOKENS" },
    },
    {
      id: "o2",
      traceId: "t",
      type: "SPAN",
      name: "find",
      startTime: second(3),
      endTime: second(4),
      metadata: { attributes: { "openinference.span.kind": "TOOL" } },
      input: {},
      output: null,
      level: "ERROR",
      statusMessage: "not found",
    },
    {
      id: "o3",
      traceId: "t",
      type: "GENERATION",
      name: "llm",
      startTime: second(5),
      endTime: second(6),
      model: "m",
      input: [{ role: "user", content: "go" }],
      output: "sorry",
    },
  ];
  const expected = {
    format: "langfuse",
    status: "success",
    calls: ["find"],
    results: 1,
    failed: ["not found"],
    errors: [],
    final: "sorry",
  };
  const snake = (row: object): Json =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
    );

  it("reads traces of the API, lists of observations, batch exports and ingestion events", () => {
    const trace = { id: "t", name: "agent", input: "go", output: "sorry" };
    expect(only({ json: { ...trace, observations } })).toEqual(expected);
    expect(only({ json: { data: [{ ...trace, observations }], meta: { page: 1 } } })).toEqual(expected);
    expect(only({ json: { data: observations, meta: {} } })).toEqual(expected);
    const agent = { id: "o0", traceId: "t", type: "AGENT", name: "agent", startTime: second(1), endTime: second(6) };
    const rows = observations.slice(0, 2).map((row) => ({ ...row, parentObservationId: "o0" }));
    expect(only({ json: { data: [{ ...agent, input: "go", output: "sorry" }, ...rows] } })).toEqual(expected);
    expect(only({ text: jsonl(observations.map(snake)) })).toEqual(expected);
    const types = ["generation-create", "span-create", "generation-create"];
    const batch = [
      { id: "e0", type: "trace-create", timestamp: second(1), body: trace },
      ...observations.map((body, index) => ({
        id: `e${index + 1}`,
        type: types[index] ?? "",
        timestamp: second(1),
        body,
      })),
      {
        id: "e9",
        type: "span-update",
        timestamp: second(9),
        body: { id: "o2", traceId: "t", level: "ERROR", statusMessage: "not found" },
      },
      { id: "e10", type: "score-create", timestamp: second(9), body: { id: "x", traceId: "t", name: "q", value: 1 } },
    ];
    expect(only({ json: { batch } })).toEqual(expected);
  });

  it("keeps scores, and takes one that says right or wrong for feedback", () => {
    const score = (name: string, value: Json, more: Record<string, Json> = {}): Json => ({
      id: `s-${name}`,
      traceId: "t",
      projectId: "p",
      name,
      value,
      comment: null,
      ...more,
    });
    const trace = { id: "t", name: "agent", input: "go", output: "sorry" };
    const body = (one: Json): Json => ({ id: "e", type: "score-create", timestamp: second(9), body: one });
    const created = observations.map((one): Json => ({ id: `e${one.id}`, type: "span-create", body: one }));
    const read = (...scores: Json[]) =>
      [
        { ...trace, observations, scores },
        { trace: { ...trace, scores }, observations },
        { trace, observations, scores },
        { batch: [{ id: "e0", type: "trace-create", body: trace }, ...created, ...scores.map(body)] },
      ].map((json) => {
        const [one] = readTraces({ name: "x", json }, { platform: nodePlatform });
        const kept = one?.trace.events.find((event) => event.type === "other" && event.name === "scores");
        return [one?.trace.feedback, kept?.type === "other" ? kept.data : undefined];
      });
    const four = (feedback: unknown, data: unknown) => Array.from({ length: 4 }, () => [feedback, data]);
    const wrong = score("correctness", 0, { comment: "wrong day" });
    const toxic = score("toxicity", 0);
    const keptWrong = { id: "s-correctness", name: "correctness", value: 0, comment: "wrong day" };
    const keptToxic = { id: "s-toxicity", name: "toxicity", value: 0 };
    const comment = "correctness: 0 (wrong day)";
    const scores = [
      { name: "toxicity", score: 0 },
      { name: "correctness", score: 0, comment: "wrong day" },
    ];
    expect(read(toxic, wrong)).toEqual(four({ rating: "bad", comment, scores }, [keptToxic, keptWrong]));
    expect(read(toxic)).toEqual(four(undefined, [keptToxic]));
    expect(read()).toEqual(four(undefined, undefined));
    const ratings = [
      score("user-feedback", 1),
      score("verdict", 2, { stringValue: "Incorrect" }),
      score("accuracy", 0.4),
      score("is_correct", true),
    ].map((one) => read(one)[0]?.[0]);
    expect(ratings).toEqual([
      { rating: "good", comment: "user-feedback: 1", scores: [{ name: "user-feedback", score: 1 }] },
      {
        rating: "bad",
        comment: "verdict: Incorrect",
        scores: [{ name: "verdict", label: "Incorrect", score: 2 }],
      },
      undefined,
      { rating: "good", comment: "is_correct: true", scores: [{ name: "is_correct", label: "true", score: 1 }] },
    ]);
  });

  it("keeps the traces of a list apart", () => {
    const other = observations.map((one) => ({ ...one, traceId: "t2" }));
    expect(countsOf({ json: { data: [...observations, ...other] } })).toHaveLength(2);
  });
});

describe("LangGraph", () => {
  const ai = (n: string, content: string, calls: Json[] = []): Json => ({
    type: "ai",
    id: n,
    content,
    tool_calls: calls,
  });
  const snapshot = (step: number, messages: Json[], next: string[], more: Record<string, Json> = {}): Json => ({
    values: { messages },
    next,
    tasks: [],
    metadata: { source: "loop", step },
    checkpoint: { thread_id: "th", checkpoint_id: `c${step}`, checkpoint_ns: "" },
    created_at: second(step),
    ...more,
  });

  it("reads one state alone, the model of its answers, and messages with no graph around them", () => {
    const metadata = { response_metadata: { model_name: "gpt" } };
    const call: Json = { name: "roll", args: { n: 1 }, id: "c", type: "tool_call" };
    const messages: Json[] = [
      { type: "human", content: "go", id: "1" },
      { ...objectOf(ai("2", "", [call])), ...metadata },
      { type: "tool", content: "4", tool_call_id: "c", id: "3", status: "success" },
      { ...objectOf(ai("4", "done")), ...metadata },
    ];
    const expected = { format: "langgraph", calls: ["roll"], results: 1, failed: [], errors: [], final: "done" };
    expect(only({ json: snapshot(3, messages, []) })).toEqual({ ...expected, status: "success" });
    const dumped: Json[] = messages.map((message) => ({ type: objectOf(message)["type"] ?? "", data: message }));
    for (const json of [messages, { messages }, dumped]) {
      expect(only({ json })).toEqual({ ...expected, status: "unknown" });
      const [read] = readTraces({ name: "messages", json }, { platform: nodePlatform });
      expect(read?.trace.events.flatMap((event) => (event.type === "model_call" ? event.model : []))).toHaveLength(2);
      expect(read?.trace.events.some(({ type }) => type === "state")).toBe(false);
    }
    expect(() => only({ json: [{ type: "tool", content: "4" }] })).toThrow(/no trace/);
  });

  it("reads the platform's history, also where the state was cut short on the way", () => {
    const human: Json = { type: "human", id: "h", content: "go" };
    const call = ai("a1", "", [{ id: "c", name: "find", args: {}, type: "tool_call" }]);
    const tool: Json = { type: "tool", id: "t1", tool_call_id: "c", name: "find", content: "no", status: "error" };
    const history = [
      snapshot(3, [ai("sum", "summary"), tool, ai("a2", "sorry")], []),
      snapshot(2, [human, call, tool], ["agent"]),
      snapshot(1, [human, call], ["tools"]),
      snapshot(0, [human], ["agent"]),
    ];
    expect(only({ json: history })).toEqual({
      format: "langgraph",
      status: "success",
      calls: ["find"],
      results: 1,
      failed: ["no"],
      errors: [],
      final: "sorry",
    });
  });
});
