import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { ScaffoldInput } from "../../../src/core/scaffold/scaffold-input.ts";
import type { ReplayCase } from "../../../src/core/schema/case.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { type Feedback, type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { decideAttempt } from "../../../src/core/verdict/attempt/decide-attempt.ts";
import type { Outcome } from "../../../src/core/schema/attempt-result.ts";
import { readCheck } from "../../../src/core/checks/read-check.ts";
import { redactor, scaffolded } from "../case/samples.ts";
import { randomTraces } from "../signatures/random-traces.ts";

type Call = [tool: string, args: Json, result?: Json];

const failing = { error: { kind: "tool", message: "billing store is down" } };

function trace(calls: Call[], answer: string | undefined, more: object = {}): TraceRun {
  const events = calls.flatMap(([tool_name, tool_args, result = "ok"]) => [
    { type: "tool_call", tool_name, tool_args },
    { type: "tool_result", ...(result === failing ? failing : { output: result }) },
  ]);
  const question = { type: "input_message", role: "user", content: "Please refund the shipping of order ord_77." };
  const end = answer === undefined ? [] : [{ type: "final_output", content: answer }];
  return traceSchema.parse({ run_id: "run", status: "success", ...more, events: [question, ...events, ...end] });
}

const configEffects = {
  get_order: "read" as const,
  get_policy: "read" as const,
  search: "read" as const,
  refund: "write" as const,
};
const order = { id: "ord_77", total: 89, shipping: 19.5, payment: "card_9315" };
const lookUp: Call = ["get_order", { order: "ord_77" }, order];
const rightWrite: Call = ["refund", { order: "ord_77", amount: 19.5 }];
const rightAnswer = "I refunded 19,50 € of the 89.00 that you paid.";
const wrongRefund = trace([lookUp, ["refund", { order: "ord_77", amount: 89 }]], "I have refunded $89.00.");
const writes: Feedback = {
  rating: "bad",
  expected_calls: [{ tool: "refund", args: { order: "ord_77", amount: 19.5 } }],
};
const refunded: Feedback = { ...writes, expected_text: ["19.50"] };
const unmet = "Says when the money comes.";
const search: Call = ["search", { q: "sso" }, []];
const searching = Array.from({ length: 5 }, () => search);

/** The same calls and answer on another request. */
function asked(content: string, run: TraceRun): TraceRun {
  return traceSchema.parse({ ...run, events: run.events.with(0, { type: "input_message", role: "user", content }) });
}

const move = "Please move me to seat 14C.";
const seats: Call = ["get_seats", {}, { free: "14C" }];

interface Row {
  failed: TraceRun;
  input?: Partial<ScaffoldInput>;
  /** A run that passes all but the one assertion. */
  run: TraceRun;
  /** Which assertion of that kind. */
  of?: (check: Check) => boolean;
  /** Offered in the notes only: taken, as a person takes it, before the run is judged. */
  offered?: true;
  /** What the run is called; default: changed. */
  verdict?: "inconclusive";
}

const pattern = (part: string) => (check: Check) => check.kind === "output_matches" && check.pattern.includes(part);

