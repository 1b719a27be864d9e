import { expect, it } from "vitest";
import { answerText, longestAnswer, pageOf, shortened, textPage } from "../../../src/cli/mcp/page.ts";

it("gives every item once, whatever the sizes, and ends", () => {
  const items = Array.from({ length: 500 }, (_, index) => ({ index, text: "x".repeat((index * 37) % 900) }));
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = pageOf(items, cursor);
    expect(JSON.stringify(page.items).length).toBeLessThan(1.2 * longestAnswer);
    seen.push(...page.items.map(({ index }) => index));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(items.map(({ index }) => index));
  expect(pageOf([], undefined)).toEqual({ items: [], total: 0 });
  expect(() => pageOf(items, "500")).toThrow("is not a cursor of this list");
});

it("gives a text whole over its pages", () => {
  const text = Array.from({ length: 30_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join("");
  let read = "";
  let cursor: string | undefined;
  do {
    const page = textPage(text, cursor);
    read += page.items[0];
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  expect(read).toBe(text);
});

it("cuts an answer that is too long until it fits, and leaves a short one as it is", () => {
  const short = { a: [1, 2, 3], b: "text" };
  expect(answerText(short)).toBe(JSON.stringify(short));
  const wide = { list: Array.from({ length: 100_000 }, (_, index) => ({ index })), text: "y".repeat(100_000) };
  const cut = answerText({ deep: { wide } });
  expect(cut.length).toBeLessThanOrEqual(1.5 * longestAnswer);
  expect(cut).toContain("more items)");
});

it("a long text ends in front of the character that does not fit", () => {
  expect(shortened("🔁🔁🔁", 3)).toBe("🔁… (4 more characters)");
  expect(shortened("🔁🔁🔁", 6)).toBe("🔁🔁🔁");
});

it("no page of a text ends inside of a character", () => {
  const text = `a${"🔁".repeat(20)}`;
  const parts: string[] = [];
  for (let cursor: string | undefined, on = true; on; on = cursor !== undefined) {
    const page = textPage(text, cursor, 4);
    parts.push(...page.items);
    cursor = page.next_cursor;
  }
  expect([parts.join("") === text, parts.every((part) => part.isWellFormed())]).toEqual([true, true]);
});
