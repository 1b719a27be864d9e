import { describe, expect, it } from "vitest";
import { reportAnnotations } from "../../../src/core/report/annotations.ts";
import { reportJobSummary, reportMarkdown } from "../../../src/core/report/comment/markdown.ts";
import { verdictLine } from "../../../src/core/report/comment/opening.ts";
import { reportJunit } from "../../../src/core/report/junit.ts";
import { reportSession } from "../../../src/core/report/terminal/session.ts";
import { reportText } from "../../../src/core/report/terminal/text.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { type CaseResult, replayReportSchema, type Standing, standingSchema } from "../../../src/core/schema/result.ts";
import { decideCase } from "../../../src/core/verdict/decide-case.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { failOn, sampleAttempt, sampleCase, sampleResult } from "./sample.ts";

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
  it.each([40, 60, 200, undefined])("keeps its box within a terminal of %s columns", (columns) => {
    const text = reportSession(buildReport([sampleResult()], failOn), { columns });
    const box = text.split("\n").filter((line) => /^[┌│└]/.test(line));
    expect(box.length).toBeGreaterThan(3);
    expect(new Set(box.map((line) => line.length)).size).toBe(1);
    expect(box[0]?.length).toBeLessThanOrEqual(Math.min(columns ?? 100, 100));
    expect(box.join("").replaceAll(/[│\s]/g, "")).toContain(
      "Toolʻlookup_billingʼcalled5times".replaceAll(/[ʻʼ]/g, "'"),
    );
  });

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

it("ends in the log with the five words for people, while its JSON keeps the standings", () => {
  const [broken, changed] = (["broken", "changed"] as const).map((standing) =>
    sampleResult({ standing, blocks: standing === "broken" }),
  );
  if (!broken || !changed) throw new Error("there are two results");
  const report = buildReport([broken, changed, holding()], failOn);
  const last = (text: string) => text.trimEnd().split("\n").at(-1);
  expect(last(reportText(report))).toMatch(/^Failed: 1 regressed, 1 needs you, 1 holding\b/);
  expect(report.summary.headline).toMatch(/^Failed: 1 broken, 1 changed, 1 holding\b/);
  expect(last(reportText(buildReport([], failOn)))).toMatch(/^No cases yet/);
  const retired = buildReport([], failOn, { left_out: "the 3 cases are retired" });
  expect(last(reportText(retired))).toBe("No case to replay: the 3 cases are retired");
  expect([retired, buildReport([], failOn)].map((one) => verdictLine(one).words)).toEqual([
    "No case to replay.",
    "No cases yet.",
  ]);
  expect(last(reportText(buildReport([], failOn, { expected: true })))).toBe("Failed: no case was judged");
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
    expect(comment).toContain("### 🟢 No regressions.\n");
    expect(comment).toContain(
      "1 case: 1 holding. Weak cases, which an idle agent passes too, are counted apart: 1 holding",
    );
    expect(comment).toContain("strong, feeble (weak)");
    expect(reportText(report)).toContain(`  feeble  weak: ${weak.weak}`);
    const only = reportMarkdown(buildReport([holding(weak)], failOn), { byteLength });
    expect(only).toContain("### 🟡 Not proven: only weak cases were judged.\n");
    const plain = reportMarkdown(buildReport([holding()], failOn), { byteLength });
    expect(plain).not.toContain("eak");
  });
});

