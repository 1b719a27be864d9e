import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult, decided, notVisible, plural } from "./check-result.ts";

export function maxSteps(run: Run, { count }: CheckOf<"max_steps">): CheckResult {
  if (run.unseen.includes("steps")) return notVisible("steps");
  const observedText = `the run took ${plural(run.steps, "step")}`;
  return atMost(run.steps, count, { observedText, wanted: plural(count, "step") });
}

export function maxTokens(run: Run, { count }: CheckOf<"max_tokens">): CheckResult {
  if (run.tokens === undefined) return notVisible("tokens");
  return atMost(run.tokens, count, {
    observedText: `the run used ${plural(run.tokens, "token")}`,
    wanted: plural(count, "token"),
  });
}

export function maxDuration(run: Run, { duration }: CheckOf<"max_duration">): CheckResult {
  if (run.duration_ms === undefined) return notVisible("times");
  return atMost(run.duration_ms, duration, {
    observedText: `the run took ${run.duration_ms} ms`,
    wanted: `${duration} ms`,
  });
}

function atMost(
  observed: number,
  limit: number,
  { observedText, wanted }: { observedText: string; wanted: string },
): CheckResult {
  const holds = observed <= limit;
  return decided(holds, holds ? observedText : `expected at most ${wanted}; ${observedText}`, {
    expected: limit,
    observed,
  });
}
