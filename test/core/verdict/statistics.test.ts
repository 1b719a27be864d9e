import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attemptsNeeded, binomialTail, fisherGreater, wilsonInterval } from "../../../src/core/verdict/statistics.ts";

const n = z.number();
/** Made by reference/statistics.py with exact fractions and scipy, which share nothing with our formulas. */
const reference = z
  .object({
    wilson: z.array(z.tuple([n, n, n, n])),
    tail: z.array(z.tuple([n, n, n, n])),
    needed: z.array(z.tuple([n, n])),
    fisher: z.array(z.tuple([n, n, n, n, n])),
  })
  .parse(JSON.parse(readFileSync(new URL("reference/statistics.json", import.meta.url), "utf8")));

describe("statistics agree with an independent implementation", () => {
  it("gives Wilson's interval", () => {
    for (const [hits, of, low, high] of reference.wilson) {
      const interval = wilsonInterval(hits, of);
      expect(interval.low).toBeCloseTo(low, 12);
      expect(interval.high).toBeCloseTo(high, 12);
    }
  });

  it("gives the tail of the binomial", () => {
    for (const [hits, of, rate, tail] of reference.tail) expect(binomialTail(hits, of, rate)).toBeCloseTo(tail, 12);
  });

  it("gives the attempts that rule out luck", () => {
    for (const [rate, attempts] of reference.needed) expect([rate, attemptsNeeded(rate)]).toEqual([rate, attempts]);
  });

  it("gives Fisher's one-sided p", () => {
    for (const [hits, of, baseHits, baseOf, p] of reference.fisher) {
      expect(fisherGreater({ hits, of }, { hits: baseHits, of: baseOf })).toBeCloseTo(p, 12);
    }
  });

  it("knows the ends", () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect([attemptsNeeded(0), attemptsNeeded(0.95), attemptsNeeded(1)]).toEqual([undefined, 1, 1]);
    expect([binomialTail(0, 5, 0.2), binomialTail(1, 5, 0), binomialTail(6, 5, 0.2), binomialTail(5, 5, 1)]).toEqual([
      1, 0, 0, 1,
    ]);
  });
});
