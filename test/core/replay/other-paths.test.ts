import { describe, expect, it } from "vitest";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { caseFreeArguments, oneSpelling, respelledCheck, respelledRun } from "../../../src/core/replay/letter-case.ts";
import { createPlaceholderPairs } from "../../../src/core/redact/placeholder-pairs.ts";
import { recordedRun, underRecordedNames } from "../../../src/core/replay/recorded-run.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { replayRulesSchema } from "../../../src/core/schema/case.ts";
import type { Check, CheckOf } from "../../../src/core/schema/check.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { RunCall } from "../../../src/core/schema/run.ts";
import { call, makeRun, write } from "../checks/make-run.ts";

const declared = { get_order: "read", refund: "write" } as const;

function replay(calls: object[], aliases: Record<string, string> = {}) {
  return createToolReplay({
    fixtures: toolFixturesSchema.parse({ version: 1, calls }),
    rules: replayRulesSchema.parse({}),
    effects: effectLookup(declared, {}, aliases),
    aliases,
  });
}

describe("a renamed tool", () => {
  const recorded = [{ tool: "get_order", args: { id: "W1" }, output: "an order" }];
  const ask = (aliases?: Record<string, string>) =>
    replay(recorded, aliases).ask({ tool: "fetch_order", args: { id: "W1" } });

  it("gets the recordings of its old name once replaykit.yaml says so, which a miss proposes", () => {
    expect(ask({ fetch_order: "get_order" })).toEqual({ how: "served", effect: "read", output: "an order" });
    const missed = ask();
    const rule = 'aliases: { "fetch_order": "get_order" }';
    expect(missed).toMatchObject({ how: "missed", miss: { rule } });
    expect("miss" in missed && missed.miss.message).toContain(
      `if that is its old name, write ${rule} in replaykit.yaml`,
    );
  });

  it("is proposed for equal arguments of one tool alone", () => {
    const two = [...recorded, { tool: "get_item", args: { id: "W1" }, output: "an item" }];
    const none = replay([{ tool: "get_order", output: "all" }]).ask({ tool: "fetch_order", args: {} });
    for (const answer of [replay(two).ask({ tool: "fetch_order", args: { id: "W1" } }), none])
      expect("miss" in answer && answer.miss.rule).toBeUndefined();
  });

  it("keeps its effect, and is what checks call it", () => {
    const lookup = effectLookup(declared, {}, { give_back: "refund", give: "get_order" });
    expect([lookup("give_back"), lookup("give")]).toEqual([
      { effect: "write", guessed: false },
      { effect: "read", guessed: false },
    ]);
    expect(effectLookup({ ...declared, give: "write" }, {}, { give: "get_order" })("give").effect).toBe("write");
    const run = makeRun({ calls: [write("give_back", { id: "W1" })] });
    const check: Check = { kind: "tool_not_called", tool: "refund", match: "exact" };
    expect(checkRun(run, check).outcome).toBe("pass");
    expect(checkRun(underRecordedNames(run, { give_back: "refund" }), check).outcome).toBe("fail");
  });
});

describe("a write under another name", () => {
  const wanted: Check = {
    kind: "writes_are",
    calls: [{ tool: "refund", args: { id: "W1" }, match: "exact" }],
    include_failed: false,
  };
  const message = (...calls: RunCall[]) => checkRun(makeRun({ calls }), wanted).message;

  it("with the arguments that were wanted proposes the alias", () => {
    expect(message(write("pay_back", { id: "W1" }))).toContain(
      'if that is its new name, write aliases: { "pay_back": "refund" } in replaykit.yaml',
    );
  });

  it("with others, beside the wanted call, or under two names proposes none", () => {
    for (const calls of [
      [write("pay_back", { id: "W2" })],
      [write("refund", { id: "W1" }), write("pay_back", { id: "W1" })],
      [write("pay_back", { id: "W1" }), write("pay_out", { id: "W1" })],
      [call("pay_back", { id: "W1" })],
    ])
      expect(message(...calls)).not.toContain("aliases");
  });
});

