import { compact } from "../../../src/core/compact.ts";
import { fc } from "../../support/fast-check.ts";
import { type Feedback, type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";

const tools = ["get_order", "search", "refund", "cancel_order", "transfer_to_human", "frobnicate"];
const answers = ["It is done.", "Sorry, I could not do that.", "予約しました。", "", "Refunded 19.50."];
const errors = ["KeyError: 'plan'", "max steps reached", "request timed out", "upstream returned 503", "boom"];

const args = fc.constantFrom({}, { id: 1 }, { id: 2 }, { id: 1, amount: 19.5 });
const result = fc.oneof(
  fc.constantFrom({ output: "ok" }, { output: { page: 1 } }, { output: "Error: no such order" }),
  fc.constantFrom(...errors).map((message) => ({ error: { kind: "tool", message } })),
);
const calls = fc
  .record({
    tool: fc.constantFrom(...tools),
    args,
    result: fc.option(result, { freq: 8 }),
    times: fc.constantFrom(1, 1, 1, 3, 6),
  })
  .map(({ tool, args: tool_args, result: answer, times }) =>
    Array.from({ length: times }, () => [
      { type: "tool_call", tool_name: tool, tool_args },
      ...(answer === null ? [] : [{ type: "tool_result", ...answer }]),
    ]).flat(),
  );
const said = fc
  .constantFrom(...answers)
  .map((output) => [{ type: "model_call", model: "m", output, finish_reason: "stop" }]);
const end = fc.oneof(
  fc.constantFrom(...answers).map((content) => [{ type: "final_output", content }]),
  fc
    .record({ kind: fc.constantFrom("limit", "exception", "timeout", "tool"), error: fc.constantFrom(...errors) })
    .map((error) => [{ type: "error", ...error }]),
  fc.constant([]),
);
const expectedCalls = fc.array(fc.record({ tool: fc.constantFrom(...tools), args }), { maxLength: 2 });
const feedback: fc.Arbitrary<Feedback | undefined> = fc.option(
  fc.record(
    {
      rating: fc.constant("bad" as const),
      comment: fc.constantFrom("wrong", "not what I asked"),
      expected_calls: expectedCalls,
      expected_text: fc.constantFrom(["19.50"], ["never said"]),
      forbidden_calls: fc.constantFrom([{ tool: "refund" }]),
    },
    { requiredKeys: ["rating"] },
  ),
  { nil: undefined },
);
/** Runs of every end, with every kind of thing gone wrong, and with what somebody may have said of them. */
export const randomTraces: fc.Arbitrary<TraceRun> = fc
  .record({
    status: fc.constantFrom("success", "error", "unknown"),
    middle: fc.array(fc.oneof({ weight: 4, arbitrary: calls }, { weight: 1, arbitrary: said }), { maxLength: 5 }),
    end,
    feedback,
  })
  .map(({ status, middle, end: last, feedback: told }) =>
    traceSchema.parse({
      run_id: "run",
      status,
      agent: { name: "shop" },
      events: [{ type: "input_message", content: "Where is my order?" }, ...middle.flat(), ...last],
      ...compact({ feedback: told }),
    }),
  );
