import { describe, expect, it } from "vitest";
import { corpusPath } from "../../support/corpora.ts";
import { fuzz, specimensIn } from "./fuzz.ts";
import { samples } from "./samples.ts";

const own = Object.entries(samples).map(([name, json]) => ({ name, json, text: JSON.stringify(json) }));

describe("damaged files of every format", () => {
  it("are read or refused, and nothing else", () => {
    const { faults, mutations, read, refused } = fuzz(own, { each: 150, seed: 7 });
    expect(faults).toEqual([]);
    expect(mutations).toBe(own.length * 150);
    // Neither reader nor damage does nothing.
    expect(Math.min(read, refused)).toBeGreaterThan(mutations / 20);
  });

  const root = corpusPath(".");
  it.skipIf(root === undefined)("are so for real files too", () => {
    const { faults, slowest } = fuzz(specimensIn(root ?? "."), { each: 4, seed: 7 });
    expect(faults).toEqual([]);
    expect(slowest).toBeLessThan(5000);
  });

  it("are the same for the same seed", () => {
    const [a, b] = [1, 1].map((seed) => fuzz(own.slice(0, 3), { each: 20, seed }));
    expect([a?.read, a?.refused]).toEqual([b?.read, b?.refused]);
  });
});
