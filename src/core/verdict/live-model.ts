import type { ReplayCase } from "../schema/case.ts";
import type { AttemptResult } from "../schema/result.ts";

/**
 * Whether chance took part. What was seen decides: live answers or spend. Runners get no key of their own, so where nobody saw a
 * live call none is assumed, unless the edge knows that the runner has a way of its own (`ownAccess`) and the case asks for live.
 */
export function usesLiveModel({ replay }: ReplayCase, attempts: AttemptResult[], ownAccess = false): boolean {
  const seen = attempts.some(({ counts, spend }) => counts.live > 0 || (spend !== undefined && spend.tokens > 0));
  return seen || (ownAccess && replay.model === "live");
}
