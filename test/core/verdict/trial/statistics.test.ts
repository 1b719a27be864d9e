import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";
import { wilsonInterval } from "../../../../src/core/verdict/trial/statistics.ts";

const n = z.number();
/** Made by reference/statistics.py with scipy, which shares nothing with our formula. */
const { wilson } = z
  .object({ wilson: z.array(z.tuple([n, n, n, n])) })
  .parse(JSON.parse(readFileSync(new URL("reference/statistics.json", import.meta.url), "utf8")));

it("gives Wilson's interval as an independent implementation does", () => {
  for (const [hits, of, low, high] of wilson) {
    const interval = wilsonInterval(hits, of);
    expect(interval.low).toBeCloseTo(low, 12);
    expect(interval.high).toBeCloseTo(high, 12);
  }
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
