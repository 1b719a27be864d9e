import { type CheckContext, checkRun } from "../checks/check-run.ts";
import { callJson } from "../checks/check-result.ts";
import { describeCheck } from "../checks/write-check.ts";
import type { Check } from "../schema/check.ts";
import { equalJson } from "../matching/equal-json.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** The first place where a run breaks an assertion. */
export interface Departure {
  /**
   * Index of the call that breaks the assertion or is nearest to the wanted one. `undefined` if the run fails by what
   * is missing or by its end.
   */
  call: number | undefined;
  /** The assertion that fails there, in words. */
  check: string;
  /** The expected call and the actual one. */
  message: string;
}

/**
 * The earliest departure with a call, or else the first assertion that fails on the whole run; `undefined` if none
 * fails.
 */
export function firstDeparture(
  run: Run,
  assertions: readonly Check[],
  context: CheckContext = {},
): Departure | undefined {
  const found = assertions.flatMap((check): Departure[] => {
    const { outcome, message, nearest } = checkRun(run, check, context);
    if (outcome !== "fail") return [];
    const call = breakingCall(run, check, context) ?? nearestIn(run, nearest);
    return [{ call, check: describeCheck(check), message }];
  });
  const byCall = found.filter((one) => one.call !== undefined).toSorted((a, b) => (a.call ?? 0) - (b.call ?? 0));
  return byCall[0] ?? found[0];
}

/**
 * The index of the nearest call. A missing call fails from the start, so the search for a breaking call cannot find it.
 */
function nearestIn({ calls }: Run, nearest: Json | undefined): number | undefined {
  if (nearest === undefined) return undefined;
  const index = calls.findIndex((call) => equalJson(callJson(call), nearest));
  return index < 0 ? undefined : index;
}

/** Binary search for the call after which the check fails: what a call broke stays broken. */
function breakingCall(run: Run, check: Check, context: CheckContext): number | undefined {
  const fails = (calls: number) =>
    checkRun({ ...run, calls: run.calls.slice(0, calls) }, check, context).outcome === "fail";
  if (fails(0)) return undefined;
  let [holds, broken] = [0, run.calls.length];
  while (broken - holds > 1) {
    const middle = Math.floor((holds + broken) / 2);
    if (fails(middle)) broken = middle;
    else holds = middle;
  }
  return broken - 1;
}
