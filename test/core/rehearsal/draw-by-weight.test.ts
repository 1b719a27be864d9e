import { expect, it } from "vitest";
import { createChance } from "../../../bench/chance/chance-source.ts";
import { drawByWeight, seededChance } from "../../../src/core/rehearsal/rank-runs.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const draws = 2000;
const seeded = (seed: string) => seededChance(seed, nodePlatform.hash);
/** One run of this weight among ten that stand for themselves. */
const runs = (weight: number) => [
  { id: "heavy", weight },
  ...Array.from({ length: 10 }, (_, n) => ({ id: `light-${n}`, weight: 1 })),
];

/** In what share of draws of `size` the run is among the drawn. */
function shareOf(weight: number, size: number): number {
  const drawn = Array.from({ length: draws }, (_, seed) =>
    drawByWeight(runs(weight), seeded(String(seed))).slice(0, size),
  );
  return drawn.filter((some) => some.some(({ id }) => id === "heavy")).length / draws;
}

it("draws a run as often as it stands for others, and a run of weight 1 no more often than the next", () => {
  // 10 of 20 in the first draw; the second is made of what is left: 1 - 10/20 * 9/19.
  expect(shareOf(10, 1)).toBeCloseTo(0.5, 1);
  expect(shareOf(10, 2)).toBeCloseTo(1 - (10 / 20) * (9 / 19), 1);
  expect(shareOf(1, 1)).toBeCloseTo(1 / 11, 1);
  expect(shareOf(0, 11)).toBe(0);
});

it("gives the same order for one seed, and another for another", () => {
  const order = (seed: string) => drawByWeight(runs(10), seeded(seed)).map(({ id }) => id);
  expect(order("a")).toEqual(order("a"));
  expect(order("a")).not.toEqual(order("b"));
  // What joins or goes leaves the others in their order.
  const fewer = drawByWeight(runs(10).slice(1), seeded("a")).map(({ id }) => id);
  expect(order("a").filter((id) => id !== "heavy")).toEqual(fewer);
});

it("draws a run that stands for ten as often by chance, none twice, and no more than there are", () => {
  const chance = createChance(4);
  const drawn = Array.from({ length: draws }, () => drawByWeight(runs(10), () => 1 - chance.next())[0]?.id);
  expect(drawn.filter((id) => id === "heavy").length / draws).toBeCloseTo(0.5, 1);
  const ids = drawByWeight(runs(10), () => 0.5).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    runs(10)
      .map(({ id }) => id)
      .toSorted(),
  );
});
