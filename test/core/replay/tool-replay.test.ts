import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { replayRulesSchema } from "../../../src/core/schema/case.ts";
import { toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import type { Json } from "../../../src/core/schema/json.ts";

const effects = effectLookup({ read: "read", send: "write", sum: "pure" });

function replay(fixtures: object, rules: object = {}, terminal_tools: string[] = []) {
  return createToolReplay({
    fixtures: toolFixturesSchema.parse({ version: 1, ...fixtures }),
    rules: replayRulesSchema.parse(rules),
    effects,
    terminal_tools,
  });
}

const late = { kind: "timeout" as const, message: "late" };

describe("createToolReplay", () => {
  it("serves equal calls in order, then the last answer of a read again", () => {
    const calls = [
      { tool: "read", args: { id: 1 }, output: "a" },
      { tool: "read", args: { id: 1 }, error: late },
      { tool: "read", args: { id: 2 }, output: "c" },
    ];
    const tools = replay({ calls });
    const ask = () => tools.ask({ tool: "read", args: { id: 1 } });
    expect([ask(), ask(), ask()]).toEqual([
      { how: "served", effect: "read", output: "a" },
      { how: "served", effect: "read", error: late },
      { how: "served", effect: "read", error: late },
    ]);
    expect(tools.unconsumed()).toBe(1);
  });

  it("never makes up a success where the real tool refused the same arguments", () => {
    const refused = { kind: "tool" as const, message: "not your order" };
    const calls = [
      { tool: "send", args: { to: "x" }, error: refused },
      { tool: "send", args: { to: "y" }, error: refused },
      { tool: "send", args: { to: "y" }, output: "sent" },
    ];
    const fixed = { send: { output: "made up" } };
    for (const rules of [{}, { tools: "simulate" }, { tools: { send: "static" } }]) {
      const tools = replay({ calls, static: fixed }, rules);
      const ask = (to: string) => tools.ask({ tool: "send", args: { to } });
      expect([ask("x"), ask("x")]).toEqual(
        Array.from({ length: 2 }, () => ({ how: "served", effect: "write", error: refused })),
      );
      expect(ask("z")).toEqual({ how: "simulated", effect: "write", output: "made up" });
    }
    // What succeeded later was refused for a reason that had passed.
    const later = replay({ calls, static: fixed }, { tools: "simulate" });
    expect(later.ask({ tool: "send", args: { to: "y" } })).toMatchObject({ how: "simulated" });
  });

  it("passes over what was recorded before a served write", () => {
    const calls = [
      { tool: "read", output: "before" },
      { tool: "send", args: { to: "x" }, output: "sent" },
      { tool: "read", output: "after" },
    ];
    const early = replay({ calls });
    expect(early.ask({ tool: "send", args: { to: "x" } })).toEqual({ how: "served", effect: "write", output: "sent" });
    expect(early.ask({ tool: "read", args: {} })).toEqual({ how: "served", effect: "read", output: "after" });
    const inOrder = replay({ calls });
    expect(inOrder.ask({ tool: "read", args: {} })).toEqual({ how: "served", effect: "read", output: "before" });
  });

  it("leaves order inside a group free", () => {
    const calls = [
      { tool: "read", output: "a", group: "1" },
      { tool: "send", output: "sent", group: "1" },
    ];
    const tools = replay({ calls });
    tools.ask({ tool: "send", args: {} });
    expect(tools.ask({ tool: "read", args: {} })).toEqual({ how: "served", effect: "read", output: "a" });
  });

  it("simulates a write without a recording, and never runs one", () => {
    const calls = [{ tool: "send", args: { to: "x" }, output: "sent" }];
    expect(replay({ calls }).ask({ tool: "send", args: { to: "y" } })).toEqual({
      how: "simulated",
      effect: "write",
      output: {},
    });
    const fixed = { send: { output: "ok" } };
    expect(replay({ static: fixed }).ask({ tool: "send", args: {} })).toEqual({
      how: "simulated",
      effect: "write",
      output: "ok",
    });
    const twice = replay({ calls });
    const ask = () => twice.ask({ tool: "send", args: { to: "x" } }).how;
    expect([ask(), ask()]).toEqual(["served", "simulated"]);
    expect(replay({}, { tools: { send: "live" } }).ask({ tool: "send", args: {} })).toMatchObject({ how: "blocked" });
    expect(replay({}, { on_write_miss: "fail" }).ask({ tool: "send", args: {} })).toMatchObject({ how: "missed" });
  });

  it("gives a write's recorded error again", () => {
    const tools = replay({ calls: [{ tool: "send", error: late }] });
    const ask = () => tools.ask({ tool: "send", args: {} });
    expect([ask(), ask()]).toEqual([
      { how: "served", effect: "write", error: late },
      { how: "served", effect: "write", error: late },
    ]);
  });

  it("runs pure tools only where somebody declared them", () => {
    expect(replay({}).ask({ tool: "sum", args: {} })).toEqual({ how: "run", effect: "pure" });
    expect(replay({}).ask({ tool: "calculate", args: {} })).toMatchObject({ how: "missed", effect: "pure" });
  });

  it("takes a live tool for a write if nobody declared its effect and its name says nothing", () => {
    const ask = (tool: string) => replay({}, { tools: { [tool]: "live" } }).ask({ tool, args: {} });
    expect(ask("frob")).toMatchObject({
      how: "blocked",
      effect: "write",
      miss: {
        message:
          "frob was blocked: its effect is not declared, so it counts as a write; if it only reads, say so under `effects`",
      },
    });
    expect(ask("POST api.shop.test").how).toBe("blocked");
    expect(ask("list_frobs")).toEqual({ how: "live", effect: "read" });
  });

  it("goes live only for reads that the case names", () => {
    expect(replay({}, { tools: { read: "live" } }).ask({ tool: "read", args: {} })).toEqual({
      how: "live",
      effect: "read",
    });
    expect(replay({}, { tools: "live" }).ask({ tool: "read", args: {} })).toMatchObject({ how: "missed" });
    expect(replay({}, { tools: { default: "live" } }).ask({ tool: "read", args: {} })).toMatchObject({ how: "missed" });
    expect(replay({}, { tools: { default: "deny" } }).ask({ tool: "read", args: {} })).toMatchObject({
      how: "blocked",
    });
  });

  it("explains a miss by the nearest recording and the rule that would make it match", () => {
    const calls = [
      { tool: "read", args: { id: 9, at: 9, q: "z" }, output: 0 },
      { tool: "read", args: { id: 1, at: 1, q: "a" }, output: 1 },
    ];
    const tools = replay({ calls });
    expect(tools.ask({ tool: "read", args: { id: 1, at: 2, q: "a" } })).toEqual({
      how: "missed",
      effect: "read",
      miss: {
        kind: "tool",
        tool: "read",
        args: { id: 1, at: 2, q: "a" },
        nearest: { id: 1, at: 1, q: "a" },
        differs_at: "/at",
        rule: 'replay.match.tools."read": { ignore: ["/at"] }',
        message:
          'no recording of read has the arguments {"at":2,"id":1,"q":"a"}; the nearest differs at /at: expected 1, got 2',
      },
    });
    const more = { id: 1, at: 1, q: "a", x: 1, y: 2 };
    expect(tools.ask({ tool: "read", args: more })).toMatchObject({
      miss: { rule: 'replay.match.tools."read": { args: subset }' },
    });
    const ruled = replay({ calls }, { match: { tools: { read: { ignore: ["/at"] } } } });
    expect(ruled.ask({ tool: "read", args: { id: 1, at: 2, q: "a" } })).toMatchObject({ how: "served", output: 1 });
    expect(replay({ calls }, { match: { tools: { read: "subset" } } }).ask({ tool: "read", args: more })).toMatchObject(
      { how: "served" },
    );
  });

  it("names the recording that differs at the fewest places, however deep they are", () => {
    const far = {
      who: "a",
      flights: [
        { no: "X1", day: 1 },
        { no: "X2", day: 2 },
      ],
    };
    const near = {
      who: "b",
      flights: [
        { no: "Y1", day: 1 },
        { no: "Y2", day: 3 },
      ],
    };
    const asked = {
      who: "a",
      flights: [
        { no: "Y1", day: 1 },
        { no: "Y2", day: 4 },
      ],
    };
    const calls = [far, near].map((args) => ({ tool: "read", args, output: 0 }));
    const nearest = (rules: object) => replay({ calls }, rules).ask({ tool: "read", args: asked });
    expect(nearest({})).toMatchObject({ miss: { nearest: near, differs_at: "/who" } });
    // What does not count under the case's rules does not make a recording farther either.
    const ignore = ["/flights/0/no", "/flights/1/no", "/who"];
    expect(nearest({ match: { ignore } })).toMatchObject({ miss: { nearest: far, differs_at: "/flights/1/day" } });
  });

  it("simulates what ends the run, whatever it is told", () => {
    const calls = [{ tool: "read", args: { why: "angry" }, output: "a person takes over" }];
    const ask = (args: object, ...how: Parameters<typeof replay>) =>
      replay(...how).ask({ tool: "read", args: { ...args } });
    const served = { how: "served", effect: "read", output: "a person takes over" };
    expect(ask({ why: "angry" }, { calls }, {}, ["read"])).toEqual(served);
    expect(ask({ why: "upset" }, { calls }, {}, ["read"])).toEqual({ ...served, how: "simulated" });
    expect(ask({ why: "upset" }, {}, {}, ["read"])).toEqual({ how: "simulated", effect: "read", output: {} });
    expect(ask({ why: "upset" }, { calls })).toMatchObject({ how: "missed" });
    expect(ask({ why: "upset" }, { calls }, { tools: "deny" }, ["read"])).toMatchObject({ how: "blocked" });
  });

  it("hands the agent an error where the case wants that", () => {
    const answer = replay({}, { on_read_miss: "tool-error" }).ask({ tool: "read", args: {} });
    expect(answer).toMatchObject({ how: "missed", error: { kind: "tool" } });
    expect(replay({}).ask({ tool: "read", args: {} })).not.toHaveProperty("error");
  });

  /** How often a replay of so many calls of one tool reads a recorded argument, beside half as many. */
  function growth(
    id: (n: number) => string,
    { rules, asked = id, times = 1 }: { rules?: object; asked?: typeof id; times?: number } = {},
  ): number {
    const [small, large] = [150, 300].map((count) => {
      let reads = 0;
      const recorded = (value: string) => ({
        get id() {
          reads += 1;
          return value;
        },
      });
      const calls = Array.from({ length: count }, (_, n) => ({ tool: "read", args: recorded(id(n)), output: n }));
      const fixtures = { version: 1 as const, calls, static: {} };
      const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse(rules ?? {}), effects });
      for (let n = count * times; n > 0; n -= 1) tools.ask({ tool: "read", args: { id: asked((n - 1) % count) } });
      return reads;
    });
    return (large ?? 0) / (small ?? 1);
  }

  it("compares each call with few fixtures, in whichever order they are asked for", () => {
    const mail = (n: number) => `u-${n.toString(16).padStart(8, "0")}@redacted.invalid`;
    expect(growth((n) => `order-${n}`)).toBeLessThan(2.1);
    expect(growth(() => "one order")).toBeLessThan(2.1);
    expect(growth(mail, { asked: (n) => mail(n + 5000) })).toBeLessThan(2.1);
    expect(growth(mail, { times: 3 })).toBeLessThan(2.1);
    expect(growth(mail, { asked: (n) => mail(n + 5000), times: 3 })).toBeLessThan(2.1);
    expect(growth((n) => `order-${n}`, { rules: { match: { args: "subset" } } })).toBeLessThan(2.1);
    // A miss is compared with every recording, to name the nearest.
    expect(growth(mail, { asked: () => `${mail(5000)}!` })).toBeGreaterThan(3);
  });

  it("under subset, serves in recorded order what needs other members, and passes over what a call lacks", () => {
    const read = (args: object, output: string) => ({ tool: "read", args, output });
    const calls = [
      read({ id: 1, page: { size: 5 } }, "small"),
      read({ page: {} }, "any"),
      read({ id: 1, tags: [{ a: 1 }] }, "tagged"),
      read({ id: 1 }, "plain"),
      read({ "a\n": { b: 1 } }, "nested"), // written as one text, its place would be those of the next
      read({ a: 1, b: 1 }, "flat"),
    ];
    const tools = replay({ calls }, { match: { args: "subset" } });
    const outputs = (args: Json) =>
      [1, 2, 3].map(() => {
        const answer = tools.ask({ tool: "read", args });
        return "output" in answer ? answer.output : answer.how;
      });
    expect(outputs({ id: 1, page: { size: 5 }, more: true })).toEqual(["small", "any", "plain"]);
    expect(outputs({ id: 1, tags: [{ a: 1, b: 2 }] })).toEqual(["tagged", "plain", "plain"]);
    expect(outputs({ id: 2, page: 1 })).toEqual(["missed", "missed", "missed"]);
    expect(outputs({ a: 1, b: 1 })).toEqual(["flat", "flat", "flat"]);
  });
});
