import type { Json } from "../../src/core/schema/json.ts";
import type { Effects } from "../../src/core/schema/effect.ts";
import { type TraceEvent, type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";
import { type Failure, type Step, step } from "./shop.ts";

export const deskEffects: Effects = {
  get_booking: "read",
  search_docs: "read",
  get_subscription: "read",
  get_invoice: "read",
  change_seat: "write",
  refund_fee: "write",
};

const tools = [
  {
    type: "function",
    function: {
      name: "change_seat",
      parameters: {
        type: "object",
        properties: {
          booking: { type: "string" },
          seat: { type: "string" },
          notify: { type: "boolean" },
          note: { type: "string" },
        },
        required: ["booking", "seat"],
      },
    },
  },
];

export const getBooking = (part?: number) =>
  step("get_booking", part === undefined ? { booking: "B77" } : { booking: "B77", part }, {
    booking: "B77",
    seat: "22B",
    free: ["14C", "41C"],
    fee: 60,
  });

export const changeSeat = (seat: string, more: { [name: string]: Json } = {}) =>
  step("change_seat", { booking: "B77", seat, ...more }, { ok: true });

export const searchDocs = (query = "refund policy") => step("search_docs", { query }, []);
export const getSubscription = () => step("get_subscription", { user: "u-12" }, { user: "u-12", since: "2024-05-01" });
export const getInvoice = (): Step => ({
  ...step("get_invoice", { invoice: "INV-5" }),
  error: "billing store is not reachable",
});

/** Seat 14C was wanted, 41C was booked; `optional`: what the grader wrote names arguments that the tool does not need. */
export function wrongSeat(optional = false): Failure {
  return {
    trace: traceOf(
      "wrong-seat",
      "Please move me to seat 14C on booking B77.",
      [getBooking(), changeSeat("41C", { notify: true, note: "asked for the aisle" })],
      { said: "You now sit in 41C." },
    ),
    expectation: {
      rating: "bad",
      expected_calls: [
        {
          tool: "change_seat",
          args: {
            booking: "B77",
            seat: "14C",
            ...(optional ? { notify: true, note: "asked for an aisle seat" } : {}),
          },
        },
      ],
      expected_text: ["14C"],
    },
  };
}

/** One search, six times, until the limit. Nobody said what a right run does. */
export function searchLoop(): Failure {
  return {
    trace: traceOf(
      "search-loop",
      "What is the refund policy?",
      Array.from({ length: 6 }, () => searchDocs()),
      {
        error: { kind: "limit", error: "maximum of 6 steps reached" },
      },
    ),
  };
}

/** The agent died on an answer without a plan. */
export function noPlan(): Failure {
  return {
    trace: traceOf("no-plan", "Which plan am I on?", [getSubscription()], {
      error: { kind: "exception", error: "KeyError: 'plan'" },
    }),
  };
}

/** The invoice could not be read, and the agent said that it is paid. */
export function saysPaid(): Failure {
  return {
    trace: traceOf("says-paid", "Is invoice INV-5 paid?", [getInvoice()], { said: "Yes, invoice INV-5 is paid." }),
  };
}

interface End {
  said?: string;
  error?: { kind: "limit" | "exception"; error: string };
}

function traceOf(runId: string, question: string, calls: Step[], { said, error }: End): TraceRun {
  const events = calls.flatMap(({ tool, args, output, error: refused }, index): TraceEvent[] => [
    { type: "model_call", model: "m", params: { tools }, finish_reason: "tool_calls" },
    { type: "tool_call", call_id: `c${index}`, tool_name: tool, tool_args: args, group: `g${index}` },
    refused === undefined
      ? { type: "tool_result", call_id: `c${index}`, output: output ?? null }
      : { type: "tool_result", call_id: `c${index}`, error: { kind: "tool", message: refused } },
  ]);
  return traceSchema.parse({
    version: 1,
    run_id: runId,
    status: error === undefined ? "success" : "error",
    started_at: "2026-11-02T09:00:00Z",
    agent: { name: "desk-agent" },
    events: [
      { type: "input_message", role: "user", content: question },
      ...events,
      ...(error === undefined
        ? [
            { type: "model_call", model: "m", output: said, finish_reason: "stop" },
            { type: "final_output", content: said },
          ]
        : [{ type: "error", ...error }]),
    ],
  });
}
