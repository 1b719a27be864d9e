import { describe, expect, test } from "vitest";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { allTokenRules } from "../../../src/core/redact/rules/token-formats.ts";
import { pick, seeded } from "../../support/secrets/generate.ts";
import { repeatedBeginnings } from "../../support/secrets/hostile-texts.ts";
import { tryRules } from "../../support/secrets/made-up-texts.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

function redactor(rules: { name: string; pattern: string }[] = []): ReturnType<typeof createRedactor> {
  return createRedactor({ keyedHash: () => "0badcafe", rules });
}

describe("a text of millions of characters", () => {
  test.each(["eyJ", "glpat-", "password=", "a@", "-----BEGIN PRIVATE KEY-----\n"])(
    "behind %j overflows no stack of a rule",
    (beginning) => {
      const text = beginning + "a".repeat(5_600_000);
      // Without `not.toThrow`, a failure names the rule's place.
      expect(redactor().text(text)).toContain("a");
    },
  );

  test("overflows the one of a user's open-ended rule, which is refused by name", () => {
    const open = redactor([{ name: "open", pattern: "zz[a-z]{6,}\\d" }]);
    expect(() => open.text(`zz${"a".repeat(5_600_000)}`)).toThrow(/redact\.rules "open": a text of 5600002 characters/);
    const bounded = redactor([{ name: "bounded", pattern: "zz[a-z]{1,200}\\d" }]);
    expect(() => bounded.text(`zz${"a".repeat(5_600_000)}`)).not.toThrow();
  });
});

test.each([
  [30, 100],
  [30, 1_200],
  [900, 6_000],
])("a JSON Web Token is found whole, with a header of %d and a payload of %d bytes", (header, payload) => {
  const random = seeded(header + payload);
  const part = (bytes: number) =>
    Array.from({ length: bytes }, () =>
      pick(Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"), random),
    ).join("");
  const token = `eyJ${part(header)}.eyJ${part(payload)}.${part(340)}`;
  expect(redactor().text(`see ${token}, please`)).toBe("see [redacted-jwt-0badcafe], please");
  const plain = token.replaceAll(".", "-");
  expect(redactor().text(`see ${plain}, please`)).toBe(`see ${plain}, please`);
});

/** What rules look at, in no order. */
const pieces = [
  ...allTokenRules.map(({ shape }) => shape.replace(/[{(].*$/, "")).filter((text) => text !== ""),
  ..."password= token: secret -----BEGIN PuTTY-User-Key-File-3: curl mysql -p %40 \\u0040 \\ \" ' @ :: :// +1 06 4111 sig= Bearer cookie: <password> 密码".split(
    " ",
  ),
  " ",
  "\n",
];

describe("a small part of the fuzz in bench/redact", () => {
  const part = { count: 2_000, seed: 17, longEvery: 2_000, longest: 1_000_000 };

  test("overflows no stack and changes nothing twice", () => {
    const { faults, characters } = tryRules(part);
    expect(faults).toEqual([]);
    expect(characters).toBeGreaterThan(1_000_000);
  });

  test("would name what a rule does wrong", () => {
    const twice = tryRules({ ...part, count: 2, redact: (text) => `${text}.` });
    expect(twice.faults).toEqual([expect.stringMatching(/^changes again/), expect.stringMatching(/^changes again/)]);
    const depth = (left: number): number => (left === 0 ? 0 : 1 + depth(left - 1));
    const overflow = (text: string): string => text.slice(depth(text.length));
    const { faults } = tryRules({ ...part, count: 1, longEvery: 1, redact: overflow });
    expect(faults).toEqual([expect.stringMatching(/^RangeError: .*: 1000000 characters from /)]);
  });
});

test("redacting a redacted text of any pieces changes nothing", () => {
  const random = seeded(11);
  for (let n = 0; n < 300; n += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 40) }, () => {
      const piece = pick(pieces, random);
      return random() < 0.3
        ? piece + pick(["a", "1", "aB3", "-", "="], random).repeat(Math.floor(random() * 60))
        : piece;
    }).join("");
    const once = redactor().text(text);
    expect(redactor().text(once), text).toBe(once);
  }
});

test("what rules begin with, repeated, takes no time that grows faster than the text", () => {
  const units = [...repeatedBeginnings({ pairs: 0, seed: 1 })].filter((_unit, i) => i % 30 === 0);
  expect(units.length).toBeGreaterThan(40);
  const grows = (unit: string, length: number) => growth((text) => redactor().text(text), unit, length);
  expect(units.filter((unit) => grows(unit, 131_072) > tooMuchGrowth)).toEqual([]);
  expect(grows("secret-token:mercury_", 1_000_000)).toBeLessThan(tooMuchGrowth);
});
