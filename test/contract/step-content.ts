import { expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { type Json, type JsonObject, jsonSchema } from "../../src/core/schema/json.ts";
import { type AgentRun, replaykit, type RunStore } from "../../src/sdk/index.ts";
import { readRun } from "../../src/sdk/store/read-run.ts";
import { recordOfTrace } from "../../src/sdk/trace/record-of-trace.ts";

const settings = { provider: "openai", model: "gpt-x", temperature: 0.5, max_tokens: 100, seed: 7 };
const model = { provider: "openai", name: "gpt-x", temperature: 0.5, max_tokens: 100, seed: 7 };
const system = { role: "system", content: "Be brief." };
const asked = { role: "user", content: "Is order 7 late?" };
const wants = {
  role: "assistant",
  content: null,
  tool_calls: [{ id: "c1", type: "function", function: { name: "get_order", arguments: '{"order":7}' } }],
};
const result = { role: "tool", tool_call_id: "c1", content: '{"late":true}' };
const said = { role: "assistant", content: "It is late." };

/** A support agent that plans, acts (and fails to send a mail), and may die before it says so. */
function agent({ dies = false, world = [] as string[] } = {}) {
  return async (run: AgentRun): Promise<Json> => {
    const look = run.tool("get_order", (): JsonObject => (world.push("look"), { late: true }), { effect: "read" });
    const mail = run.tool("send_mail", (): Json => {
      world.push("mail");
      throw new RangeError("no such address");
    });
    // Kept in the state: a step that is served does not run.
    const messages = () => jsonSchema.array().parse(run.state["messages"] ?? [system, asked]);
    const say = (...more: Json[]) => (run.state["messages"] = [...messages(), ...more]);
    const ask = async (answer: JsonObject) => {
      const given = await run.model(() => ({ choices: [{ message: answer, finish_reason: "stop" }] }), {
        input: { ...settings, messages: messages() },
      });
      say(given.choices[0]?.message ?? null);
    };
    await run.step("begin", () => null);
    await run.step("plan", async () => {
      await ask(wants);
      const order = await look({ order: 7 });
      say(result);
      order["late"] = "the agent wrote into what it was given";
      run.state["planned"] = true;
      return null;
    });
    await run.step("act", async () => {
      await run.step("mail", async () => mail({ to: "kim@example.com" }).catch(() => null));
      return null;
    });
    if (dies) throw new Error("died");
    return run.step("say", async () => {
      await ask(said);
      return "It is late.";
    });
  };
}

const conversation = [system, asked, wants];
const call = {
  call_id: "1.1",
  tool_name: "get_order",
  tool_args: { order: 7 },
  effect: "read",
  tool_output: { late: true },
};
const failed = {
  call_id: "2.0.0",
  tool_name: "send_mail",
  tool_args: { to: "kim@example.com" },
  error: { kind: "exception", message: "no such address", name: "RangeError" },
};

const wanted = [
  { name: "begin", messages: [], tool_calls: [] },
  { name: "plan", model, messages: conversation, tool_calls: [call] },
  { name: "mail", model, messages: conversation, tool_calls: [failed] },
  { name: "act", model, messages: conversation, tool_calls: [failed] },
  { name: "say", model, messages: [...conversation, result, said], tool_calls: [] },
];

/** What a checkpoint of every store holds of its step; `mail`: what the store makes of an address. */
export function stepContentContract(open: () => RunStore | Promise<RunStore>, mail: unknown = "kim@example.com"): void {
  const hidden = JSON.parse(JSON.stringify(wanted), (key, value) => (key === "to" ? mail : value));

  async function contents(store: RunStore, runId: string) {
    const { checkpoints } = await readRun(store, runId);
    const one = await Promise.all(checkpoints.map(async ({ step_id }) => store.getCheckpoint(runId, step_id)));
    expect(one.map((checkpoint) => JSON.stringify(checkpoint))).toEqual(checkpoints.map((all) => JSON.stringify(all)));
    return checkpoints.map(({ name, model: known, messages, tool_calls }) => {
      return { name, ...compact({ model: known }), messages, tool_calls };
    });
  }

  it("keeps the messages, tool calls and model of each step, also after the run has ended", async () => {
    const store = await open();
    const kit = replaykit({ store, telemetry: false });
    await kit.run({ runId: "a", agent: { name: "support", version: "v2" } }, agent());
    expect(await contents(store, "a")).toEqual(hidden);
    expect(await store.getCheckpoint("a", "1")).toMatchObject({
      agent_version: "v2",
      state: { planned: true, messages: [...conversation, result] },
    });
  });

  it("and of a run that is resumed, and of a fork, as if nothing had been", async () => {
    const store = await open();
    const kit = replaykit({ store, telemetry: false });
    await expect(kit.run({ runId: "a" }, agent({ dies: true }))).rejects.toThrow("died");
    expect(await contents(store, "a")).toEqual(hidden.slice(0, 4));
    const world: string[] = [];
    await kit.resume("a", agent({ world }));
    expect([await contents(store, "a"), world]).toEqual([hidden, []]);
    await kit.fork("a", { step: 2, runId: "b" }, agent({ world }));
    expect(await contents(store, "b")).toEqual(hidden);
    expect(world).toEqual(["mail"]);
    expect(await store.getCheckpoint("b", "1")).toMatchObject({ parent: { run_id: "a", step_id: "1" } });
  });

  it("and gives them to whoever has only the trace", async () => {
    const store = await open();
    const kit = replaykit({ store, telemetry: false });
    await kit.run({ runId: "a", agent: { name: "support", version: "v2" } }, agent());
    const { checkpoints } = recordOfTrace(await kit.trace("a"));
    const stored = (await readRun(store, "a")).checkpoints;
    const bare = (all: typeof stored) => all.map(({ at: _at, step_number: _number, ...rest }) => rest);
    expect(bare(checkpoints)).toEqual(bare(stored));
  });
}
