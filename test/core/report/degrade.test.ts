import { expect, it } from "vitest";
import { reportMarkdown } from "../../../src/core/report/comment/markdown.ts";
import type { Standing } from "../../../src/core/schema/result.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { utf8Length } from "../../../src/core/json/json-limits.ts";
import { failOn, sampleResult } from "./sample.ts";

function commentOf(count: number, standing: Standing): string {
  const blocks = standing === "regressed";
  const cases = Array.from({ length: count }, (_, index) =>
    sampleResult({ case_id: `case-${index}`, path: `cases/case-${index}`, standing, blocks }),
  );
  return reportMarkdown(buildReport(cases, failOn), { byteLength: utf8Length });
}

it("says everything while it fits, then a line for each case, then as many lines as fit with the number of the rest", () => {
  expect(commentOf(3, "regressed").match(/<details/g)).toHaveLength(3);
  const lines = commentOf(150, "regressed");
  expect(lines.match(/<details/g)).toHaveLength(3);
  expect(lines.match(/^\| 🔴/gm)).toHaveLength(150);
  const most = commentOf(10_000, "regressed");
  const listed = most.match(/^\| 🔴/gm)?.length ?? 0;
  expect(listed).toBeGreaterThan(100);
  expect(most).toContain(`… and ${10_000 - listed} more that block`);
  expect(utf8Length(most)).toBeLessThan(65_536);
});
