import { describe, expect, it } from "vitest";
import { compact } from "../../../../src/core/compact.ts";
import { reportMarkdown } from "../../../../src/core/report/comment/markdown.ts";
import { reportText } from "../../../../src/core/report/terminal/text.ts";
import { replayReportSchema } from "../../../../src/core/schema/result.ts";
import { againstBase, withAgainstBase } from "../../../../src/core/verdict/base/against-base.ts";
import { buildReport } from "../../../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { failOn, sampleAttempt, sampleResult } from "../../report/sample.ts";

/** Cases that hold, each with these steps and tokens. */
const suite = (steps: number[], tokens: number[] = []) =>
  steps.map((count, index) => {
    const own = compact({ tokens: tokens[index] });
    const attempt = sampleAttempt({ verdict: "fixed", steps: count, duration_ms: 1000, ...own });
    const holds = { verdict: "fixed", standing: "holding", blocks: false, reason: "it holds" } as const;
    return sampleResult({ ...holds, case_id: `c-${index}`, attempts: [attempt] });
  });

const base = (steps: number[], tokens?: number[]) => ({ name: "main", cases: suite(steps, tokens) });
const reportOf = (steps: number[], before: number[], increase?: string) => {
  const cases = suite(steps);
  return withAgainstBase(buildReport(cases, failOn), againstBase(cases, base(before), increase));
};

describe("a suite beside its base", () => {
  it("says what it takes there and here, with an interval over the cases", () => {
    const against = againstBase(suite([12, 24, 36], [100, 100, 100]), base([10, 20, 30], [100, 100, 100]));
    expect(against).toEqual({
      base: "main",
      cases: 3,
      figures: {
        tokens: { base: 300, head: 300, change: 0, interval: { low: 0, high: 0 } },
        steps: {
          base: 60,
          head: 72,
          change: expect.closeTo(0.2),
          interval: { low: expect.closeTo(0.2), high: expect.closeTo(0.2) },
        },
        time: { base: 3000, head: 3000, change: 0, interval: { low: 0, high: 0 } },
      },
    });
  });

  it("is one line of the comment and of the terminal", () => {
    const report = replayReportSchema.parse(reportOf([12, 20, 31], [10, 20, 30]));
    const line = "Beside main, over 3 cases: steps 60 → 63 (+5 % ± 7), time 3.0 s, the same";
    expect(reportMarkdown(report, { byteLength: nodePlatform.byteLength })).toContain(line);
    expect(reportText(report)).toContain(line);
    expect(report.summary.ok).toBe(true);
  });

  it("fails where it surely grew by more than is allowed, and says so; not where it may be chance, or less", () => {
    const { summary } = reportOf([20, 40, 61], [10, 20, 30], "20%");
    expect([summary.ok, summary.against_base?.exceeded, summary.headline]).toEqual([
      false,
      ["steps"],
      "Failed: it takes 102 % more steps than main, and 20 % are allowed; Passed: 3 holding",
    ]);
    const comment = reportMarkdown(reportOf([20, 40, 61], [10, 20, 30], "20%"), {
      byteLength: nodePlatform.byteLength,
    });
    expect(comment.split("\n")[0]).toBe(
      "### 🔴 No regressions, but it takes 102 % more steps than main, and 20 % are allowed.",
    );
    expect(reportOf([20, 40, 61], [10, 20, 30], "120 %").summary.ok).toBe(true);
    expect(reportOf([90, 20, 30], [10, 20, 30], "20%").summary.ok).toBe(true);
  });

  it("is not compared where no case ran on both", () => {
    expect(againstBase(suite([1]), { name: "main", cases: [] })).toBeUndefined();
    const crashed = suite([1]).map((one) => ({ ...one, verdict: "error" as const }));
    expect(againstBase(crashed, base([1]))).toBeUndefined();
  });
});
