import type { CaseResult, Standing } from "../../../src/core/schema/result.ts";
import type { AttemptResult } from "../../../src/core/schema/attempt-result.ts";
import { decideCase } from "../../../src/core/verdict/decide-case.ts";
import { caseHeadSchema, type ReplayCase } from "../../../src/core/schema/case.ts";

export const failOn: Standing[] = ["regressed", "broken", "unguarded", "error"];

export function sampleCase(changes: Partial<ReplayCase> = {}): ReplayCase {
  const head = caseHeadSchema.parse({ version: 1, id: "search-loop", title: "Agent repeats one search" });
  return { ...head, signatures: [], assertions: [], ...changes };
}

export function sampleAttempt(changes: Partial<AttemptResult> = {}): AttemptResult {
  return {
    attempt: 1,
    verdict: "reproduced",
    reason: "every signature of the failure holds",
    signatures: [
      {
        check: "status_is error",
        kind: "status_is",
        outcome: "pass",
        message: "the run ended with status error",
        expected: "error",
        observed: "error",
      },
      {
        check: "min_tool_calls lookup_billing 5",
        kind: "min_tool_calls",
        outcome: "pass",
        message: "lookup_billing was called 5 times",
        expected: 5,
        observed: 5,
      },
      {
        check: "final_output_exists false",
        kind: "final_output_exists",
        outcome: "pass",
        message: "the run has no final output",
        expected: false,
        observed: false,
      },
    ],
    assertions: [
      {
        check: "status_is success",
        kind: "status_is",
        outcome: "fail",
        message: "expected success, the run ended with error",
        expected: "success",
        observed: "error",
      },
      {
        check: "max_tool_calls lookup_billing 3",
        kind: "max_tool_calls",
        outcome: "fail",
        message: "expected at most 3 calls; lookup_billing was called 5 times",
        expected: 3,
        observed: 5,
      },
      {
        check: "final_output_exists true",
        kind: "final_output_exists",
        outcome: "fail",
        message: "expected a final output",
        expected: true,
        observed: false,
      },
      {
        check: "semantic Tells the customer",
        kind: "semantic",
        outcome: "needs_human",
        message: "needs a person or a judge",
      },
    ],
    counts: {
      basis: "observed",
      isolated: true,
      served: 5,
      simulated: 0,
      missed: 0,
      blocked: 0,
      live: 0,
      uncontrolled: 0,
      unconsumed: 0,
    },
    misses: [],
    leans_on_simulated: [],
    duration_ms: 12,
    first_difference: {
      index: 1,
      what: "arguments",
      tool: "lookup_billing",
      pointer: "/user_id",
      recorded: "a",
      replayed: "b",
    },
    ...changes,
  };
}

export function sampleResult(changes: Partial<CaseResult> = {}): CaseResult {
  const result = decideCase({
    case: sampleCase({ state: "guard" }),
    path: "cases/search-loop",
    attempts: [sampleAttempt()],
    failOn,
  });
  return { ...result, ...changes };
}

/** A case whose every text is the given one. */
export function hostileResult(text: string): CaseResult {
  const outcome = {
    check: text,
    kind: "output_contains",
    outcome: "fail" as const,
    message: text,
    expected: text,
    observed: text,
  };
  const attempt = sampleAttempt({
    reason: text,
    signatures: [{ ...outcome, outcome: "pass" }],
    assertions: [outcome, { ...outcome, outcome: "needs_human" }],
    misses: [{ kind: "tool", tool: text, message: text }],
    leans_on_simulated: [text],
    first_difference: { index: 0, what: "arguments", tool: text, pointer: text, recorded: text, replayed: text },
  });
  const commands = { reproduce: `npx replaykit replay ${text}`, add_recordings: text, guard: text };
  return sampleResult({
    case_id: text,
    title: text,
    path: text,
    reason: text,
    altered: [text],
    commands,
    attempts: [attempt],
  });
}
