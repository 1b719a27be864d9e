import { expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { textOf } from "../../src/core/formats/fields/fields.ts";
import { eventBlock } from "../../src/core/providers/event-stream.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { JsonObject } from "../../src/core/schema/json.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { type StubAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const question = { role: "user", content: "Where is order 7?" };
const call = { id: "lookup_1", type: "function", function: { name: "lookup", arguments: '{"order":7}' } };
const usage = { tokens: { input_tokens: 10, output_tokens: 5 } };
const block = (event: JsonObject) => eventBlock(event, textOf(event["type"]));

/** Asks for a lookup, then says where the order is, as a stream; where the tool answered `fail` it fails at its end. */
function cohere({ body }: StubRequest): StubAnswer {
  const asked = body.messages ?? [];
  if (asked.length === 1) {
    const message = { role: "assistant", tool_plan: "I look it up.", tool_calls: [call] };
    return { body: { id: "1", finish_reason: "TOOL_CALL", message, usage } };
  }
  const failed = asked.at(-1)?.content === "fail";
  const events: JsonObject[] = [
    { type: "message-start", id: "2", delta: { message: { role: "assistant" } } },
    { type: "content-start", index: 0, delta: { message: { content: { type: "text", text: "" } } } },
    { type: "content-delta", index: 0, delta: { message: { content: { text: "It is " } } } },
    { type: "content-delta", index: 0, delta: { message: { content: { text: "sent." } } } },
    {
      type: "message-end",
      id: "2",
      delta: failed ? { finish_reason: "ERROR", error: "it broke" } : { finish_reason: "COMPLETE", usage },
    },
  ];
  return { body: null, blocks: events.map(block) };
}

async function recordAndReplay(result: string) {
  await using provider = await stubProvider(cohere);
  const config = { cohere: { base_url: provider.url } };
  const upstream = createUpstream({ config, env: { CO_API_KEY: "real" }, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const converse = async (env: Record<string, string>) => {
    const ask = async (body: JsonObject) => {
      const headers = { authorization: `Bearer ${env["CO_API_KEY"]}` };
      const init = { method: "POST", headers, body: JSON.stringify({ model: "command-a", ...body }) };
      return (await fetch(`${env["CO_API_URL"]}/v2/chat`, init)).text();
    };
    const message = { role: "assistant", tool_plan: "I look it up.", tool_calls: [call] };
    const messages = [question, message, { role: "tool", tool_call_id: call.id, content: result }];
    return [await ask({ messages: [question] }), await ask({ messages, stream: true })];
  };
  using recording = gateway.open({ mode: "record", effects: effectLookup(), now: () => new Date(0) });
  const first = await converse(recording.env);
  const observations = recording.session.observations();
  const exchanges = observations.flatMap((seen) => (seen.type === "model" ? [seen.exchange] : []));
  const model = createModelReplay({ exchanges, mode: "recorded" });
  using replaying = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
  expect(await converse(replaying.env)).toEqual(first);
  expect(provider.requests.map(({ path, authorization }) => `${path} ${authorization}`)).toEqual([
    "/v2/chat Bearer real",
    "/v2/chat Bearer real",
  ]);
  return observedTrace(replaying.session.observations(), { run_id: "r" });
}

it("Cohere's chat is recorded and replayed, whole and streamed", async () => {
  const { trace, uncontrolled } = await recordAndReplay("sent");
  expect(trace.status).toBe("success");
  expect(trace.events).toMatchObject([
    { type: "input_message", ...question },
    {
      type: "model_call",
      finish_reason: "TOOL_CALL",
      usage: { input: 10, output: 5 },
      extras: [{ type: "reasoning", text: "I look it up." }],
    },
    { type: "tool_call", call_id: "lookup_1", tool_name: "lookup", tool_args: { order: 7 }, group: "model-0" },
    { type: "tool_result", call_id: "lookup_1", output: "sent" },
    { type: "model_call", output: "It is sent.", finish_reason: "COMPLETE", usage: { input: 10, output: 5 } },
    { type: "final_output", content: "It is sent." },
  ]);
  expect(uncontrolled).toEqual([{ id: "lookup_1", tool: "lookup", answer: "sent" }]);
});

it("a stream of Cohere's that ends in an error is a failed call", async () => {
  const { trace } = await recordAndReplay("fail");
  expect(trace.status).toBe("error");
  expect(trace.events.at(-1)).toMatchObject({ output: "It is sent.", error: { kind: "model", message: "it broke" } });
});
