import { fc } from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { bisect, differingParts, mixed } from "../../src/core/checkpoint/bisect.ts";
import type { Json } from "../../src/core/schema/json.ts";

/** A world in which one part of the state at one step decides; it counts how often it is asked. */
function world(decides: (step: number, state: Json) => boolean) {
  const asked: number[] = [];
  return {
    asked,
    flips: async (step: number, state: Json) => {
      asked.push(step);
      return decides(step, state);
    },
  };
}

const empty = { query: "refunds", docs: [] };
const full = { query: "refunds", docs: ["30 days"] };

describe("bisect", () => {
  it("finds the first step and the part of its state, asking the logarithm of both", async () => {
    const steps = 64;
    const keys = Array.from({ length: 32 }, (_, n) => `key_${n}`);
    const stateWith = (word: string) => Object.fromEntries(keys.map((key) => [key, `${key} ${word}`]));
    const { asked, flips } = world((step, state) => step >= 40 && JSON.stringify(state).includes("key_21 good"));
    const states = (word: string) => Array.from({ length: steps }, () => stateWith(word));
    expect(await bisect({ bad: states("bad"), good: states("good"), flips })).toEqual({
      found: true,
      step: 40,
      part: { key: "key_21" },
      bad: "key_21 bad",
      good: "key_21 good",
      alone: true,
    });
    expect(asked.length).toBeLessThanOrEqual(2 + 6 + 1 + 5 + 1);
  });

  it("finds one message of a history", async () => {
    const history = (third: string) => ({ messages: ["a", "b", third, "d"] });
    const { flips } = world((_, state) => JSON.stringify(state).includes("right"));
    const result = await bisect({ bad: [history("wrong")], good: [history("right")], flips });
    expect(result).toMatchObject({
      found: true,
      step: 1,
      part: { key: "messages", index: 2 },
      bad: "wrong",
      good: "right",
    });
  });

  it("says so where one part does it only with those before it", async () => {
    const { flips } = world((_, state) => JSON.stringify(state) === '{"a":2,"b":2}');
    const result = await bisect({ bad: [{ a: 1, b: 1 }], good: [{ a: 2, b: 2 }], flips });
    expect(result).toMatchObject({ found: true, part: { key: "b" }, alone: false });
  });

  it("finds the window between too early and too late", async () => {
    const states = (word: string) => Array.from({ length: 40 }, (_, n) => (n < 4 ? { n } : { n, word }));
    const { asked, flips } = world((step, state) => step >= 12 && step <= 30 && JSON.stringify(state).includes("good"));
    const result = await bisect({ bad: states("bad"), good: states("good"), flips });
    expect(result).toMatchObject({ found: true, step: 12, part: { key: "word" } });
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(Math.min(...asked)).toBe(5); // before that, nothing differs
  });

  it("gives up after a number of forks that somebody can pay", async () => {
    const states = (word: string) => Array.from({ length: 1000 }, () => ({ word }));
    const { asked, flips } = world(() => false);
    expect(await bisect({ bad: states("bad"), good: states("good"), flips })).toMatchObject({ found: false });
    expect([asked.length, new Set(asked).size]).toEqual([16, 16]);
  });

  it("finds nothing where nothing decides", async () => {
    const never = world(() => false);
    const always = world(() => true);
    const input = { bad: [empty, empty], good: [full, full] };
    expect(await bisect({ ...input, flips: never.flips })).toEqual({ found: false, why: "no state flips it" });
    expect(await bisect({ ...input, flips: always.flips })).toEqual({
      found: false,
      why: "the bad state flips it too",
    });
    expect(await bisect({ ...input, good: [], flips: always.flips })).toEqual({ found: false, why: "no common step" });
    expect(never.asked).toEqual([1, 2]);
  });

  it("all differing parts of the good state make the good state", () => {
    const state = fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__"), fc.jsonValue({ maxDepth: 2 }));
    fc.assert(
      fc.property(state, state, (left, right) => {
        const [bad, good] = [left, right].map((value): Json => JSON.parse(JSON.stringify(value)));
        const made = mixed(bad ?? {}, good ?? {}, differingParts(bad ?? {}, good ?? {}));
        expect(sorted(made)).toEqual(sorted(good ?? {}));
        expect(mixed(bad ?? {}, good ?? {}, [])).toEqual(bad);
      }),
    );
  });
});

function sorted(value: Json): [string, Json][] {
  return Object.entries(value ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
