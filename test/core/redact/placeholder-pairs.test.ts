import { expect, test } from "vitest";
import {
  createPlaceholderPairs,
  maskText,
  type PlaceholderPairs,
  placeholdersIn,
} from "../../../src/core/redact/placeholder-pairs.ts";
import { firstDifference } from "../../../src/core/replay/first-difference.ts";
import type { Json } from "../../../src/core/schema/json.ts";

const [ann, bob] = ["u-aaaaaaaa@redacted.invalid", "u-bbbbbbbb@redacted.invalid"];
const [live1, live2] = ["u-11111111@redacted.invalid", "u-22222222@redacted.invalid"];

const pairsOf = () => createPlaceholderPairs(() => new Set([ann, bob]));

function match(pairs: PlaceholderPairs, recorded: Json, live: Json): boolean {
  const comparison = pairs.compare();
  const same = firstDifference(recorded, live, comparison.same) === undefined;
  if (same) comparison.keep();
  return same;
}

test("placeholders of another key match by kind and by equality within the attempt", () => {
  const pairs = pairsOf();
  expect(
    match(pairs, { to: ann, note: `for ${ann} and ${bob}` }, { note: `for ${live1} and ${live2}`, to: live1 }),
  ).toBe(true);
  expect(match(pairs, bob, live2)).toBe(true);
  expect(pairs.recorded({ said: [`I wrote to ${live2}`], n: 1 })).toEqual({ said: [`I wrote to ${bob}`], n: 1 });
});

test("a placeholder stands for one value only, and a mismatch leaves no trace", () => {
  const pairs = pairsOf();
  expect(match(pairs, [ann, ann], [live1, live2])).toBe(false);
  expect(match(pairs, [ann, bob], [live1, live1])).toBe(false);
  expect(match(pairs, ann, live2)).toBe(true);
  expect(match(pairs, ann, live1)).toBe(false);
  expect(match(pairs, bob, live2)).toBe(false);
});

test("what the agent was shown it may say again, and then nobody else is meant", () => {
  const pairs = pairsOf();
  expect(match(pairs, ann, live1)).toBe(true);
  expect(match(pairs, ann, ann)).toBe(true);
  expect(match(pairs, ann, bob)).toBe(false);
  expect(match(pairs, bob, bob)).toBe(true);
  expect(match(pairs, bob, live2)).toBe(false);
});

test("other kinds and other values do not match", () => {
  const pairs = pairsOf();
  expect(match(pairs, "[redacted-secret-aaaaaaaa]", "[redacted-card-aaaaaaaa]")).toBe(false);
  expect(match(pairs, { a: ann, n: 1 }, { a: live1, n: 2 })).toBe(false);
  expect(match(pairs, { a: ann }, { a: live1, b: 2 })).toBe(false);
  expect(match(pairs, ann, "\u0000email\u0000")).toBe(false);
});

test("numbers that stand for redacted ones are paired like texts, digits inside a text are not", () => {
  const pairs = pairsOf();
  expect(match(pairs, { phone: 990_000_000_000_001 }, { phone: 990_000_000_000_002 })).toBe(true);
  expect(match(pairs, [990_000_000_000_001], [990_000_000_000_003])).toBe(false);
  expect(match(pairs, ["no. 990000000000004"], ["no. 990000000000005"])).toBe(false);
  expect(pairs.recorded([990_000_000_000_002, "990000000000002"])).toEqual([990_000_000_000_001, "990000000000002"]);
  const leaves = pairs.compare();
  expect(leaves.same(990_000_000_000_001, 990_000_000_000_002)).toBe(true);
  expect(leaves.same(990_000_000_000_001, 5)).toBe(false);
});

test("a mask leaves the kind alone", () => {
  expect(maskText(`a ${ann}`).mask).toBe(maskText(`a ${live2}`).mask);
  expect(maskText("192.0.2.7").mask).not.toBe(maskText(ann).mask);
  expect(placeholdersIn(JSON.stringify({ a: [ann], b: `x ${bob}`, c: 990_000_000_000_007 }))).toEqual(
    new Set([ann, bob, "990000000000007"]),
  );
});

test("is settled once it can mean only one recorded value", () => {
  const pairs = pairsOf();
  expect([pairs.settled({ to: ann, n: 1 }), pairs.settled(["none", 7])]).toEqual([{ to: ann, n: 1 }, ["none", 7]]);
  expect([pairs.settled(live1), pairs.settled(990_000_000_000_007)]).toEqual([undefined, undefined]);
  expect(match(pairs, ann, live1)).toBe(true);
  expect(pairs.settled([`for ${live1}`, bob])).toEqual([`for ${ann}`, bob]);
  pairs.show(live1); // from now on it may also mean itself
  expect(pairs.settled(live1)).toBeUndefined();
});
