import { describe, expect, it } from "vitest";
import { parseCaseYaml } from "../../../../src/core/case/case-yaml.ts";
import { compareGuards, type GuardVersion } from "../../../../src/core/verdict/base/altered.ts";
import type { WantedCall } from "../../../../src/core/schema/check.ts";
import type { ToolLocations } from "../../../../src/core/schema/effect.ts";
import { boundEffects, strictestEffects } from "../../../../src/core/verdict/base/base-policy.ts";

const guard = (more = "", version: Partial<GuardVersion> = {}): GuardVersion => ({
  case: parseCaseYaml(
    `version: 1\nid: a\ntitle: A\nstate: guard\nsignatures: [{ status_is: error }]\nassertions: [{ status_is: success }]\n${more}`,
    "case.yaml",
  ).case,
  path: "cases/a",
  ...version,
});

const changesOf = (...sides: Parameters<typeof compareGuards>) =>
  compareGuards(...sides).map(({ changes, deleted }) => (deleted ? ["deleted"] : changes));

describe("a guard of the base that cannot be read", () => {
  const unreadable = "source-trace.json has 70000000 bytes; at most 67108864 are read";

  it("is altered by any change of its folder, and by nothing else", () => {
    const base = [guard("", { unreadable })];
    expect(changesOf(base, [guard()], { changed: ["cases/a/source-trace.json"] })).toEqual([
      [`changed, and the base's version cannot be compared: ${unreadable}`],
    ]);
    expect(changesOf(base, [guard("", { path: "cases/b" })], { changed: [] })).toHaveLength(1);
    expect(changesOf(base, [], {})).toEqual([["deleted"]]);
    expect(changesOf(base, [guard()], { changed: ["cases/ab/case.yaml"] })).toEqual([]);
    const broken = (changed: string[]) => compareGuards(base, [], { unreadable: ["cases/a"], changed });
    expect(broken(["cases/ab/case.yaml"])).toEqual([]);
    expect(broken(["cases/a/notes.md"])).toMatchObject([
      { deleted: true, changes: [expect.stringMatching("changed")] },
    ]);
  });
});

it("a guard that the head breaks is altered as one that it deletes, and is not called deleted", () => {
  const changes = (unreadable: string[]) => compareGuards([guard()], [], { unreadable }).map((one) => one.changes);
  expect(changes(["cases/a"])).toEqual([["its files cannot be read any more"]]);
  expect(changes(["cases/b"])).toEqual([["the guard was deleted"]]);
});

describe("a guard's checks and recordings", () => {
  it("are altered by what makes them hold more easily, and not by an assertion more", () => {
    const easier = guard();
    easier.case.assertions = [];
    const other = guard();
    other.case.signatures = [...other.case.signatures, ...other.case.assertions];
    const stricter = guard();
    stricter.case.assertions = [...stricter.case.assertions, ...stricter.case.signatures];
    expect(changesOf([guard()], [easier])).toEqual([["1 of 1 assertions removed or changed"]]);
    expect(changesOf([guard()], [other])).toEqual([["signatures changed"]]);
    expect(changesOf([guard()], [guard("tolerated_rate: 0.9\n")])).toEqual([["tolerated_rate raised"]]);
    expect(changesOf([guard("", { fixtures: "a" })], [guard("", { fixtures: "b" })])).toEqual([["recordings changed"]]);
    expect(changesOf([guard("", { fixtures: "a" })], [guard("", { fixtures: "a" })])).toEqual([]);
    expect(changesOf([guard()], [stricter])).toEqual([]);
  });
});

it("a guard is altered if a tool leaves out an argument that it checks, and by no other change of the tool", () => {
  const guards = [guard()];
  guards[0]?.case.assertions.push({
    kind: "writes_are",
    include_failed: false,
    calls: [{ tool: "pay", args: { sum: 4 }, match: "subset" }],
  });
  // These look at no argument by its name.
  const any: Pick<WantedCall, "args" | "match">[] = [
    { args: { $any: true }, match: "subset" },
    { args: { to: "ann" }, match: "ignore" },
  ];
  for (const one of any) guards[0]?.case.assertions.push({ kind: "tool_not_called", tool: "pay", ...one });
  const at = "shop:pay";
  const changes = (after: ToolLocations, before: ToolLocations = { pay: { at } }) =>
    changesOf(guards, guards, { tools: { before, after }, aliases: { charge: "pay" } });
  const left = [["tools.pay.args leaves out sum, which it checks"]];
  expect(changes({ pay: { at, args: ["order"] } })).toEqual(left);
  expect(changes({ pay: { at, args: [] } }, { pay: { at, args: ["sum"] } })).toEqual(left);
  expect(changes({ pay: { at, args: ["order"] } }, {})).toEqual(left);
  expect(changes({ pay: { at: "shop:charge", args: ["sum"] }, other: { at, args: [] } })).toEqual([]);
  expect(changes({ pay: { at, args: ["order"] } }, { pay: { at, args: ["order"] } })).toEqual([]);
  expect(changes({})).toEqual([]);
  // A renamed tool is checked under its recorded name.
  const charge = { charge: { at, args: ["order"] } };
  expect(changes(charge)).toEqual([["tools.charge.args leaves out sum, which it checks"]]);
  expect(changes(charge, { pay: { at, args: ["order"] } })).toEqual([]);
});

