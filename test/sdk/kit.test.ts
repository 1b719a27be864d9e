import { describe, expect, it } from "vitest";
import type { Json } from "../../src/core/schema/json.ts";
import { operationSchema } from "../../src/core/schema/run-record.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { type AgentRun, createMemoryStore, replaykit } from "../../src/sdk/index.ts";

function clock() {
  let time = 0;
  return () => new Date((time += 1000));
}

/** An agent of three steps that reads, decides and sends one message. */
function mailer(sent: string[], { failAt }: { failAt?: number } = {}) {
  return async (run: AgentRun): Promise<Json> => {
    const search = run.tool("search_docs", ({ query }: { query: string }) => ({ docs: [`about ${query}`] }));
    const send = run.tool("send_email", ({ to }: { to: string }) => (sent.push(to), { ok: true }), { effect: "write" });
    await run.step("retrieve", async () => {
      run.state["docs"] = (await search({ query: "refunds" })).docs;
      return null;
    });
    if (failAt === 1) throw new Error("crashed after step 1");
    await run.step("notify", async () => {
      await send({ to: "team" });
      run.state["notified"] = true;
      return null;
    });
    if (failAt === 2) throw new Error("crashed after step 2");
    return run.step("answer", () => `Found ${JSON.stringify(run.state["docs"])}`);
  };
}

describe("a run is recorded", () => {
  it("as a trace with every call, state and the answer", async () => {
    const kit = replaykit({ now: clock(), newId: () => "run-1" });
    const { output } = await kit.run({ agent: "mailer", input: "refunds?" }, mailer([]));
    expect(output).toBe('Found ["about refunds"]');
    const { status, events } = await kit.trace("run-1");
    expect(status).toBe("success");
    expect(
      events.map((event) => [
        event.type,
        "tool_name" in event ? event.tool_name : "step_id" in event ? event.decision : "",
      ]),
    ).toEqual([
      ["input_message", ""],
      ["tool_call", "search_docs"],
      ["tool_result", ""],
      ["state", "retrieve"],
      ["tool_call", "send_email"],
      ["tool_result", ""],
      ["state", "notify"],
      ["state", "answer"],
      ["final_output", ""],
    ]);
  });
});

describe("a run that stopped is resumed", () => {
  it("without doing again what was done, with the state as it was", async () => {
    const store = createMemoryStore();
    const kit = replaykit({ store, now: clock(), newId: () => "run-1" });
    const sent: string[] = [];
    await expect(kit.run({ agent: "mailer" }, mailer(sent, { failAt: 2 }))).rejects.toThrow("crashed after step 2");
    const { output } = await kit.resume("run-1", mailer(sent));
    expect(output).toBe('Found ["about refunds"]');
    expect(sent).toEqual(["team"]);
  });

  it("and refuses a program that asks for something else", async () => {
    const kit = replaykit({ now: clock(), newId: () => "run-1" });
    await expect(kit.run({ agent: "mailer" }, mailer([], { failAt: 1 }))).rejects.toThrow();
    const other = async (run: AgentRun) => run.step("summarise", () => "x");
    await expect(kit.resume("run-1", other)).rejects.toMatchObject({
      code: "diverged",
      message: "expected step retrieve, got step summarise at step 0",
    });
  });

  it("and reports a write whose end nobody knows, unless told what to do", async () => {
    const store = createMemoryStore();
    await store.createRun({ run_id: "run-1", status: "running", started_at: "2026-01-01T00:00:00Z" });
    await store.append("run-1", {
      position: "0",
      kind: "tool",
      name: "pay",
      args: { sum: 5 },
      effect: "write",
      phase: "started",
      at: "2026-01-01T00:00:00Z",
    });
    const kit = replaykit({ store, now: clock() });
    let paid = 0;
    const program = (onUnknown: "fail" | "retry" | "skip") => async (run: AgentRun) => {
      await run.tool("pay", ({ sum }: { sum: number }) => (paid += sum), { effect: "write", onUnknown })({ sum: 5 });
      return null;
    };
    await expect(kit.resume("run-1", program("fail"))).rejects.toMatchObject({ code: "unknown_effect" });
    expect(paid).toBe(0);
    await kit.resume("run-1", program("skip"));
    expect(paid).toBe(0);
  });
});

