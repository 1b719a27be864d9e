import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

const options = { platform: nodePlatform };

function read(json: Json) {
  const [first, ...more] = readTraces({ name: "file", json }, options);
  if (!first || more.length > 0) throw new Error("not one run");
  const { events } = first.trace;
  return { ...first, ...first.trace, of: (...types: string[]) => events.filter(({ type }) => types.includes(type)) };
}

const ids = (id: string, parent?: string): JsonObject => ({
  id,
  span_id: `s-${id}`,
  root_span_id: "s-root",
  project_id: "p",
  log_id: "g",
  ...(parent === undefined ? {} : { span_parents: [`s-${parent}`] }),
});
const row = (type: string, name: string, rest: JsonObject): JsonObject => ({
  span_attributes: { type, name, exec_counter: 0 },
  ...rest,
});
const weather = { id: "c1", type: "function", function: { name: "weather", arguments: '{"city":"Paris"}' } };
const question = { role: "user", content: "How is it in Paris?" };
const asks = { role: "assistant", content: null, tool_calls: [weather] };
const result = { role: "tool", tool_call_id: "c1", content: "sunny" };

const rows: JsonObject[] = [
  { ...ids("root"), ...row("task", "assistant", { input: "How is it in Paris?", metrics: { start: 100 } }) },
  {
    ...ids("a", "root"),
    ...row("llm", "Chat Completion", {
      input: [question],
      output: [{ index: 0, finish_reason: "tool_calls", message: asks }],
      metadata: { model: "gpt-4o-mini", provider: "openai", temperature: 0 },
      metrics: { start: 101, end: 102, prompt_tokens: 9, completion_tokens: 4 },
    }),
  },
  {
    ...ids("b", "root"),
    ...row("tool", "weather", {
      input: [{ city: "Paris" }, { toolCallId: "c1", messages: [question] }],
      output: "sunny",
      metrics: { start: 103, end: 104 },
    }),
  },
  {
    ...ids("c", "root"),
    ...row("llm", "Chat Completion", {
      input: [question, asks, result],
      output: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "It is sunny." } }],
      metadata: { model: "gpt-4o-mini", provider: "openai" },
      metrics: { start: 105, end: 106, prompt_tokens: 20, completion_tokens: 5 },
    }),
  },
];
const end: JsonObject = { ...ids("root"), _is_merge: true, output: "It is sunny.", metrics: { end: 107 } };

describe("Braintrust's rows", () => {
  it("have a name also where the id of a run is left empty", () => {
    const [row = {}] = rows;
    expect(read([{ ...row, root_span_id: "" }]).run_id).toBe("s-root");
    expect(read([{ ...row, root_span_id: "", span_id: "" }]).run_id).toBe("braintrust");
    expect(read([row]).run_id).toBe("s-root");
  });

  it("are spans: each call and each message once, with tokens, parameters and times", () => {
    const run = read([...rows, end]);
    expect(run).toMatchObject({ format: "braintrust", run_id: "s-root", agent: { name: "assistant" } });
    expect([run.started_at, run.ended_at]).toEqual(["1970-01-01T00:01:40.000Z", "1970-01-01T00:01:47.000Z"]);
    expect(run.of("input_message")).toMatchObject([{ role: "user", content: "How is it in Paris?" }]);
    expect(run.of("model_call")).toMatchObject([
      { model: "gpt-4o-mini", params: { temperature: 0 }, finish_reason: "tool_calls", usage: { input: 9, output: 4 } },
      { output: "It is sunny.", finish_reason: "stop", usage: { input: 20, output: 5 } },
    ]);
    expect(run.of("tool_call")).toMatchObject([{ call_id: "c1", tool_name: "weather", tool_args: { city: "Paris" } }]);
    expect(run.of("tool_result")).toMatchObject([{ call_id: "c1", output: "sunny" }]);
    expect(run.of("final_output")).toMatchObject([{ content: "It is sunny." }]);
    expect(run.source).toMatchObject({ format: "braintrust", project_id: "p" });
  });

  it("are put together from what the SDK sends bit by bit, and are the same from the API", () => {
    const inBits = rows.flatMap((one): JsonObject[] => {
      const { output = null, metrics, ...begun } = one;
      const { id, span_id, root_span_id } = one;
      const same = { id: id ?? null, span_id: span_id ?? null, root_span_id: root_span_id ?? null, _is_merge: true };
      const ended = output === null ? [] : [{ ...same, output }];
      return [{ ...begun, _is_merge: false }, { ...same, metrics: metrics ?? {} }, ...ended];
    });
    const { events } = read([...rows, end]);
    expect(read([...inBits, end]).events).toEqual(events);
    expect(read({ events: [...rows, end], cursor: null }).events).toEqual(events);
    const lines = [...rows, end].map((one) => JSON.stringify(one)).join("\n");
    expect(readTraces({ name: "file", text: lines }, options)[0]?.trace.events).toEqual(events);
  });

  it("of a run whose end was not sent are no success, nor are those with an error", () => {
    expect(read(rows).status).not.toBe("success");
    const failed = read([...rows.slice(0, 2), { ...end, output: null, error: { message: "rate limit reached" } }]);
    expect(failed.status).toBe("error");
    expect(failed.of("final_output")).toEqual([]);
    expect(failed.of("error")).toMatchObject([{ error: "rate limit reached" }]);
  });

  it("bring their scores as feedback", () => {
    const scored = (scores: JsonObject) => read([...rows, { ...end, scores }]).feedback;
    expect(scored({ correctness: 0, length: 0.4 })).toMatchObject({
      rating: "bad",
      scores: [
        { name: "correctness", score: 0 },
        { name: "length", score: 0.4 },
      ],
    });
    expect(scored({ correctness: null })).toBeUndefined();
  });

  it("of several runs in one file are a run each", () => {
    const other = { ...ids("z"), root_span_id: "s-z", ...row("task", "assistant", { input: "Hello?" }) };
    expect(readTraces({ name: "file", json: [...rows, end, other] }, options).map(({ trace }) => trace.run_id)).toEqual(
      ["s-root", "s-z"],
    );
  });
});
