import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { planShards } from "../../../src/node/replay/plan/plan-shards.ts";

const ids = Array.from({ length: 12 }, (_, index) => `case-${index}`);

describe("shards", () => {
  it("share cases out evenly where nothing is known of them", () => {
    expect(planShards(ids, 4, {}).shards.map((shard) => shard.length)).toEqual([3, 3, 3, 3]);
    expect(planShards(ids.slice(0, 2), 3, {}).shards).toEqual([["case-0"], ["case-1"], []]);
    expect(planShards([], 2, {})).toMatchObject({ shards: [[], []], makespan: 0 });
  });

  it("are balanced by durations, and better than the longest first alone", () => {
    const durations = { a: 3, b: 3, c: 2, d: 2, e: 2 };
    expect(planShards(Object.keys(durations), 2, durations).makespan).toBe(6);
  });

  it("take no case's name for something else", () => {
    const named = ["constructor", "a", "b", "c"];
    expect(planShards(named, 2, {}).shards.map((shard) => shard.length)).toEqual([2, 2]);
    expect(planShards(named, 2, { constructor: 9, a: 1, b: 1, c: 1 }).shards).toEqual([
      ["constructor"],
      ["a", "b", "c"],
    ]);
  });

  it("share a hash exactly when they have the same plan", () => {
    const { hash } = planShards(ids, 3, { "case-1": 5 });
    expect(planShards(ids, 3, { "case-1": 5, other: 9 }).hash).not.toBe("");
    expect(planShards(ids, 3, { "case-1": 5 }).hash).toBe(hash);
    expect(planShards(ids, 4, { "case-1": 5 }).hash).not.toBe(hash);
    expect(planShards(ids, 3, { "case-1": 6 }).hash).not.toBe(hash);
    expect(planShards(ids.slice(1), 3, { "case-1": 5 }).hash).not.toBe(hash);
  });

  it("hold every case once, within 1.05 of what is possible", () => {
    const durations = fc.array(fc.integer({ min: 50, max: 5000 }), { minLength: 60, maxLength: 300 });
    fc.assert(
      fc.property(durations, fc.integer({ min: 1, max: 12 }), (weights, of) => {
        const known = Object.fromEntries(weights.map((weight, index) => [`case-${index}`, weight]));
        const plan = planShards(Object.keys(known), of, known);
        expect(plan.shards.flat().toSorted()).toEqual(Object.keys(known).toSorted());
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(plan.makespan).toBeLessThanOrEqual(1.05 * Math.max(total / of, ...weights));
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it("are planned fast for 10,000 cases", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `case-${index}`);
    const known = Object.fromEntries(many.map((id, index) => [id, 20 + ((index * 7919) % 4000)]));
    const plan = planShards(many, 64, known);
    const total = Object.values(known).reduce((sum, weight) => sum + weight, 0);
    expect(plan.makespan).toBeLessThanOrEqual(1.05 * (total / 64));
  });
});
