import { beforeEach, describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import type { Json } from "../../src/core/schema/json.ts";
import {
  type AgentRun,
  createMemoryStore,
  type Kit,
  replaykit,
  type RunMatching,
  type RunMode,
} from "../../src/sdk/index.ts";

/** What happened in the world. */
let world: string[];
let kit: Kit;

beforeEach(async () => {
  world = [];
  kit = replaykit({ store: createMemoryStore(), telemetry: false });
  await kit.run({ runId: "recorded", agent: "mailer", input: "refunds" }, agent({}));
});

interface Changes {
  query?: string;
  to?: string;
  /** Asks before it searches. */
  swapped?: boolean;
  mails?: number;
  catches?: boolean;
}

/** Searches, asks the model, computes, sends a mail, fails to file a ticket. */
function agent({ query = "refunds", to = "team", swapped = false, mails = 1, catches = false }: Changes) {
  return async (run: AgentRun): Promise<Json> => {
    const { tools } = kit.tools({
      pure: { add: ({ a, b }: { a: number; b: number }) => (world.push("add"), a + b) },
      read: { search: ({ q }: { q: string }) => (world.push(`search ${q}`), [`about ${q} ${world.length}`]) },
      write: {
        send: ({ to: whom }: { to: string }) => (world.push(`send ${whom}`), { id: world.length }),
        file: (): Json => {
          world.push("file");
          throw Object.assign(new RangeError("tickets are full"), { code: "FULL" });
        },
      },
    });
    const look = async () => run.step("look", async () => tools.search({ q: query }));
    const say = async () => run.model(() => (world.push("model"), "done"), { input: { prompt: query } });
    const found = swapped ? [await say(), await look()].toReversed() : [await look(), await say()];
    const sum = await tools.add({ a: 1, b: 2 });
    const sent: Json[] = [];
    for (let n = 0; n < mails; n += 1) {
      const mail = tools.send({ to });
      sent.push(catches ? await mail.catch(() => "caught") : await mail);
    }
    const filed = await tools.file({}).catch((error: Error) => [error.name, error.message, Reflect.get(error, "code")]);
    const welcome = await run.once("welcome", () => (world.push("welcome"), "hello"));
    return { found, sum, sent, filed, welcome, luck: run.random() };
  };
}

const everything = ["search refunds", "model", "add", "send team", "file", "welcome"];

interface Row {
  what: string;
  mode: Exclude<RunMode, "record">;
  match?: RunMatching;
  changes?: Changes;
  /** What is done in the world. */
  done: string[];
  /** The message of the fault; absent: the run ends as recorded, or by `output`. */
  fault?: string;
  counts?: object;
}

const rows: Row[] = [
  {
    what: "replay does nothing but compute",
    mode: "replay",
    done: ["add"],
    counts: { served: 5, simulated: 0, live: 0 },
  },
  {
    what: "lenient replay too",
    mode: "replay",
    match: "lenient",
    done: ["add"],
    counts: { served: 5, simulated: 0, live: 0 },
  },
  {
    what: "live-reads asks reads and models, and writes nothing",
    mode: "live-reads",
    done: ["search refunds", "model", "add"],
    counts: { served: 3, simulated: 0, live: 2 },
  },
  {
    what: "strict: other arguments",
    mode: "replay",
    changes: { query: "returns" },
    done: [],
    fault: 'expected tool search {"q":"refunds"}, got tool search {"q":"returns"} at step 0.0',
  },
  {
    what: "strict: another order",
    mode: "replay",
    changes: { swapped: true },
    done: [],
    fault: 'expected step look, got model model {"prompt":"refunds"} at step 0',
  },
  {
    what: "lenient: another order is none",
    mode: "replay",
    match: "lenient",
    changes: { swapped: true },
    done: ["add"],
  },
  {
    what: "lenient: other arguments of a read",
    mode: "replay",
    match: "lenient",
    changes: { query: "returns" },
    done: [],
    fault: 'expected tool search {"q":"refunds"}, got tool search {"q":"returns"} at step 0.0',
  },
  {
    what: "rules: arguments that do not count",
    mode: "replay",
    match: { tools: { search: "ignore" } },
    changes: { query: "returns" },
    done: ["add"],
  },
  {
    what: "lenient: a write that was not recorded is simulated",
    mode: "replay",
    match: "lenient",
    changes: { to: "boss", mails: 2 },
    done: ["add"],
    counts: { served: 4, simulated: 2, live: 0 },
  },
  {
    what: "live-reads: and never made",
    mode: "live-reads",
    changes: { query: "returns", to: "boss", mails: 3 },
    done: ["search returns", "model", "add"],
    counts: { served: 2, simulated: 3, live: 2 },
  },
  {
    what: "strict: a write that was not recorded",
    mode: "replay",
    changes: { to: "boss" },
    done: ["add"],
    fault: 'expected tool send {"to":"team"}, got tool send {"to":"boss"} at step 3',
  },
  {
    what: "strict: a program that swallows the fault",
    mode: "replay",
    changes: { to: "boss", catches: true },
    done: ["add"],
    fault: 'expected tool send {"to":"team"}, got tool send {"to":"boss"} at step 3',
  },
  {
    what: "strict: one call more",
    mode: "replay",
    changes: { mails: 2 },
    done: ["add"],
    fault: 'expected tool file {}, got tool send {"to":"team"} at step 4',
  },
];

describe("a replay", () => {
  for (const { what, mode, match, changes = {}, done, fault, counts } of rows) {
    it(`${mode}: ${what}`, async () => {
      expect(world).toEqual(everything);
      world.length = 0;
      const options = { mode, of: "recorded", runId: "again", ...compact({ match }) };
      const run = kit.run(options, agent(changes));
      if (fault === undefined) {
        const { replay } = await run;
        if (counts) expect(replay).toEqual(counts);
      } else await expect(run).rejects.toMatchObject({ code: "diverged", message: fault });
      expect(world).toEqual(done);
      const { status, events } = await kit.trace("again");
      expect(status).toBe(fault === undefined ? "success" : "error");
      if (fault !== undefined) expect(events.at(-1)).toMatchObject({ type: "error", error: fault });
    });
  }

  it("gives what was recorded: output, errors with their names, chance", async () => {
    const { output } = await kit.run({ mode: "replay", of: "recorded", runId: "again" }, agent({}));
    const first = await kit.trace("recorded");
    const again = await kit.trace("again");
    expect(output).toMatchObject({ filed: ["RangeError", "tickets are full", "FULL"], sum: 3 });
    const bare = ({ events }: typeof first) =>
      events.map((event) => ({ ...event, at: undefined, duration_ms: undefined }));
    expect(bare(again)).toEqual(bare(first));
  });

  it("is answered by a trace as well as by a run, also by one of another tool", async () => {
    const trace = await kit.trace("recorded");
    const other = replaykit({ mode: "replay", telemetry: false });
    const { output } = await other.run({ of: trace }, agent({}));
    expect(output).toEqual(trace.events.at(-1)?.type === "final_output" && trace.events.at(-1)?.["content"]);
    const foreign = {
      version: 1 as const,
      run_id: "f",
      status: "success" as const,
      events: [
        { type: "tool_call" as const, call_id: "c1", tool_name: "search", tool_args: { q: "x" } },
        { type: "tool_result" as const, call_id: "c1", output: ["found"] },
      ],
    };
    world.length = 0;
    const search = (run: AgentRun) =>
      run.tool("search", ({ q }: { q: string }): Json => (world.push(q), q))({ q: "x" });
    expect((await other.run({ of: foreign, match: "lenient" }, search)).output).toEqual(["found"]);
    await expect(other.run({ of: foreign }, search)).rejects.toThrow("expected nothing more, got tool search");
    expect(world).toEqual([]);
  });

  it("asks no tool live that nobody declared a read", async () => {
    const program = (run: AgentRun) => run.tool("notify", (): Json => (world.push("notify"), 1))({});
    await kit.run({ runId: "notified" }, program);
    world.length = 0;
    await kit.run({ mode: "live-reads", of: "notified" }, program);
    expect(world).toEqual([]);
  });

  it("is kept as a test of its recording, and is not sent", async () => {
    const store = createMemoryStore();
    const sent: string[] = [];
    const sender = replaykit({ store, telemetry: false, send: ({ run_id }) => void sent.push(run_id) });
    await sender.run({ runId: "a" }, () => 1);
    await sender.run({ runId: "b", mode: "replay", of: "a" }, () => 1);
    expect(await store.getRun("b")).toMatchObject({
      retention: "test",
      replay: { mode: "replay", of: "a", served: 0 },
    });
    expect(sent).toEqual(["a"]);
  });

  it("needs a recording that is there and that reaches as far", async () => {
    await expect(kit.run({ mode: "replay" }, () => 1)).rejects.toMatchObject({ code: "usage" });
    await expect(kit.run({ mode: "replay", of: "nobody" }, () => 1)).rejects.toMatchObject({ code: "not_found" });
    const store = createMemoryStore();
    await store.createRun({ run_id: "cut", status: "running", started_at: "now" });
    const started = { position: "0", kind: "tool", name: "pay", args: {}, effect: "write", phase: "started" } as const;
    await store.append("cut", { ...started, at: "now" });
    const program = (run: AgentRun) => run.tool("pay", (): Json => (world.push("paid"), 1), { effect: "write" })({});
    const replay = replaykit({ store, telemetry: false }).run({ mode: "replay", of: "cut" }, program);
    await expect(replay).rejects.toMatchObject({ code: "unknown_effect" });
    expect(world).toEqual(everything);
  });
});

it("a tool is registered once, with one effect", () => {
  const work = () => null;
  expect(kit.tools({ read: { look: work }, write: { send: work } }).effects).toEqual({ look: "read", send: "write" });
  const { tools, effects } = kit.tools({ read: { ["__proto__"]: work, constructor: work } });
  expect([Object.keys(tools), Object.keys(effects)]).toEqual([
    ["__proto__", "constructor"],
    ["__proto__", "constructor"],
  ]);
  expect(() => kit.tools({ read: { send: work }, write: { send: work } })).toThrow(
    '"send" is registered as read and as write',
  );
});
