import { describe, expect, it } from "vitest";
import { emptyRun } from "../../../../src/core/run/empty-run.ts";
import type { Check } from "../../../../src/core/schema/check.ts";
import type { Miss } from "../../../../src/core/schema/attempt-result.ts";
import type { Run, RunCall } from "../../../../src/core/schema/run.ts";
import { type AttemptInput, decideAttempt, notObserved } from "../../../../src/core/verdict/attempt/decide-attempt.ts";
import { sampleCase } from "../../report/sample.ts";

const signatures: Check[] = [{ kind: "status_is", status: "error" }];
const assertions: Check[] = [
  { kind: "status_is", status: "success" },
  { kind: "final_output_exists", exists: true },
  { kind: "semantic", statement: "It is polite." },
];
const replayCase = sampleCase({ signatures, assertions });
const good: Run = { ...emptyRun(), final_output: "Here you are.", said: ["Here you are."] };
const write: RunCall = {
  tool: "refund",
  args: {},
  group: undefined,
  effect: "write",
  effect_guessed: false,
  output: {},
  error: undefined,
  simulated: true,
};
const miss: Miss = { kind: "tool", tool: "lookup", message: "no recording of lookup" };
const keyMiss: Miss = { kind: "key", message: "OPENAI_API_KEY is not set" };
const crashed = { code: 1, signal: null, timed_out: false };

const table: [string, Partial<AttemptInput>, string][] = [
  ["every signature holds", { run: { ...emptyRun(), status: "error" } }, "reproduced"],
  ["every decided assertion holds", { run: good }, "fixed"],
  ["neither", { run: emptyRun() }, "changed"],
  ["a recording was missing", { run: good, misses: [miss] }, "inconclusive"],
  [
    "a recording was missing and the failure seems there",
    { run: { ...emptyRun(), status: "error" }, misses: [miss] },
    "inconclusive",
  ],
  ["a crash without output", { exit: crashed }, "error"],
  ["a crash with output", { run: good, exit: crashed }, "fixed"],
  ["a time-out without output", { exit: { ...crashed, timed_out: true } }, "error"],
  ["a contradiction with the gateway", { run: undefined, failure: "report mismatch" }, "error"],
  ["a contradiction, told with the run", { run: good, failure: "report mismatch", misses: [keyMiss] }, "error"],
  ["a crash for want of a key", { failure: "exited with 1", misses: [keyMiss] }, "inconclusive"],
  ["a crash after a missing recording", { misses: [miss] }, "inconclusive"],
];

