import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import { writeOtlp } from "../../../../src/core/export/write-otlp.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, jsonl, only } from "./counts.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const options = { platform: nodePlatform };

function typed(value: Json): Json {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  return { kvlistValue: { values: attributes(value ?? {}) } };
}

function attributes(values: JsonObject): Json[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: typed(value) }));
}

let clock = 0;

function span(
  spanId: string,
  parentSpanId: string,
  name: string,
  values: JsonObject,
  more: JsonObject = {},
): JsonObject {
  clock += 1;
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    startTimeUnixNano: `${1_767_225_600_000 + clock}000000`,
    endTimeUnixNano: `${1_767_225_700_000 + clock}000000`,
    attributes: attributes(values),
    status: {},
    ...more,
  };
}

function envelope(...spans: Json[]): JsonObject {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes({ "service.name": "svc" }) },
        scopeSpans: [{ scope: { name: "s" }, spans }],
      },
    ],
  };
}

const messages = (role: string, ...parts: Json[]): Json => [{ role, parts }];
const text = (content: string): Json => ({ type: "text", content });
const asked = (id: string, name: string): Json => ({ type: "tool_call", id, name, arguments: { id: 7 } });

/** An agent with one call, its result, and an answer. */
function agent(id: string, parent: string, more: JsonObject = {}): Json[] {
  return [
    span(`${id}0`, parent, `invoke_agent ${id}`, {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": id,
      ...more,
    }),
    span(`${id}1`, `${id}0`, "chat m", {
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "m",
      "gen_ai.input.messages": messages("user", text(`go ${id}`)),
      "gen_ai.output.messages": messages("assistant", asked(`call-${id}`, "find")),
    }),
    span(`${id}2`, `${id}0`, "execute_tool find", {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "find",
      "gen_ai.tool.call.id": `call-${id}`,
      "gen_ai.tool.call.arguments": { id: 7 },
      "gen_ai.tool.call.result": ["a", { b: true }],
    }),
    span(`${id}3`, `${id}0`, "chat m", {
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "m",
      "gen_ai.output.messages": messages("assistant", text(`done ${id}`)),
      "gen_ai.response.finish_reasons": ["stop"],
    }),
  ];
}

const one = (id: string) => ({
  format: "otlp",
  status: "success",
  calls: ["find"],
  results: 1,
  failed: [],
  errors: [],
  final: `done ${id}`,
});

describe("OTLP envelopes", () => {
  it("reads nested values, and the batches of one trace over several requests, in any order and twice", () => {
    const [root, chat, tool, last] = agent("a", "").map((value) => envelope(value));
    const parts: Json[] = [last ?? null, tool ?? null, chat ?? null, tool ?? null, root ?? null];
    expect(only({ json: envelope(...agent("a", "")) })).toEqual(one("a"));
    expect(only({ json: parts })).toEqual(one("a"));
    expect(only({ text: jsonl(parts) })).toEqual(one("a"));
    expect(only({ json: { trace: envelope(...agent("a", "")) } })).toEqual(one("a"));
    const { resourceSpans } = envelope(...agent("a", ""));
    expect(only({ json: { batches: resourceSpans ?? null } })).toEqual(one("a"));
    const read = readTraces({ name: "x", json: parts }, options)[0]?.trace.events.find(
      (event) => event.type === "tool_result",
    );
    expect(read?.output).toEqual(["a", { b: true }]);
  });

  it("joins log records to their span, though they stand in another document, before it or after", () => {
    const finish = { "gen_ai.response.finish_reasons": ["length"] };
    const values = { "gen_ai.operation.name": "chat", "gen_ai.request.model": "m", ...finish };
    const spans = envelope(span("s1", "", "chat m", values));
    const record = (name: string, body: JsonObject) => ({
      traceId,
      spanId: "s1",
      eventName: name,
      body: typed(body),
    });
    const logs = (...logRecords: Json[]) => ({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] });
    const asking = logs(record("gen_ai.user.message", { content: "Hi" }));
    const answer = logs(record("gen_ai.choice", { index: 0, message: { role: "assistant", content: "Hello" } }));
    const whole = {
      ...spans,
      ...logs(
        ...[asking, answer].flatMap(({ resourceLogs }) =>
          resourceLogs.flatMap((one) => one.scopeLogs.flatMap((two) => two.logRecords)),
        ),
      ),
    };
    const eventsOf = (json: Json) => readTraces({ name: "x", json }, options).map(({ trace }) => trace.events);
    const together = eventsOf(whole);
    expect(together.flat().map(({ type }) => type)).toEqual(["input_message", "model_call", "error"]);
    expect(together.flat()[1]).toMatchObject({ model: "m", output: "Hello", finish_reason: "length" });
    for (const order of [
      [spans, asking, answer],
      [asking, spans, answer],
      [asking, answer, spans],
    ])
      expect(eventsOf(order)).toEqual(together);
    expect(eventsOf([spans])).not.toEqual(together);
  });

  it("reads ids in base64, and puts the spans of one trace together however they are written", () => {
    const base64 = (hex: string) => Buffer.from(hex, "hex").toString("base64");
    const spans = agent("a", "").map((value) => {
      const { spanId, parentSpanId, ...rest } = Object(value);
      const id = (short: string) => base64(short.padStart(16, "b"));
      return {
        ...rest,
        traceId: base64(traceId),
        spanId: id(spanId),
        parentSpanId: parentSpanId === "" ? "" : id(parentSpanId),
      };
    });
    const [read] = readTraces({ name: "x", json: envelope(...spans) }, options);
    expect(read?.trace.run_id).toBe(traceId);
    expect(only({ json: envelope(...spans) })).toEqual(one("a"));
  });

  it("names what is missing where the root never came", () => {
    const [, ...children] = agent("a", "");
    const [read] = readTraces({ name: "x", json: envelope(...children) }, options);
    expect(read?.trace.status).toBe("unknown");
    expect(read?.notes).toContain("the root span is missing: the run may have crashed, or its end was not sent");
  });
});

