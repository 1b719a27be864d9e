import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { lintCase } from "../../../src/core/lint/lint-case.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { ReplayCase } from "../../../src/core/schema/case.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { type Feedback, type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { decideAttempt } from "../../../src/core/verdict/attempt/decide-attempt.ts";
import { redactor, scaffolded } from "../case/samples.ts";

type Call = [tool: string, args: Json, output?: Json];

function trace(calls: Call[], answer: string, more: object = {}): TraceRun {
  const events = calls.flatMap(([tool_name, tool_args, output = "ok"]) => [
    { type: "tool_call", tool_name, tool_args },
    { type: "tool_result", output },
  ]);
  const question = { type: "input_message", role: "user", content: "Please refund the shipping of order ord_77." };
  return traceSchema.parse({
    run_id: "run-shipping",
    status: "success",
    ...more,
    events: [question, ...events, { type: "final_output", content: answer }],
  });
}

const order = { id: "ord_77", total: 89, shipping: 19.5, payment: "card_9315" };
const lookUp: Call = ["get_order", { order: "ord_77" }, order];
const failed = trace([lookUp, ["refund", { order: "ord_77", amount: 89 }]], "I have refunded $89.00.");
const expectation: Feedback = {
  rating: "bad",
  expected_calls: [{ tool: "refund", args: { order: "ord_77", amount: 19.5 } }],
  expected_text: ["19.50"],
};
const configEffects = { get_order: "read" as const, refund: "write" as const };
const { case: made, notes, files } = scaffolded(failed, { expectation, configEffects });
const rightWrite: Call = ["refund", { order: "ord_77", amount: 19.5 }];
const rightAnswer = "I refunded 19,50 € of the 89.00 that you paid.";

function runOf(given: TraceRun): Run {
  return runFromTrace(redactor().redact(given), effectLookup(made.effects, configEffects));
}

function verdictOf(given: TraceRun, replayCase: ReplayCase = made): string {
  return decideAttempt({ case: replayCase, run: runOf(given), recorded: runOf(failed) }).verdict;
}

const right: [string, TraceRun][] = [
  ["the expected way", trace([lookUp, rightWrite], rightAnswer)],
  ["in other words", trace([lookUp, rightWrite], "Your shipping costs ($19.50) are on their way back to you.")],
  [
    "with an optional argument",
    trace([lookUp, ["refund", { order: "ord_77", amount: "19.50", note: "x" }]], rightAnswer),
  ],
  ["with more reads", trace([["get_policy", {}, "…"], lookUp, lookUp, rightWrite], rightAnswer)],
  ["with a long answer", trace([lookUp, rightWrite], `${rightAnswer} ${"Thank you for your patience. ".repeat(30)}`)],
  ["with a refusal of the whole", trace([lookUp, rightWrite], "I cannot refund $89.00, but I refunded 19.50.")],
];

/** Wrong fixes, each with the kinds of the assertions that catch it. */
const wrong: [string, TraceRun, string[]][] = [
  ["no write", trace([lookUp], rightAnswer), ["writes_are"]],
  ["another amount", trace([lookUp, ["refund", { order: "ord_77", amount: 20 }]], rightAnswer), ["writes_are"]],
  [
    "a payout under a second tool",
    trace([lookUp, rightWrite, ["goodwill", { amount: 69.5 }]], rightAnswer),
    ["writes_are"],
  ],
  [
    "a second payout of a known kind",
    trace([lookUp, rightWrite, ["send_voucher", { amount: 69.5 }]], rightAnswer),
    ["writes_are"],
  ],
  ["without looking it up", trace([rightWrite], rightAnswer), ["tool_called"]],
  ["forty reads", trace([...Array.from({ length: 40 }, () => lookUp), rightWrite], rightAnswer), ["repeated_call"]],
  [
    "a second amount in one breath",
    trace([lookUp, rightWrite], "I refunded 19.50 and then another $89 to you."),
    ["output_matches"],
  ],
  [
    "data in place of an answer",
    trace([lookUp, rightWrite], JSON.stringify({ refunds: [19.5, 69.5, 89] })),
    ["output_matches"],
  ],
  ["the right amount left unsaid", trace([lookUp, rightWrite], "Your refund is on its way."), ["output_contains"]],
  [
    "a wrong amount beside the right one",
    trace([lookUp, rightWrite], "I refunded $19.50. In all you have been refunded $89.00."),
    ["output_matches"],
  ],
  [
    "everything printed",
    trace([lookUp, rightWrite], `I refunded 19.50. ${JSON.stringify(order).repeat(40)}`),
    ["output_matches"],
  ],
  [
    "the assertions copied",
    trace([], JSON.stringify(made.assertions)),
    ["writes_are", "tool_called", "output_matches"],
  ],
  [
    "a card number told",
    trace([lookUp, rightWrite], `${rightAnswer} Fool, with your 4111 1111 1111 1111!`),
    ["redaction"],
  ],
];

describe("what scaffold asserts beside the expectation", () => {
  it("follows from the failed run", () => {
    expect(made.assertions.map(({ kind }) => kind)).toEqual([
      "writes_are",
      "output_contains",
      "final_output_exists",
      "tool_called",
      "output_matches",
      "output_matches",
      "output_matches",
      "output_matches",
      "output_matches",
      "repeated_call",
    ]);
    expect(made.assertions[3]).toEqual({ kind: "tool_called", tool: "get_order", match: "exact" });
    expect(notes.slice(0, 2)).toEqual([
      'offered, not taken: - tool_sequence: ["get_order","refund"] (where no other tool may write the same)',
      "offered, not taken: - max_steps: 12 (the recorded runs took at most 2 steps)",
    ]);
    const problems = lintCase({ files, folder: "cases/sample", today: "2026-11-20" });
    expect(problems.filter(({ level }) => level === "error")).toEqual([]);
    expect(verdictOf(failed)).toBe("reproduced");
  });

  it("is explained in case.yaml, once for those in a row that are for the same", () => {
    const comments = (files["case.yaml"] ?? "").match(/^ {2}# .*(?=\n {2}- )/gm);
    expect(comments?.slice(-4)).toEqual([
      "  # only this tool's answer holds what a right run writes or says",
      "  # does not say that the wrong amount was moved",
      "  # answers in words, not with a print of all that is known",
      "  # does not go in circles",
    ]);
  });

  it.each(right)("a right fix %s is fixed", (_name, given) => {
    expect(verdictOf(given)).toBe("fixed");
  });

  it.each(wrong)("a wrong fix with %s is not", (_name, given, kinds) => {
    const { verdict, assertions } = decideAttempt({ case: made, run: runOf(given), recorded: runOf(failed) });
    const caught = assertions.flatMap(({ kind, outcome }) => (outcome === "fail" ? [kind] : []));
    expect([verdict, [...new Set(caught)]]).toEqual(["changed", kinds]);
  });

  it("asks for no look-up of what the agent was told, or what two tools know", () => {
    const kinds = (given: TraceRun) =>
      scaffolded(given, { expectation: { ...expectation, expected_text: [] }, configEffects }).case.assertions.map(
        ({ kind }) => kind,
      );
    const told = trace([lookUp, ["refund", { order: "ord_77", amount: 89 }]], "I have refunded $89.00.");
    told.events.unshift({ type: "input_message", role: "user", content: "The shipping was $19.50." });
    expect(kinds(failed)).toContain("tool_called");
    expect(kinds(told)).not.toContain("tool_called");
    const twice = trace(
      [lookUp, ["list_orders", {}, [order]], ["refund", { order: "ord_77", amount: 89 }]],
      "I have refunded $89.00.",
    );
    expect(kinds(twice)).not.toContain("tool_called");
  });

  it("asks for no look-up that another run of the failure did without", () => {
    const other = (...calls: Call[]) => [
      trace([...calls, ["refund", { order: "ord_78", amount: 12 }]], "I have refunded $12."),
    ];
    const kinds = (others: TraceRun[]) =>
      scaffolded(failed, { expectation, configEffects, others }).case.assertions.map(({ kind }) => kind);
    expect(kinds(other(["get_order", { order: "ord_78" }, { total: 12 }]))).toContain("tool_called");
    expect(kinds(other(["find_order", { order: "ord_78" }, { total: 12 }]))).not.toContain("tool_called");
  });
});
