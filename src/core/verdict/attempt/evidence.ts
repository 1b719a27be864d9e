import { plural } from "../../checks/check-result.ts";
import type { AttemptResult, EvidenceCounts } from "../../schema/attempt-result.ts";
import type { CaseResult } from "../../schema/result.ts";

/** Whether the gateway saw every call of an attempt. If not, part of what is known is only the runner's report. */
export function isObserved({ basis, uncontrolled }: EvidenceCounts): boolean {
  return basis === "observed" && uncontrolled === 0;
}

/** Why a passing attempt proves nothing under `evidence: observed`. */
export function unobservedReason(counts: EvidenceCounts): string {
  return `the checks pass only ${onWordReason(counts)} (evidence: observed in replaykit.yaml)`;
}

/** Says which part of an attempt only the runner reported. */
export function onWordReason({ basis, uncontrolled }: EvidenceCounts): string {
  const why =
    basis === "observed"
      ? `${plural(uncontrolled, "call")} never passed through the gateway`
      : "none of its calls passed through the gateway";
  return `on the runner's own word: ${why}`;
}

/** Guards that hold, but only by their runner's report. */
export function guardsOnWord(cases: readonly CaseResult[]): CaseResult[] {
  return onWord(cases).filter(({ standing }) => standing === "holding");
}

/** Cases that are green only by their runner's report: guards that hold and failures that are fixed. */
export function onWord(cases: readonly CaseResult[]): CaseResult[] {
  return cases.filter(
    ({ state, standing, attempts }) =>
      (standing === "newly-fixed" || (standing === "holding" && state === "guard")) &&
      attempts.some(({ counts }) => !isObserved(counts)),
  );
}

/** `2 guards and 1 fix rest on the runner's word`; `undefined` if there are none. */
export function onWordText(cases: readonly CaseResult[]): string | undefined {
  const { length } = onWord(cases);
  const guards = guardsOnWord(cases).length;
  const fixes = length - guards;
  const what = [
    ...(guards === 0 ? [] : [plural(guards, "guard")]),
    ...(fixes === 0 ? [] : [fixes === 1 ? "1 fix" : `${fixes} fixes`]),
  ];
  return length === 0 ? undefined : `${what.join(" and ")} ${length === 1 ? "rests" : "rest"} on the runner's word`;
}

/** The default reason why a runner could reach the network. */
const open = "its runner was not kept from the network";

/**
 * Returns why chance took part in a case and what would make one attempt decide; `undefined` if it did not. The causes
 * are live answers, a missing provider or key, and a runner that could reach a model unseen (`openBecause` says how).
 */
export function liveReason(attempts: AttemptResult[], openBecause = open): string | undefined {
  const live = attempts.reduce((sum, { counts }) => sum + counts.live, 0);
  const [first] = attempts;
  if (live > 0) {
    const basis = first?.counts.basis ?? "not observed";
    return `${live} live ${live === 1 ? "call" : "calls"} (${basis}); with its answers in fixtures/ one attempt would decide`;
  }
  if (attempts.some(({ spend }) => spend !== undefined && spend.tokens > 0)) {
    return "it spent tokens on a live model; with its answers in fixtures/ one attempt would decide";
  }
  const lacked = attempts.flatMap(({ misses }) => misses).find(({ kind }) => kind === "provider" || kind === "key");
  if (lacked) return "it asked for a live model; with its answers in fixtures/ one attempt would decide";
  if (attempts.every(({ counts }) => counts.isolated)) return undefined;
  return `${openBecause}; in an isolated network one attempt would decide`;
}

/**
 * Whether the gateway saw the provider fail, which says nothing about the agent. If only the agent reports it, the
 * attempt counts as a failure: otherwise a change could excuse every attempt in this way.
 */
export function failedByProvider({ misses, counts }: AttemptResult): boolean {
  return counts.basis === "observed" && misses.some(({ kind }) => kind === "provider");
}

/** The fewest recorded model answers before a live one; `undefined` if no model was live. */
export function liveAfterOf(attempts: AttemptResult[]): number | undefined {
  const after = attempts.flatMap(({ counts }) => counts.live_after ?? []);
  return after.length === 0 ? undefined : Math.min(...after);
}

/** Whether an attempt needed a key that was not set. */
export function lacksKey({ misses }: AttemptResult): boolean {
  return misses.some(({ kind }) => kind === "key");
}
