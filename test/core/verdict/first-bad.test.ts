import { expect, it } from "vitest";
import { nextVersion, plausibleVersions, type Probe, type SearchRule } from "../../../src/core/verdict/first-bad.ts";
import { createChance } from "../../../bench/chance/chance-source.ts";

const rule: SearchRule = { lies: 0.2, alpha: 0.05 };

interface Planted {
  versions: number;
  culprit: number;
  skipped?: number[];
  suspects?: { from: number; to: number };
  recent?: boolean;
}

/** Searches a history whose replays tell the truth. */
function search({ versions, culprit, skipped = [], suspects, recent }: Planted) {
  const probes: Probe[] = [];
  for (;;) {
    const step = nextVersion({ versions, probes, skipped: new Set(skipped), suspects, recent }, rule);
    if (step.kind === "found") return { from: step.from, to: step.to, replays: probes.length };
    probes.push({ at: step.at, bad: step.at >= culprit, decides: true });
  }
}

it.each([2, 16, 64])("finds every culprit among %i commits in log2(n) + 2 replays that decide", (commits) => {
  // The oldest may fail already (0), and the newest may not fail.
  for (let culprit = 0; culprit <= commits + 1; culprit += 1) {
    const { from, to, replays } = search({ versions: commits + 1, culprit });
    expect([from, to]).toEqual([culprit, culprit]);
    expect(replays).toBeLessThanOrEqual(Math.log2(commits) + 2);
  }
});

it("searches a history of more commits than a call takes arguments", () => {
  const [versions, culprit] = [200_000, 150_000];
  expect(search({ versions, culprit })).toMatchObject({ from: culprit, to: culprit });
  const probes = [
    { at: 100_000, bad: false, decides: true },
    { at: 190_000, bad: true, decides: true },
  ];
  expect(plausibleVersions({ versions, probes, skipped: new Set() }, rule)).toEqual({ from: 100_001, to: 190_000 });
});

it("names all that could be it where what lies between cannot be tried", () => {
  expect(search({ versions: 17, culprit: 9, skipped: [8, 9] })).toMatchObject({ from: 8, to: 10 });
  // The twin: what is skipped elsewhere hides nothing.
  expect(search({ versions: 17, culprit: 9, skipped: [2, 3] })).toMatchObject({ from: 9, to: 9 });
});

it("is faster where the culprit is among the suspects or is young, and finds it anyway where it is not", () => {
  const versions = 1025;
  const suspects = { from: 400, to: 401 };
  expect(search({ versions, culprit: 400, suspects }).replays).toBeLessThanOrEqual(4);
  expect(search({ versions, culprit: 7, suspects })).toMatchObject({ from: 7, to: 7 });
  expect(search({ versions, culprit: 1020, recent: true }).replays).toBeLessThanOrEqual(7);
  expect(search({ versions, culprit: 1, recent: true })).toMatchObject({ from: 1, to: 1 });
});

it.each([16, 64])("names a wrong one of %i commits in at most 5 % where a fifth of the answers are lies", (commits) => {
  const chance = createChance(commits);
  const runs = 300;
  let wrong = 0;
  for (let made = 0; made < runs; made += 1) {
    const culprit = 1 + chance.below(commits);
    const probes: Probe[] = [];
    for (;;) {
      const step = nextVersion({ versions: commits + 1, probes, skipped: new Set() }, rule);
      if (step.kind === "found") {
        if (step.from !== culprit) wrong += 1;
        break;
      }
      probes.push({ at: step.at, bad: step.at >= culprit !== chance.next() < rule.lies, decides: false });
    }
  }
  expect(wrong / runs).toBeLessThanOrEqual(rule.alpha);
});

it("keeps what is not refuted, and takes more than one answer of a live model", () => {
  const probes: Probe[] = [{ at: 8, bad: true, decides: false }];
  const history = { versions: 17, probes, skipped: new Set<number>() };
  expect(plausibleVersions(history, rule)).toEqual({ from: 0, to: 17 });
  const sure = { ...history, probes: [{ at: 8, bad: true, decides: true }] };
  expect(plausibleVersions(sure, rule)).toEqual({ from: 0, to: 8 });
});
