import type { ReplayCase } from "../schema/case.ts";
import type { AttemptResult, CaseResult } from "../schema/result.ts";
import { combineAttempts } from "./combine-attempts.ts";
import { guardFailure } from "./guard-failure.ts";
import { usesLiveModel } from "./live-model.ts";
import { attemptsNeeded, wilsonInterval } from "./statistics.ts";

/** What `auto` never exceeds for an open case; what is then still needed is reported. */
export const mostAttempts = 30;

/** Attempts after which a guard that fails now and then is called flaky. */
const mostGuardAttempts = 5;

export interface AttemptPlan {
  case: ReplayCase;
  /** Overrides the case's own number. */
  attempts?: number | "auto" | undefined;
  base?: CaseResult | undefined;
  /** True where the runner can reach a live model without the gateway (a key in `pass_env`). */
  ownAccess?: boolean | undefined;
}

/** Whether another attempt could still change the standing; false stops early either way. */
export function nextAttempt(
  done: AttemptResult[],
  { case: replayCase, attempts, base, ownAccess }: AttemptPlan,
): boolean {
  const wanted = attempts ?? replayCase.replay.attempts;
  const last = done.at(-1);
  if (wanted !== "auto") return done.length < wanted;
  if (!last) return true;
  if (!usesLiveModel(replayCase, done, ownAccess)) return false;
  // The worst wins: nothing later outweighs an attempt that could not be judged.
  if (done.some(({ verdict }) => verdict === "error" || verdict === "inconclusive")) return false;
  if (replayCase.state === "guard") return guardWantsMore(done, replayCase, base);
  if (done.some(({ verdict }) => verdict !== "fixed")) return false;
  return done.length < Math.min(fixedNeeded(replayCase) ?? 1, mostAttempts);
}

/** Fixed attempts that prove a case newly fixed; `undefined` where its rate is too low for any number. */
export function fixedNeeded({ source }: ReplayCase): number | undefined {
  const { reproduced, of } = measuredRate(source?.rate);
  return attemptsNeeded(wilsonInterval(reproduced, of).low);
}

/** The rate measured when the case was added; without one the source run counts as one attempt that reproduced. */
function measuredRate(rate: string | undefined): { reproduced: number; of: number } {
  const match = rate === undefined ? null : /^(\d+)\/(\d+)$/.exec(rate);
  const reproduced = Number(match?.[1] ?? 1);
  const of = Number(match?.[2] ?? 1);
  return of === 0 || reproduced > of ? { reproduced: 1, of: 1 } : { reproduced, of };
}

function guardWantsMore(done: AttemptResult[], replayCase: ReplayCase, base: CaseResult | undefined): boolean {
  const { verdict } = combineAttempts(done);
  if (verdict === "fixed" || done.length >= mostGuardAttempts) return false;
  return !guardFailure(done, replayCase, base);
}
