import type { ReplayCase } from "../schema/case.ts";
import type { CaseResult, Standing } from "../schema/result.ts";
import type { Verdict } from "../schema/attempt-result.ts";
import { isConclusive } from "./attempt/check-outcomes.ts";

export interface StandingInput {
  case: ReplayCase;
  verdict: Verdict;
  /** True if chance took part. One case alone then proves nothing, and `decide-suite.ts` decides. */
  live: boolean;
  base?: Pick<CaseResult, "verdict"> | undefined;
}

type Rule = (input: StandingInput) => Standing;

const openRules: Record<Verdict, Rule> = {
  reproduced: ({ base, live }) => (base?.verdict === "fixed" && !live ? "regressed" : "still-failing"),
  fixed: ({ live }) => (live ? "unproven" : "newly-fixed"),
  changed: () => "changed",
  inconclusive: () => "inconclusive",
  error: () => "error",
};

const guardRules: Record<Verdict, Rule> = {
  reproduced: ({ base }) => (base?.verdict === "reproduced" ? "still-failing" : "regressed"),
  fixed: () => "holding",
  changed: () => "broken",
  inconclusive: () => "unguarded",
  error: () => "error",
};

/** The table of design §4.6: a verdict seen against the case's state and the base. */
export function standingOf(input: StandingInput): Standing {
  const { case: replayCase, verdict, live } = input;
  if (replayCase.state === "quarantined" || replayCase.state === "retired") return "quarantined";
  if (replayCase.state !== "guard") return openRules[verdict](input);
  return live && isConclusive(verdict) && verdict !== "fixed" ? "flaky" : guardRules[verdict](input);
}

/**
 * Whether a base's result says more than chance does. Otherwise it neither excuses a failure nor proves one. An
 * undecided trial leaves the verdict of its attempts.
 */
export function isProven({ standing, verdict }: Pick<CaseResult, "standing" | "verdict">): boolean {
  const undecided = standing === "inconclusive" && isConclusive(verdict);
  return standing !== "flaky" && standing !== "unproven" && !undecided;
}

/**
 * Whether a standing fails the run, by `fail_on`. An `unguarded` or `error` standing does so only if the base was
 * conclusive or is unknown.
 */
export function blocksRun(
  standing: Standing,
  failOn: Standing[],
  base: Pick<CaseResult, "verdict"> | undefined,
): boolean {
  if (standing === "quarantined" || standing === "skipped") return false;
  if (standing === "altered") return true;
  if (!failOn.includes(standing)) return false;
  const unjudged = standing === "unguarded" || standing === "error";
  return !unjudged || base === undefined || isConclusive(base.verdict);
}
