import { describe, expect, it } from "vitest";
import { doubledQuestion, textChange } from "../../../src/core/replay/text-change.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

describe("a text that changed", () => {
  it("is shown on both sides, with the words around", () => {
    const long = "You are an agent of a shop. ".repeat(20);
    expect(textChange(`${long}Be brief. ${long}`, `${long}Be kind. ${long}`)).toMatchObject({
      recorded: expect.stringMatching(/^….{0,40}Be brief\. You/),
      asked: expect.stringMatching(/^….{0,40}Be kind\. You/),
      remedy: undefined,
    });
    expect(textChange("same", "same")).toBeUndefined();
  });

  it.each([
    ["a date", "Today is 2026-11-20.", "Today is 2026-11-22."],
    ["a date", "Today is November 20, 2026", "Today is November 22, 2026"],
    ["a date", "Friday, 20 Nov 2026", "Sunday, 22 Nov 2026"],
    ["a date", "am 20.11.2026", "am 22.11.2026"],
    ["a date", "now: 2026-11-20T10:00:00.123Z", "now: 2026-11-22T11:30:02.5Z"],
    ["a time", "It is 10:04 AM.", "It is 9:58 PM."],
    ["a time", "at 1763632800", "at 1763719200"],
    ["an id", "session 3f2a9c4e-8d1b-4f6a-9c3e-5d7b8a1f0e2d", "session 7a1b2c3d-8d1b-4f6a-9c3e-000000000000"],
    ["an id", "build 9f8e7d6c5b4a3f2e", "build 1a2b3c4d5e6f7a8b"],
    ["a path", "cwd /tmp/run-1/agent", "cwd /home/ann/agent/src"],
  ])("names %s that changed: %s", (what, recorded, asked) => {
    expect(textChange(recorded, asked)?.remedy).toMatch(new RegExp(`^${what} changed: `));
  });

  it.each([
    ["Be brief. Today is 2026-11-20.", "Be kind. Today is 2026-11-22."],
    ["Refund 42.50", "Refund 425"],
    ["Order 7", "Order 8"],
    ["Today is 2026-11-20.", "Today is 2026-11-22 or 2026-11-23."],
  ])("names nothing where more than that changed: %s", (recorded, asked) => {
    expect(textChange(recorded, asked)).toMatchObject({ remedy: undefined });
  });

  it("takes linear time, whatever the text repeats", () => {
    for (const unit of [
      "0",
      "0a",
      "2026-11-",
      "10:",
      "/a",
      "Monday ",
      "a-1",
      "1763632800.",
      "C:\\a",
      "a ",
      "20 Nov ",
    ]) {
      const compare = (text: string) => textChange(`${text}x`, `${text}y`);
      expect(growth(compare, unit, 199_998), unit).toBeLessThan(tooMuchGrowth);
    }
  });
});

describe("a question that went into its template twice", () => {
  it.each([
    ["Ticket: where is it? Answer.", "Ticket: Ticket: where is it? Answer. Answer.", "where is it?"],
    ["Q: Why?", "Q: Q: Why?", "Why?"],
    ["Why? Be brief.", "Why? Be brief. Be brief.", "Why?"],
  ])("is found: %s", (recorded, asked, question) => {
    expect(doubledQuestion(recorded, asked)).toBe(question);
  });

  it.each([
    ["Why?", "Why? And when?"],
    ["Ticket: Why?", "Please. Ticket: Why?"],
    ["Q: Why?", "Q: Why?"],
    ["Q: Why?", "Q: Q: Why not?"],
    ["", "Q: "],
    ["aa", "aaaaaaaa"],
  ])("is not where something else was asked: %s, then %s", (recorded, asked) => {
    expect(doubledQuestion(recorded, asked)).toBeUndefined();
  });
});
