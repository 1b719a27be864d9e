import { describe, expect, it } from "vitest";
import { callLines, messageLines, modelLine } from "../../src/core/checkpoint/checkpoint-lines.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { exchangeOf } from "../../src/sdk/telemetry/step-content.ts";
import { type AgentRun, createMemoryStore, replaykit } from "../../src/sdk/index.ts";
import { recordOfTrace } from "../../src/sdk/trace/record-of-trace.ts";

const user = { role: "user", content: "Hi" };
const system = { role: "system", content: "Be brief." };
const hello = { role: "assistant", content: "Hello" };

describe("the messages of a model call, in the spelling of its API", () => {
  const blocks = [{ type: "text", text: "Hello" }];
  const parts = [{ text: "Hello" }];
  const rows: [api: string, request: Json | undefined, answer: Json | undefined, asked: Json[], answered: Json[]][] = [
    ["Chat Completions", { messages: [system, user] }, { choices: [{ message: hello }] }, [system, user], [hello]],
    [
      "Anthropic",
      { system: "Be brief.", messages: [user], max_tokens: 5 },
      { type: "message", role: "assistant", content: blocks, stop_reason: "end_turn", usage: { input_tokens: 1 } },
      [system, user],
      [{ role: "assistant", content: blocks }],
    ],
    [
      "Responses",
      { instructions: "Be brief.", input: "Hi" },
      { output: [{ type: "message", role: "assistant", content: blocks }] },
      [system, user],
      [{ type: "message", role: "assistant", content: blocks }],
    ],
    [
      "Gemini",
      { systemInstruction: "Be brief.", contents: [{ role: "user", parts: [{ text: "Hi" }] }] },
      { candidates: [{ content: { role: "model", parts } }] },
      [system, { role: "user", parts: [{ text: "Hi" }] }],
      [{ role: "model", parts }],
    ],
    [
      "the AI SDK",
      { provider: "openai", prompt: [{ role: "user", content: [{ type: "text", text: "Hi" }] }] },
      { content: blocks, finishReason: { unified: "stop" }, usage: {} },
      [{ role: "user", content: [{ type: "text", text: "Hi" }] }],
      [{ role: "assistant", content: blocks }],
    ],
    [
      "the OpenAI Agents SDK",
      { systemInstructions: "Be brief.", input: [user] },
      { output: [{ type: "message", role: "assistant", content: blocks }], usage: {} },
      [system, user],
      [{ type: "message", role: "assistant", content: blocks }],
    ],
    ["a list", [user], hello, [user], [hello]],
    ["texts", "Hi", "Hello", [user], [hello]],
    [
      "nothing that is known",
      { topic: 7 },
      { text: 8 },
      [{ role: "user", content: { topic: 7 } }],
      [{ role: "assistant", content: { text: 8 } }],
    ],
    ["no answer", { messages: [user] }, null, [user], []],
    ["no request", undefined, "Hello", [], [hello]],
  ];
  for (const [api, request, answer, asked, answered] of rows) {
    it(api, () => {
      expect(exchangeOf(request, answer)).toEqual({ asked, answered, continues: request === undefined });
    });
  }

  it("is gone on with where the provider keeps the conversation, and only there", () => {
    expect(exchangeOf({ input: "Hi", previous_response_id: "r1" }, null).continues).toBe(true);
    expect(exchangeOf({ input: "Hi", previous_response_id: null }, null).continues).toBe(false);
  });
});

async function checkpointsOf(program: (run: AgentRun) => Promise<Json>, options: object = {}) {
  const store = createMemoryStore();
  await replaykit({ store, telemetry: false, ...options }).run({ runId: "r" }, program);
  const steps = await store.listSteps("r");
  const all = await Promise.all(steps.map(async ({ step_id }) => store.getCheckpoint("r", step_id)));
  return new Map(all.flatMap((one) => (one ? [[String(one["name"]), one] as const] : [])));
}

const ask = (run: AgentRun, content: string, more: object = {}) =>
  run.model(() => `about ${content}`, { input: { model: "m", messages: [{ role: "user", content }], ...more } });

