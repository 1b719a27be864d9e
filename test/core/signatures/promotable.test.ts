import fc from "fast-check";
import { expect, test } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { promoteCase } from "../../../src/core/promote/promote-case.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { Feedback, TraceRun } from "../../../src/core/schema/trace.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";

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
const traces: fc.Arbitrary<TraceRun> = fc
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
      ...(told === undefined ? {} : { feedback: told }),
    }),
  );

const config = configSchema.parse({});

function promote(trace: TraceRun) {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("promotable")) });
  return promoteCase({ trace, config, unmeasured: "a test", platform: nodePlatform, redactor });
}

/** Runs that no replay could show anything of: none of their calls has a result. */
function isUnreplayable(error: ReplayKitError): boolean {
  return error.code === "invalid_trace" && error.message.includes("tool calls have no results");
}

test("whatever is found can be promoted, or the refusal asks for the expectation that is missing", {
  timeout: 240_000,
}, () => {
  const promoted = new Map<string, number>();
  fc.assert(
    fc.property(traces, (trace) => {
      const effects = effectLookup();
      const found = detectSignatures(trace, runFromTrace(trace, effects), { terminal_tools: [], effects });
      fc.pre(found.length > 0);
      try {
        const { case: made } = promote(trace);
        expect(made.assertions.length).toBeGreaterThan(0);
        for (const { check } of found) promoted.set(check.kind, (promoted.get(check.kind) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof ReplayKitError)) throw error;
        if (isUnreplayable(error)) return;
        expect([error.code, error.message]).toEqual([
          "expectation_needed",
          expect.stringMatching(/say what a right run does$/),
        ]);
        expect(error.hint).toMatch(/--expect/);
        // Only who said no more than that it was bad, or an end that any crash shares, is asked.
        expect(error.message).toMatch(/rated bad|any other crash|provider/);
      }
    }),
    { numRuns: 500, seed: 15 },
  );
  expect([...promoted.keys()].toSorted()).toEqual([
    "error_ignored",
    "error_matches",
    "final_output_exists",
    "min_tool_calls",
    "output_contains",
    "repeated_call",
    "status_is",
    "tool_called",
    "writes_are",
  ]);
});

test("a bad rating alone makes no case, whatever shows besides, unless the run ended in an error of its own", () => {
  fc.assert(
    fc.property(traces, (trace) => {
      const rated = { ...trace, feedback: { rating: "bad" as const } };
      const effects = effectLookup();
      const found = detectSignatures(rated, runFromTrace(rated, effects), { terminal_tools: [], effects });
      fc.pre(!found.some(({ check }) => check.kind === "status_is"));
      expect(() => promote(rated)).toThrow(/rated bad|no results/);
    }),
    { numRuns: 150, seed: 15 },
  );
});
