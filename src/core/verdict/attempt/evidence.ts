import { plural } from "../../checks/check-result.ts";
import type { AttemptResult, EvidenceCounts } from "../../schema/attempt-result.ts";
import type { CaseResult } from "../../schema/result.ts";

/** Whether the gateway saw every call that an attempt tells of; else the runner's own word is part of what is known. */
export function isObserved({ basis, uncontrolled }: EvidenceCounts): boolean {
  return basis === "observed" && uncontrolled === 0;
}

/** Why an attempt in which every check passed is no proof where only what was observed counts. */
export function unobservedReason(counts: EvidenceCounts): string {
  return `the checks pass only ${onWordReason(counts)} (evidence: observed in replaykit.yaml)`;
}

/** What only the runner reported of an attempt. */
export function onWordReason({ basis, uncontrolled }: EvidenceCounts): string {
  const why =
    basis === "observed"
      ? `${plural(uncontrolled, "call")} of it never passed through the gateway`
      : "no call of it passed through the gateway";
  return `on the runner's own word: ${why}`;
}

/** Guards that hold only because their runner says so. */
export function guardsOnWord(cases: readonly CaseResult[]): CaseResult[] {
  return onWord(cases).filter(({ standing }) => standing === "holding");
}

/** Cases that are green only because their runner says so: guards that hold, and failures that are fixed. */
export function onWord(cases: readonly CaseResult[]): CaseResult[] {
  return cases.filter(
    ({ state, standing, attempts }) =>
      (standing === "newly-fixed" || (standing === "holding" && state === "guard")) &&
      attempts.some(({ counts }) => !isObserved(counts)),
  );
}

/** `2 guards and 1 fix rest on the runner's word`; `undefined`: none does. */
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

/** What a case is judged by where nothing says how its runner was kept from the network. */
const open = "nothing kept its runner from the network";

/**
 * Why chance took part in a case, and what would make one attempt decide; `undefined`: it did not. What was seen decides: live
 * answers, a provider or a key that lacked, or a runner that could reach one unseen (`openBecause` says how).
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
 * Whether the provider was seen to fail an attempt: that says nothing of the agent. An agent's own word for it counts as a failure like
 * any other, on either side: a change could say it of each attempt.
 */
export function failedByProvider({ misses, counts }: AttemptResult): boolean {
  return counts.basis === "observed" && misses.some(({ kind }) => kind === "provider");
}

/** Whether an attempt needed a key that is not there. */
export function lacksKey({ misses }: AttemptResult): boolean {
  return misses.some(({ kind }) => kind === "key");
}
