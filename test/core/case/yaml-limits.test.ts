import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { readYaml } from "../../../src/core/yaml/yaml-file.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

function refusal(text: string): string {
  try {
    readYaml(text, "case.yaml");
  } catch (error) {
    if (error instanceof ReplayKitError) return `${error.code} ${error.message}`;
    throw error;
  }
  return "read";
}

describe("hostile YAML is refused with its place", () => {
  it.each([
    ["a: &x 1\nb: 2", "invalid_yaml case.yaml:1:7: a has an anchor (&name); expected plain values only"],
    ["a: 1\nb: *x", "invalid_yaml case.yaml:2:4: b has an alias (*name); expected plain values only"],
    ["a: &x 1\nb: *x", "invalid_yaml case.yaml:1:7: a has an anchor (&name); expected plain values only"],
    ["a: !!str 1", "invalid_yaml case.yaml:1:10: a has the tag tag:yaml.org,2002:str; expected plain values only"],
    ["a:\n  <<: { b: 1 }", "invalid_yaml case.yaml:2:3: a has a merge key (<<); expected plain values only"],
    ["a: 1\na: 2", 'invalid_yaml case.yaml:2:1: the file has the key "a" twice; expected plain values only'],
    [
      "a: .inf",
      "invalid_yaml case.yaml:1:4: a has the value Infinity, which JSON does not have; expected plain values only",
    ],
    [
      "a: [1",
      "invalid_yaml case.yaml:1:6: Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
    ["a: 1\n---\nb: 2", "invalid_yaml case.yaml:2:1: a second document begins here; expected one"],
  ])("%j", (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  it.each([
    ["a: 1\na: 2", "keep one of the two"],
    ["a: &x 1", "write the value itself where it is used"],
  ])("%j is refused with what to do", (text, hint) => {
    expect(() => readYaml(text, "case.yaml")).toThrow(expect.objectContaining({ hint }));
  });

  it.each([
    ["open brackets", `a: ${"[".repeat(1_000_000)}`],
    ["explicit keys", "? ".repeat(20_000)],
    ["dashes", `${"- ".repeat(20_000)}x`],
    ["indentation", Array.from({ length: 1400 }, (_, depth) => `${" ".repeat(depth)}?`).join("\n")],
    ["flow within the limit of brackets", `a: ${"[".repeat(100)}${"]".repeat(100)}`],
  ])("nesting by %s ends quickly", (_how, text) => {
    expect(refusal(text)).toMatch(/^too_deep case.yaml:\d+: nested deeper than 64 levels$/);
  });

  it("refuses a file over 1 MiB", () => {
    expect(refusal(`a: "${"x".repeat(1024 * 1024)}"`)).toMatch(
      /^too_large case.yaml has \d+ characters; at most 1048576 are read$/,
    );
  });

  it("reads many keys in linear time", () => {
    const text = Array.from({ length: 40_000 }, (_, index) => `k${index}: 1`).join("\n");
    expect(Object.keys(readYaml(text, "case.yaml").value ?? {})).toHaveLength(40_000);
  });

  it("names the line of each of many keys in linear time", () => {
    const fileOf = (count: number) => {
      const keys = Array.from({ length: count }, (_, index) => `k${index}`);
      const { lineOf } = readYaml(keys.map((key) => `${key}: 1\n`).join(""), "case.yaml");
      return () => keys.map((key) => lineOf([key]));
    };
    expect(fileOf(3)()).toEqual([1, 2, 3]);
    const files = new Map([2_000, 8_000].map((count) => [count, fileOf(count)]));
    expect(growth((text) => files.get(text.length)?.(), "k", 8_000)).toBeLessThan(tooMuchGrowth);
  });

  it("keeps __proto__ as plain data", () => {
    const { value } = readYaml("a: { __proto__: { polluted: true } }", "case.yaml");
    expect(JSON.stringify(value)).toBe('{"a":{"__proto__":{"polluted":true}}}');
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("reads rows of dashes and brackets in texts", () => {
    const text = `a: |\n  ${"-".repeat(300)}\n  ${"[x] ".repeat(300)}\n`;
    expect(readYaml(text, "case.yaml").value).toEqual({ a: `${"-".repeat(300)}\n${"[x] ".repeat(300)}\n` });
  });

  it("knows the line of each key, item and missing key", () => {
    const { lineOf } = readYaml("a: 1\nb:\n  - x\n  - c: 2\n    d: 3\n", "case.yaml");
    expect([["a"], ["b", 0], ["b", 1, "d"], ["b", 1, "missing"], ["missing"]].map(lineOf)).toEqual([1, 3, 5, 4, 1]);
  });
});
