import { expect, test } from "vitest";
import { compact } from "../../src/core/compact.ts";

test("leaves out members that are undefined, and keeps null, false, zero and the empty string", () => {
  const members = { a: 1, b: undefined, c: null, d: false, e: 0, f: "" };
  expect(compact(members)).toStrictEqual({ a: 1, c: null, d: false, e: 0, f: "" });
  expect(Object.hasOwn(compact({ b: undefined }), "b")).toBe(false);
  expect(members).toHaveProperty("b");
});
