import { expect, it } from "vitest";
import { smallest } from "../../../src/core/minimise/smallest.ts";
import { fc } from "../../support/fast-check.ts";

const units = (count: number) => Array.from({ length: count }, (_, index) => index);

it("leaves just what is needed, wherever it lies", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.uniqueArray(fc.nat(39), { maxLength: 8 }),
      async (count, all) => {
        const needed = all.filter((unit) => unit < count).toSorted((a, b) => a - b);
        const kept = await smallest(units(count), async (left) => needed.every((unit) => left.includes(unit)));
        expect(kept).toEqual(needed);
      },
    ),
  );
});

it("keeps everything where the answer flips for any one", async () => {
  const kept = await smallest(units(9), async (left) => left.length === 9);
  expect(kept).toEqual(units(9));
});

it("leaves one of two that stand in for each other, and can do without neither then", async () => {
  const kept = await smallest(units(8), async (left) => left.includes(2) || left.includes(6));
  expect([[2], [6]]).toContainEqual(kept);
});

it("ends with what it reached where nothing more can be asked", async () => {
  const asked = (most: number) => {
    let answers = 0;
    return async (left: readonly number[]) => ((answers += 1) > most ? undefined : left.includes(7));
  };
  expect(await smallest(units(16), asked(0))).toEqual(units(16));
  expect(await smallest(units(16), asked(3))).toEqual(units(8));
  expect(await smallest(units(16), asked(100))).toEqual([7]);
});

it("asks nothing where there is nothing to take away, and once where all can go", async () => {
  let asked = 0;
  const any = async () => (asked += 1) > 0;
  expect([await smallest([], any), asked]).toEqual([[], 0]);
  expect([await smallest(units(500), any), asked]).toEqual([[], 1]);
});
