import { expect, it } from "vitest";
import type { CaseResult } from "../../../src/core/schema/result.ts";
import type { Outcome } from "../../../src/core/schema/attempt-result.ts";
import { skippedCase } from "../../../src/node/replay/unjudged-case.ts";
import { createSharing } from "../../../src/node/replay/shared-parts.ts";

function resultOf(id: string, message: string): CaseResult {
  const outcome: Outcome = { check: "status_is success", kind: "status_is", outcome: "pass", message };
  const skipped = skippedCase({ folder: id, path: `cases/${id}`, case: undefined }, "skipped: interrupted");
  const counts = { basis: "not observed" as const, isolated: false, served: 0, simulated: 0, missed: 0 };
  const attempt = {
    attempt: 1,
    verdict: "fixed" as const,
    reason: "every decided assertion holds",
    signatures: [],
    assertions: [outcome],
    counts: { ...counts, blocked: 0, live: 0, uncontrolled: 0, unconsumed: 0 },
    misses: [],
    leans_on_simulated: [],
    duration_ms: 1,
  };
  return { ...skipped, attempts: [attempt] };
}

it("keeps equal parts of results once, and each result as it is", () => {
  const share = createSharing();
  const given = [resultOf("a", "it held"), resultOf("b", "it held"), resultOf("c", "it did not")];
  const [a, b, c] = given.map(share);
  expect([a, b, c]).toEqual(given);
  const outcomeOf = (result: CaseResult | undefined) => result?.attempts[0]?.assertions[0];
  expect(outcomeOf(b)).toBe(outcomeOf(a));
  expect(outcomeOf(c)).not.toBe(outcomeOf(a));
  expect(c?.attempts[0]?.counts).toBe(a?.attempts[0]?.counts);
});
