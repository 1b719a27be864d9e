import { fc } from "../../support/fast-check.ts";
import { expect, test } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { promoteCase } from "../../../src/core/promote/promote-case.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { randomTraces } from "./random-traces.ts";

const config = configSchema.parse({});

function promote(trace: TraceRun) {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("promotable")) });
  return promoteCase({ trace, config, unmeasured: "a test", platform: nodePlatform, redactor });
}

/** Runs that no replay could show anything of: none of their calls has a result. */
function isUnreplayable(error: ReplayKitError): boolean {
  return error.code === "invalid_trace" && error.message.includes("tool calls have no results");
}

test("whatever is found can be promoted, or the refusal asks for the expectation that is missing", () => {
  const promoted = new Map<string, number>();
  fc.assert(
    fc.property(randomTraces, (trace) => {
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
    fc.property(randomTraces, (trace) => {
      const rated = { ...trace, feedback: { rating: "bad" as const } };
      const effects = effectLookup();
      const found = detectSignatures(rated, runFromTrace(rated, effects), { terminal_tools: [], effects });
      fc.pre(!found.some(({ check }) => check.kind === "status_is"));
      expect(() => promote(rated)).toThrow(/rated bad|no results/);
    }),
    { numRuns: 150, seed: 15 },
  );
});
