import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const attacks = readFileSync(join(root, "docs/attacks.md"), "utf8");

/** Number, attack, what holds and test of each row of the table of attacks. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (\d+) \| (.+?) \| (.+?) \| `(.+?)` \|$/gm)].map((row) => row.slice(1));

/** Tests that the table names and that are not there. */
const missing = (text: string) =>
  rowsOf(text).flatMap(([number, , , test = ""]) => (existsSync(join(root, test)) ? [] : [`${number}: ${test}`]));

it("the page on attacks names every one, each with what holds and a test that is there", () => {
  expect(rowsOf(attacks).map(([number]) => Number(number))).toEqual(
    Array.from({ length: 64 }, (_, index) => index + 1),
  );
  expect(missing(attacks)).toEqual([]);
  expect(missing(attacks.replace("test/action/replay.test.ts", "test/action/gone.test.ts"))).toEqual([
    "1: test/action/gone.test.ts",
  ]);
});

it("the page on security is short, and leads to the attacks; SECURITY.md leads to it", () => {
  const words = page.split(/\s+/).length;
  expect(words).toBeLessThanOrEqual(1000);
  expect(page).toContain("(attacks.md)");
  expect(readFileSync(join(root, "SECURITY.md"), "utf8")).toContain("(docs/security.md)");
});
