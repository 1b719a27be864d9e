import type { ReplayCase } from "../schema/case.ts";
import type { AttemptResult } from "../schema/result.ts";

/**
 * Whether chance took part. What was seen decides: live answers or spend. Where nobody saw the calls, a case that asks for a
 * live model by name is taken at its word; one that names none is not, since runners get no key of their own.
 */
export function usesLiveModel({ replay }: ReplayCase, attempts: AttemptResult[]): boolean {
  const seen = attempts.some(({ counts, spend }) => counts.live > 0 || (spend !== undefined && spend.tokens > 0));
  if (seen) return true;
  return replay.model === "live" && attempts.some(({ counts }) => counts.basis === "not observed");
}
