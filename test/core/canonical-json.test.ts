import { fc } from "../support/fast-check.ts";
import { expect, test } from "vitest";
import { canonicalJson } from "../../src/core/json/canonical-json.ts";
import type { Json } from "../../src/core/schema/json.ts";

const anyJson = fc.jsonValue() as fc.Arbitrary<Json>; // fast-check's own JSON type is the same shape

test("writes keys in order and no spaces", () => {
  expect(canonicalJson({ b: [1, { d: null, c: -0 }], a: "é\ud800" })).toBe('{"a":"é\\ud800","b":[1,{"c":0,"d":null}]}');
});

test("a different value gives a different text", () => {
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: "1" }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test("is a round trip and does not depend on the order of keys", () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
