import { fc } from "../support/fast-check.ts";
import { describe, expect, test } from "vitest";
import { ReplayKitError } from "../../src/core/error.ts";
import { assertJsonLimits, parseJson, parseJsonLines, utf8Length } from "../../src/core/json/json-limits.ts";

function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ReplayKitError) return `${error.code} ${error.message}`;
    throw error;
  }
  return "none";
}

describe("parseJson", () => {
  test.each([
    ['{"a": 1,\n "b": }', 'invalid_json f:2:7: expected a value, found "}"'],
    ['{"a" 1}', 'invalid_json f:1:6: expected ":", found "1"'],
    ["{a: 1}", 'invalid_json f:1:2: expected a member name in double quotes, found "a"'],
    ["[1 2]", 'invalid_json f:1:4: expected "," or "]", found "2"'],
    ["[1,]", 'invalid_json f:1:4: expected a value, found "]"'],
    ['["\\x"]', 'invalid_json f:1:3: expected a valid escape, found "\\\\"'],
    ['["a', "invalid_json f:1:4: expected a closing double quote, found the end of the text"],
    ["", "invalid_json f:1:1: expected a value, found the end of the text"],
    ["{} x", 'invalid_json f:1:4: expected the end of the text, found "x"'],
  ])("names the place of the fault in %s", (text, fault) => {
    expect(faultOf(() => parseJson(text, { name: "f" }))).toBe(fault);
  });

  test("says what to do: correct the place, or write again what was cut off", () => {
    const hintOf = (text: string) => {
      try {
        return parseJson(text, { name: "f" });
      } catch (error) {
        return error instanceof ReplayKitError ? error.hint : error;
      }
    };
    expect(hintOf('{"a": [1, "b')).toBe("it ends too early: write it again");
    expect(hintOf('{"a": x}')).toBe("correct the JSON at this place");
  });

  test("refuses 1,000,000 levels without overflowing the stack", () => {
    expect(faultOf(() => parseJson("[".repeat(1e6) + "]".repeat(1e6), { name: "f" }))).toBe(
      "too_deep f: nested deeper than 128 levels",
    );
    expect(parseJson("[".repeat(128) + "]".repeat(128), { name: "f" })).toBeDefined();
  });

  test("refuses too many bytes, values and members, and brackets in texts do not count", () => {
    expect(faultOf(() => parseJson('"éé"', { name: "f", maxBytes: 5 }))).toBe("too_large f: more than 5 bytes");
    expect(parseJson('"éé"', { name: "f", maxBytes: 6 })).toBe("éé");
    expect(faultOf(() => parseJson("[1,2,3]", { name: "f", maxNodes: 3 }))).toBe("too_large f: more than 3 values");
    expect(faultOf(() => parseJson('{"a":1,"b":2}', { name: "f", maxKeys: 1 }))).toBe(
      "too_large f: more than 1 object members",
    );
    expect(parseJson('"[[[[\\"[[,,::"', { name: "f", maxDepth: 1, maxNodes: 1, maxKeys: 0 })).toBe('[[[["[[,,::');
  });

  test("keeps __proto__ as data, the last of duplicate keys, lone surrogates and no byte order mark", () => {
    const value = parseJson('\uFEFF{"__proto__":{"polluted":1},"a":1,"a":"\\ud800"}', { name: "f" });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":1},"a":"\\ud800"}');
    expect(Object.hasOwn({}, "polluted")).toBe(false);
  });

  test("reads all that JSON.stringify writes, and faults on every text cut short", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify([value]);
        expect(parseJson(text, { name: "f" })).toEqual(JSON.parse(text));
        expect(faultOf(() => parseJson(text.slice(0, -1), { name: "f" }))).toMatch(
          /^invalid_json f:1:\d+: expected .*, found the end/,
        );
      }),
    );
  });
});

test("parseJsonLines leaves empty lines out and names the line of a fault", () => {
  expect(parseJsonLines('{"a":1}\r\n\n[2]\n', { name: "f" })).toEqual([{ a: 1 }, [2]]);
  expect(faultOf(() => parseJsonLines("1\n{\n", { name: "f" }))).toMatch(/^invalid_json f line 2:1:2: /);
});

test("assertJsonLimits walks a parsed value without recursion", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(faultOf(() => assertJsonLimits(deep, { name: "v" }))).toMatch(/^too_deep/);
  expect(faultOf(() => assertJsonLimits([1, 2, 3], { name: "v", maxNodes: 3 }))).toMatch(/^too_large/);
  expect(faultOf(() => assertJsonLimits([1, 2], { name: "v", maxNodes: 3 }))).toBe("none");
});

test("counts UTF-8 bytes as the encoder does", () => {
  const encoder = new TextEncoder();
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => utf8Length(text) === encoder.encode(text).length));
});
