import { fc } from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import type { Verdict } from "../../../../src/core/schema/attempt-result.ts";
import {
  decideByEvidence,
  logAboveTolerated,
  logBlock,
  logWorse,
} from "../../../../src/core/verdict/trial/statistics.ts";
import {
  addBlock,
  type Arm,
  emptyTrial,
  logEvidence,
  nextStep,
  pairsMissing,
  type Trial,
  type TrialRule,
  trialCounts,
  trialEnd,
} from "../../../../src/core/verdict/trial/trial.ts";

/** Every way to give four of eight slots to the head, as sets of slots: what our own shuffle draws from. */
const shuffles = Array.from({ length: 256 }, (_, bits) =>
  Array.from({ length: 8 }, (_slot, slot) => (bits >> slot) & 1),
).filter((slots) => slots.reduce((sum, bit) => sum + bit, 0) === 4);

/**
 * The same e-value by counting instead of by formula: of the 70 shuffles, each weighted by ω to the power of the head's failures, the
 * weight of one with so many failures on head against the mean weight of all.
 */
function countedBlock(head: number, base: number, odds: bigint): number {
  const failed = head + base;
  const weights = shuffles.map((slots) => odds ** BigInt(slots.slice(0, failed).reduce((sum, bit) => sum + bit, 0)));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  return Number((odds ** BigInt(head) * 70n * 10n ** 15n) / total) / 1e15;
}

const arm = fc.record({ reproduced: fc.nat(4), more: fc.nat(4) }).map(({ reproduced, more }) => ({
  reproduced,
  not_held: Math.min(4, reproduced + more),
}));
const chanceOf = fc.double({ min: 0, max: 1, noNaN: true });
const rule: TrialRule = { question: "worse", alpha: 0.01, tested: 1, mostBlocks: 12, tolerated: 0.05, compared: true };
const counts = Array.from({ length: 5 }, (_, head) =>
  Array.from({ length: 5 }, (_base, base) => [head, base] as const),
).flat();

function blockOf(head: Verdict, base: Verdict) {
  return [
    ...Array.from({ length: 4 }, () => ({ arm: "head" as Arm, verdict: head, provider: false })),
    ...Array.from({ length: 4 }, () => ({ arm: "base" as Arm, verdict: base, provider: false })),
  ];
}

const oneOfFour: Trial["blocks"][number] = {
  head: { reproduced: 1, not_held: 1 },
  base: { reproduced: 0, not_held: 0 },
};
const twoOfEight: Trial = { blocks: [oneOfFour, oneOfFour], redraws: 0 };

function binomial(n: number, k: number, rate: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways * rate ** k * (1 - rate) ** (n - k);
}