describe("another letter case of an id", () => {
  const respelled = { tool: "get_order", args: { id: "w1" }, output: { id: "W1" } };
  const echoed = { tool: "get_order", args: { id: "W1" }, output: { id: "W1" } };
  const how = (calls: object[]) => replay(calls).ask({ tool: "get_order", args: { id: "W1" } }).how;

  it("does not matter where the tool's own results show it", () => {
    expect(how([respelled])).toBe("served");
    expect(replay([echoed]).ask({ tool: "get_order", args: { id: "w1" } }).how).toBe("missed");
    const both = [
      { tool: "get_order", args: { id: "W2" }, output: { total: 5 } },
      { tool: "get_order", args: { id: "w2" }, output: { total: 5 } },
    ];
    const asked = { tool: "get_order", args: { id: "w1" } };
    expect(replay([...both, echoed]).ask(asked).how).toBe("served");
    const differing = both.map((one, index) => ({ ...one, output: { total: index } }));
    expect(replay([...differing, echoed]).ask(asked).how).toBe("missed");
  });

  it("is told from another id and from free text", () => {
    expect(replay([respelled]).ask({ tool: "get_order", args: { id: "W2" } }).how).toBe("missed");
    const text = { tool: "get_order", args: { id: "my order" }, output: { id: "My Order" } };
    expect(replay([text]).ask({ tool: "get_order", args: { id: "MY ORDER" } }).how).toBe("missed");
  });

  it("is spelled as the check has it before anything is checked", () => {
    const fixtures = toolFixturesSchema.parse({
      version: 1,
      calls: [{ tool: "refund", args: { order: "w7", note: "late" }, output: { refunded: "W7" } }],
    });
    const wanted = { tool: "refund", args: { order: "W1", note: "Late" }, match: "exact" as const };
    const check: Check = { kind: "writes_are", calls: [wanted], include_failed: false };
    const judged = (args: Json, calls = fixtures.calls) => {
      const respell = oneSpelling(caseFreeArguments(calls), [wanted, ...calls]);
      return checkRun(respelledRun(makeRun({ calls: [write("refund", args)] }), respell), check).outcome;
    };
    expect(judged({ order: "w1", note: "Late" })).toBe("pass");
    expect(judged({ order: "w1", note: "late" })).toBe("fail");
    expect(judged({ order: "w2", note: "Late" })).toBe("fail");
    expect(judged({ order: "w1", note: "Late" }, [])).toBe("fail");
    // Checks that spell one id in two ways are brought into the first of them.
    const respell = oneSpelling(caseFreeArguments(fixtures.calls), [wanted]);
    const lower: Check = { ...check, calls: [{ ...wanted, args: { order: "w1" } }] };
    expect(respelledCheck(lower, respell)).toEqual({ ...check, calls: [{ ...wanted, args: { order: "W1" } }] });
    const answer: Check = { kind: "final_output_exists", exists: true };
    expect(respelledCheck(answer, respell)).toBe(answer);
  });
});

