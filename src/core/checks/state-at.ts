import { valueAt } from "../matching/json-pointer.ts";
import { matchValue } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult, decided, notVisible } from "./check-result.ts";

export function stateAt(run: Run, { step, pointer, value }: CheckOf<"state_at">): CheckResult {
  const found = findState(run, step);
  if (!found) {
    if (run.unseen.includes("states")) return notVisible("states");
    const known =
      run.states.length === 0
        ? "the run recorded no state"
        : `recorded: ${run.states.map(({ step_id }) => step_id).join(", ")}`;
    return decided(false, `expected a state at step ${step}; ${known}`, { expected: value });
  }
  const place = pointer === "" ? `the state at step ${step}` : `${pointer} in the state at step ${step}`;
  const observed = valueAt(found.state, pointer);
  if (observed === undefined)
    return decided(false, `expected ${place} to be ${shortJson(value)}; there is nothing`, { expected: value });
  const result = matchValue(value, observed);
  const message = result.matches
    ? `${place} is ${shortJson(observed)}`
    : `${place} differs${result.pointer === "" ? "" : ` at ${result.pointer}`}: ${result.message}`;
  return decided(result.matches, message, { expected: value, observed });
}

function findState(run: Run, step: string | number): Run["states"][number] | undefined {
  if (typeof step === "string") return run.states.findLast(({ step_id }) => step_id === step);
  return step === 0 ? undefined : run.states.at(step > 0 ? step - 1 : step);
}
