import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type AgentRun, createMemoryStore, replaykit } from "../../src/sdk/index.ts";

/** Two steps side by side, of which the first ends last, and one behind them. */
const program = (fail: boolean) => async (run: AgentRun) => {
  const slow = async () => {
    await wait(20);
    run.state["slow"] = 1;
    return null;
  };
  const fast = async () => {
    run.state["fast"] = 1;
    return null;
  };
  await Promise.all([run.step("slow", slow), run.step("fast", fast)]);
  if (fail) throw new Error("crash");
  await run.step("last", () => ((run.state["last"] = 1), null));
  return run.state;
};

/** A step with one inside. */
const nested = async (run: AgentRun) => {
  await run.step("outer", async () => {
    await run.step("inner", () => ((run.state["inner"] = 1), null));
    run.state["outer"] = 1;
    return null;
  });
  return run.state;
};

describe("a run with steps side by side", () => {
  it("is resumed with what all of them left in the state, and numbers the next one behind them", async () => {
    const store = createMemoryStore();
    const kit = replaykit({ telemetry: false, store });
    await expect(kit.run({ runId: "r" }, program(true))).rejects.toThrow("crash");
    expect((await kit.resume("r", program(false))).output).toEqual({ slow: 1, fast: 1, last: 1 });
    expect((await store.listSteps("r")).map(({ step_id, step_number }) => [step_id, step_number])).toEqual([
      ["1", 1],
      ["0", 2],
      ["2", 3],
    ]);
  });

  it("is forked from the one that ended first: the other is done again", async () => {
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, program(false));
    const { output } = await kit.fork("r", { step: 1, set: { "/fast": 9 } }, program(false));
    expect(output).toEqual({ fast: 9, slow: 1, last: 1 });
  });
});

it("a run is forked from a step inside of another: that one goes on from there", async () => {
  const kit = replaykit({ telemetry: false });
  await kit.run({ runId: "r" }, nested);
  expect((await kit.fork("r", { step: 1, set: { "/inner": 9 } }, nested)).output).toEqual({ inner: 9, outer: 1 });
  expect((await kit.fork("r", { step: 2, set: { "/inner": 8 } }, nested)).output).toEqual({ inner: 8, outer: 1 });
});