describe("calls that count as others", () => {
  const { equivalent } = configSchema.parse({
    equivalent: [
      {
        call: "refund_items",
        each: "/items",
        as: {
          tool: "refund",
          args: { order: { $arg: "/order" }, item: { $each: "/sku" }, reason: { $arg: "/reason" } },
        },
      },
      {
        call: "move",
        as: [
          { tool: "cancel", args: { id: { $arg: "/from" } } },
          { tool: "book", args: { id: { $arg: "/to" } } },
        ],
      },
    ],
  });
  const wanted = (...calls: [string, Json][]): Check => ({
    kind: "writes_are",
    calls: calls.map(([tool, args]) => ({ tool, args, match: "exact" as const })),
    include_failed: false,
  });
  const outcome = (calls: RunCall[], check: Check, rules = equivalent) =>
    checkRun(makeRun({ calls }), check, { equivalent: rules }).outcome;
  const single = (item: string) => write("refund", { order: 1, item });
  const batch = (items: Json, more: object = {}) => write("refund_items", { order: 1, items, ...more });
  const both = wanted(["refund", { order: 1, item: "a" }], ["refund", { order: 1, item: "b" }]);

  it("a batch is its parts, and parts are their batch", () => {
    expect(outcome([batch([{ sku: "b" }, { sku: "a" }])], both)).toBe("pass");
    const batched = wanted(["refund_items", { order: 1, items: [{ sku: "a" }, { sku: "b" }] }]);
    expect(outcome([single("b"), single("a")], batched)).toBe("pass");
    expect(outcome([batch([{ sku: "a" }]), single("b")], batched)).toBe("pass");
    expect(outcome([batch([{ sku: "b" }, { sku: "a" }])], both, [])).toBe("fail");
    const moved = wanted(["cancel", { id: 1 }], ["book", { id: 2 }]);
    expect(outcome([write("move", { from: 1, to: 2 })], moved)).toBe("pass");
    expect(outcome([write("move", { from: 2, to: 1 })], moved)).toBe("fail");
  });

  it("a batch of too much, too little, nothing or with an argument more is no equal", () => {
    for (const items of [[{ sku: "a" }], [{ sku: "a" }, { sku: "b" }, { sku: "b" }], [], "ab"])
      expect(outcome([batch(items)], both)).toBe("fail");
    expect(outcome([batch([{ sku: "a" }, { sku: "b" }], { amount: 900 })], both)).toBe("fail");
    expect(outcome([batch([{ sku: "a" }, { sku: "b", times: 2 }])], both)).toBe("fail");
    expect(outcome([batch([{ sku: "a" }, { sku: "b" }], { reason: "late" })], both)).toBe("fail");
    expect(
      outcome([batch([{ sku: "a" }], { reason: "late" })], wanted(["refund", { order: 1, item: "a", reason: "late" }])),
    ).toBe("pass");
  });

  it("neither the batch nor its parts hide from a check that names one of them", () => {
    const calls = [batch([{ sku: "a" }])];
    for (const tool of ["refund", "refund_items"]) {
      expect(outcome(calls, { kind: "tool_not_called", tool, match: "exact" })).toBe("fail");
      expect(outcome(calls, { kind: "tool_called", tool, match: "exact" })).toBe("pass");
    }
    expect(outcome(calls, { kind: "tool_not_called", tool: "refund", match: "exact" }, [])).toBe("pass");
    expect(outcome([call("get_order")], { kind: "tool_not_called", tool: "refund", match: "exact" })).toBe("pass");
  });

  it("a batch comes in its parts' place in a sequence, and not before its turn", () => {
    const sequence = (...tools: string[]): CheckOf<"tool_sequence"> => ({
      kind: "tool_sequence",
      mode: "in-order",
      calls: tools.map((tool) => ({ tool, match: "ignore" as const })),
    });
    const get = call("get_order", { order: 1 });
    const batched = [get, batch([{ sku: "a" }])];
    for (const tool of ["refund", "refund_items"]) {
      expect(outcome(batched, sequence("get_order", tool))).toBe("pass");
      expect(outcome([get, single("a")], sequence("get_order", tool))).toBe("pass");
      expect(outcome(batched.toReversed(), sequence("get_order", tool))).toBe("fail");
      expect(outcome([get], sequence("get_order", tool))).toBe("fail");
    }
    expect(outcome(batched, sequence("get_order", "refund"), [])).toBe("fail");
    const exact: Check = { ...sequence("get_order", "refund"), mode: "exact" };
    expect(outcome(batched, exact)).toBe("fail");
  });

  it("a rule that counts a tool as itself is refused", () => {
    expect(() => configSchema.parse({ equivalent: [{ call: "a", as: { tool: "a" } }] })).toThrow("same tool");
    expect(() => configSchema.parse({ equivalent: [{ call: "a", as: [] }] })).toThrow();
  });
});

it("a run in the recording's words keeps what a reader only guessed marked as such", () => {
  const run = makeRun({ status: "error", errors: [{ kind: "limit", text: "it ended on tools", guessed: true }] });
  const told = makeRun({ status: "error", errors: [{ kind: "limit", text: "it ended on tools" }] });
  const pairs = createPlaceholderPairs(() => new Set());
  expect(recordedRun(run, pairs)).toEqual(run);
  expect(recordedRun(run, pairs)).not.toEqual(told);
});