describe("a fork", () => {
  it("continues from a step with another state, and changes nothing of its parent", async () => {
    const ids = ["run-1", "run-2"];
    const kit = replaykit({ now: clock(), newId: () => ids.shift() ?? "more" });
    const sent: string[] = [];
    await kit.run({ agent: "mailer", input: "refunds?" }, mailer(sent));
    const before = await kit.trace("run-1");
    const { output } = await kit.fork("run-1", { step: 1, set: { "/docs": [] } }, mailer(sent));
    expect(output).toBe("Found []");
    expect(sent).toEqual(["team", "team"]);
    expect(await kit.trace("run-1")).toEqual(before);
    expect((await kit.trace("run-2")).parent_run_id).toBe("run-1");
    expect((await kit.compare("run-1", "run-2"))[0]).toMatchObject({ what: "state" });
    expect(await kit.compare("run-1", "run-1")).toEqual([]);
  });

  it("refuses a step that the run does not have", async () => {
    const kit = replaykit({ now: clock(), newId: () => "run-1" });
    await kit.run({}, mailer([]));
    await expect(kit.fork("run-1", { step: 9 }, mailer([]))).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("redaction", () => {
  const program = (fail: boolean) => async (run: AgentRun) => {
    const find = run.tool("find", ({ mail }: { mail: string }) => ({ owner: mail, order: 7 }), { effect: "read" });
    run.state["found"] = await run.step("look", async () => find({ mail: "ada@example.com" }));
    if (fail) throw new Error("crash");
    return run.step("say", () => run.state["found"] ?? null);
  };

  it("keeps what the agent saw, unless it is asked for", async () => {
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, program(false));
    expect(JSON.stringify(await kit.trace("r"))).toContain("ada@example.com");
  });

  it("by the built-in rules, also where another process with another key resumes", async () => {
    const store = createMemoryStore();
    await expect(
      replaykit({ store, redact: true, telemetry: false }).run({ runId: "r" }, program(true)),
    ).rejects.toThrow();
    const kit = replaykit({ store, redact: true, telemetry: false });
    const { output } = await kit.resume("r", program(false));
    expect(output).toEqual({ owner: expect.stringMatching(/^u-[0-9a-f]{8}@redacted\.invalid$/), order: 7 });
    expect(JSON.stringify([await kit.trace("r"), await store.getCheckpoint("r", "1")])).not.toContain("ada@");
    const other = async (run: AgentRun) => run.step("look", () => run.tool("find", () => 1)({ mail: "nobody" }));
    await expect(kit.run({ mode: "replay", of: "r" }, other)).rejects.toMatchObject({ code: "diverged" });
  });
});

describe("once", () => {
  it("does a thing once for a key, wherever it stands", async () => {
    const kit = replaykit({ now: clock(), newId: () => "run-1" });
    let times = 0;
    const program = (fail: boolean) => async (run: AgentRun) => {
      await run.once("welcome", () => (times += 1));
      if (fail) throw new Error("crash");
      return times;
    };
    await expect(kit.run({}, program(true))).rejects.toThrow("crash");
    await kit.resume("run-1", program(false));
    expect(times).toBe(1);
  });
});

it("clock, chance and ids are the same on resume", async () => {
  let ids = 0;
  const kit = replaykit({ now: clock(), random: Math.random, newId: () => `id-${(ids += 1)}` });
  const seen: Json[] = [];
  const program = (fail: boolean) => async (run: AgentRun) => {
    seen.push([run.now().getTime(), run.random(), run.uuid()]);
    if (fail) throw new Error("crash");
    return null;
  };
  await expect(kit.run({ runId: "r" }, program(true))).rejects.toThrow();
  await kit.resume("r", program(false));
  expect(seen[1]).toEqual(seen[0]);
});

it("an agent whose clock is set back goes on, and its trace is a trace", async () => {
  let time = 1e9;
  const store = createMemoryStore();
  const kit = replaykit({ store, now: () => new Date((time -= 1000)) });
  await kit.run({ runId: "r" }, async (run) => run.tool("search", () => "found", { effect: "read" })(null));
  const operations = await store.listOperations("r");
  expect(operations.map(({ duration_ms }) => duration_ms)).toContain(0);
  expect(operations.map((one) => operationSchema.parse(one))).toEqual(operations);
  // Earlier versions wrote what the clocks said.
  const [operation] = operations;
  expect(operationSchema.parse({ ...operation, duration_ms: -1000 })).toMatchObject({ duration_ms: 0 });
  const result = { type: "tool_result", output: "found", duration_ms: -1000 };
  const trace = { version: 1, run_id: "r", status: "success", events: [result] };
  expect(traceSchema.parse(trace).events).toMatchObject([{ duration_ms: 0 }]);
  const soon = { ...trace, events: [{ ...result, duration_ms: "soon" }] };
  expect(traceSchema.safeParse(soon).success).toBe(false);
});
