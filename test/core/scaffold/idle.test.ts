import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { lintCase } from "../../../src/core/lint/lint-case.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { promoteCase } from "../../../src/core/promote/promote-case.ts";
import { emptyRun } from "../../../src/core/run/empty-run.ts";
import { setPasses } from "../../../src/core/scaffold/idle-run.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { CaseFiles } from "../../../src/core/schema/case.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import type { Feedback } from "../../../src/core/schema/trace.ts";
import { decideAttempt } from "../../../src/core/verdict/attempt/decide-attempt.ts";
import { platform, redactor, scaffolded, searchLoop, wrongRefund } from "../case/samples.ts";

const idle = (answer: string): Run => ({ ...emptyRun(), final_output: answer, said: [answer], steps: 1 });
const answers = ["Done!", "Sorry, I cannot help with that.", "I have refunded $12.50.", "purple kettle 99 avenue"];

const nothingWritten: Feedback = { rating: "bad", expected_calls: [] };
const weakReason = "a right run writes nothing and says so in its own words";

function idleProblems(files: CaseFiles, onBase = false): string[] {
  return lintCase({ files, folder: "cases/sample", today: "2026-11-20", onBase })
    .filter(({ code }) => /idle|weak/.test(code))
    .map(({ level, code }) => `${level} ${code}`);
}

function verdicts(files: CaseFiles): string[] {
  const { case: replayCase, trace } = loadCase(files, "sample");
  const recorded = runFromTrace(trace, effectLookup(replayCase.effects));
  return answers.map((answer) => decideAttempt({ case: replayCase, run: idle(answer), recorded }).verdict);
}

