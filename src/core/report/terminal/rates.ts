import { plural } from "../../checks/check-result.ts";
import type { CaseResult } from "../../schema/result.ts";
import { wilsonInterval } from "../../verdict/trial/statistics.ts";
import { defaultTolerated } from "../../verdict/trial/trial.ts";
import { untrustedTerminal } from "../untrusted.ts";

/** How often one case passed when it was repeated. */
interface CaseRate {
  case_id: string;
  path: string;
  state: CaseResult["state"];
  passed: number;
  of: number;
  /** 95 % interval of the share that passed. */
  interval: { low: number; high: number };
  live: boolean;
  /**
   * True for a guard that fails significantly more often than tolerated. Each run would try it again, and sometimes
   * report it.
   */
  unstable: boolean;
}

/** The pass rates of a repeated suite, the worst first. */
export function caseRates(
  cases: CaseResult[],
  toleratedOf: (caseId: string) => number = () => defaultTolerated,
): CaseRate[] {
  return cases
    .filter(({ attempts }) => attempts.length > 0)
    .map(({ case_id, path, state, attempts, live_model }): CaseRate => {
      const passed = attempts.filter(({ verdict }) => verdict === "fixed").length;
      const interval = wilsonInterval(passed, attempts.length);
      const unstable = state === "guard" && interval.high < 1 - toleratedOf(case_id);
      return { case_id, path, state, passed, of: attempts.length, interval, live: live_model, unstable };
    })
    .toSorted((a, b) => a.passed / a.of - b.passed / b.of);
}

/** For a terminal: each case with its rate, then a summary of the suite. */
export function ratesText(rates: CaseRate[]): string {
  const width = Math.max(0, ...rates.map(({ case_id }) => case_id.length)) + 2;
  const lines = rates.map(({ case_id, state, passed, of, interval, unstable }) => {
    const share = `${passed} of ${of} passed (95 % interval ${percent(interval.low)} to ${percent(interval.high)})`;
    const advice = unstable ? "  too unstable for a guard: raise its tolerated_rate, or remove it" : "";
    return `${untrustedTerminal(case_id).padEnd(width)}${state.padEnd(13)}${share}${advice}`;
  });
  return `${[...lines, "", summaryOf(rates)].join("\n")}\n`;
}

function summaryOf(rates: CaseRate[]): string {
  const guards = rates.filter(({ state }) => state === "guard");
  if (guards.length === 0) return `${plural(rates.length, "case")}, none of them a guard`;
  const suspects = guards.reduce((sum, { passed, of }) => sum + 1 - passed / of, 0);
  const unstable = guards.filter((rate) => rate.unstable).length;
  const known = suspects.toFixed(suspects < 10 ? 1 : 0);
  const tried = `a run would try about ${known} of ${plural(guards.length, "guard")} again`;
  return unstable === 0
    ? `${tried}; none is too unstable`
    : `${tried}; ${unstable} ${unstable === 1 ? "is" : "are"} too unstable`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