describe("text, JUnit and annotations", () => {
  it("has the words for people, and the standing where it says more", () => {
    const standings = ["broken", "error", "changed", "still-failing"] as const;
    const report = buildReport(
      standings.map((standing) => sampleResult({ case_id: standing, title: "t", standing })),
      failOn,
    );
    const titles = reportText(report)
      .split("\n")
      .filter((line) => /^( {2})?\S/.test(line));
    expect(titles.slice(0, -1)).toEqual([
      "1 regressed",
      "  broken (broken)  t",
      "2 need you",
      "  error (in error)  t",
      "  changed (changed)  t",
      "1 still failing",
      "  still-failing  t",
    ]);
  });

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
    expect(xml).not.toContain("was replaced");
    const unseen = reportJunit(buildReport([holding({ not_exercised: ["refund"] })], failOn));
    expect(unseen).toContain("<system-out>holding, but refund was replaced and its code changed here");
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
  const options = {
    byteLength,
    caseBase: "https://github.com/o/r/blob/c",
    artifactUrl: "https://github.com/o/r/actions/runs/1",
  };

  it("says the verdict first, then a line for each case that needs somebody, then the first folds", () => {
    const text = reportMarkdown(buildReport([sampleResult(), holding()], failOn), { ...options, marker: "<!-- m -->" });
    expect(text).toBe(`### 🔴 1 regression. Merging would bring back a failure that was fixed.

**ReplayKit** · 2 cases: 1 regressed, 1 holding  
Next: fix what came back; each fold below has the command that shows it.

| Case | Evidence |
|:--|:--|
| 🔴 [Agent repeats one search](https://github.com/o/r/blob/c/cases/search-loop/case.yaml)<br>holding → **regressed** | fixtures |

<details open><summary>🔴 <code>search-loop</code> <b>regressed</b>: Run ended with error; Tool 'lookup_billing' called 5 times; No final output</summary>

**Not as wanted**

- expected success, the run ended with error
- expected at most 3 calls; lookup_billing was called 5 times
- expected a final output

\`\`\`sh
npx replaykit replay cases/search-loop
\`\`\`

<sub>calls: 5 served, 0 simulated, 0 missed, 0 blocked, 0 live (observed, isolated)</sub>

</details>

<details><summary>🟢 1 holding</summary>

search-loop

</details>

<sub>[Full report](https://github.com/o/r/actions/runs/1)</sub>

<!-- m -->
`);
  });

  it.each<[Standing, Standing | undefined, string]>([
    ["regressed", "regressed", "🔴 2 regressions. Merging would bring back failures that were fixed."],
    ["broken", undefined, "🔴 1 regression. Merging would break a case that holds."],
    [
      "broken",
      "regressed",
      "🔴 2 regressions. Merging would bring back a failure that was fixed and break a case that holds.",
    ],
    ["error", "regressed", "🔴 1 regression. Merging would bring back a failure that was fixed."],
    ["error", undefined, "🔴 1 case needs you before this is merged."],
    ["error", "unguarded", "🔴 2 cases need you before this is merged."],
  ])("names the harm of %s and %s", (one, other, title) => {
    const cases = [one, ...(other === undefined ? [] : [other])].map((standing) => sampleResult({ standing }));
    expect(reportMarkdown(buildReport(cases, failOn), options).split("\n")[0]).toBe(`### ${title}`);
  });

  it("has five words for people, and one for what is set aside", () => {
    const words = standingSchema.options.map((standing) => {
      const text = reportMarkdown(buildReport([sampleResult({ standing, blocks: false })], failOn), options);
      return `${standing}: ${/1 case: 1 ([a-z ]+)/.exec(text)?.[1]?.trim()}`;
    });
    expect(words).toEqual([
      "regressed: regressed",
      "broken: regressed",
      "unguarded: needs you",
      "altered: needs you",
      "error: needs you",
      "newly-fixed: fixed",
      "unproven: needs you",
      "changed: needs you",
      "flaky: needs you",
      "still-failing: still failing",
      "inconclusive: needs you",
      "skipped: skipped",
      "quarantined: quarantined",
      "holding: holding",
    ]);
  });

  it("shows what was written and said in the failed run and here, where they differ", () => {
    const run = (final_output: string, amount: number): Run => ({
      status: "success",
      final_output,
      calls: [
        {
          tool: "refund",
          args: { amount, note: "a|b" },
          group: undefined,
          effect: "write",
          effect_guessed: false,
          output: {},
          error: undefined,
          simulated: false,
        },
      ],
      errors: [],
      said: [],
      states: [],
      steps: 1,
      tokens: undefined,
      duration_ms: undefined,
      unseen: [],
    });
    const comment = (replayed: Run) =>
      reportMarkdown(buildReport([sampleResult()], failOn), {
        ...options,
        conversation: () => ({ recorded: run("Refunded $5.", 5), replayed }),
      });
    expect(comment(run("Sorry @octocat.", 7))).toContain(
      [
        "| In the failed run | Here |",
        "|:--|:--|",
        '| Wrote: ` refund {"amount": 5, "note": "a¦b"} ` | Wrote: ` refund {"amount": 7, "note": "a¦b"} ` |',
        "| Said: Refunded <span>&#36;</span>5. | Said: Sorry &#64;&#8203;octocat. |",
      ].join("\n"),
    );
    const base = run("b", 2);
    const calls = ["end", "end", 'x\nclick a "y"'].flatMap((tool) => base.calls.map((call) => ({ ...call, tool })));
    const hostileRun = { ...base, calls };
    const same = comment(run("Refunded $5.", 5));
    const summary = reportJobSummary(buildReport([sampleResult()], failOn), {
      ...options,
      conversation: () => ({ recorded: run("a", 1), replayed: hostileRun }),
    });
    expect(summary).toContain(
      "```mermaid\nsequenceDiagram\nparticipant User\nparticipant Agent\nparticipant Tools\nUser->>Agent: asks\n" +
        "Agent->>Tools: writes end_ ×2\nTools-->>Agent: answer\nAgent->>Tools: writes x_click_a_y_\nTools-->>Agent: answer\n" +
        "Agent->>User: answers\n```",
    );
    expect(comment(hostileRun)).not.toContain("mermaid");
    expect(same).not.toContain("| In the failed run");
    expect(same).toContain("Said, as in the failed run: Refunded <span>&#36;</span>5.");
  });

  it("says of a case that could not be read no word about what it was", () => {
    const row = (changes: Partial<CaseResult>) => {
      const error = { verdict: "error", standing: "error", state: "open", reason: "cases/new/case.yaml:2" } as const;
      const result = sampleResult({ ...error, attempts: [], ...changes });
      return /<br>(.*?) \|/.exec(reportMarkdown(buildReport([result], failOn), options))?.[1];
    };
    expect(row({})).toBe("**needs you**");
    expect(row({ state: "guard" })).toBe("holding → **needs you**");
    expect(row({ attempts: [sampleAttempt({ verdict: "error" })] })).toBe("failing → **needs you**");
    expect(row({ base: { verdict: "reproduced", reason: "it failed" } })).toBe("failing → **needs you**");
  });

  it.each([
    ["guard", "key", "npx replaykit guard search-loop\n", "# record it again, with a key"],
    ["open", "key", "npx replaykit guard search-loop --base <base>", "# record it again, with a key"],
    ["guard", "tool", "npx replaykit case fixtures add cases/search-loop <trace.json>", "# add what is missing"],
  ] as const)(
    "offers of a case that is %s and misses a %s the command that records it",
    (state, kind, command, why) => {
      const attempts = [sampleAttempt({ verdict: "inconclusive", misses: [{ kind, message: "it asked anew" }] })];
      const replayCase = sampleCase({ state });
      const result = decideCase({ case: replayCase, path: `cases/${replayCase.id}`, attempts, failOn });
      const report = buildReport([result], failOn);
      const text = reportMarkdown(report, options);
      expect(text).toContain(`${why}\n${command}`);
      const typed = command.trim();
      const again = kind === "key" ? "   (with a key: records it again)" : "";
      expect(reportText(report)).toContain(`next: ${typed}${again}`);
      expect(reportSession(report)).toContain(`Next: ${typed}${again}`);
    },
  );

  it.each([
    ["came back", {}],
    ["fails as before", { state: "open", standing: "still-failing", blocks: false }],
    ["needs a person", { state: "open", verdict: "changed", standing: "changed", blocks: false }],
    ["holds", { state: "guard", verdict: "fixed", standing: "holding", blocks: false }],
  ] as const)("says once of a case that %s which changed code was replaced, and why it stands there", (_, parts) => {
    const comment = (result: CaseResult) => reportMarkdown(buildReport([result], failOn), options);
    const unseen = sampleResult({ ...parts, reason: "it is as it is", not_exercised: ["refund_order"] });
    const text = comment(unseen);
    expect(text.split("but refund_order was replaced and its code changed here;")).toHaveLength(2);
    if (unseen.standing === "changed") expect(text).toContain("| it is as it is |");
    expect(comment(sampleResult({ ...parts, reason: "it is as it is" }))).not.toContain("was replaced");
    expect(reportText(buildReport([unseen], failOn))).toContain("but refund_order was replaced");
  });

  it("opens three folds that block, and puts what fails as before in one where it is more than ten", () => {
    const blocking = Array.from({ length: 5 }, (_, i) => sampleResult({ case_id: `bad-${i}` }));
    const failing = (count: number) =>
      Array.from({ length: count }, (_, i) =>
        sampleResult({ case_id: `open-${i}`, state: "open", standing: "still-failing", blocks: false }),
      );
    const text = reportMarkdown(buildReport([...blocking, ...failing(11)], failOn), options);
    expect(text.match(/<details open>/g)).toHaveLength(3);
    expect(text).toContain("<details><summary>⚪ 11 still failing, as before</summary>");
    expect(reportMarkdown(buildReport(failing(10), failOn), options)).not.toContain("as before");
  });

  it.each([1, 60, 400, 3000, 10_000])(
    "fits GitHub's limit with %i cases in two-byte and four-byte letters",
    (count) => {
      const long = sampleResult({ title: "ä🚀".repeat(60), reason: "ü".repeat(500) });
      const cases = Array.from({ length: count }, (_, i) => ({ ...long, case_id: `case-${i}` }));
      const text = reportMarkdown(buildReport(cases, failOn), options);
      expect(byteLength(text)).toBeLessThan(65_536);
      expect(text).toContain(`: ${count} regressed`);
      expect(text.includes("the full report")).toBe(count > 1 && text.includes("Shortened"));
      expect((text.match(/<details/g) ?? []).length).toBe((text.match(/<\/details>/g) ?? []).length);
    },
  );

  it("lists every regression among thousands that fail as before", () => {
    const regressed = Array.from({ length: 20 }, (_, i) => sampleResult({ title: `bad ${i} is back` }));
    const open = Array.from({ length: 9980 }, (_, i) =>
      sampleResult({ case_id: `open-${i}`, state: "open", standing: "still-failing", blocks: false }),
    );
    const text = reportMarkdown(buildReport([...open, ...regressed], failOn), options);
    for (const { title } of regressed) expect(text).toContain(`🔴 [${title}]`);
    expect(text).toContain("9980 still failing");
    expect(byteLength(text)).toBeLessThan(65_536);
  });

  it("is byte-identical every time and its report is valid", () => {
    const report = buildReport([sampleResult(), holding()], failOn);
    expect(() => replayReportSchema.parse(report)).not.toThrow();
    const texts = new Set(Array.from({ length: 100 }, () => reportMarkdown(report, { byteLength })));
    expect(texts.size).toBe(1);
  });
});
