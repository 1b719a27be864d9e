import type { CaseResult } from "../schema/result.ts";
import type { EvidenceCounts } from "../schema/attempt-result.ts";
import { plural } from "../checks/check-result.ts";

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
  return cases.filter(
    ({ state, standing, attempts }) =>
      state === "guard" && standing === "holding" && attempts.some(({ counts }) => !isObserved(counts)),
  );
}

/** `2 guards rest on the runner's word`; `undefined`: none does. */
export function onWordText(cases: readonly CaseResult[]): string | undefined {
  const { length } = guardsOnWord(cases);
  return length === 0
    ? undefined
    : `${plural(length, "guard")} ${length === 1 ? "rests" : "rest"} on the runner's word`;
}
