import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

const delta = (type: string, message: Json, index = 0): Json => ({ type, index, delta: { message } });
const start: Json = {
  id: "a-1",
  type: "message-start",
  delta: { message: { role: "assistant", content: [], tool_plan: "", tool_calls: [], citations: [] } },
};
const usage = {
  billed_units: { input_tokens: 20, output_tokens: 8 },
  tokens: { input_tokens: 900, output_tokens: 30 },
};
const end = (finish_reason: string): Json => ({ type: "message-end", delta: { finish_reason, usage } });
const asked: Json = { id: "w1", type: "function", function: { name: "weather", arguments: "" } };
const calls: Json[] = [
  start,
  delta("tool-plan-delta", { tool_plan: "I look " }),
  delta("tool-plan-delta", { tool_plan: "it up." }),
  delta("tool-call-start", { tool_calls: asked }),
  delta("tool-call-delta", { tool_calls: { function: { arguments: '{"city":' } } }),
  delta("tool-call-delta", { tool_calls: { function: { arguments: '"Madrid"}' } } }),
  { type: "tool-call-end", index: 0 },
  end("TOOL_CALL"),
];
const says: Json[] = [
  start,
  delta("content-start", { content: { type: "text", text: "" } }),
  delta("content-delta", { content: { text: "It is " } }),
  delta("content-delta", { content: { text: "sunny." } }),
  { type: "content-end", index: 0 },
  end("COMPLETE"),
];

const sent = (events: Json[]) => events.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join("");
const inLines = (events: Json[]) => events.map((event) => JSON.stringify(event)).join("\n");

function read(text: string) {
  const [first, ...more] = readTraces({ name: "file", text }, { platform: nodePlatform });
  if (!first || more.length > 0) throw new Error("not one run");
  return first.trace;
}

describe("Cohere's streams", () => {
  for (const [name, write] of Object.entries({ "as they were sent": sent, "as lines of JSON": inLines })) {
    it(`${name} are the answers that they spell out`, () => {
      expect(read(write(calls))).toMatchObject({
        run_id: "a-1",
        events: [
          {
            type: "model_call",
            usage: { input: 900, output: 30 },
            extras: [{ type: "reasoning", text: "I look it up." }],
          },
          { type: "tool_call", call_id: "w1", tool_name: "weather", tool_args: { city: "Madrid" } },
        ],
      });
      expect(read(write(says)).events).toMatchObject([
        { type: "model_call", output: "It is sunny.", usage: { input: 900, output: 30 } },
        { type: "final_output", content: "It is sunny." },
      ]);
    });
  }

  it("that broke off or were cut off hold no answer of the agent's", () => {
    for (const events of [says.slice(0, -1), [...says.slice(0, -1), end("MAX_TOKENS")]]) {
      const { status, events: found } = read(sent(events));
      expect([status, found.some(({ type }) => type === "final_output")]).toEqual(["error", false]);
    }
  });

  it("follow what was asked where the request is kept", () => {
    const answer = { id: "a-2", message: { role: "assistant", content: [{ type: "text", text: "OK." }] } };
    const request = { model: "command-a", messages: [{ role: "user", content: "Say OK." }] };
    const trace = read(JSON.stringify({ request, response: { ...answer, finish_reason: "COMPLETE", usage } }));
    expect(trace).toMatchObject({ model: { name: "command-a" } });
    expect(trace.events).toMatchObject([
      { type: "input_message", content: "Say OK." },
      { type: "model_call", output: "OK.", usage: { input: 900, output: 30 } },
      { type: "final_output", content: "OK." },
    ]);
  });
});
