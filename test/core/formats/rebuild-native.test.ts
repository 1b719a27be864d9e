import { expect, test } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const message = { type: "input_message", role: "user", content: "hi" };
const call = { type: "tool_call", call_id: "0", tool_name: "look", tool_args: {} };
const result = { type: "tool_result", call_id: "0", output: 1 };
const end = { type: "final_output", content: "bye" };

function span(spanId: string, attributes: Record<string, Json>): Json {
  return {
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: spanId.padStart(16, "0"),
    name: "span",
    startTimeUnixNano: "1795000000000000000",
    endTimeUnixNano: "1795000001000000000",
    attributes: Object.entries(attributes).map(([key, value]) => ({
      key,
      value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
    })),
  };
}

const root = span("1", {
  "replaykit.run": '{"run_id":"run-1","status":"success"}',
  "replaykit.order": JSON.stringify([message, 0, end]),
});
const tool = span("2", { "replaykit.index": 0, "replaykit.event": JSON.stringify([call, result]) });
const foreign = span("3", { "http.request.method": "GET" });

function read(...spans: Json[]) {
  const json = { resourceSpans: [{ scopeSpans: [{ spans }] }] };
  return readTraces({ name: "spans", json }, { platform: nodePlatform }).map(({ trace }) => trace);
}

test("a run of our own is put together in the order that its root gives", () => {
  expect(read(foreign, tool, root)).toEqual([
    { version: 1, run_id: "run-1", status: "success", events: [message, call, result, end] },
  ]);
});

test.each<[string, Json[]]>([
  ["a span of it is missing", [root, foreign]],
  ["its root is missing", [tool, foreign]],
  ["there are two of them", [root, tool, span("4", { "replaykit.run": '{"run_id":"run-2"}' })]],
])("where %s, nothing is put together: the spans are read as any others", (_why, spans) => {
  expect(read(...spans)).toMatchObject([{ run_id: "0af7651916cd43dd8448eb211c80319c", source: { format: "otlp" } }]);
});