describe("what chooses a guard's runner, its pool and its time", () => {
  const source = "source: { run_id: r, fingerprint: f, captured_at: 2026-01-01T00:00:00Z }\n";

  it("is compared, and what only informs is not", () => {
    const base = [guard(`agent: billing\n${source}`)];
    expect(changesOf(base, [guard(`agent: other\n${source}`)])).toEqual([["agent changed"]]);
    expect(changesOf(base, [guard(`agent: billing\n${source.replace("2026", "2020")}`)])).toEqual([
      ["source.captured_at changed"],
    ]);
    expect(changesOf(base, [guard("agent: billing\nsource: { run_id: r }\n")])).toEqual([
      ["source.fingerprint changed", "source.captured_at changed"],
    ]);
    const informed = source.replace("run_id: r", "run_id: s, rate: 4/5, seen: { count: 2 }");
    expect(changesOf(base, [guard(`agent: billing\n${informed}`)])).toEqual([]);
  });
});

describe("a program that a guard names", () => {
  const changedPrograms = (command: string | string[]) => [command].flat().filter((word) => word.endsWith(".py"));
  const user = "scenario: { simulator: { command: [python3, user.py] } }\n";

  it("alters it, and the judge's only where a judge is asked", () => {
    expect(changesOf([guard(user)], [guard(user)], { changedPrograms, judge: ["judge.py"] })).toEqual([
      ["the program user.py of its simulator changed"],
    ]);
    expect(changesOf([guard(user)], [guard(user)], { changedPrograms: () => [] })).toEqual([]);
    const asking = guard();
    asking.case.assertions = [{ kind: "semantic", statement: "polite" }];
    expect(changesOf([asking], [asking], { changedPrograms, judge: ["judge.py"] })).toEqual([
      ["the program judge.py of its judge changed"],
    ]);
  });
});

describe("a guard's tag", () => {
  const base = [guard("tags: [smoke, billing]\n")];

  it("counts where it selects", () => {
    expect(changesOf(base, [guard("tags: [billing]\n")], { selecting: ["smoke"] })).toEqual([
      ["the tag smoke, which selects cases, was removed"],
    ]);
    expect(changesOf(base, [guard("tags: [smoke, other]\n")], { selecting: ["smoke"] })).toEqual([]);
    expect(changesOf(base, [guard()], {})).toEqual([]);
  });
});

describe("effects of a pull request's case", () => {
  const base = strictestEffects([{ pay: "read", sum: "pure" }, { pay: "write" }, { sum: "read", find: "read" }]);

  it("are never looser than the base's, unless the base's version of the case says the same", () => {
    expect(base).toEqual({ pay: "write", sum: "read", find: "read" });
    const own = { pay: "read", sum: "pure", find: "write", ship: "read" } as const;
    expect(boundEffects(own, { base })).toEqual({
      effects: { pay: "write", sum: "read", find: "write", ship: "read" },
      kept: { pay: "write", sum: "read" },
    });
    expect(boundEffects(own, { base, before: { pay: "read" } }).effects.pay).toBe("read");
    expect(boundEffects({ pay: "read" }, { base, before: { pay: "pure" } }).effects.pay).toBe("write");
  });

  it("go by the name of a tool whose calls the gateway makes, where the base says nothing of it", () => {
    const own = { "PURGE api.shop.test": "read", "GET api.shop.test": "read", refund: "pure", frob: "pure" } as const;
    const made = () => true;
    expect(boundEffects(own, { base, made }).kept).toEqual({
      "PURGE api.shop.test": "write",
      refund: "write",
      frob: "write",
    });
    expect(boundEffects({ list_orders: "read", frob: "read" }, { base: { frob: "read" }, made }).kept).toEqual({});
    expect(boundEffects(own, { base }).kept).toEqual({});
  });
});
