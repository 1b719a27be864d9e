import { expect, it } from "vitest";
import { untrustedPage } from "../../../src/core/report/untrusted.ts";

it.each([
  ["a family", "two rooms \u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}!"],
  ["a rainbow flag", "\u{1f3f3}\ufe0f\u200d\u{1f308}"],
  ["a skin tone", "\u{1f468}\u{1f3fd}\u200d\u{1f4bb}"],
  ["Persian with a non-joiner", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
  ["Hindi with a joiner", "\u0915\u094d\u200d\u0937"],
  ["a Japanese name with a variant", "\u845b\u{e0100}\u57ce"],
  ["a heart with its colour", "\u2764\ufe0f"],
  ["Hebrew with a mark", "\u05e9\u05dc\u05d5\u05dd!\u200f (1)"],
])("leaves %s as it is written", (_, text) => {
  expect(untrustedPage(text)).toBe(text);
});

it.each([
  ["an override", "abc\u202edef", "abc\\u202edef"],
  ["an embedding in Hebrew", "\u05e9\u202b\u05dc", "\u05e9\\u202b\u05dc"],
  ["a joiner between Latin letters", "re\u200dfund", "re\\u200dfund"],
  ["a joiner at the end of an emoji", "\u{1f469}\u200d", "\u{1f469}\\u200d"],
  ["a mark among Latin letters", "refund\u200fed", "refund\\u200fed"],
  ["a space without width", "\u05e9\u200b\u05dc", "\u05e9\\u200b\u05dc"],
  ["a text of variations behind a letter", "a\u{e0158}\u{e0159}", "a\\u{e0158}\\u{e0159}"],
  ["variations of a variation", "\u2764\ufe0f\ufe01\ufe02", "\u2764\ufe0f\\ufe01\\ufe02"],
  ["a second variant of an ideograph", "\u845b\u{e0100}\u{e0101}", "\u845b\u{e0100}\\u{e0101}"],
  ["a filler", "re\u3164fund", "re\\u3164fund"],
  ["a control", "a\u001b[31m", "a\\u001b[31m"],
])("shows %s", (_, text, shown) => {
  expect(untrustedPage(text)).toBe(shown);
});
