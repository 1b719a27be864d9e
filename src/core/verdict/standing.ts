import type { ReplayCase } from "../schema/case.ts";
import type { AttemptResult, CaseResult, Standing, Verdict } from "../schema/result.ts";
import type { CombinedAttempts } from "./combine-attempts.ts";
import { guardFailure, reproducesMoreThanBase } from "./guard-failure.ts";
import { isConclusive } from "./judge-attempt.ts";
import { fixedNeeded } from "./plan-attempts.ts";

export interface StandingInput {
  case: ReplayCase;
  attempts: AttemptResult[];
  combined: CombinedAttempts;
  live_model: boolean;
  base?: CaseResult | undefined;
}

export interface CaseStanding {
  standing: Standing;
  /** Further fixed attempts that the evidence needs. */
  attempts_needed?: number;
}

type Rule = (input: StandingInput) => CaseStanding;

const openRules: Record<Verdict, Rule> = {
  reproduced: (input) => ({ standing: reproducedOpen(input) }),
  fixed: (input) => fixedOpen(input),
  changed: () => ({ standing: "changed" }),
  inconclusive: () => ({ standing: "inconclusive" }),
  error: () => ({ standing: "error" }),
};

const guardRules: Record<Verdict, Rule> = {
  reproduced: (input) => ({ standing: reproducedGuard(input) }),
  fixed: () => ({ standing: "holding" }),
  changed: (input) => ({ standing: beyondLuck(input) ? "broken" : "flaky" }),
  inconclusive: () => ({ standing: "unguarded" }),
  error: () => ({ standing: "error" }),
};

/** The table of design §4.6: a verdict seen against the case's state and the base. */
export function standingOf(input: StandingInput): CaseStanding {
  const { state } = input.case;
  if (state === "quarantined" || state === "retired") return { standing: "quarantined" };
  const rules = state === "guard" ? guardRules : openRules;
  return rules[input.combined.verdict](input);
}

/** Whether a standing fails the run: by `fail_on`, and for what could not be judged only where the base could. */
export function blocksRun(standing: Standing, failOn: Standing[], base: CaseResult | undefined): boolean {
  if (standing === "quarantined" || standing === "skipped") return false;
  if (standing === "altered") return true;
  if (!failOn.includes(standing)) return false;
  const unjudged = standing === "unguarded" || standing === "error";
  return !unjudged || base === undefined || isConclusive(base.verdict);
}

function reproducedOpen({ base, live_model, combined }: StandingInput): Standing {
  if (base?.verdict !== "fixed") return "still-failing";
  if (!live_model) return "regressed";
  return reproducesMoreThanBase(combined.rate, base) ? "regressed" : "flaky";
}

function reproducedGuard(input: StandingInput): Standing {
  if (input.base?.verdict === "reproduced") {
    return input.live_model && guardWorsened(input) ? "regressed" : "still-failing";
  }
  return beyondLuck(input) ? "regressed" : "flaky";
}

/** On a live model a failure that the base shows now and then may still have become far more frequent. */
function guardWorsened({ combined, base }: StandingInput): boolean {
  return base !== undefined && reproducesMoreThanBase(combined.rate, base);
}

function beyondLuck({ live_model, attempts, case: replayCase, base }: StandingInput): boolean {
  return !live_model || guardFailure(attempts, replayCase, base);
}

function fixedOpen({ case: replayCase, attempts, live_model }: StandingInput): CaseStanding {
  if (!live_model) return { standing: "newly-fixed" };
  const needed = fixedNeeded(replayCase);
  if (needed === undefined) return { standing: "unproven" };
  const missing = needed - attempts.length;
  return missing > 0 ? { standing: "unproven", attempts_needed: missing } : { standing: "newly-fixed" };
}
