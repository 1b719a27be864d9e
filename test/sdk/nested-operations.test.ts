import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type AgentRun, type Json, replaykit } from "../../src/sdk/index.ts";

/** A program whose first operation does another one inside; `work` counts what is really done. */
const nested = {
  "a tool that calls a tool": (run: AgentRun, done: string[]) => {
    const look = run.tool("look", () => (done.push("look"), "seen"), { effect: "read" });
    return run.tool("research", async () => `${await look({})}!`, { effect: "read" })({});
  },
  "a tool that asks a model": (run: AgentRun, done: string[]) =>
    run.tool("summarise", async () => run.model(() => (done.push("model"), "short")), { effect: "read" })({}),
  "a once with a tool inside": (run: AgentRun, done: string[]) =>
    run.once("mail order.7", async () =>
      run.tool("send_mail", () => (done.push("mail"), "sent"), { effect: "write" })({}),
    ),
};

describe.each(Object.entries(nested))("%s", (_what, first) => {
  const program = (done: string[], fail: boolean) => async (run: AgentRun) => {
    const found = await first(run, done);
    const saved = await run.tool("save", () => (done.push("save"), "saved"), { effect: "write" })({ found });
    if (fail) throw new Error("crash");
    return [found, saved];
  };

  it("is resumed behind it, and nothing is done again", async () => {
    const kit = replaykit({ telemetry: false });
    const done: string[] = [];
    await expect(kit.run({ runId: "r" }, program(done, true))).rejects.toThrow("crash");
    const before = [...done];
    const { output } = await kit.resume("r", program(done, false));
    expect(output[1]).toBe("saved");
    expect(done).toEqual(before);
  });

  it.each(["strict", "lenient"] as const)("is replayed with match: %s", async (match) => {
    const kit = replaykit({ telemetry: false });
    const done: string[] = [];
    const { output } = await kit.run({ runId: "r" }, program(done, false));
    const before = [...done];
    const replayed = await kit.run({ mode: "replay", of: "r", match }, program(done, false));
    expect([replayed.output, done]).toEqual([output, before]);
  });
});

it("another operation behind it is still refused", async () => {
  const kit = replaykit({ telemetry: false });
  const program = (second: string) => async (run: AgentRun) => {
    await run.tool("research", async () => run.tool("look", () => 1)({}))({});
    await run.tool(second, () => 2)({});
    throw new Error("crash");
  };
  await expect(kit.run({ runId: "r" }, program("save"))).rejects.toThrow("crash");
  await expect(kit.resume("r", program("drop"))).rejects.toMatchObject({
    code: "diverged",
    message: "expected tool save {}, got tool drop {} at step 1",
  });
});

describe("a lenient replay", () => {
  const model = async (run: AgentRun, name: string, asked = name) =>
    run.model(() => `answer ${name}`, { input: { messages: [asked] } });
  const replayed = async (recorded: (run: AgentRun) => Promise<Json>, again = recorded) => {
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, recorded);
    return (await kit.run({ mode: "replay", of: "r", match: "lenient" }, again)).output;
  };

  it.each([
    ["tool", async (run: AgentRun) => run.tool("look", async () => model(run, "inner"), { effect: "read" })({})],
    ["once", async (run: AgentRun) => run.step("s", async () => run.once("k", async () => model(run, "inner")))],
  ] as const)("gives no answer to another model that was for one inside of a served %s", async (_kind, served) => {
    expect(
      await replayed(
        async (run) => [await served(run), await model(run, "outer", "changed")],
        async (run) => [await served(run), await model(run, "outer", "changed again")],
      ),
    ).toEqual(["answer inner", "answer outer"]);
  });

  it("runs a pure tool, and the model inside of it has its answer", async () => {
    const pure = async (run: AgentRun) => run.tool("look", async () => model(run, "inner"), { effect: "pure" })({});
    expect(await replayed(async (run) => [await pure(run), await model(run, "outer")])).toEqual([
      "answer inner",
      "answer outer",
    ]);
  });

  it("knows models apart by their requests, and changed ones by their order", async () => {
    const both =
      (first: string, change = "") =>
      async (run: AgentRun) => {
        const ask = async (name: string) =>
          run.step(name, async () => {
            if (name !== first) await nextTurn();
            return model(run, name, `${name}${change}`);
          });
        return Promise.all([ask("a"), ask("b")]);
      };
    expect(await replayed(both("a"), both("b"))).toEqual(["answer a", "answer b"]);
    expect(await replayed(both("a"), both("a", "?"))).toEqual(["answer a", "answer b"]);
  });
});

it("a run inside of a tool is served with the tool", async () => {
  const kit = replaykit({ telemetry: false });
  const done: string[] = [];
  const inner = async () => (await kit.run({}, async (run) => run.once("pay", () => done.push("pay")))).output;
  const outer = (fail: boolean, wrapped: boolean) => async (run: AgentRun) => {
    const paid = wrapped ? await run.tool("accountant", inner)({}) : await inner();
    if (fail) throw new Error("crash");
    return paid;
  };
  for (const wrapped of [true, false]) {
    done.length = 0;
    await expect(kit.run({ runId: `${wrapped}` }, outer(true, wrapped))).rejects.toThrow("crash");
    await kit.resume(`${wrapped}`, outer(false, wrapped));
    expect(done).toHaveLength(wrapped ? 1 : 2);
  }
});
