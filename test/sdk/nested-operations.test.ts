import { describe, expect, it } from "vitest";
import { type AgentRun, replaykit } from "../../src/sdk/index.ts";

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
