import { expect, it } from "vitest";
import type { EvidenceCounts } from "../../../../src/core/schema/attempt-result.ts";
import { caseResultSchema, type CaseResult } from "../../../../src/core/schema/result.ts";
import { onWordText } from "../../../../src/core/verdict/attempt/evidence.ts";

const noCalls = { served: 0, simulated: 0, missed: 0, blocked: 0, live: 0, uncontrolled: 0, unconsumed: 0 };

function result(
  { state, standing }: Pick<CaseResult, "state" | "standing">,
  counts: Partial<EvidenceCounts>,
): CaseResult {
  const counted = { basis: "observed", isolated: true, ...noCalls, ...counts };
  const passed = { attempt: 1, verdict: "fixed", reason: "", signatures: [], assertions: [], misses: [] };
  return caseResultSchema.parse({
    case_id: "a",
    title: "a",
    path: "cases/a",
    state,
    verdict: "fixed",
    standing,
    reason: "",
    blocks: false,
    rate: { reproduced: 0, of: 1, interval: { low: 0, high: 1 } },
    live_model: false,
    attempts: [{ ...passed, counts: counted, leans_on_simulated: [], duration_ms: 1 }],
    commands: { reproduce: "x" },
    duration_ms: 1,
  });
}

it("counts the guards and the fixes that only the runner speaks for", () => {
  const holding = { state: "guard", standing: "holding" } as const;
  const fixed = { state: "open", standing: "newly-fixed" } as const;
  const guard = result(holding, { basis: "reported" });
  const fix = result(fixed, { uncontrolled: 1 });
  expect(onWordText([guard])).toBe("1 guard rests on the runner's word");
  expect(onWordText([fix])).toBe("1 fix rests on the runner's word");
  expect(onWordText([fix, guard, guard, fix])).toBe("2 guards and 2 fixes rest on the runner's word");
  const failing = result({ state: "open", standing: "still-failing" }, { basis: "reported" });
  expect(onWordText([failing, result(holding, {}), result(fixed, {})])).toBeUndefined();
});