describe("a run that ends on a tool", () => {
  const root = () => span("a0", "", "invoke_agent a", { "gen_ai.operation.name": "invoke_agent" });
  const chat = (...finish: string[]) =>
    span("a1", "a0", "chat m", {
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "m",
      ...(finish.length > 0 ? { "gen_ai.response.finish_reasons": finish } : {}),
    });
  const tool = (more: JsonObject = {}, told: JsonObject = {}) =>
    span("a2", "a0", "execute_tool find", { "gen_ai.operation.name": "execute_tool", ...told }, more);
  const limit = "limit: The run ended while the model was still asking for tools: its step limit was reached.";
  const end = (...spans: Json[]) => {
    const { status, errors } = only({ json: envelope(root(), ...spans) });
    return [status, ...errors];
  };

  it("reached its limit where the model had asked for it, whether or not the result was recorded", () => {
    expect(end(chat("tool_calls"), tool())).toEqual(["error", limit]);
    expect(end(chat("tool_calls"), tool({}, { "gen_ai.tool.call.result": "x" }))).toEqual(["error", limit]);
    expect(end(chat(), tool())).toEqual(["error", limit]);
  });

  it("did not where no model asked, where it had said its last word, or where nothing ran", () => {
    const failed = { status: { code: 2, message: "down" } };
    expect(end(tool({}, { "gen_ai.tool.call.result": "x" }))).toEqual(["success"]);
    expect(end(tool(failed))).toEqual(["success"]);
    expect(end(chat("stop"), tool())).toEqual(["success"]);
    expect(end(chat("tool_calls"))).toEqual(["success"]);
  });
});

describe("the order of events", () => {
  const at = (start: number, end: number) => ({
    startTimeUnixNano: `${1_767_225_600_000 + start}000000`,
    endTimeUnixNano: `${1_767_225_600_000 + end}000000`,
  });
  const operation = (name: string, more: JsonObject = {}) => ({ "gen_ai.operation.name": name, ...more });
  const order = (...spans: Json[]) =>
    (readTraces({ name: "x", json: envelope(...spans) }, options)[0]?.trace.events ?? []).flatMap((event) =>
      event.type === "other" ? [] : [event.type === "model_call" ? (event.model ?? "") : event.type],
    );
  const failed = { status: { code: 2, message: "gave up" } };
  const result = { "gen_ai.tool.name": "ask", "gen_ai.tool.call.result": "x" };

  it("puts what ended a span after what happened inside of it, and before what came next", () => {
    const root = span("r", "", "invoke_agent a", operation("invoke_agent"), { ...at(0, 90), ...failed });
    const outer = (end: number) => span("t", "r", "execute_tool ask", operation("execute_tool", result), at(10, end));
    const inner = span("m", "t", "chat", operation("chat", { "gen_ai.request.model": "inner" }), at(20, 40));
    const next = span("n", "r", "chat", operation("chat", { "gen_ai.request.model": "next" }), at(60, 80));
    const expected = ["tool_call", "inner", "tool_result", "next", "error"];
    expect(order(root, outer(50), inner, next)).toEqual(expected);
    expect(order(root, outer(61), inner, next)).toEqual(expected);
    expect(order(root, span("t", "r", "execute_tool ask", operation("execute_tool", result), at(10, 15)))).toEqual([
      "tool_call",
      "tool_result",
      "error",
    ]);
  });
});