describe("the evidence of a block", () => {
  it("is what counting the shuffles gives", () => {
    for (const odds of [8, 64, 1024]) {
      for (const [head, base] of counts)
        expect(Math.exp(logBlock(head, base, odds))).toBeCloseTo(countedBlock(head, base, BigInt(odds)), 9);
    }
  });

  it("is 1 on average over the shuffles, however many failed, and in a wrong order it is not", () => {
    for (const failed of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const heads = shuffles.map((slots) => slots.slice(0, failed).reduce((sum, bit) => sum + bit, 0));
      const mean = heads.reduce((sum, head) => sum + Math.exp(logBlock(head, failed - head, 64)), 0) / heads.length;
      expect(mean).toBeCloseTo(1, 12);
    }
    // In a fixed order with the head first, where the first half always fails, every block would say this:
    expect(Math.exp(logBlock(4, 0, 64))).toBeGreaterThan(50);
  });

  it("is at most 1 on average for independent attempts with a head that is no worse, and above where it is", () => {
    const mean = (head: number, base: number) =>
      counts.reduce(
        (sum, [h, b]) => sum + binomial(4, h, head) * binomial(4, b, base) * Math.exp(logBlock(h, b, 64)),
        0,
      );
    fc.assert(
      fc.property(chanceOf, chanceOf, (one, other) => {
        expect(mean(Math.min(one, other), Math.max(one, other))).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
    expect(mean(0.5, 0.02)).toBeGreaterThan(3);
  });

  it("never falls where the head fails once more", () => {
    for (const [head, base] of counts) {
      if (head === 4) continue;
      expect(logBlock(head + 1, base, 8)).toBeGreaterThanOrEqual(logBlock(head, base, 8));
    }
  });

  it("multiplies over blocks, and halves the stake between reproduced and not held", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(arm, arm), { minLength: 1, maxLength: 12 }), (blocks) => {
        const product = (kind: "reproduced" | "not_held", odds: bigint) =>
          blocks.reduce((sum, [head, base]) => sum * countedBlock(head[kind], base[kind], odds), 1);
        const wanted = [8n, 64n, 1024n].reduce(
          (sum, odds) => sum + product("reproduced", odds) / 6 + product("not_held", odds) / 6,
          0,
        );
        const given = Math.exp(logWorse(blocks.map(([worse, other]) => ({ worse, other }))));
        expect(Math.abs(given / wanted - 1)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe("the evidence against the tolerated rate", () => {
  const direct = (failed: number, of: number, tolerated: number) =>
    [0.1, 0.25, 0.5, 0.75, 0.95]
      .map((w) => tolerated + (1 - tolerated) * w)
      .reduce((sum, q) => sum + ((q / tolerated) ** failed * ((1 - q) / (1 - tolerated)) ** (of - failed)) / 5, 0);

  it("is what the formula gives, and at most 1 on average where the rate is tolerated", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.nat(48), chanceOf, (tolerated, of, part) => {
        const means = Array.from({ length: of + 1 }, (_, failed) => {
          const value = Math.exp(logAboveTolerated(failed, of, tolerated));
          expect(value / direct(failed, of, tolerated)).toBeCloseTo(1, 6);
          return binomial(of, failed, tolerated * part) * value;
        });
        expect(means.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it("is endless where nothing is tolerated and something failed", () => {
    expect(logAboveTolerated(1, 4, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(logAboveTolerated(0, 4, 0)).toBeLessThan(0);
  });

  it("does not overflow", () => {
    expect(Number.isFinite(logAboveTolerated(10_000, 10_000, 0.05))).toBe(true);
    expect(Number.isFinite(logAboveTolerated(0, 10_000, 0.05))).toBe(true);
  });
});

describe("what is decided over the suite", () => {
  /** e-BH by its definition: try every set size, largest first. */
  const byDefinition = (values: number[], alpha: number) => {
    for (let r = values.length; r > 0; r -= 1) {
      const enough = values.map((value) => value >= values.length / (r * alpha));
      if (enough.filter(Boolean).length >= r) return enough;
    }
    return values.map(() => false);
  };

  it("is what e-BH's definition says", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 50_000, noNaN: true }), { maxLength: 30 }), (values) => {
        expect(decideByEvidence(values.map(Math.log), 0.01)).toEqual(byDefinition(values, 0.01));
      }),
    );
  });

  it("asks more of one among many, and less of each of many", () => {
    expect(decideByEvidence([Math.log(100)], 0.01)).toEqual([true]);
    expect(decideByEvidence([Math.log(100), 0], 0.01)).toEqual([false, false]);
    expect(decideByEvidence([Math.log(100), Math.log(100)], 0.01)).toEqual([true, true]);
    expect(decideByEvidence([], 0.01)).toEqual([]);
  });
});

describe("a trial", () => {
  const ends: [string, Trial, Partial<TrialRule>, ReturnType<typeof trialEnd>][] = [
    ["has not begun", emptyTrial, {}, undefined],
    ["may make none", emptyTrial, { mostBlocks: 0 }, "blocks used up"],
    ["fails on head alone", addBlock(emptyTrial, blockOf("reproduced", "fixed")), {}, undefined],
    [
      "fails on head alone twice",
      addBlock(addBlock(emptyTrial, blockOf("reproduced", "fixed")), blockOf("changed", "fixed")),
      {},
      "proven",
    ],
    ["fails alike", addBlock(emptyTrial, blockOf("reproduced", "reproduced")), {}, "no worse"],
    ["fails nowhere", addBlock(emptyTrial, blockOf("fixed", "fixed")), {}, "no worse"],
    ["fails in another way than the base", addBlock(emptyTrial, blockOf("reproduced", "changed")), {}, undefined],
    ["has a base that ends in errors only", addBlock(emptyTrial, blockOf("reproduced", "error")), {}, "no evidence"],
    [
      "has a base that ended otherwise before",
      addBlock(addBlock(emptyTrial, blockOf("reproduced", "changed")), blockOf("fixed", "error")),
      {},
      undefined,
    ],
    ["fails as often as tolerated", twoOfEight, { tolerated: 0.6 }, "tolerated"],
    [
      "has one block that cannot be enough",
      addBlock(emptyTrial, blockOf("reproduced", "fixed")),
      { mostBlocks: 1 },
      "out of reach",
    ],
    [
      "is fixed beside a failing base",
      addBlock(emptyTrial, blockOf("fixed", "reproduced")),
      { question: "fixed", alpha: 0.05 },
      "proven",
    ],
    [
      "is fixed beside a fixed base",
      addBlock(emptyTrial, blockOf("fixed", "fixed")),
      { question: "fixed", alpha: 0.05 },
      "no worse",
    ],
  ];

  it.each(ends)("that %s", (_name, trial, differs, why) => {
    expect(trialEnd(trial, { ...rule, ...differs })).toBe(why);
  });

  it("is voided by the provider on either arm, drawn anew twice, and then given up", () => {
    const spoiled = blockOf("fixed", "fixed").map((attempt, index) => ({ ...attempt, provider: index === 7 }));
    let trial = addBlock(emptyTrial, spoiled);
    expect(trial.blocks).toEqual([]);
    expect(trialEnd(trial, rule)).toBeUndefined();
    trial = addBlock(addBlock(trial, spoiled), spoiled);
    expect(trialEnd(trial, rule)).toBe("provider");
    const lucky = addBlock(addBlock(emptyTrial, spoiled), blockOf("reproduced", "fixed"));
    expect(lucky.redraws).toBe(0);
  });

  it("without a base makes head attempts only, against the tolerated rate", () => {
    const alone = { ...rule, compared: false };
    const step = nextStep(emptyTrial, alone, () => 0);
    expect(step).toEqual({ kind: "block", slots: ["head", "head", "head", "head"] });
    const failed = addBlock(emptyTrial, blockOf("error", "fixed").slice(0, 4));
    expect(failed.blocks).toEqual([{ head: { reproduced: 0, not_held: 4 } }]);
    expect(trialEnd(failed, alone)).toBe("proven");
    expect(trialEnd(addBlock(emptyTrial, blockOf("fixed", "fixed").slice(0, 4)), alone)).toBeUndefined();
    expect(trialEnd(failed, { ...alone, mostBlocks: 1, tolerated: 0.9 })).toBe("out of reach");
  });

  it("draws every order of a block alike", () => {
    const seen = new Map<string, number>();
    // All ways in which the draws can fall: 8 · 7 · … · 2, each once.
    const limits = [8, 7, 6, 5, 4, 3, 2];
    const draws = (number: number) => {
      let left = number;
      return (limit: number) => {
        const value = left % limit;
        left = Math.floor(left / limit);
        return value;
      };
    };
    for (let number = 0; number < limits.reduce((a, b) => a * b, 1); number += 1) {
      const step = nextStep(emptyTrial, rule, draws(number));
      const order = step.kind === "block" ? step.slots.join() : "";
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(70);
    expect(new Set(seen.values())).toEqual(new Set([576]));
  });

  it("counts what it made", () => {
    const trial = addBlock(addBlock(emptyTrial, blockOf("reproduced", "fixed")), blockOf("changed", "error"));
    expect(trialCounts(trial)).toEqual({
      head: { reproduced: 4, not_held: 8, of: 8 },
      base: { reproduced: 0, not_held: 4, of: 8 },
    });
  });

  it("says nothing before its first block", () => {
    expect(Math.exp(logEvidence(emptyTrial, rule))).toBe(1);
  });

  it("knows how many pairs a fix is short of", () => {
    const fix: TrialRule = { ...rule, question: "fixed", alpha: 0.05 };
    expect(pairsMissing(emptyTrial, fix, 1)).toBe(4);
    expect(pairsMissing(emptyTrial, { ...fix, tested: 50 }, 1)).toBe(8);
    expect(pairsMissing(emptyTrial, fix, 0.5)).toBeGreaterThan(8);
    expect(pairsMissing(emptyTrial, fix, 0)).toBeUndefined();
    const begun = addBlock(emptyTrial, blockOf("fixed", "reproduced"));
    expect(pairsMissing(begun, { ...fix, tested: 50 }, 1)).toBe(4);
  });
});

describe("runs of the same code", () => {
  const lost = { head: { reproduced: 4, not_held: 4 }, base: { reproduced: 0, not_held: 0 } };
  const won = { head: { reproduced: 0, not_held: 0 }, base: { reproduced: 4, not_held: 4 } };

  it("count together: what two blocks prove in one run, they prove in two", () => {
    const alone: Trial = { blocks: [lost], redraws: 0 };
    expect(trialEnd(alone, { ...rule, mostBlocks: 1 })).toBe("out of reach");
    expect(trialEnd({ ...alone, earlier: [[lost]] }, { ...rule, mostBlocks: 1 })).toBe("proven");
    expect(trialEnd({ ...alone, earlier: [[lost], [won]] }, { ...rule, mostBlocks: 1 })).toBe("out of reach");
    // What was tried before never makes this run's own block needless.
    expect(trialEnd({ ...emptyTrial, earlier: [[lost], [lost]] }, rule)).toBeUndefined();
  });

  it("take at most half of this run's evidence away, whatever they say", () => {
    const blocks = [lost, lost];
    const excused = { blocks, earlier: [Array.from({ length: 1000 }, () => won)] };
    const own = logEvidence({ blocks }, rule);
    expect(logEvidence(excused, rule)).toBeCloseTo(own - Math.log(2), 12);
    expect(trialEnd({ ...excused, redraws: 0 }, rule)).toBe("proven");
  });

  it("are 1 on average together, and more where the better of them were chosen", () => {
    const draws = counts.flatMap(([head, base]) => {
      const heads = shuffles.filter((slots) => slots.slice(0, head + base).reduce((sum, bit) => sum + bit, 0) === head);
      return heads.length === 0 || head + base !== 3 ? [] : [{ head, base, chance: heads.length / shuffles.length }];
    });
    const compared = { ...rule, tolerated: 0.0001 };
    const block = ({ head, base }: { head: number; base: number }) => ({
      head: { reproduced: head, not_held: head },
      base: { reproduced: base, not_held: base },
    });
    const mean = (together: (own: number, earlier: number) => number) =>
      draws.flatMap((now) =>
        draws.map((before) => {
          const own = logEvidence({ blocks: [block(now)] }, compared);
          const all = logEvidence({ blocks: [block(now)], earlier: [[block(before)]] }, compared);
          return now.chance * before.chance * together(Math.exp(own), Math.exp(all));
        }),
      );
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(mean((_own, all) => all))).toBeLessThanOrEqual(1 + 1e-9);
    expect(sum(mean((own, all) => Math.max(own, all)))).toBeGreaterThan(1.05);
  });
});

describe("over a whole trial", () => {
  /** E under every way in which a trial can go, weighted by its chance: no rule of stopping can lift it above 1. */
  function expected(trial: Trial, differs: TrialRule, head: number, base: number): number {
    if (trialEnd(trial, differs) !== undefined) return Math.exp(logEvidence(trial, differs));
    return counts.reduce((sum, [h, b]) => {
      const chance = binomial(4, h, head) * binomial(4, b, base);
      if (chance === 0) return sum;
      const block = { head: { reproduced: h, not_held: h }, base: { reproduced: b, not_held: b } };
      return sum + chance * expected({ blocks: [...trial.blocks, block], redraws: 0 }, differs, head, base);
    }, 0);
  }

  it("the evidence is at most 1 on average where the head is no worse", () => {
    const short = { ...rule, mostBlocks: 3 };
    for (const [head, base] of [
      [0.02, 0.02],
      [0.5, 0.5],
      [0.3, 0.6],
      [0.9, 0.9],
      [1, 1],
    ] as const)
      expect(expected(emptyTrial, short, head, base)).toBeLessThanOrEqual(1);
    expect(expected(emptyTrial, short, 0.9, 0.05)).toBeGreaterThan(50);
  });

  it("no fix is claimed too often where head and base are alike", () => {
    const fix: TrialRule = { ...rule, question: "fixed", alpha: 0.05, mostBlocks: 3 };
    for (const rate of [0.05, 0.5, 0.95]) expect(expected(emptyTrial, fix, rate, rate)).toBeLessThanOrEqual(1);
    expect(expected(emptyTrial, fix, 0.02, 0.9)).toBeGreaterThan(20);
  });
});