describe("a step's checkpoint", () => {
  it("holds nothing of a step that runs beside it", async () => {
    const steps = await checkpointsOf(async (run) => {
      await ask(run, "before");
      const look = run.tool("look", ({ at }: { at: string }) => at, { effect: "read" });
      const branch = (name: string, model: boolean) =>
        run.step(name, async () => {
          if (model) await ask(run, name);
          await new Promise((done) => void setTimeout(done, model ? 1 : 15));
          return look({ at: name });
        });
      await Promise.all([branch("left", true), branch("right", false)]);
      return run.step("after", () => null);
    });
    const of = (name: string) => JSON.stringify([steps.get(name)?.messages, steps.get(name)?.tool_calls]);
    expect(of("left")).toMatch(/"content":"left".*about left.*"at":"left"/);
    expect(of("left")).not.toMatch(/before|right/);
    expect(of("right")).toMatch(/before.*"at":"right"/);
    expect(of("right")).not.toMatch(/left/);
    expect(of("after")).toMatch(/about left/);
    expect(steps.get("after")?.tool_calls).toEqual([]);
  });

  it("adds to the conversation that the provider keeps", async () => {
    const steps = await checkpointsOf(async (run) => {
      await ask(run, "one");
      return run.step("go", async () => ask(run, "two", { previous_response_id: "r1" }));
    });
    const said = [user.role, "assistant", user.role, "assistant"];
    expect(steps.get("go")?.messages).toEqual(
      ["one", "about one", "two", "about two"].map((content, index) => ({ role: said[index], content })),
    );
  });

  it("keeps what was said when it was said, whatever the agent does with it", async () => {
    const steps = await checkpointsOf(async (run) => {
      const message = { role: "user", content: "as it was" };
      return run.step("go", async () => {
        await run.model(() => "fine", { input: { messages: [message] } });
        message.content = "as it is now";
        return null;
      });
    });
    expect(JSON.stringify(steps.get("go"))).toContain("as it was");
    expect(JSON.stringify(steps.get("go"))).not.toContain("as it is now");
  });

  it("is redacted as the rest of the record is", async () => {
    const program = async (run: AgentRun) =>
      run.step("go", async () => {
        await ask(run, "write to kim@example.com");
        return run.tool("look", () => ({ mail: "kim@example.com" }))({ mail: "kim@example.com" });
      });
    const redacted = JSON.stringify([...(await checkpointsOf(program, { redact: true }))]);
    expect(redacted).not.toContain("kim@");
    expect(redacted.match(/u-[0-9a-f]{8}@redacted\.invalid/g)).toHaveLength(4);
    expect(JSON.stringify([...(await checkpointsOf(program))]).split("kim@")).toHaveLength(5);
  });
});

it("a trace of another tool gives its steps what stands before each state", () => {
  const trace = traceSchema.parse({
    run_id: "f",
    status: "success",
    agent: { version: "v3" },
    events: [
      { type: "input_message", role: "user", content: "Hi" },
      { type: "model_call", model: "m", params: { temperature: 0, tools: [] } },
      { type: "tool_call", call_id: "c", tool_name: "look", tool_args: { at: 1 } },
      {
        type: "tool_result",
        call_id: "c",
        output: "Error: closed",
        error: { kind: "tool", message: "Error: closed", heuristic: true },
      },
      { type: "state", step_id: "s1", state: { n: 1 } },
      { type: "model_call", model: "m", output: "It is closed." },
      { type: "state", step_id: "s2", state: { n: 2 } },
    ],
  });
  const call = { id: "c", type: "function", function: { name: "look", arguments: '{"at":1}' } };
  const messages = [
    user,
    { role: "assistant", content: null, tool_calls: [call] },
    { role: "tool", tool_call_id: "c", content: "Error: closed" },
  ];
  expect(recordOfTrace(trace).checkpoints).toMatchObject([
    {
      step_id: "s1",
      agent_version: "v3",
      model: { name: "m", temperature: 0 },
      messages,
      tool_calls: [{ tool_name: "look", tool_args: { at: 1 }, tool_output: "Error: closed" }],
    },
    { step_id: "s2", messages: [...messages, { role: "assistant", content: "It is closed." }], tool_calls: [] },
  ]);
});

it("a conversation is shown line by line, in any spelling", () => {
  const call = { id: "c", type: "function", function: { name: "look", arguments: '{"at":1}' } };
  expect(
    messageLines([
      user,
      { role: "assistant", content: "Let me see", tool_calls: [call] },
      { role: "tool", tool_call_id: "c", content: "two\nlines" },
      { role: "model", parts: [{ text: "Done" }] },
    ]),
  ).toEqual([
    { role: "user", text: "Hi" },
    { role: "assistant", text: 'Let me see · look {"at":1}' },
    { role: "tool", text: '"two\\nlines"' },
    { role: "assistant", text: "Done" },
  ]);
  const long = { role: "user", content: `${"word ".repeat(40)}end` };
  expect(messageLines([long])[0]?.text).toBe(`${"word ".repeat(23)}wo…`);
  expect(messageLines([long], { full: true })[0]?.text).toBe(long.content);
  expect(modelLine({ provider: "openai", name: "gpt-x", temperature: 0, seed: 7 })).toBe(
    "gpt-x (openai), temperature 0, seed 7",
  );
  expect(modelLine(undefined)).toBeUndefined();
  const failed = { tool_name: "look", tool_args: { at: 2 }, error: { kind: "tool", message: "closed" } };
  expect(callLines([{ tool_name: "look", tool_args: { at: 1 }, tool_output: [1] }, failed])).toEqual([
    'look {"at":1} → [1]',
    'look {"at":2} → error: "closed"',
  ]);
});
