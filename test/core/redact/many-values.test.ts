import { expect, test } from "vitest";
import { createRedactor } from "../../../src/core/redact/redact.ts";

const count = 12_000;
const mails = Array.from({ length: count }, (_, n) => `user${n}@example.com`);

test("a body of nothing but secrets costs a bounded number of hashes; each value still has a placeholder of its own", () => {
  let hashed = 0;
  const redactor = createRedactor({
    keyedHash: (text) => {
      hashed += 1;
      return (Number(/\d+/.exec(text)?.[0]) + 1).toString(16).padStart(8, "0");
    },
  });
  const redacted = redactor.text(`${mails.join(" ")} ${mails[0]} ${mails[count - 1]}`).split(" ");
  expect(hashed).toBe(5_000);
  expect(new Set(redacted).size).toBe(count);
  expect(redacted.filter((text) => !/^u-[0-9a-f]{8}@redacted\.invalid$/.test(text))).toEqual([]);
  expect([redacted[count], redacted[count + 1]]).toEqual([redacted[0], redacted[count - 1]]);
  expect(redacted.slice(0, 2)).toEqual(["u-00000001@redacted.invalid", "u-00000002@redacted.invalid"]);
});

test("as many named values as are sought elsewhere are still replaced where they were named", () => {
  const named = Array.from({ length: count }, (_, n) => `password=Hx${100_000 + n}`).join(" ");
  const redacted = createRedactor({ keyedHash: () => "0badcafe" }).text(named);
  expect(redacted).not.toMatch(/Hx\d/);
  expect(redacted.split(" ")).toHaveLength(count);
});
