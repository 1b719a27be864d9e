import { describe, expect, it } from "vitest";
import { createChance } from "../../../../bench/chance/chance-source.ts";
import { recordedAgent, recordedPrefixes } from "../../../../bench/chance/recorded.ts";
import { type SuiteEnd, simulateSuite, type SuiteShape } from "../../../../bench/chance/simulate.ts";
import {
  bursts,
  firstOfPairFails,
  inconclusive,
  mixedFailures,
  outage,
  passing,
  seenOutage,
  type World,
} from "../../../../bench/chance/worlds.ts";

const suites = 120;

/** A part of `npm run bench -- chance`, with seeds of its own: the same draws in every run. */
function redRuns(world: World, shape: Partial<SuiteShape> = {}): number {
  const chance = createChance(20_261_122);
  const ends = Array.from({ length: suites }, () => simulateSuite(world, { guards: 100, ...shape }, chance));
  return ends.filter(({ red, fixed }) => red.size + fixed.size > 0).length;
}

const nulls: [string, World, Partial<SuiteShape>?][] = [
  ["healthy", passing(0.95)],
  ["flaky alike", passing(0.8)],
  ["failing in four ways", mixedFailures(0.8)],
  ["drifted", passing(0.5)],
  ["down", outage(0.98, 0, 1e9)],
  ["down from midway", outage(0.98, 0.5, 1e9)],
  ["back midway", outage(0.98, 0, 4)],
  ["seen to be down", seenOutage(0.98, 0, 4)],
  ["in bursts", bursts(0.98)],
  ["always failing first", firstOfPairFails(0.98)],
  ["now and then inconclusive", inconclusive(0.98, 0.02)],
  ["tolerated, without a base", passing(0.5), { tolerated: 0.5, compared: false }],
  ["in shards", passing(0.8), { sharded: true }],
  ["beside 50 open cases that did not change", passing(0.95), { open: 50 }],
];

describe("a suite in which nothing is worse", () => {
  it.each(nulls)("and which is %s is hardly ever red", (_name, world, shape) => {
    // One in 100 is the promise; more than four of 120 would break it by more than luck.
    expect(redRuns(world, shape)).toBeLessThanOrEqual(4);
  });

  it("is not red for what the push before it broke, as it would be if that counted", () => {
    const chance = createChance(7);
    const suite = { guards: 50 };
    const pushes = Array.from({ length: suites }, () => {
      const broken = simulateSuite(passing(0.98, 0.98, { guards: 1, head: 0 }), suite, chance);
      return [
        simulateSuite(passing(0.98), suite, chance),
        simulateSuite(passing(0.98), suite, chance, broken),
      ] as const;
    });
    expect(pushes.filter(([repaired]) => repaired.red.size > 0).length).toBeLessThanOrEqual(4);
    expect(pushes.filter(([, counted]) => counted.red.size > 0).length).toBeGreaterThan(0.2 * suites);
  });

  it("is hardly ever red in any of three runs on one push", () => {
    const chance = createChance(11);
    const red = Array.from({ length: suites }, () => {
      const ends: SuiteEnd[] = [];
      for (let run = 0; run < 3; run += 1) ends.push(simulateSuite(passing(0.8), { guards: 50 }, chance, ends.at(-1)));
      return ends.some((end) => end.red.size > 0);
    });
    expect(red.filter(Boolean).length).toBeLessThanOrEqual(4);
  });

  it("takes 1.5 attempts of a healthy guard at most", () => {
    const { headAttempts } = simulateSuite(passing(0.95), { guards: 2000 }, createChance(1));
    expect(headAttempts / 2000).toBeLessThan(1.5);
  });

  // If only the base went live after as many recorded answers, the last two would be red, or claim a fix, in every second run.
  it.each(Object.entries(recordedPrefixes))(
    "and whose cases are recorded, where %s, is as rarely",
    (_name, differs) => {
      for (const right of [true, false]) {
        const agent = recordedAgent({ recorded: [true, right, true], pass: { head: 0.7, base: 0.7 }, differs });
        expect(redRuns(agent, { guards: 20, open: 20 })).toBeLessThanOrEqual(7);
      }
    },
  );

  it("claims no fix of open cases that did not change, more than luck allows", () => {
    for (const rate of [0.2, 0.5, 0.8]) expect(redRuns(passing(rate), { guards: 0, open: 50 })).toBeLessThanOrEqual(11);
  });
});

describe("a suite in which something is worse", () => {
  it("is red where a guard fails always, also behind a base that passes 0.8", () => {
    expect(redRuns(passing(0.98, 0.98, { guards: 1, head: 0 }))).toBe(suites);
    expect(redRuns(passing(0.8, 0.8, { guards: 1, head: 0 }))).toBeGreaterThan(0.9 * suites);
  });

  it("is red where ten fail half of the time, and more often where each is screened three times", () => {
    expect(redRuns(passing(0.98, 0.98, { guards: 10, head: 0.5 }))).toBeGreaterThan(0.95 * suites);
    const one = passing(0.98, 0.98, { guards: 1, head: 0.2 });
    expect(redRuns(one)).toBeGreaterThan(0.7 * suites);
    expect(redRuns(one, { screen: 3 })).toBeGreaterThan(0.93 * suites);
  });

  it("would not be told from one that is not, were each guard judged by its first failure alone", () => {
    const chance = createChance(5);
    const { suspects } = simulateSuite(passing(0.95), { guards: 200 }, chance);
    expect(suspects).toBeGreaterThan(0);
  });
});