describe("judgeAttempt", () => {
  it.each(table)("%s", (_name, input, verdict) => {
    expect(decideAttempt({ case: replayCase, run: undefined, ...input }).verdict).toBe(verdict);
  });

  describe("through a door that does not carry what was said", () => {
    const refunds: Check = { kind: "tool_called", tool: "refund", match: "exact" };
    const contains = (not: boolean): Check => ({ kind: "output_contains", text: "14 days", in: "any", not });
    const told = (signs: Check[], wanted: Check[]) => sampleCase({ signatures: signs, assertions: wanted });
    const unseen: Run = { ...good, calls: [write], unseen: ["said"] };
    const verdictOf = (input: Pick<AttemptInput, "case" | "run" | "recorded">) => decideAttempt(input).verdict;

    it("nothing is fixed that was not seen, and the reason says what to do", () => {
      const spoken = told([{ kind: "status_is", status: "error" }], [refunds, contains(false)]);
      const { verdict, reason } = decideAttempt({ case: spoken, run: unseen });
      expect(verdict).toBe("inconclusive");
      expect(reason).toContain("not visible in this run: what the agent said before its answer");
      expect(reason).toContain("have the runner write `events` (docs/trace.md)");
      expect(verdictOf({ case: spoken, run: { ...unseen, said: ["14 days", "Here you are."] } })).toBe("fixed");
      expect(verdictOf({ case: spoken, run: { ...unseen, unseen: [] } })).toBe("changed");
    });

    it("a pattern that looks at a part of a long text refutes nothing and passes nothing", () => {
      const sorry: Check = {
        kind: "output_matches",
        pattern: "sorry.*(?:no|not).*refund",
        flags: "",
        in: "final",
        not: false,
      };
      const late = { ...good, final_output: `${"Let me see. ".repeat(200)}I am sorry, there is no refund.` };
      const failed = told([sorry], [{ kind: "final_output_exists", exists: true }]);
      const { verdict, reason } = decideAttempt({ case: failed, run: late });
      expect(verdict).toBe("inconclusive");
      expect(reason).toContain("no match in the first 1500 characters, and the text is longer; write the pattern with");
      expect(verdictOf({ case: failed, run: { ...good, final_output: "Here is your refund." } })).toBe("fixed");
      const never = told([{ kind: "status_is", status: "error" }], [{ ...sorry, not: true }]);
      expect(verdictOf({ case: never, run: late })).toBe("inconclusive");
      expect(verdictOf({ case: never, run: { ...good, final_output: "Here is your refund." } })).toBe("fixed");
    });

    it("a run that is wrong in what was seen is the failure again, and one that is right there is not decided", () => {
      const spoken = told([refunds, contains(true)], [{ kind: "writes_are", calls: [], include_failed: false }]);
      expect(verdictOf({ case: spoken, run: unseen })).toBe("reproduced");
      expect(verdictOf({ case: spoken, run: { ...unseen, calls: [] } })).toBe("fixed");
      const refundsRightly = told([refunds, contains(true)], [refunds]);
      expect(verdictOf({ case: refundsRightly, run: unseen })).toBe("inconclusive");
      expect(verdictOf({ case: told([contains(true)], [contains(false)]), run: unseen })).toBe("inconclusive");
    });

    it("an agent that was recorded to speak only in its answer is heard all the same", () => {
      const spoken = told([contains(true)], [contains(false)]);
      const recorded = { ...good, said: ["Here you are."] };
      expect(verdictOf({ case: spoken, run: unseen, recorded })).toBe("reproduced");
      expect(verdictOf({ case: spoken, run: unseen, recorded: { ...good, said: ["Wait.", "Here."] } })).toBe(
        "inconclusive",
      );
    });

    it("a run that nothing tells from the recorded failure is that failure", () => {
      const spoken = told([contains(true)], [contains(false)]);
      const recorded: Run = { ...good, said: ["Wait.", "Here you are."], calls: [write] };
      expect(verdictOf({ case: spoken, run: unseen, recorded })).toBe("reproduced");
      expect(verdictOf({ case: spoken, run: { ...unseen, final_output: "Else." }, recorded })).toBe("inconclusive");
      expect(verdictOf({ case: spoken, run: { ...unseen, calls: [] }, recorded })).toBe("inconclusive");
    });

    it("an unknown status neither passes nor fails", () => {
      const wanted = told([{ kind: "status_is", status: "error" }], [{ kind: "status_is", status: "success" }]);
      expect(verdictOf({ case: wanted, run: { ...good, status: "unknown" } })).toBe("inconclusive");
      expect(verdictOf({ case: wanted, run: good })).toBe("fixed");
    });
  });

  it.each(["open", "guard", "quarantined"] as const)(
    "of an %s case is fixed by observed calls where those are asked for",
    (state) => {
      const decided = (evidence: AttemptInput["evidence"], basis: "observed" | "reported", run = good) =>
        decideAttempt({ case: { ...replayCase, state }, run, evidence, counts: { ...notObserved, basis } });
      expect(decided("observed", "reported")).toMatchObject({
        verdict: "inconclusive",
        reason: expect.stringMatching(/^the checks pass only on the runner's own word: .* \(evidence: observed in /),
      });
      expect(decided("observed", "observed").verdict).toBe("fixed");
      expect(decided("reported", "reported").verdict).toBe("fixed");
      expect(decided("observed", "reported", { ...emptyRun(), status: "error" }).verdict).toBe("reproduced");
    },
  );

  it("lists what needs a person and does not count it", () => {
    const result = decideAttempt({ case: replayCase, run: good });
    expect(result.assertions.map(({ outcome }) => outcome)).toEqual(["pass", "pass", "needs_human"]);
    expect(result.reason).toBe("every decided assertion holds; 1 needs a person");
  });

  it("finds a card number or a secret that the recorded run did not say", () => {
    const polite = sampleCase({ signatures, assertions: assertions.slice(0, 2) });
    const says = (text: string): Run => ({ ...good, calls: [write], final_output: text, said: [text] });
    const card = "Fool! [redacted-card-3f9a1c02]";
    const judged = (run: Run, recorded: Run) => decideAttempt({ case: polite, run, recorded });
    const { verdict, reason } = judged(says(card), good);
    expect([verdict, reason]).toEqual([
      "changed",
      "the failure is gone, but answer_without_secrets fails: the agent said something that redaction hides (card); the recorded run did not",
    ]);
    expect(judged(says("[redacted-jwt-3f9a1c02]"), good).verdict).toBe("changed");
    expect(judged(says(card), says(card)).verdict).toBe("fixed");
    expect(judged(says("Write to u-3f9a1c02@redacted.invalid"), good).verdict).toBe("fixed");
    expect(judged(says("Here you are."), good).assertions).toHaveLength(2);
  });

  it("a run that says it failed is no fix, unless the case speaks of that", () => {
    const refund: Check = { kind: "tool_called", tool: "refund", match: "exact" };
    const wants = (...more: Check[]) =>
      sampleCase({
        signatures: [{ kind: "tool_not_called", tool: "refund", match: "exact" }],
        assertions: [refund, ...more],
      });
    const ended = (status: Run["status"], errors: Run["errors"] = []): Run => ({
      ...good,
      status,
      errors,
      calls: [write],
    });
    const broken = ended("error", [{ kind: "exception", text: "KeyError: plan" }]);
    const { verdict, reason } = decideAttempt({ case: wants(), run: broken });
    expect([verdict, reason]).toEqual([
      "changed",
      "the failure is gone, but the run ended in an error: KeyError: plan",
    ]);
    expect(decideAttempt({ case: wants(), run: ended("error") }).verdict).toBe("changed");
    expect(decideAttempt({ case: wants(), run: ended("success") }).verdict).toBe("fixed");
    expect(decideAttempt({ case: wants({ kind: "error_matches", text: "KeyError" }), run: broken }).verdict).toBe(
      "fixed",
    );
    expect(decideAttempt({ case: wants({ kind: "status_is", status: "error" }), run: broken }).verdict).toBe("fixed");
    const guessed = ended("error", [{ kind: "limit", text: "it ended on a tool", guessed: true }]);
    expect(decideAttempt({ case: wants(), run: guessed }).verdict).toBe("fixed");
  });

  it("is not fixed where nothing was decided", () => {
    const semantic = sampleCase({ signatures, assertions: assertions.slice(2) });
    expect(decideAttempt({ case: semantic, run: good }).verdict).toBe("changed");
  });

  it("names the simulated writes that it leans on, once each", () => {
    const run = { ...good, calls: [write, write, { ...write, tool: "mail", simulated: false }] };
    expect(decideAttempt({ case: replayCase, run }).leans_on_simulated).toEqual(["refund"]);
  });

  it("gives the first difference from the recording", () => {
    const recorded = { ...good, calls: [{ ...write, args: { amount: 1 } }] };
    const run = { ...good, calls: [{ ...write, args: { amount: 2 } }] };
    expect(decideAttempt({ case: replayCase, run, recorded }).first_difference).toMatchObject({
      index: 0,
      what: "arguments",
    });
    expect(decideAttempt({ case: replayCase, run, recorded: run }).first_difference).toBeUndefined();
  });

  it("demands a model call where the case does", () => {
    const demanding = { ...replayCase, replay: { ...replayCase.replay, demand: "model_call" as const } };
    expect(decideAttempt({ case: demanding, run: good, model_calls: 0 }).verdict).toBe("error");
    expect(decideAttempt({ case: demanding, run: good, model_calls: 1 }).verdict).toBe("fixed");
  });
});

describe("a process that died", () => {
  const absent: Check[] = [{ kind: "writes_are", calls: [], include_failed: false }];
  const seen: Run = { ...emptyRun(), status: "error", errors: [{ kind: "exception", text: "KeyError: 'plan'" }] };
  const crash = { kind: "exception", text: "KeyError: 'plan'", reason: "the runner ended with exit code 1" } as const;
  const judge = (checks: Check[], more: Partial<AttemptInput> = {}) =>
    decideAttempt({
      case: sampleCase({ signatures: checks, assertions }),
      run: seen,
      crash,
      exit: crashed,
      ...more,
    });
  const named = (text: string): Check => ({ kind: "error_matches", text });

  it.each<[string, Check[], string]>([
    ["what it left undone", absent, "error"],
    ["its status", signatures, "error"],
    ["that it had an exception", [...signatures, { kind: "error_matches", error_kind: "exception" }], "error"],
    ["another error", [...signatures, named("OPENAI_API_KEY is not set")], "error"],
    ["its own error", [...signatures, named("KeyError: 'plan'")], "reproduced"],
    ["its own error and what it left undone", [...absent, named("KeyError: 'plan'")], "reproduced"],
    ["its own error, and calls that it never made", [named("KeyError"), { kind: "min_tool_calls", count: 1 }], "error"],
  ])("is judged by %s", (_name, checks, verdict) => {
    expect(judge(checks).verdict).toBe(verdict);
  });

  it("never fixes anything, whatever the assertions say of what it did before", () => {
    const passing: Check[] = [{ kind: "max_tool_calls", count: 3 }];
    const input = { case: sampleCase({ signatures: [named("another")], assertions: passing }), run: seen };
    expect(decideAttempt({ ...input, run: { ...seen, status: "success" } }).verdict).toBe("fixed");
    expect(decideAttempt({ ...input, crash }).verdict).toBe("error");
  });

  it("says what it died of, and shows no outcome of what proves nothing", () => {
    expect(judge(absent)).toMatchObject({
      reason:
        "the runner ended with exit code 1 (KeyError: 'plan'); the case is about another failure, so this crash decides nothing",
      signatures: [],
      assertions: [],
    });
    expect(judge([named("KeyError: 'plan'")]).signatures).toHaveLength(1);
  });

  it("is inconclusive where a recording was missing, unless it hung", () => {
    const checks = [named("KeyError: 'plan'")];
    expect(judge(checks, { misses: [miss] }).verdict).toBe("inconclusive");
    expect(judge(absent, { misses: [miss], exit: { ...crashed, timed_out: true } }).verdict).toBe("error");
  });

  it("shows a time-out only where a signature names one", () => {
    const hung = { ...crash, kind: "timeout", text: "the agent did not end in time" } as const;
    const run = { ...seen, errors: [hung] };
    expect(judge([{ kind: "error_matches", error_kind: "timeout" }], { crash: hung, run }).verdict).toBe("reproduced");
    expect(judge(signatures, { crash: hung, run }).verdict).toBe("error");
  });
});
