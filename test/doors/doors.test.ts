import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../support/doors/all-doors.ts";
import { disagreementLines, disagreementsOf, type Reference, referenceOf } from "../support/doors/compare-doors.ts";
import type { Door } from "../support/doors/door.ts";
import { handMadeRuns, otherRuns, tauRuns } from "../support/doors/known-runs.ts";

const open = await openDoors();
afterAll(() => open[Symbol.asyncDispose]());

async function throughDoor(door: Door, references: readonly Reference[]): Promise<{ played: number; lines: string[] }> {
  const found = [];
  let played = 0;
  for (const reference of references) {
    const disagreements = await disagreementsOf(door, reference);
    if (disagreements === undefined) continue;
    played += 1;
    found.push(...disagreements);
  }
  return { played, lines: disagreementLines(found) };
}

/** Every door has a form for most of the runs that were written for this. */
const leastOfHandMade = 9;

describe("a run written by hand is the same run through every door", () => {
  let references: Reference[];
  beforeAll(async () => void (references = await Promise.all(handMadeRuns().map(referenceOf))));

  it.each(open.doors)("$name", async (door) => {
    const { played, lines } = await throughDoor(door, references);
    expect(lines).toEqual([]);
    expect(played).toBeGreaterThanOrEqual(leastOfHandMade);
  });
});

/** All of them go through in `npm run bench -- doors`. */
const real = [
  ...tauRuns().filter((_run, index) => index % 12 === 0),
  ...otherRuns().filter((_run, index) => index % 3 === 0),
];

describe.runIf(real.length > 0)("a run of the corpora is the same run through every door", () => {
  let references: Reference[];
  beforeAll(async () => void (references = await Promise.all(real.map(referenceOf))));

  it.each(open.doors)("$name", async (door) => {
    const { played, lines } = await throughDoor(door, references);
    expect(lines).toEqual([]);
    expect(played).toBeGreaterThan(0);
  });
});
