import { describe, expect, it } from "vitest";
import { reportAnnotations } from "../../../src/core/report/annotations.ts";
import { reportJunit } from "../../../src/core/report/junit.ts";
import { reportMarkdown } from "../../../src/core/report/markdown.ts";
import { reportSession } from "../../../src/core/report/session.ts";
import { reportText } from "../../../src/core/report/text.ts";
import type { CaseResult } from "../../../src/core/schema/result.ts";
import { replayReportSchema } from "../../../src/core/schema/result.ts";
import { buildReport } from "../../../src/core/verdict/summary.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { failOn, sampleAttempt, sampleResult } from "./sample.ts";

const byteLength = (text: string): number => nodePlatform.byteLength(text);

function holding(changes: Partial<CaseResult> = {}): CaseResult {
  return sampleResult({
    verdict: "fixed",
    standing: "holding",
    blocks: false,
    reason: "it holds",
    attempts: [],
    ...changes,
  });
}

describe("session", () => {
  it("prints the facts of the published README", () => {
    const text = reportSession(buildReport([sampleResult()], failOn));
    for (const fact of [
      "Run ended with error; Tool 'lookup_billing' called 5 times; No final output",
      "Result: FAILURE REPRODUCED",
      "Observed failure reproduced: Yes",
      "Desired assertions: 0/3 passed",
      "Semantic checks needing review: 1",
    ]) {
      expect(text).toContain(fact);
    }
    const widths = text
      .split("\n")
      .slice(0, 4)
      .map((line) => line.length);
    expect(new Set(widths).size).toBe(1);
  });

  it("says that a fixed case no longer reproduces", () => {
    const assertions = sampleAttempt().assertions.map((one) =>
      one.outcome === "fail" ? { ...one, outcome: "pass" as const } : one,
    );
    const attempts = [sampleAttempt({ verdict: "fixed", assertions })];
    const text = reportSession(buildReport([holding({ attempts })], failOn));
    expect(text).toContain("Observed failure reproduced: No");
    expect(text).toContain("Desired assertions: 3/3 passed");
    expect(text).not.toContain("FAILURE REPRODUCED");
  });
});

