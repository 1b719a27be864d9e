import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { equalJson } from "../../../src/core/matching/equal-json.ts";
import { formatPointer, parsePointer, valueAt, withoutPointers } from "../../../src/core/matching/json-pointer.ts";
import { matchArgs, matchValue } from "../../../src/core/matching/match-value.ts";
import { maximumMatching } from "../../../src/core/matching/maximum-matching.ts";
import { safePattern, testPattern } from "../../../src/core/matching/safe-pattern.ts";
import type { Json } from "../../../src/core/schema/json.ts";

const json = fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value)));

describe("maximumMatching", () => {
  it("pairs as many as a search through all pairings", () => {
    const graph = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(graph, (edges) => {
        const partners = maximumMatching(edges.length, 5, (l, r) => edges[l]?.[r] ?? false);
        const used = partners.filter((partner) => partner !== undefined);
        expect(new Set(used).size).toBe(used.length);
        expect(partners.every((r, l) => r === undefined || edges[l]?.[r])).toBe(true);
        expect(used.length).toBe(best(edges, 0, new Set()));
      }),
    );
  });

  it("gives an item another partner where a greedy pairing would stop", () => {
    expect(maximumMatching(2, 2, (l, r) => l === 0 || r === 0)).toEqual([1, 0]);
  });
});

function best(edges: boolean[][], row: number, used: Set<number>): number {
  const here = edges[row];
  if (!here) return 0;
  const taken = here.map((edge, r) => (edge && !used.has(r) ? 1 + best(edges, row + 1, new Set([...used, r])) : 0));
  return Math.max(best(edges, row + 1, used), ...taken);
}

describe("equalJson", () => {
  it("ignores the order of keys and sees every other change", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(equalJson(value, reversed(value))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(json, (value) => {
        expect(equalJson(value, [value])).toBe(false);
      }),
    );
  });

  it("keeps a __proto__ key as data", () => {
    const [a, b]: Json[] = [JSON.parse('{"__proto__":1}'), {}];
    expect(equalJson(a, b)).toBe(false);
  });
});

function reversed(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

describe("JSON Pointers", () => {
  it("come back from their text", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(parsePointer(formatPointer(path))).toEqual(path);
      }),
    );
  });

  it("lead to a value and take it out", () => {
    const value: Json = { "a/b": [{ "~": 1, id: 2 }] };
    expect(valueAt(value, "/a~1b/0/~0")).toBe(1);
    expect(valueAt(value, "/a~1b/1")).toBeUndefined();
    expect(withoutPointers(value, ["/a~1b/0/id", "/none"])).toEqual({ "a/b": [{ "~": 1 }] });
  });
});

describe("matchValue", () => {
  it("matches every value with itself", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(matchValue(value, value)).toEqual({ matches: true });
      }),
    );
  });

  it.each<[Json, Json, boolean]>([
    [{ $any: true }, null, true],
    [{ $regex: "^A" }, "Ab", true],
    [{ $regex: "^A" }, "ba", false],
    [{ $regex: "^A" }, { $regex: "^A" }, true],
    [{ $type: "integer" }, 1, true],
    [{ $type: "integer" }, 1.5, false],
    [{ $type: "number" }, 1, true],
    [{ $one_of: [1, { $regex: "x" }] }, "xy", true],
    [{ $one_of: [1] }, 2, false],
    [{ $near: 0.2, $by: 0.1 }, 0.3, true],
    [{ $near: 0.2, $by: 0.1 }, 0.31, false],
    [[1, 2], [2, 1], false],
    ["1", 1, false],
  ])("%j against %j: %s", (expected, actual, matches) => {
    expect(matchValue(expected, actual).matches).toBe(matches);
  });

  it("says where the values differ", () => {
    expect(matchValue({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual({
      matches: false,
      pointer: "/a/1/b",
      message: "expected 2, got 3",
    });
    expect(matchValue({ a: 1 }, { a: 1, b: 2 })).toEqual({
      matches: false,
      pointer: "/b",
      message: "expected nothing, got 2",
    });
    expect(matchValue({ a: 1 }, { a: 1, b: 2 }, "subset").matches).toBe(true);
    expect(matchValue({ a: 1 }, { a: 2 }, "ignore").matches).toBe(true);
  });

  it("reads no matcher in a recording", () => {
    expect(matchArgs({ q: { $any: true } }, { q: 1 }, { args: "exact", ignore: [] }).matches).toBe(false);
    expect(matchArgs({ q: { $any: true } }, { q: 1 }, { args: "exact", ignore: [], matchers: true }).matches).toBe(
      true,
    );
    expect(matchArgs({ q: 1, id: 1 }, { q: 1, id: 2 }, { args: "exact", ignore: ["/id"] }).matches).toBe(true);
  });
});

describe("safePattern", () => {
  it.each([
    "(a+)+",
    "(a*)*b",
    "(?:a|a)*",
    "(\\w+\\s?)*",
    "(a|.)*",
    "((ab)*c)*",
    "(a)\\1",
    "(a{1,9}){5,}",
    "(?:a(?:a|))+x",
    "(?:x(?:a|ab)(?:bc|c))+",
    "(?:a(?:|a))*",
  ])("refuses %s", (source) => {
    expect(safePattern(source).ok).toBe(false);
  });

  it.each([
    "^ok \\d+$",
    "refund.*(issued|sent)",
    "(?:ab|cd)+",
    "[(a+)+]*",
    "\\(a+\\)+",
    "(a+)?b",
    "could ?n.t",
    "(\\d+)-(\\d+)",
    "(?:x(?:ab|c))+",
    "a(?:a|)x",
  ])("takes %s", (source) => {
    expect(safePattern(source).ok).toBe(true);
  });
});

describe("testPattern", () => {
  it("decides hostile text in bounded time, and says where it did not look", () => {
    const safe = safePattern("x.*x.*x.*y");
    if (!safe.ok) throw new Error(safe.message);
    expect(testPattern(safe, "x".repeat(100))).toBe("none");
    expect(testPattern(safe, `${"-".repeat(safe.limit)}xxxy`)).toBe("too long");
    expect(testPattern(safe, "xxxy")).toBe("match");
  });
});
