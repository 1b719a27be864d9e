import { expect, it } from "vitest";
import { reportSession } from "../../../src/core/report/terminal/session.ts";
import { wrapText } from "../../../src/core/report/terminal/terminal-text.ts";
import { columnsOf, padColumns, piecesOf } from "../../../src/core/text/columns.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { failOn, sampleResult } from "../report/sample.ts";

const family = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}";

it("counts the columns that a terminal takes: two for a wide character, none for a mark", () => {
  const texts = ["", "abc", "é", "e\u0301", "返金", "안녕", "ｆ", "\u{1f1e9}\u{1f1ea}", family, "שלום", "→ …"];
  expect(texts.map(columnsOf)).toEqual([0, 3, 1, 1, 4, 4, 2, 2, 2, 4, 3]);
  expect(["返", "abcd"].map((text) => `${padColumns(text, 3)}|`)).toEqual(["返 |", "abcd|"]);
  // A picture that is drawn as text until a selector follows, and a script of one-column and of wide characters.
  expect(["\u{1f321}", "\u{1f321}\ufe0f", "\u{1f600}", "\u{1f700}", "\u{17000}"].map(columnsOf)).toEqual([
    1, 2, 2, 1, 2,
  ]);
  // Wide since Unicode 16, and a mark between wide characters that is not.
  expect(["\u2630", "\u{1d300}", "\u303f"].map(columnsOf)).toEqual([2, 2, 1]);
  // A column from right to left keeps its place beside the others.
  const hebrew = padColumns("שלום", 6);
  expect([hebrew, columnsOf(hebrew)]).toEqual(["\u2068שלום\u2069  ", 6]);
});

it("wraps between characters, and none is wider than a line", () => {
  expect(wrapText("返金してください ok", 6)).toEqual(["返金し", "てくだ", "さい", "ok"]);
  expect(piecesOf(`a${family}b`, 2)).toEqual(["a", family, "b"]);
  expect(piecesOf("返金", 1)).toEqual(["返", "金"]);
  expect(wrapText("aaa bb  c", 4)).toEqual(["aaa", "bb ", "c"]);
  expect(wrapText("", 4)).toEqual([""]);
});

it("frames a result whose reason is Chinese, at any width", () => {
  const reason = "返金できません: 金額が違います ".repeat(6);
  const report = buildReport([sampleResult({ verdict: "changed", reason })], failOn);
  for (const columns of [40, 80, 200]) {
    const box = reportSession(report, { columns })
      .split("\n")
      .filter((line) => /^[┌│└]/.test(line));
    expect(box.length).toBeGreaterThan(3);
    expect(new Set(box.map(columnsOf)).size).toBe(1);
    expect(columnsOf(box[0] ?? "")).toBeLessThanOrEqual(columns);
  }
});
