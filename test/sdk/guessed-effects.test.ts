import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import type { Effect } from "../../src/core/schema/effect.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { createSqliteStore } from "../../src/node/sqlite/store.ts";
import {
  type AgentRun,
  createMemoryStore,
  recordMcpClient,
  replaykit,
  type RunStore,
  type ToolOptions,
} from "../../src/sdk/index.ts";
import { isPressing } from "../../src/sdk/store/run-store.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A run that calls one tool, as the agent declared it. */
async function traceOf(name: string, options: ToolOptions) {
  const kit = replaykit({ telemetry: false });
  await kit.run({ runId: "r", agent: "shop", input: "hello" }, async (run) => {
    await run.tool(name, () => ({ done: true }), options)({ id: 7 });
    return "I have looked into it.";
  });
  return kit.trace("r");
}

describe("what the record says of a tool's effect", () => {
  const rows: [name: string, declared: Effect | undefined, effect: Effect, guessed: boolean][] = [
    ["cancel_order", undefined, "write", true],
    ["cancel_order", "read", "read", false],
    ["search_docs", undefined, "read", true],
    ["search_docs", "write", "write", false],
    ["calculate_total", undefined, "pure", true],
    ["calculate_total", "pure", "pure", false],
    ["frobnicate", undefined, "read", true],
  ];
  for (const [name, declared, effect, guessed] of rows) {
    it(`${name}, declared ${declared ?? "nothing"}, is a ${effect}`, async () => {
      const trace = await traceOf(name, compact({ effect: declared }));
      const event = trace.events.find(({ type }) => type === "tool_call");
      expect(event?.type === "tool_call" && event.effect).toBe(declared);
      expect(runFromTrace(trace, effectLookup()).calls).toMatchObject([{ effect, effect_guessed: guessed }]);
    });
  }

  it("replaykit.yaml decides where the code said nothing, and not before what it said", async () => {
    const effects = effectLookup({}, { frobnicate: "write" });
    const [silent, told] = [await traceOf("frobnicate", {}), await traceOf("search_docs", { effect: "write" })];
    expect(runFromTrace(silent, effects).calls[0]).toMatchObject({ effect: "write", effect_guessed: false });
    expect(runFromTrace(told, effects).calls[0]).toMatchObject({ effect: "write", effect_guessed: false });
  });

  it("a client of MCP says what it was told, and nothing of the other tools", async () => {
    const server = new McpServer({ name: "shop", version: "1" });
    const result = async () => ({ content: [{ type: "text" as const, text: "ok" }] });
    for (const name of ["cancel_order", "delete_draft"]) server.registerTool(name, {}, result);
    const client = new Client({ name: "agent", version: "1" });
    const [here, there] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(there), client.connect(here)]);
    const recorded = recordMcpClient(client, { effects: { delete_draft: "read" } });
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, async () => {
      await recorded.callTool({ name: "cancel_order", arguments: {} });
      await recorded.callTool({ name: "delete_draft", arguments: {} });
      return null;
    });
    const { events } = await kit.trace("r");
    const known = events.flatMap((event) => (event.type === "tool_call" ? [[event.tool_name, event.effect]] : []));
    expect(known).toEqual([
      ["cancel_order", undefined],
      ["delete_draft", "read"],
    ]);
  });
});

describe("a run that should have written nothing", () => {
  async function scaffolded(name: string, options: ToolOptions) {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    writeFileSync(join(folder.path, "trace.json"), JSON.stringify(await traceOf(name, options)));
    return await cli(["scaffold", "trace.json", "--out", "cases/none", "--expect-none"], { cwd: folder.path });
  }

  it("is a case where the tool's name speaks of a write", async () => {
    expect(await scaffolded("cancel_order", {})).toMatchObject({ exit: 0 });
  });

  it("is none where the agent declared it a read: it holds already", async () => {
    const { exit, stderr } = await scaffolded("cancel_order", { effect: "read" });
    expect(exit).toBe(2);
    expect(stderr).toContain("the run meets the expectation");
  });
});

