import { describe, expect, it } from "vitest";
import {
  comparePositions,
  enclosingOnces,
  enclosingPositions,
  formatPosition,
  isInside,
  namesIn,
  parsePosition,
  type Position,
  sortByPosition,
} from "../../src/core/position.ts";
import { fc } from "../support/fast-check.ts";

/** Any text, also with dots, tildes and halves of characters, which a key of `once` may have. */
const key = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "1", ".", "~", "%", ":", "é", "😀", "\ud83d", "\ude00") }),
  fc.string({ unit: "binary" }),
);
const number = fc.nat(999_999_999);
const position: fc.Arbitrary<Position> = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    scope: fc.array(fc.oneof(fc.nat(12), fc.record({ once: key })), { maxLength: 4 }),
    number: fc.oneof(fc.nat(12), number),
  }),
  fc.record({ kind: fc.constant("once" as const), key }),
  fc.record({ kind: fc.constant("call" as const), number }),
);

describe("the text of a position", () => {
  it("is read back as it was, whatever the keys are", () => {
    fc.assert(
      fc.property(position, (one) => {
        expect(parsePosition(formatPosition(one))).toEqual(one);
      }),
    );
  });

  it("is the only text of its position: other texts are none", () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from("019.~%2Eaonce:")) }),
      position.map(formatPosition),
    );
    fc.assert(
      fc.property(text, (given) => {
        const parsed = parsePosition(given);
        if (parsed) expect(formatPosition(parsed)).toBe(given);
      }),
    );
  });

  it.each([
    "",
    ".",
    "1.",
    ".1",
    "01",
    "1e3",
    "-1",
    "1.x",
    "~",
    "~k",
    "1.~2",
    "~%2e.0",
    "~%C3.0",
    "1234567890",
    "step 1",
  ])("%j is no position", (text) =>
    expect([parsePosition(text), enclosingPositions(text), namesIn(text)]).toEqual([undefined, [], undefined]),
  );

  it("stays as runs are stored", () => {
    const stored = ["0", "2.0", "2.~mail%20order%2E7.0", "~pay.3.1", "once:mail order.7", "~12"];
    expect(stored.map((text) => parsePosition(text))).toEqual([
      { kind: "place", scope: [], number: 0 },
      { kind: "place", scope: [2], number: 0 },
      { kind: "place", scope: [2, { once: "mail order.7" }], number: 0 },
      { kind: "place", scope: [{ once: "pay" }, 3], number: 1 },
      { kind: "once", key: "mail order.7" },
      { kind: "call", number: 12 },
    ]);
  });
});

describe("the order of positions", () => {
  it("is total", () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(Math.sign(comparePositions(a, b))).toBe(-Math.sign(comparePositions(b, a)) + 0);
        expect(comparePositions(a, b) === 0).toBe(formatPosition(a) === formatPosition(b));
        if (comparePositions(a, b) <= 0 && comparePositions(b, c) <= 0)
          expect(comparePositions(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("is the one in which the program asked, not that of the texts", () => {
    const asked = ["0", "2", "2.0", "2.9", "2.10", "2.~a.0", "2.~b.5", "10", "~5.0", "~9", "~10", "once:k", "x", "a"];
    const sorted = sortByPosition(asked.toReversed().map((text) => ({ position: text })));
    expect(sorted.map(({ position: text }) => text)).toEqual([...asked.slice(0, -2), "a", "x"]);
    expect(asked.toSorted()).not.toEqual(asked);
  });
});

it("what is around an operation", () => {
  expect(enclosingPositions("2.~pay.3.1")).toEqual(["2.~pay.3", "2"]);
  expect(enclosingPositions("once:pay.now")).toEqual([]);
  expect(["2.0", "2.~pay.0", "20.1", "2", "once:2.0"].map((text) => isInside(text, "2"))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isInside("once:a.b", "once:a")).toBe(false);
  expect(["2.~pay.0.~%2E.1", "~a.0", "2.0", "once:pay"].map((text) => enclosingOnces(text))).toEqual([
    [
      { key: "pay", scope: [2] },
      { key: ".", scope: [2, { once: "pay" }, 0] },
    ],
    [{ key: "a", scope: [] }],
    [],
    [],
  ]);
});

it("names in it are the keys of once, as the program gave them", () => {
  expect(["1.0.0.2", "2.~a%40b%2Ec.0", "once:k", "~3"].map((text) => namesIn(text))).toEqual([
    [],
    ["a@b.c"],
    ["k"],
    [],
  ]);
});
