import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { createToolReplay } from "../../src/core/replay/tool-replay.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { replayRulesSchema } from "../../src/core/schema/case.ts";
import { toolFixturesSchema } from "../../src/core/schema/fixtures.ts";
import { type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { gatewayTools } from "../../src/node/routing/gateway-tools.ts";
import { type AgentRun, type KitOptions, replaykit } from "../../src/sdk/index.ts";

const text = "Error: not enough seats";

/** What a tool gives, by what it is asked for. */
const behaviours: Record<string, () => Json> = {
  returns: () => text,
  raises: () => {
    throw Object.assign(new RangeError("seats: none"), { code: "FULL" });
  },
  "raises plainly": () => {
    throw new Error("seats: none");
  },
  title: () => "Error budgets explained",
  object: () => ({ error: "not enough seats" }),
  null: () => null,
  // What TypeScript does not let through, a program in JavaScript does.
  undefined: () => undefined as unknown as Json,
  nan: () => Number.NaN,
  bytes: () => new TextEncoder().encode("Error: no") as unknown as Json,
};

interface Given {
  got?: Json;
  thrown?: [kind: string, name: string, message: string, code: unknown];
}

function agent(ran: string[]) {
  return async (run: AgentRun): Promise<Json> => {
    const book = run.tool("book_seats", ({ how }: { how: string }) => (ran.push(how), behaviours[how]?.() ?? null), {
      effect: "write",
    });
    const outcomes: Record<string, Given> = {};
    for (const how of Object.keys(behaviours)) {
      outcomes[how] = await book({ how }).then(
        (got) => ({ got }),
        (error: Error) => ({ thrown: [error.constructor.name, error.name, error.message, Reflect.get(error, "code")] }),
      );
    }
    return JSON.parse(JSON.stringify(outcomes));
  };
}

async function runOf(options: KitOptions, of?: TraceRun | string) {
  const ran: string[] = [];
  const kit = replaykit({ telemetry: false, ...options });
  const { output } = await kit.run({ runId: crypto.randomUUID(), ...compact({ of }) }, agent(ran));
  return { output, ran };
}

const everything = {
  returns: { got: text },
  raises: { thrown: ["RangeError", "RangeError", "seats: none", "FULL"] },
  "raises plainly": { thrown: ["Error", "Error", "seats: none", null] },
  title: { got: "Error budgets explained" },
  object: { got: { error: "not enough seats" } },
  null: { got: null },
  undefined: { got: null },
  // JSON has no NaN.
  nan: { got: null },
  bytes: { got: Object.fromEntries(Buffer.from("Error: no").entries()) },
};

describe("a tool of the SDK gives again what it gave", () => {
  it("in a replay of its run, strict and lenient, and of its trace", async () => {
    const ran: string[] = [];
    const kit = replaykit({ telemetry: false });
    const { output } = await kit.run({ runId: "r" }, agent(ran));
    expect([output, ran]).toEqual([everything, Object.keys(behaviours)]);
    ran.length = 0;
    const trace = await kit.trace("r");
    for (const match of ["strict", "lenient"] as const) {
      const again = await kit.run({ mode: "replay", of: "r", match }, agent(ran));
      const fromTrace = await replaykit({ telemetry: false, mode: "replay" }).run({ of: trace, match }, agent(ran));
      expect([again.output, fromTrace.output, ran]).toEqual([everything, everything, []]);
    }
    expect((await kit.resume("r", agent(ran))).output).toEqual(everything);
  });

  it("its trace marks the text as returned, and nothing but it", async () => {
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, agent([]));
    const { events } = await kit.trace("r");
    const results = events.flatMap((event) => (event.type === "tool_result" ? [event] : []));
    expect(results.slice(0, 2)).toMatchObject([
      { output: text, error: { kind: "tool", message: text, heuristic: true, returned: true } },
      { error: { kind: "exception", message: "seats: none", name: "RangeError" } },
    ]);
    expect(results[1]?.error).not.toHaveProperty("heuristic");
    expect(results.slice(3).filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it("through the gateway too, where what the shims recorded is thrown by its class", async () => {
    const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
    await using gateway = await startGateway({ upstream });
    const effects = effectLookup({ book_seats: "write" });
    const now = () => new Date(0);
    using recording = gateway.open({ mode: "record", effects, now });
    const first = await runOf({ callTool: gatewayTools(recording.url) });
    expect(first).toEqual({ output: everything, ran: Object.keys(behaviours) });
    const calls = recording.session.observations().flatMap((seen) => (seen.type === "tool" ? [seen.call] : []));
    expect(calls[0]).toMatchObject({ output: text, error: { heuristic: true, returned: true } });
    const shimmed = { kind: "exception", message: "RangeError: seats: none", code: "FULL" };
    for (const error of [undefined, shimmed]) {
      const served = calls.map((call, index) => (index === 1 && error ? { ...call, error } : call));
      const fixtures = toolFixturesSchema.parse({ version: 1, calls: served });
      const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
      using open = gateway.open({ mode: "replay", tools, effects, now });
      expect(await runOf({ callTool: gatewayTools(open.url) })).toEqual({ output: everything, ran: [] });
    }
  });
});

describe("a trace of another tool answers", () => {
  const foreign = (result: object) =>
    traceSchema.parse({
      run_id: "f",
      status: "success",
      events: [
        { type: "tool_call", call_id: "1", tool_name: "book", tool_args: {} },
        { type: "tool_result", call_id: "1", ...result },
      ],
    });
  const book = (run: AgentRun) => run.tool("book", (): Json => "booked", { effect: "write" })({});
  const replay = (result: object) =>
    replaykit({ telemetry: false }).run({ mode: "replay", of: foreign(result), match: "lenient" }, book);
  const mark = { kind: "tool", message: text, heuristic: true };

  it("with the text where it only reads like an error, also where only the message was kept", async () => {
    expect((await replay({ output: text, error: mark })).output).toBe(text);
    expect((await replay({ error: mark })).output).toBe(text);
  });

  it("by throwing where it says that the tool failed", async () => {
    const failed = (message: string) => replay({ output: text, error: { kind: "tool", message } });
    await expect(failed(text)).rejects.toMatchObject({ name: "Error", message: "not enough seats" });
    await expect(failed("seats: none")).rejects.toMatchObject({ name: "Error", message: "seats: none" });
    await expect(failed("TypeError: none")).rejects.toBeInstanceOf(TypeError);
  });
});
