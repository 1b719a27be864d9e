import { describe, expect, it } from "vitest";
import { interleaved, inTime } from "../../../src/core/formats/fields/in-time.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import type { TraceEvent } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

function when(second: number): string {
  return `2026-01-01T00:00:${String(second).padStart(2, "0")}.000Z`;
}

function beside(name: string, second?: number): TraceEvent {
  return { type: "other", name, ...(second === undefined ? {} : { at: when(second) }) };
}

/** What each event of the one run is, and the second of its time. */
function read(json: Json): string[] {
  const [one] = readTraces({ name: "x", json }, { platform: nodePlatform });
  return (one?.trace.events ?? []).map((event) => {
    const named = event.type === "other" ? event.name : event.type === "tool_result" ? event.call_id : "";
    return [event.type, named, event.at?.slice(17, 19)].filter(Boolean).join(" ");
  });
}

describe("what stands beside a conversation", () => {
  it("is merged by time, and what has none stays behind the one before it", () => {
    const events = [beside("a", 1), beside("b"), beside("c", 4)];
    const besides = [beside("first"), beside("x", 2), beside("y"), beside("z", 9)];
    const names = (all: TraceEvent[]) => all.map(({ name }) => name);
    expect(names(inTime(events, besides))).toEqual(["a", "b", "first", "x", "y", "c", "z"]);
    expect(names(inTime(events, [beside("x"), beside("y")]))).toEqual(["a", "b", "c", "x", "y"]);
  });

  it("is interleaved with each conversation in its own order", () => {
    const turn = (of: string, second?: number) => ({ of, second, at: second === undefined ? undefined : when(second) });
    const turns = [turn("main", 1), turn("sub", 3), turn("sub"), turn("sub", 2), turn("sub", 6), turn("main", 5)];
    const order = interleaved(turns, ({ of }) => of).map(({ of, second }) => [of, second]);
    expect(order).toEqual([
      ["main", 1],
      ["sub", 3],
      ["sub", undefined],
      ["sub", 2],
      ["main", 5],
      ["sub", 6],
    ]);
  });
});

describe("events stand in the order of their time", () => {
  it("in Inspect's samples", () => {
    const said = { role: "assistant", content: "There." };
    const model = (second: number) => ({ event: "model", timestamp: when(second), config: {}, output: {} });
    const state = (second: number) => ({ event: "state", timestamp: when(second), changes: [] });
    const sample = { id: 1, epoch: 1, messages: [{ role: "user", content: "Hi" }, said, said] };
    const run = (...events: JsonObject[]) => read({ version: 2, eval: {}, samples: [{ ...sample, events }] });
    const [asked, first, second] = ["input_message", "model_call 01", "model_call 05"];
    const rest = ["other eval", "final_output"];
    expect(run(model(1), state(2), model(5))).toEqual([asked, first, "other state 02", second, ...rest]);
    expect(run(model(1), model(5), state(6))).toEqual([asked, first, second, "other state 06", ...rest]);
  });

  it("in sessions of Claude Code with a sub-agent", () => {
    const line = (uuid: string, second: number, role: string, content: Json, more: JsonObject = {}): JsonObject => {
      const known = { uuid, sessionId: "s", isSidechain: false, timestamp: when(second), type: role };
      return { ...known, message: { role, id: uuid, content }, ...more };
    };
    const use = (id: string) => ({ type: "tool_use", id, name: "Task", input: {} });
    const result = (id: string) => [{ type: "tool_result", tool_use_id: id, content: "ok" }];
    const sub = { isSidechain: true, agentId: "g" };
    const session = (secondOfResult: number) =>
      read([
        line("1", 0, "user", "Hi"),
        line("2", 1, "assistant", [use("a"), use("b")]),
        line("3", 2, "user", "sub", sub),
        line("4", 6, "assistant", "done", sub),
        line("5", secondOfResult, "user", result("b")),
        { type: "system", subtype: "hook", uuid: "6", sessionId: "s", timestamp: when(7) },
        line("7", 8, "user", result("a"), { toolUseResult: { agentId: "g" } }),
      ]);
    const before = ["input_message 00", "model_call 01", "tool_call 01", "tool_call 01", "input_message 02"];
    const after = ["other system/hook 07", "tool_result a 08"];
    expect(session(4)).toEqual([...before, "tool_result b 04", "model_call 06", ...after]);
    expect(session(7)).toEqual([...before, "model_call 06", "tool_result b 07", ...after]);
  });

  it("in spans that overlap", () => {
    const span = (spanId: string, [from, to]: [number, number], attributes: JsonObject): JsonObject => ({
      traceId: "0af7651916cd43dd8448eb211c80319c",
      spanId,
      ...(spanId === "r" ? {} : { parentSpanId: "r" }),
      name: spanId,
      startTimeUnixNano: String(Date.parse(when(from)) * 1e6),
      endTimeUnixNano: String(Date.parse(when(to)) * 1e6),
      attributes,
    });
    const calls = ["a", "b"].map((id) => ({ type: "tool_call", id, name: "find", arguments: { id } }));
    const asked = JSON.stringify([{ role: "assistant", parts: calls }]);
    const tool = (id: string, range: [number, number]) =>
      span(id, range, { "gen_ai.tool.name": "find", "gen_ai.tool.call.id": id, "gen_ai.tool.call.result": "x" });
    const run = (endOfModel: number, b: [number, number]) =>
      read([
        span("r", [0, 9], { "gen_ai.operation.name": "invoke_agent" }),
        span("m", [1, endOfModel], { "gen_ai.operation.name": "chat", "gen_ai.output.messages": asked }),
        tool("a", [2, 6]),
        tool("b", b),
      ]).slice(0, 5);
    // The tools began while the model still spoke, and the second was ready first.
    const [model, a, b] = ["model_call 01", "tool_result a 06", "tool_result b 05"];
    expect(run(8, [3, 5])).toEqual([model, "tool_call 01", "tool_call 01", b, a]);
    expect(run(2, [7, 8])).toEqual([model, "tool_call 02", "tool_call 02", a, "tool_result b 08"]);
  });
});
