import { describe, expect, it } from "vitest";
import { type AgentRun, createMemoryStore, replaykit, type RunStore } from "../../src/sdk/index.ts";

/** Not `throw`, which the lint keeps for errors. */
function rejected(value: unknown): Promise<null> {
  const { promise, reject } = Promise.withResolvers<null>();
  reject(value);
  return promise;
}

describe("what is thrown", () => {
  const thrown: [string, unknown, string][] = [
    ["nothing", undefined, "undefined"],
    ["an object with a message", { status: 429, message: "slow down" }, "slow down"],
    ["an object without one", { status: 429 }, '{"status":429}'],
    ["an object without a prototype", Object.create(null), "{}"],
  ];
  it.each(thrown)("%s is a failure, with its message", async (_what, value, message) => {
    const store = createMemoryStore();
    const kit = replaykit({ telemetry: false, store });
    const program = (run: AgentRun) => run.tool("look", () => rejected(value))({});
    await expect(kit.run({ runId: "r" }, program)).rejects.toBe(value);
    expect(await store.getRun("r")).toMatchObject({ status: "error", error: message });
    expect(await store.listOperations("r")).toMatchObject([{ phase: "failed", error: { message } }]);
  });

  it("where nothing is, there is none", async () => {
    const store = createMemoryStore();
    await replaykit({ telemetry: false, store }).run({ runId: "r" }, async () => undefined);
    expect(await store.getRun("r")).toMatchObject({ status: "success", final_output: null });
  });
});

describe("the end of a run", () => {
  const fails = () => {
    throw new Error("fails");
  };

  it.each([
    ["sample", { sample: fails, send: () => {} }],
    ["send", { send: fails }],
    ["send, later", { send: async () => fails() }],
  ])("is not changed by a %s that fails", async (_what, options) => {
    const store = createMemoryStore();
    const kit = replaykit({ telemetry: false, store, ...options });
    expect((await kit.run({ runId: "r" }, () => 1)).output).toBe(1);
    expect(await store.getRun("r")).toMatchObject({ status: "success", final_output: 1 });
  });

  it("tells the program's own error where the store fails too, and the store's where only that one does", async () => {
    const store: RunStore = { ...createMemoryStore(), updateRun: fails };
    const kit = replaykit({ telemetry: false, store });
    const crash = () => {
      throw new Error("the agent's own");
    };
    await expect(kit.run({}, crash)).rejects.toThrow("the agent's own");
    await expect(kit.run({}, () => 1)).rejects.toThrow("fails");
  });
});

it("a replay that stopped is resumed as a replay: no write is made", async () => {
  const kit = replaykit({ telemetry: false });
  const sent: number[] = [];
  const program = (fail: boolean) => async (run: AgentRun) => {
    if (fail) throw new Error("crash");
    return run.tool("send_mail", () => sent.push(1), { effect: "write" })({});
  };
  await kit.run({ runId: "r" }, program(false));
  await expect(kit.run({ runId: "replay", mode: "replay", of: "r" }, program(true))).rejects.toThrow("crash");
  const { output, replay } = await kit.resume("replay", program(false));
  expect([output, replay, sent]).toEqual([1, { served: 1, simulated: 0, live: 0 }, [1]]);
});

it("what a tool changes in its arguments is no part of what it was asked", async () => {
  const kit = replaykit({ telemetry: false });
  const program = (fail: boolean) => async (run: AgentRun) => {
    const fill = (args: { query: string; limit?: number }) => (args.limit ??= 10);
    const limit = await run.tool("search", fill)({ query: "refunds" });
    if (fail) throw new Error("crash");
    return limit;
  };
  await expect(kit.run({ runId: "r" }, program(true))).rejects.toThrow("crash");
  expect((await kit.trace("r")).events).toContainEqual(expect.objectContaining({ tool_args: { query: "refunds" } }));
  expect((await kit.resume("r", program(false))).output).toBe(10);
});

it("a value is set in a list at a place that JSON Pointer knows, and nowhere else", async () => {
  const kit = replaykit({ telemetry: false });
  const program = async (run: AgentRun) => {
    await run.step("plan", () => ((run.state["list"] = [1, 2]), null));
    return run.state;
  };
  await kit.run({ runId: "r" }, program);
  const fork = async (pointer: string) => kit.fork("r", { step: 1, set: { [pointer]: 9 } }, program);
  expect((await fork("/list/1")).output).toEqual({ list: [1, 9] });
  expect((await fork("/list/-")).output).toEqual({ list: [1, 2, 9] });
  for (const place of ["", "01", "0x1", "1e0", " 1", "3"])
    await expect(fork(`/list/${place}`)).rejects.toMatchObject({
      message: `there is no place "${place}" in a list of 2`,
      hint: "its places are 0 to 2; - is the one behind the last",
    });
});
