import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type AgentRun, type Checkpoint, createMemoryStore, replaykit } from "../../src/sdk/index.ts";

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

  it("is resumed with what a served step wrote and what one beside it writes again, whichever is faster", async () => {
    const store = createMemoryStore();
    const slow = {
      ...store,
      getCheckpoint: async (runId: string, stepId: string) => wait(20).then(() => store.getCheckpoint(runId, stepId)),
    };
    const beside = (fail: boolean) => async (run: AgentRun) => {
      const served = async () => {
        run.state["served"] = 1;
        delete run.state["old"];
        return null;
      };
      const again = async () => {
        if (fail) await wait(20).then(() => Promise.reject(new Error("crash")));
        run.state["again"] = 1;
        return null;
      };
      await run.step("first", () => ((run.state = { old: 1 }), null));
      await Promise.all([run.step("served", served), run.step("again", again)]);
      return run.state;
    };
    await expect(replaykit({ telemetry: false, store }).run({ runId: "r" }, beside(true))).rejects.toThrow("crash");
    const { output } = await replaykit({ telemetry: false, store: slow }).resume("r", beside(false));
    expect(output).toEqual({ served: 1, again: 1 });
  });

  it("is resumed with a value that one step made and another one, done again, changed in place", async () => {
    const store = createMemoryStore();
    const counting = (fail: boolean) => async (run: AgentRun) => {
      await run.step("first", () => ((run.state["seen"] = { count: 0 }), null));
      const again = run.step("again", async () => {
        if (fail) await wait(20).then(() => Promise.reject(new Error("crash")));
        Object.assign(run.state["seen"] ?? {}, { count: 1 });
        return null;
      });
      await Promise.all([again, run.step("served", () => ((run.state["served"] = 1), null))]);
      return run.state;
    };
    await expect(replaykit({ telemetry: false, store }).run({ runId: "r" }, counting(true))).rejects.toThrow("crash");
    const { output } = await replaykit({ telemetry: false, store }).resume("r", counting(false));
    expect(output).toEqual({ seen: { count: 1 }, served: 1 });
  });

  it.each([true, false])("does a step again under its number, if only its checkpoint was kept (%s)", async (kept) => {
    const store = createMemoryStore();
    await expect(replaykit({ telemetry: false, store }).run({ runId: "r" }, program(true))).rejects.toThrow("crash");
    const crashed = createMemoryStore();
    await crashed.createRun({ run_id: "r", status: "running", started_at: "2026-01-01T00:00:00.000Z" });
    const [fast, slow] = await store.listOperations("r");
    const [first, last] = ["1", "0"].map((step) => store.getCheckpoint("r", step) as Checkpoint);
    if (!fast || !slow || !first || !last) throw new Error("the run has two steps");
    await crashed.append("r", fast, first);
    await crashed.putCheckpoint(kept ? last : { ...last, state: { another: 1 } });
    const resumed = replaykit({ telemetry: false, store: crashed }).resume("r", program(false));
    if (kept) expect((await resumed).output).toEqual({ slow: 1, fast: 1, last: 1 });
    else await expect(resumed).rejects.toMatchObject({ code: "conflict" });
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
