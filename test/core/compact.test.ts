import { expect, test } from "vitest";
import { compact, unlessEmpty } from "../../src/core/compact.ts";

test("leaves out members that are undefined, and keeps null, false, zero and the empty string", () => {
  const members = { a: 1, b: undefined, c: null, d: false, e: 0, f: "" };
  expect(compact(members)).toStrictEqual({ a: 1, c: null, d: false, e: 0, f: "" });
  expect(Object.hasOwn(compact({ b: undefined }), "b")).toBe(false);
  expect(members).toHaveProperty("b");
});

test("takes an empty text, list and record for undefined, and gives back what holds something", () => {
  expect([unlessEmpty(""), unlessEmpty([]), unlessEmpty({}), unlessEmpty(undefined)]).toEqual(Array(4).fill(undefined));
  const filled = [" ", [undefined], { a: undefined }];
  expect(filled.map((value) => unlessEmpty(value))).toStrictEqual(filled);
});
