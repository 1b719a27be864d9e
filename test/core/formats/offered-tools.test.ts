import { expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const tools = [{ type: "function", function: { name: "look_up", description: "Finds an order", parameters: {} } }];
const messages = [{ role: "user", content: "Where is order 7?" }];

function offered(input: Json, inner: object = {}): unknown[] {
  const around = {
    id: "a",
    traceId: "t",
    type: "GENERATION",
    name: "invoke",
    startTime: "2026-01-01T00:00:00Z",
    input,
  };
  const call = { ...around, id: "b", parentObservationId: "a", input: { messages }, output: "On its way.", ...inner };
  const [read] = readTraces({ name: "langfuse", json: [around, call] }, { platform: nodePlatform });
  return (read?.trace.events ?? []).flatMap((event) => (event.type === "model_call" ? [event.params] : []));
}

it("tools beside the messages are told of the call, also where a generation around it has them", () => {
  expect(offered({ messages, tools })).toEqual([{ tools }]);
  expect(offered(JSON.stringify({ messages, tools }))).toEqual([{ tools }]);
});

it("a call's own tools stay, and where none were offered none are told", () => {
  const own = [{ type: "function", function: { name: "refund" } }];
  expect(offered({ messages, tools }, { input: { messages, tools: own } })).toEqual([{ tools: own }]);
  expect(offered({ messages })).toEqual([undefined]);
});