describe("a write that was only guessed, in a run that dies", () => {
  const stores: [string, (path: string) => RunStore & Partial<AsyncDisposable>][] = [
    ["memory", () => createMemoryStore()],
    ["SQLite", (path) => createSqliteStore(join(path, "store.db"))],
  ];
  for (const [what, open] of stores) {
    it(`is done once, in ${what}`, async () => {
      using folder = temporaryFolder({});
      const store = open(folder.path);
      const kit = replaykit({ store, telemetry: false });
      const world: string[] = [];
      const dies = async (run: AgentRun): Promise<Json> => {
        await run.tool("refund_order", () => (world.push("refunded"), { id: world.length }))({ id: 7 });
        throw new Error("not sure any more");
      };
      await expect(kit.run({ runId: "r" }, dies)).rejects.toThrow("not sure");
      await expect(kit.resume("r", dies)).rejects.toThrow("not sure");
      expect(world).toEqual(["refunded"]);
      const operations = await store.listOperations("r");
      expect(operations.map(({ phase, effect }) => [phase, effect])).toEqual([
        ["started", undefined],
        ["done", undefined],
      ]);
      await store[Symbol.asyncDispose]?.();
    });
  }

  it("is on disk when its end is, unlike a read", () => {
    const end = { position: "0", kind: "tool", phase: "done", at: "now" } as const;
    const pressing = (name: string, effect?: Effect) => isPressing({ ...end, name, ...compact({ effect }) });
    expect([pressing("refund_order"), pressing("refund_order", "read")]).toEqual([true, false]);
    expect([pressing("search_docs"), pressing("search_docs", "write")]).toEqual([false, true]);
  });

  /** A run whose process ended inside of a call: what it left is what it had written before. */
  async function cutIn(name: string, options: ToolOptions) {
    const store = createMemoryStore();
    const never = new Promise<never>(() => {});
    let begun = () => {};
    const inside = new Promise<void>((go) => (begun = go));
    const program = (run: AgentRun) => run.tool(name, () => (begun(), never), options)({});
    void replaykit({ store, telemetry: false }).run({ runId: "r" }, program);
    await inside;
    return store;
  }

  const again = (name: string, options: ToolOptions, world: string[]) => (run: AgentRun) =>
    run.tool(name, () => (world.push(name), "done"), options)({});

  it("is asked about, with what to say where it is none", async () => {
    const store = await cutIn("refund_order", {});
    const kit = replaykit({ store, telemetry: false });
    const world: string[] = [];
    await expect(kit.resume("r", again("refund_order", {}, world))).rejects.toMatchObject({
      code: "unknown_effect",
      message: "refund_order began at step 0 and its end was not recorded: it may or may not have taken effect",
      hint: expect.stringContaining('if it changes nothing, declare effect: "read"'),
    });
    expect(world).toEqual([]);
    await kit.resume("r", again("refund_order", { effect: "read" }, world));
    expect(world).toEqual(["refund_order"]);
  });

  it("a declared one is not told to be a read, and a read is simply made again", async () => {
    const world: string[] = [];
    const declared = replaykit({ store: await cutIn("refund_order", { effect: "write" }), telemetry: false });
    await expect(declared.resume("r", again("refund_order", { effect: "write" }, world))).rejects.toMatchObject({
      hint: 'check whether it did, then resume with onUnknown: "retry" or "skip" for this tool',
    });
    const read = replaykit({ store: await cutIn("search_docs", {}), telemetry: false });
    await read.resume("r", again("search_docs", {}, world));
    expect(world).toEqual(["search_docs"]);
  });
});

describe("in a replay a guess permits nothing", () => {
  async function replayed(name: string, options: ToolOptions, args: Json = {}) {
    const world: string[] = [];
    const kit = replaykit({ telemetry: false });
    const program = (asked: Json) => async (run: AgentRun) =>
      run.tool(name, () => (world.push(name), "answer"), options)(asked);
    await kit.run({ runId: "r" }, program({}));
    world.length = 0;
    const run = kit.run({ mode: "replay", of: "r", match: "lenient" }, program(args));
    return { world, outcome: await run.then(({ output, replay }) => [output, replay?.simulated]).catch(String) };
  }

  it("a pure tool runs only where it was declared", async () => {
    expect(await replayed("calculate_total", {})).toEqual({ world: [], outcome: ["answer", 0] });
    expect(await replayed("calculate_total", { effect: "pure" })).toMatchObject({ world: ["calculate_total"] });
  });

  it("a guessed write without a recording is simulated, a read is not", async () => {
    expect(await replayed("cancel_order", {}, { id: 8 })).toEqual({ world: [], outcome: [{}, 1] });
    expect(await replayed("search_docs", {}, { id: 8 })).toMatchObject({
      world: [],
      outcome: expect.stringContaining("expected tool search_docs"),
    });
  });
});
