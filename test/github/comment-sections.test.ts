import { expect, it } from "vitest";
import { withSection } from "../../src/github/comment/comment-sections.ts";

const section = (body: string) => ({ key: "0".repeat(12), commit: "1".repeat(40), shown: "2".repeat(64), body });
const heading = withSection(undefined, section(""), 1_000);

it("a comment that is too long ends in front of the character that does not fit", () => {
  const body = `### 🔴 ${"🔁".repeat(20)}`;
  const whole = withSection(undefined, section(body), 1_000);
  expect(whole).toBe(`${heading}${body}`);
  for (let length = heading.length + 6; length < whole.length; length += 1) {
    const text = withSection(undefined, section(body), length);
    expect([text.isWellFormed(), length - text.length <= 1, whole.startsWith(text)]).toEqual([true, true, true]);
  }
});