describe("a scaffolded case and an agent that calls nothing", () => {
  it("is weak, with the reason, where a right run only leaves something undone", () => {
    const forbidden: Feedback = { rating: "bad", forbidden_calls: [{ tool: "refund_order" }] };
    for (const expectation of [nothingWritten, forbidden]) {
      const { files, case: made, notes } = scaffolded(wrongRefund(), { expectation });
      expect([made.weak, made.weak_reason]).toEqual([true, weakReason]);
      expect(files["case.yaml"]).toContain("weak: true # an agent that does nothing would pass too");
      expect(notes.join("\n")).toContain("the case is weak");
      expect(idleProblems(files)).toEqual([]);
      // With an expectation of writes the failed run's own claim is shut out, which no more makes an idle run a fix.
      const claim = expectation.expected_calls === undefined ? "fixed" : "changed";
      expect(verdicts(files)).toEqual(["fixed", "fixed", claim, "fixed"]);
    }
  });

  it("is not weak where the expectation has a fact, a write, a read or a sentence", () => {
    const sharp: [Feedback, string[]?][] = [
      [{ ...nothingWritten, expected_text: ["not refundable"] }],
      [{ rating: "bad", expected_calls: [{ tool: "refund_order", args: { id: 1, amount: 2 } }] }],
      [{ rating: "bad", expected_calls: [{ tool: "get_order", args: { id: 1 } }] }],
      [nothingWritten, ["Says why nothing is refunded."]],
    ];
    for (const [expectation, statements = []] of sharp) {
      const configEffects = { get_order: "read" as const };
      const { files, case: made } = scaffolded(wrongRefund(), { expectation, statements, configEffects });
      expect(made.weak).toBeUndefined();
      expect(idleProblems(files)).toEqual([]);
      expect(verdicts(files)).not.toContain("fixed");
    }
  });

  it("gets a sentence for review where a call must end, and nothing counts as fixed before it is answered", () => {
    const { files, case: made } = scaffolded(searchLoop(), { expectation: { rating: "bad" } });
    expect(made.assertions.at(-1)).toEqual({
      kind: "semantic",
      statement: "The response addresses the user's request correctly.",
    });
    expect(new Set(verdicts(files))).toEqual(new Set(["inconclusive"]));
    const { case: replayCase, trace } = loadCase(files, "sample");
    const recorded = runFromTrace(trace, effectLookup());
    const working: Run = { ...idle("It was the March invoice."), calls: recorded.calls.slice(0, 1) };
    expect(decideAttempt({ case: replayCase, run: working, recorded }).verdict).toBe("fixed");
    const answered = { check: "semantic", kind: "semantic", outcome: "pass" as const, message: "yes" };
    const decide = () => answered;
    expect(decideAttempt({ case: replayCase, run: idle("It was March."), recorded, decide }).verdict).toBe("fixed");
  });

  it("is refused with assertions that somebody picked and an idle run passes", () => {
    const assertions: Check[] = [
      { kind: "status_is", status: "success" },
      { kind: "output_matches", pattern: "^(?!Done!|Sorry)", flags: "", in: "final", not: false },
      { kind: "final_output_exists", exists: true },
    ];
    const make = () => scaffolded(searchLoop(), { assertions });
    expect(make).toThrow(/^an agent that calls nothing and answers ".*would pass the assertions; say what/);
    const config = configSchema.parse({});
    const promote = (picked: Check[]) =>
      promoteCase({ trace: searchLoop(), config, assertions: picked, unmeasured: "x", platform, redactor: redactor() });
    expect(() => promote(assertions)).toThrow(ReplayKitError);
    const called: Check = { kind: "tool_called", tool: "lookup_billing", match: "ignore" };
    expect(promote([...assertions, called]).case.weak).toBeUndefined();
  });
});

describe("lint and an agent that calls nothing", () => {
  const { files } = scaffolded(wrongRefund(), { expectation: nothingWritten });
  const text = files["case.yaml"] ?? "";
  const edited = (from: string | RegExp, to: string) => ({ ...files, "case.yaml": text.replace(from, to) });
  const unmarked = edited(/^weak.*\n/gm, "");
  const withChecks = (...checks: string[]) => ({
    ...unmarked,
    "case.yaml": (unmarked["case.yaml"] ?? "").replace(
      /^assertions:.*\n/m,
      `assertions:\n${checks.map((check) => `  - ${check}\n`).join("")}`,
    ),
  });
  const withCheck = (check: string) => withChecks("writes_are: []", "final_output_exists: true", check);

  it("refuses a new case and warns of one that stands on the base", () => {
    expect(idleProblems(unmarked)).toEqual(["error assertions_on_idle_run"]);
    expect(idleProblems(unmarked, true)).toEqual(["warning assertions_on_idle_run"]);
    expect(idleProblems(files)).toEqual([]);
  });

  it("is not stilled by patterns that shut out phrases", () => {
    const shut = "output_matches: { pattern: 'Done!|Sorry|processed|refunded', in: any, not: true }";
    expect(idleProblems(withCheck(shut))).toEqual(["error assertions_on_idle_run"]);
    for (const told of ["output_contains: within 30 days", "semantic: It says why.", "tool_called: get_order"]) {
      expect(idleProblems(withCheck(told))).toEqual([]);
    }
  });

  it("wants a reason, and no mark that is not needed", () => {
    expect(idleProblems(edited(/^weak_reason.*\n/m, ""))).toEqual(["error weak_without_reason"]);
    const sharp = (withChecks("output_contains: within 30 days")["case.yaml"] ?? "").concat(
      "\nweak: true\nweak_reason: x\n",
    );
    expect(idleProblems({ ...files, "case.yaml": sharp })).toEqual(["warning weak_needless"]);
  });
});

it("a set does not pass where a pattern saw only a part of the text, as no verdict is fixed then", () => {
  const open: Check = {
    kind: "output_matches",
    pattern: "[a-z]+ refunded .+ dollars",
    flags: "",
    in: "final",
    not: true,
  };
  const set: Check[] = [{ kind: "final_output_exists", exists: true }, open];
  expect(setPasses(idle("short"), set)).toBe(true);
  expect(setPasses(idle("a ".repeat(50_000)), set)).toBe(false);
});