describe("several agents in one trace", () => {
  it("are runs of their own under a request, each with its sub-agents", () => {
    const request = span("req", "", "POST /batch", { "http.request.method": "POST" });
    const sub = agent("c", "b2");
    const read = readTraces(
      { name: "x", json: envelope(request, ...agent("a", "req"), ...agent("b", "req"), ...sub) },
      options,
    );
    expect(read.map(({ trace }) => [trace.run_id, trace.agent?.name, trace.status])).toEqual([
      [`${traceId}/a0`, "a", "success"],
      [`${traceId}/b0`, "b", "success"],
    ]);
    const calls = read.map(({ trace }) => trace.events.filter(({ type }) => type === "tool_call").length);
    expect(calls).toEqual([1, 2]);
    const beside = read.map(({ trace }) => trace.events.filter(({ name }) => name === "POST /batch").length);
    expect(beside).toEqual([1, 0]);
  });

  it("are runs of their own where they are roots", () => {
    expect(countsOf({ json: envelope(...agent("a", ""), ...agent("b", "")) })).toEqual([one("a"), one("b")]);
  });

  it("are parts of the run of a workflow or an agent around them, unless they talk in conversations of their own", () => {
    const workflow = (more: JsonObject) =>
      span("wf", "", "invoke_workflow x", { "gen_ai.operation.name": "invoke_workflow", ...more });
    const inside = [...agent("a", "wf"), ...agent("b", "wf")];
    expect(only({ json: envelope(workflow({}), ...inside) })).toMatchObject({
      calls: ["find", "find"],
      results: 2,
      final: "done b",
    });
    const outer = span("wf", "", "invoke_agent boss", { "gen_ai.operation.name": "invoke_agent" });
    expect(only({ json: envelope(outer, ...inside) })).toMatchObject({ calls: ["find", "find"] });
    const talking = [
      ...agent("a", "wf", { "gen_ai.conversation.id": "one" }),
      ...agent("b", "wf", { "gen_ai.conversation.id": "two" }),
    ];
    expect(countsOf({ json: envelope(workflow({}), ...talking) })).toEqual([one("a"), one("b")]);
  });

  it("are one run where the span above all of them never came", () => {
    expect(only({ json: envelope(...agent("a", "gone"), ...agent("b", "gone")) })).toMatchObject({
      calls: ["find", "find"],
      status: "unknown",
    });
  });

  it("are one run under the span that never came, beside a run of another agent", () => {
    const lost = [...agent("a", "gone"), ...agent("b", "gone")];
    const calls = (json: Json) => countsOf({ json }).map((run) => run.calls);
    expect(calls(envelope(...lost, ...agent("c", "")))).toEqual([["find", "find"], ["find"]]);
    expect(calls(envelope(...agent("a", "gone"), ...agent("b", "lost"), ...agent("c", "")))).toHaveLength(3);
  });

  it("leave calls that no agent made in a run of their own", () => {
    const request = span("req", "", "POST /", {});
    const guard = span("g", "req", "chat m", {
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "m",
      "gen_ai.output.messages": messages("assistant", text("fine")),
    });
    expect(
      countsOf({ json: envelope(request, guard, ...agent("a", "req"), ...agent("b", "req")) }).map(
        ({ final }) => final,
      ),
    ).toEqual(["fine", "done a", "done b"]);
  });

  it("that ReplayKit recorded itself come back event for event, each as its own run", () => {
    const runs = ["one", "two"].map((run_id) => ({
      version: 1 as const,
      run_id,
      status: "success" as const,
      events: [{ type: "final_output" as const, content: run_id }],
    }));
    const spans = runs.flatMap((run) => {
      const [group] = Object(writeOtlp(run, nodePlatform)).resourceSpans;
      return group.scopeSpans[0].spans.map((written: JsonObject) => ({ ...written, traceId }));
    });
    expect(readTraces({ name: "x", json: envelope(...spans) }, options).map(({ trace }) => trace)).toEqual(runs);
  });

  it("say on their first span which run they were forked from; a span further in says nothing of the run", () => {
    const parent = { "replaykit.parent_run_id": "run-1" };
    const parentsOf = (...spans: Json[]) =>
      readTraces({ name: "x", json: envelope(...spans) }, options).map(({ trace }) => trace.parent_run_id);
    expect(parentsOf(...agent("a", "", parent))).toEqual(["run-1"]);
    const inner = span("a3", "a0", "chat m", { "gen_ai.operation.name": "chat", ...parent });
    expect(parentsOf(...agent("a", ""), inner)).toEqual([undefined]);
    expect(parentsOf(...agent("a", ""), ...agent("b", "", parent))).toEqual([undefined, "run-1"]);
  });
});
