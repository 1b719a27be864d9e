import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const second = 1_767_225_600;

function span(spanId: string, from: number, more: JsonObject = {}): JsonObject {
  return {
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId,
    ...(spanId === "r" ? {} : { parentSpanId: "r" }),
    name: spanId,
    startTimeUnixNano: `${second + from}000000000`,
    endTimeUnixNano: `${second + from + 5}000000000`,
    attributes: { "gen_ai.operation.name": spanId === "r" ? "invoke_agent" : "chat" },
    ...more,
  };
}

function event(name: string, at: number, attributes: JsonObject = {}): JsonObject {
  return { name, timeUnixNano: `${second + at}000000000`, attributes };
}

/** Type, name and data of each event of the one run. */
function read(...spans: Json[]): unknown[] {
  const json = { resourceSpans: [{ scopeSpans: [{ spans }] }] };
  const [one] = readTraces({ name: "x", json }, { platform: nodePlatform });
  return (one?.trace.events ?? []).map((told) => (told.type === "other" ? [told.name, told.data] : told.type));
}

describe("events of spans", () => {
  it("that have no word stand at their time", () => {
    const root = span("r", 0, { events: [event("plan.made", 2, { plan: "A" }), event("late", 9)] });
    expect(read(root, span("a", 1), span("b", 3))).toEqual([
      "model_call",
      ["plan.made", { plan: "A" }],
      "model_call",
      ["late", undefined],
    ]);
  });

  it("that are messages are told as such, and nowhere else", () => {
    const said = [event("gen_ai.user.message", 1, { content: "Hi" }), event("gen_ai.choice", 2, { message: "Hello" })];
    expect(read(span("r", 0), span("a", 1, { events: said }))).toEqual(["input_message", "model_call", "final_output"]);
  });

  it("keep an exception with its type and its stack, once on its way up", () => {
    const boom = { "exception.type": "OddError", "exception.message": "boom" };
    const failed = (stack: string) => ({
      status: { code: 2, message: "boom" },
      events: [event("exception", 4, { ...boom, "exception.stacktrace": stack })],
    });
    const told = ["exception", { ...boom, "exception.stacktrace": "at outer" }];
    const other = ["exception", { "exception.type": "OddError", "exception.message": "bang" }];
    const bang = event("exception", 4, { "exception.type": "OddError", "exception.message": "bang" });
    const exceptions = (...spans: Json[]) => read(...spans).filter((one) => Array.isArray(one));
    expect(exceptions(span("r", 0, failed("at outer")), span("a", 1, failed("at inner")))).toEqual([told]);
    expect(exceptions(span("r", 0, failed("at outer")), span("a", 1, { events: [bang] }))).toEqual([told, other]);
  });

  it("are so many at most, and links are kept", () => {
    const events = Array.from({ length: 130 }, (_, index) => event("chunk", 1, { index }));
    const counted = read(span("r", 0), span("a", 1, { events })).filter((one) => Array.isArray(one));
    expect([counted.length, counted.at(-1)]).toEqual([101, ["events left out", { count: 30 }]]);
    const links = [{ traceId: "1".repeat(32), spanId: "2".repeat(16), attributes: [] }];
    expect(read(span("r", 0, { links }), span("a", 1))).toEqual([
      ["links", [{ trace_id: "1".repeat(32), span_id: "2".repeat(16) }]],
      "model_call",
    ]);
    expect(read(span("r", 0, { links: [] }), span("a", 1))).toEqual(["model_call"]);
  });
});
