import { describe, expect, test } from "vitest";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { allTokenRules } from "../../../src/core/redact/rules/token-formats.ts";
import { pick, seeded } from "../../support/secrets/generate.ts";

function redactor(rules: { name: string; pattern: string }[] = []): ReturnType<typeof createRedactor> {
  return createRedactor({ keyedHash: () => "0badcafe", rules });
}

describe("a text of millions of characters", () => {
  test.each(["eyJ", "glpat-", "password=", "a@", "-----BEGIN PRIVATE KEY-----\n"])(
    "behind %j overflows no stack of a rule",
    (beginning) => {
      const text = beginning + "a".repeat(5_600_000);
      expect(() => redactor().text(text)).not.toThrow();
    },
  );

  test("overflows the one of a user's open-ended rule, which is refused by name", () => {
    const open = redactor([{ name: "open", pattern: "zz[a-z]{6,}\\d" }]);
    expect(() => open.text(`zz${"a".repeat(5_600_000)}`)).toThrow(/redact\.rules "open": a text of 5600002 characters/);
    const bounded = redactor([{ name: "bounded", pattern: "zz[a-z]{1,200}\\d" }]);
    expect(() => bounded.text(`zz${"a".repeat(5_600_000)}`)).not.toThrow();
  });
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

test("a text of any pieces is redacted in bounded time, and redacting it again changes nothing", () => {
  const random = seeded(11);
  for (let n = 0; n < 300; n += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 40) }, () => {
      const piece = pick(pieces, random);
      return random() < 0.3
        ? piece + pick(["a", "1", "aB3", "-", "="], random).repeat(Math.floor(random() * 60))
        : piece;
    }).join("");
    const start = performance.now();
    const once = redactor().text(text);
    expect(performance.now() - start, text).toBeLessThan(1_000);
    expect(redactor().text(once), text).toBe(once);
  }
});
