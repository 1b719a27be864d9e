import { expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { withoutNonNumbers } from "../../../src/core/formats/input/python-json.ts";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReplayKitError("invalid_json", "not JSON");
  }
}

it("reads NaN and Infinity as null, but not in a string", () => {
  const text = String.raw`{"NaN": [NaN, -Infinity, Infinity], "a \"NaN\" \\": "-Infinity"}`;
  expect(withoutNonNumbers(text, parse)).toEqual({
    NaN: [null, null, null],
    'a "NaN" \\': "-Infinity",
  });
  expect(() => withoutNonNumbers("[NaN, xNaN]", parse)).toThrow("not JSON");
});

it("reads a very long string, and takes no quadratic time on one that never ends", () => {
  expect(withoutNonNumbers(`["${"x".repeat(20_000_000)}", NaN]`, parse)).toEqual([expect.any(String), null]);
  const started = performance.now();
  expect(() => withoutNonNumbers(`[NaN, "${String.raw`\"`.repeat(100_000)}`, parse)).toThrow("not JSON");
  expect(performance.now() - started).toBeLessThan(2000);
});