describe("weak cases", () => {
  const weak = { weak: "a right run writes nothing and says so in its own words" };
  const headline = (...cases: CaseResult[]) => buildReport(cases, failOn).summary.headline;

  it("count apart, and never make a headline green by themselves", () => {
    const strong = holding({ case_id: "strong" });
    const feeble = holding({ case_id: "feeble", ...weak });
    const report = buildReport([strong, feeble], failOn);
    expect(replayReportSchema.parse(report).summary.weak).toBe(1);
    expect(report.summary.headline).toBe("Passed: 1 holding; weak cases apart: 1 holding");
    expect(headline(feeble)).toBe("Not proven: only weak cases were judged; weak cases apart: 1 holding");
    expect(headline(strong)).toBe("Passed: 1 holding");
    expect(headline(feeble, { ...sampleResult(), ...weak })).toBe("Failed: weak cases apart: 1 regressed, 1 holding");
  });

  it("are named with their reason in comment and terminal", () => {
    const report = buildReport([holding({ case_id: "strong" }), holding({ case_id: "feeble", ...weak })], failOn);
    const comment = reportMarkdown(report, { byteLength });
    expect(comment).toContain("**ReplayKit passed: nothing stands against merging.**");
    expect(comment).toContain(
      "none of 1 case; 1 held. Weak cases, which an agent that does nothing passes too, count apart: 1 holding.",
    );
    expect(comment).toMatch(/strong *`, ` *feeble *` \(weak\)/);
    expect(reportText(report)).toContain(`  feeble  weak: ${weak.weak}`);
    const only = reportMarkdown(buildReport([holding(weak)], failOn), { byteLength });
    expect(only).toContain("**ReplayKit: not proven, only weak cases were judged.**");
    const plain = reportMarkdown(buildReport([holding()], failOn), { byteLength });
    expect(plain).not.toContain("eak");
  });
});

describe("text, JUnit and annotations", () => {
  it("colours only when asked and ends on the decision", () => {
    const report = buildReport([sampleResult(), holding({ case_id: "b" })], failOn);
    expect(reportText(report)).not.toContain("\u001b");
    expect(reportText(report, { colour: true })).toContain("\u001b[31m");
    expect(reportText(report).trimEnd().split("\n").at(-1)).toBe("Failed: 1 regressed, 1 holding");
  });

  it("counts in JUnit what fails the run", () => {
    const xml = reportJunit(
      buildReport([sampleResult(), holding(), sampleResult({ verdict: "error", standing: "error" })], failOn),
    );
    expect(xml).toContain('tests="3" failures="1" errors="1" skipped="0"');
  });

  it("annotates at most ten of a level, the worst first, on the line of what failed", () => {
    const lines = { state: 4, "signatures.0": 20 };
    const many = Array.from({ length: 30 }, (_, i) =>
      sampleResult({ case_id: `c${i}`, standing: i < 15 ? "broken" : "regressed", lines }),
    );
    const notes = reportAnnotations(buildReport(many, failOn));
    expect(notes).toHaveLength(10);
    expect(notes[0]).toMatchObject({ level: "error", line: 20, title: "ReplayKit: c15 regressed" });
    expect(reportAnnotations(buildReport([holding()], failOn))).toEqual([]);
  });
});

describe("comment", () => {
  it("begins with three lines of prose and ends with the marker", () => {
    const text = reportMarkdown(buildReport([sampleResult(), holding()], failOn), { byteLength, marker: "<!-- m -->" });
    expect(text.split("\n").slice(0, 3)).toEqual([
      "**ReplayKit failed: 1 case stands against merging.**  ",
      "This pull request leaves 1 regressed; 1 of 2 cases held.  ",
      "Next: fix what came back: each fold below has the command that reproduces it.",
    ]);
    expect(text.endsWith("\n<!-- m -->\n")).toBe(true);
    expect(text).toContain("- recorded".replace("recorded", '"a"'));
    expect(text).toContain("5 served, 0 simulated, 0 missed, 0 blocked, 0 live (observed, isolated)");
    expect(text).toContain("replaykit replay cases/search-loop/case.yaml");
    expect(text).toContain("### Held (1)");
  });

  it.each([1, 60, 400, 3000, 10_000])(
    "fits GitHub's limit with %i cases in two-byte and four-byte letters",
    (count) => {
      const long = sampleResult({ title: "ä🚀".repeat(60), reason: "ü".repeat(500) });
      const cases = Array.from({ length: count }, (_, i) => ({ ...long, case_id: `case-${i}` }));
      const text = reportMarkdown(buildReport(cases, failOn), {
        byteLength,
        artifactUrl: "https://github.com/o/r/actions/runs/1",
      });
      expect(byteLength(text)).toBeLessThan(65_536);
      expect(text).toContain(`### Regressed (${count})`);
      expect(text.includes("the full report")).toBe(count > 1 && text.includes("Shortened"));
      expect((text.match(/<details>/g) ?? []).length).toBe((text.match(/<\/details>/g) ?? []).length);
    },
  );

  it("lists every regression among thousands that hold", () => {
    const regressed = Array.from({ length: 20 }, (_, i) => sampleResult({ case_id: `bad-${i}` }));
    const open = Array.from({ length: 9980 }, (_, i) =>
      sampleResult({ case_id: `open-${i}`, state: "open", standing: "still-failing", blocks: false }),
    );
    const text = reportMarkdown(buildReport([...open, ...regressed], failOn), { byteLength });
    for (const { case_id } of regressed) expect(text).toContain(`<code>${case_id}</code>`);
    expect(text).toContain("### Still failing (9980)");
    expect(byteLength(text)).toBeLessThan(65_536);
  });

  it("is byte-identical every time and its report is valid", () => {
    const report = buildReport([sampleResult(), holding()], failOn);
    expect(() => replayReportSchema.parse(report)).not.toThrow();
    const texts = new Set(Array.from({ length: 100 }, () => reportMarkdown(report, { byteLength })));
    expect(texts.size).toBe(1);
  });
});
