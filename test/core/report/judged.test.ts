import { describe, expect, it } from "vitest";
import { reportJobSummary, reportMarkdown } from "../../../src/core/report/comment/markdown.ts";
import { reportSession } from "../../../src/core/report/terminal/session.ts";
import { reportText } from "../../../src/core/report/terminal/text.ts";
import type { CaseResult } from "../../../src/core/schema/result.ts";
import type { Outcome } from "../../../src/core/schema/attempt-result.ts";
import { liveReason } from "../../../src/core/verdict/attempt/evidence.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { failOn, sampleAttempt, sampleResult } from "./sample.ts";

const options = { byteLength: nodePlatform.byteLength };

function fixedWith(assertion: Partial<Outcome>, more: Partial<CaseResult> = {}): CaseResult {
  const semantic: Outcome = {
    check: 'semantic "It is polite."',
    kind: "semantic",
    outcome: "needs_human",
    message: "",
    ...assertion,
  };
  const attempt = sampleAttempt({
    verdict: "fixed",
    signatures: [],
    assertions: [semantic],
    first_difference: undefined,
  });
  const result = { verdict: "fixed", standing: "newly-fixed", blocks: false, reason: "it holds" } as const;
  return sampleResult({ ...result, attempts: [attempt], ...more });
}

function everywhere(result: CaseResult): Record<string, string> {
  const report = buildReport([result], failOn);
  return {
    session: reportSession(report),
    text: reportText(report),
    comment: reportMarkdown(report, options),
    summary: reportJobSummary(report, options),
  };
}

describe("a check that nobody decided", () => {
  it.each([
    "the judge could not be asked: 127.0.0.1 could not be asked (fetch failed)",
    "the judge abstains: the record does not say",
    "the judge's votes are split: 1 pass, 1 fail, 1 abstained, 0 failed",
    'the judge answered without {"reason", "verdict"}: It passes.',
    "no judge is configured, and no person has answered it (npx replaykit case review search-loop)",
  ])("says why: %s", (message) => {
    for (const [where, text] of Object.entries(everywhere(fixedWith({ message })))) {
      expect(text, where).toContain(message);
      expect(text.toLowerCase(), where).toContain("needs review");
    }
  });

  it("is no line of a check that passed; there stand the reason and who gave it", () => {
    const said = { outcome: "pass", message: "it says please", decided_by: "judge m-1" } as const;
    for (const [where, text] of Object.entries(everywhere(fixedWith(said)))) {
      expect(text.toLowerCase(), where).not.toContain("needs review:");
      expect(text, where).toMatch(/it says please.*judge m-1/);
    }
    const { text = "" } = everywhere(fixedWith({ ...said, decided_by: undefined }));
    expect(text).not.toContain("it says please"); // a check that decided itself needs no reason
  });

  it("lets no judge's words act on a terminal or a comment", () => {
    const message = "bad \u001b[2J @team <img src=x> `code` ::error::x";
    for (const outcome of ["needs_human", "pass"] as const) {
      const {
        session = "",
        text = "",
        comment = "",
      } = everywhere(fixedWith({ outcome, message, decided_by: message }));
      expect(session + text + comment).not.toContain("\u001b");
      expect(comment).toContain(
        "bad &#92;u001b&#91;2J &#64;&#8203;team &#60;img src=x&#62; &#96;code&#96; :&#8203;:&#8203;error:&#8203;:&#8203;x",
      );
      expect(comment).not.toContain("<img");
    }
  });
});

describe("cases that hold", () => {
  const comment = (...cases: CaseResult[]) => reportMarkdown(buildReport(cases, failOn), options);
  const held = (case_id: string, assertion: Partial<Outcome>) =>
    fixedWith(assertion, { case_id, state: "guard", standing: "holding" });

  it("are named under their heading, with what was said of them", () => {
    const text = comment(
      held("a", { message: "the judge abstains: unclear" }),
      held("b", { outcome: "pass", message: "it says please", decided_by: "judge m-1" }),
      held("c", { outcome: "pass", kind: "status_is" }),
    );
    expect(text.slice(text.indexOf("<details>"))).toBe(`<details><summary>🟢 3 holding</summary>

a, b, c

- a needs review: \` semantic "It is polite." \`: the judge abstains: unclear
- b passed by judgement: \` semantic "It is polite." \`: it says please (judge m-1)

</details>
`);
  });

  it("ask for a person where nothing else is to be done", () => {
    const next = (result: CaseResult) => comment(result).split("\n")[3];
    expect(next(held("a", { message: "the judge abstains" }))).toContain("`npx replaykit case review <case>`");
    expect(next(held("a", { outcome: "pass", decided_by: "ann" }))).toBe("Next: nothing to do.");
    const skipped = (reason: string) =>
      comment({ ...held("b", { outcome: "pass" }), standing: "skipped", reason }, held("a", { outcome: "pass" })).split(
        "\n",
      )[3];
    expect(skipped("skipped: budget (5 USD spent)")).toBe("Next: raise the budget, or run it again with fewer cases.");
    expect(skipped("skipped: interrupted")).toBe("Next: nothing to do.");
  });

  it("are counted where they are many, and what waits is counted after ten lines", () => {
    const many = Array.from({ length: 30 }, (_, index) => held(`case-${index}`, { message: "the judge abstains" }));
    const text = comment(...many);
    expect(text).toContain("case-19 and 10 more\n");
    expect(text.match(/needs review/g)).toHaveLength(10);
    expect(text).toContain("- and 20 more\n");
    const terminal = reportText(buildReport(many, failOn));
    expect(terminal.match(/ {2}needs review/g)).toHaveLength(10);
    expect(terminal).toContain("  and 20 more that need review\n");
  });
});

describe("what the judge cost", () => {
  const judge_spend = { usd: 0.0042, tokens: 320 };
  const priced = (more: object) => {
    const { attempts, ...rest } = fixedWith({ outcome: "pass", message: "m", decided_by: "judge m-1" });
    return { ...rest, attempts: attempts.map((attempt) => ({ ...attempt, ...more })) };
  };

  it("stands on a line of its own, apart from live models", () => {
    for (const [where, text] of Object.entries(everywhere(priced({ judge_spend, spend: { usd: 1, tokens: 9 } })))) {
      expect(text, where).toMatch(/(?:^\s*|<sub>)Spent on live models: \$1\.00, 9 tokens\.?(?:$| )/m);
      expect(text, where).toMatch(/(?:^\s*|\. )Spent on the judge: \$0\.0042, 320 tokens\.?(?:$|<)/m);
    }
    for (const text of Object.values(everywhere(priced({ spend: { usd: 1, tokens: 9 } }))))
      expect(text).not.toContain("judge:");
  });

  it("makes no live model of a recorded one", () => {
    expect(liveReason([sampleAttempt({ judge_spend })])).toBeUndefined();
    expect(liveReason([sampleAttempt({ spend: judge_spend })])).toContain("live model");
  });
});