/** For every kind that scaffold asserts or offers a run that it alone catches; `!` marks one that is turned round. */
const rows: Record<string, Row[]> = {
  writes_are: [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite, rightWrite], rightAnswer),
    },
  ],
  output_contains: [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite], "Your refund is on its way."),
    },
  ],
  "!output_contains": [
    {
      failed: wrongRefund,
      input: { expectation: { ...refunded, forbidden_text: ["89.00 is yours"] } },
      run: trace([lookUp, rightWrite], "19.50 comes back. In the end 89,00 is yours."),
    },
  ],
  tool_called: [
    { failed: wrongRefund, input: { expectation: refunded }, run: trace([rightWrite], rightAnswer) },
    {
      failed: wrongRefund,
      input: { expectation: { rating: "bad", expected_calls: [], expected_text: ["card_9315"] } },
      run: trace([["get_policy", {}, "…"]], "Your card_9315 was not charged."),
    },
  ],
  tool_not_called: [
    {
      failed: wrongRefund,
      input: {
        expectation: {
          rating: "bad",
          expected_text: ["no refund"],
          forbidden_calls: [{ tool: "refund", args: { order: "ord_77" } }],
        },
      },
      run: trace([lookUp, rightWrite], "There is no refund."),
    },
  ],
  "!output_matches": [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite], "19.50, and you have been refunded $89.00."),
      of: (check) => pattern("{0,40}89")(check),
    },
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite], "I refunded 19.50 and then another 89.00 to your card."),
      of: pattern("another"),
    },
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite], "19.50 it is, and $89.00 has been sent."),
      of: pattern("processed|sent)"),
    },
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite], JSON.stringify({ refunds: [19.5, 69.5, 89] })),
      of: pattern("[{["),
    },
    {
      failed: asked(move, trace([seats, ["change_seat", { seat: "41C" }]], "You sit in 41C now.")),
      input: {
        configEffects: { ...configEffects, get_seats: "read", change_seat: "write" },
        expectation: { rating: "bad", expected_calls: [{ tool: "change_seat", args: { seat: "14C" } }] },
      },
      run: asked(
        move,
        trace([seats, ["change_seat", { seat: "14C" }]], "You sit in 14C, and I have refunded the fee."),
      ),
      of: pattern("(?:refunded)"),
    },
  ],
  output_matches: [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([lookUp, rightWrite], `19.50 ${"x ".repeat(2000)}`),
    },
  ],
  final_output_exists: [
    { failed: wrongRefund, input: { expectation: writes }, run: trace([lookUp, rightWrite], undefined) },
  ],
  "!repeated_call": [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([...Array.from({ length: 40 }, () => lookUp), rightWrite], rightAnswer),
    },
    {
      failed: trace(searching, "I do not know."),
      run: trace(searching.slice(1), "Business has it."),
      of: (check) => check.kind === "repeated_call" && check.unchanged,
    },
  ],
  max_tool_calls: [
    {
      failed: trace(searching, undefined, { status: "error" }),
      run: trace([search, search, ["get_policy", {}], search, search], "Business has it."),
    },
  ],
  status_is: [
    {
      failed: traceSchema.parse({
        ...trace([lookUp], undefined, { status: "error" }),
        events: [...trace([lookUp], undefined).events, { type: "error", kind: "exception", error: "KeyError: 'plan'" }],
      }),
      // A run that says that it failed is no fix in any case; one that says nothing of its end is none where success is asked for.
      run: trace([lookUp], "It is on its way.", { status: "unknown" }),
      verdict: "inconclusive",
    },
  ],
  "!error_ignored": [
    {
      failed: trace([["get_order", { order: "ord_77" }, failing]], "It is paid."),
      input: { expectation: { rating: "bad", expected_text: ["paid in full"] } },
      run: trace([["get_order", { order: "ord_77" }, failing]], "It is paid in full."),
    },
  ],
  semantic: [
    {
      failed: wrongRefund,
      input: { expectation: writes, statements: [unmet] },
      run: trace([lookUp, rightWrite], rightAnswer),
    },
  ],
  max_steps: [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace(
        [...Array.from({ length: 40 }, (_, page): Call => ["get_order", { order: "ord_77", page }, order]), rightWrite],
        rightAnswer,
      ),
      offered: true,
    },
  ],
  tool_sequence: [
    {
      failed: wrongRefund,
      input: { expectation: refunded },
      run: trace([rightWrite, lookUp], rightAnswer),
      offered: true,
    },
  ],
};

const keyOf = (check: Check) => `${"not" in check && check.not ? "!" : ""}${check.kind}`;

function withOffer(made: ReplayCase, notes: string[], kind: string): ReplayCase {
  const line = notes.find((note) => note.startsWith(`offered, not taken: - ${kind}: `));
  const json = /- \w+: (.*) \(/.exec(line ?? "")?.[1] ?? "null";
  const read = readCheck({ [kind]: JSON.parse(json) }, "assertions");
  if (!read.ok) throw new Error(`${line} is no check`);
  return { ...made, assertions: [...made.assertions, read.check] };
}

function judged(replayCase: ReplayCase, failed: TraceRun, run: TraceRun): string {
  const view = (one: TraceRun) => runFromTrace(redactor().redact(one), effectLookup(replayCase.effects, configEffects));
  const decide = (check: Check): Outcome => ({
    check: check.kind,
    kind: check.kind,
    outcome: check.kind === "semantic" && check.statement === unmet ? "fail" : "pass",
    message: "",
  });
  return decideAttempt({ case: replayCase, run: view(run), recorded: view(failed), decide }).verdict;
}

describe("every assertion that scaffold makes or offers matters", () => {
  const each = Object.entries(rows).flatMap(([key, list]) => list.map((row, index) => ({ key, index, ...row })));

  it.each(each)(
    "$key $index: a run that it alone catches",
    ({ key, failed, input, run, of = () => true, offered, verdict = "changed" }) => {
      const { case: plain, notes } = scaffolded(failed, { configEffects, ...input });
      const made = offered ? withOffer(plain, notes, key) : plain;
      const at = made.assertions.findLastIndex((check) => keyOf(check) === key && of(check));
      expect(at).not.toBe(-1);
      const lenient = { ...made, assertions: made.assertions.toSpliced(at, 1) };
      expect([judged(made, failed, run), judged(lenient, failed, run)]).toEqual([verdict, "fixed"]);
    },
  );

  it("has a row for every kind that scaffold makes of whatever went wrong", () => {
    const kinds = new Set<string>();
    const made = (given: TraceRun, input: Partial<ScaffoldInput> = {}) => {
      try {
        for (const check of scaffolded(given, input).case.assertions) kinds.add(keyOf(check));
      } catch (error) {
        if (!(error instanceof ReplayKitError)) throw error;
      }
    };
    fc.assert(
      fc.property(randomTraces, (given) => made(given)),
      { numRuns: 400, seed: 15 },
    );
    for (const { failed, input } of each) made(failed, { configEffects, ...input });
    expect([...kinds].filter((kind) => rows[kind] === undefined)).toEqual([]);
    expect(Object.keys(rows).filter((kind) => !kinds.has(kind))).toEqual(["max_steps", "tool_sequence"]);
  });
});
