import { describe, expect, it } from "vitest";
import { shortJson } from "../../../src/core/matching/short-json.ts";
import { untrustedMarkdown, untrustedMarkdownText, untrustedTerminal } from "../../../src/core/report/untrusted.ts";
import { beginningOf, endOf, shortened } from "../../../src/core/text/characters.ts";
import { failureTitle } from "../../../src/core/scaffold/case-title.ts";
import { plainText } from "../../../src/core/scaffold/error-words.ts";
import { makeRun } from "../checks/make-run.ts";

const family = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";

describe("the beginning of a text", () => {
  it.each([
    ["a family", family],
    ["a flag", "\u{1f1e9}\u{1f1ea}"],
    ["a skin tone", "\u{1f44b}\u{1f3fd}"],
    ["a letter with its mark", "e\u0301"],
    ["Devanagari", "\u0915\u094d\u200d\u0937"],
    ["Hangul", "\u1112\u1161\u11ab"],
  ])("has %s whole or not at all", (_, character) => {
    const text = `ab${character}cd`;
    const beginnings = Array.from(text, (_unit, max) => beginningOf(text, max));
    for (const [max, beginning] of beginnings.entries()) {
      expect(beginning.length).toBeLessThanOrEqual(max);
      expect(["", "a", "ab", `ab${character}`, `ab${character}c`]).toContain(beginning);
    }
    expect(beginningOf(text, text.length)).toBe(text);
  });

  it("is as long as it may be where each character is one unit, and where marks have no end", () => {
    expect(beginningOf("abcdef", 4)).toBe("abcd");
    expect(beginningOf(`a${"\u0301".repeat(500)}`, 200)).toHaveLength(200);
    expect(beginningOf("\u{1f469}".repeat(9), 5)).toBe("\u{1f469}".repeat(2));
    expect(shortened(`room for ${family} now`, 14)).toBe("room for…");
  });
});

describe("a title", () => {
  it("keeps a family, right-to-left text and Persian joiners as they are written", () => {
    const comment = `${family} \u05e9\u05dc\u05d5\u05dd`;
    expect(failureTitle({ run: makeRun({}), feedback: { rating: "bad", comment }, signatures: [] })).toBe(comment);
    expect(plainText("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645")).toContain("\u200c");
  });

  it("has no joiner that joins nothing, no mark of direction, and half a family never", () => {
    expect(plainText("re\u200dfund \u202eabc\u{1f469}\u200d")).toBe("re fund abc\u{1f469}");
    const cut = plainText(`${"a".repeat(195)}${family}`);
    expect(cut).toBe(`${"a".repeat(195)}…`);
  });
});

it("is drawn in a comment and a terminal, and a joiner that joins nothing is shown as an escape", () => {
  expect([untrustedMarkdownText(family), untrustedMarkdown(family)]).toEqual([family, `\` ${family} \``]);
  expect(untrustedMarkdownText(family.repeat(9))).toBe(family.repeat(9));
  expect(untrustedMarkdownText("re\u200dfund")).toBe("re&#92;u200dfund");
  expect(untrustedTerminal(family)).toBe(family);
  expect(untrustedTerminal("re\u200dfund")).toBe("re\\u200dfund");
});

it("a value in a sentence is cut between characters", () => {
  expect(shortJson(`${"a".repeat(117)}😀😀`)).toBe(`"${"a".repeat(117)}…`);
  expect(shortJson(`${"a".repeat(116)}😀b`)).toBe(`"${"a".repeat(116)}😀…`);
  expect(endOf(`😀${"a".repeat(3)}`, 4)).toBe("aaa");
  expect(endOf("😀aaa", 5)).toBe("😀aaa");
});
