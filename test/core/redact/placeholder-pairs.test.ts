import { expect, test } from "vitest";
import { createPlaceholderPairs, maskPlaceholders } from "../../../src/core/redact/placeholder-pairs.ts";

const [annA, bobA] = ["u-aaaaaaaa@redacted.invalid", "u-bbbbbbbb@redacted.invalid"];
const [annB, bobB] = ["u-11111111@redacted.invalid", "u-22222222@redacted.invalid"];

test("placeholders of another key match by kind and by equality within the run", () => {
  const pairs = createPlaceholderPairs();
  expect(
    pairs.match({ to: annA, note: `for ${annA} and ${bobA}` }, { note: `for ${annB} and ${bobB}`, to: annB }),
  ).toBe(true);
  expect(pairs.match(bobA, bobB)).toBe(true);
});

test("a placeholder stands for one value only, and a mismatch leaves no trace", () => {
  const pairs = createPlaceholderPairs();
  expect(pairs.match([annA, annA], [annB, bobB])).toBe(false);
  expect(pairs.match([annA, bobA], [annB, annB])).toBe(false);
  expect(pairs.match(annA, bobB)).toBe(true);
  expect(pairs.match(annA, annB)).toBe(false);
  expect(pairs.match(bobA, bobB)).toBe(false);
});

test("other kinds and other values do not match", () => {
  const pairs = createPlaceholderPairs();
  expect(pairs.match("[redacted-secret-aaaaaaaa]", "[redacted-card-aaaaaaaa]")).toBe(false);
  expect(pairs.match({ a: annA, n: 1 }, { a: annB, n: 2 })).toBe(false);
  expect(pairs.match({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(pairs.match({ a: [1, null, "x"] }, { a: [1, null, "x"] })).toBe(true);
});

test("maskPlaceholders leaves the kind alone", () => {
  expect(maskPlaceholders(`a ${annA}`)).toBe(maskPlaceholders(`a ${bobB}`));
  expect(maskPlaceholders("192.0.2.7")).not.toBe(maskPlaceholders(annA));
});
