import type { CaseResult, Standing } from "../../schema/result.ts";

/**
 * The words that people read in place of the standings: five, and two for cases set aside. `--json`, the Action's
 * outputs and `fail_on` keep the standings.
 */
export type Attention = "regressed" | "needs you" | "fixed" | "still failing" | "holding" | "quarantined" | "skipped";

export const attentionOf: Record<Standing, Attention> = {
  regressed: "regressed",
  broken: "regressed",
  unguarded: "needs you",
  altered: "needs you",
  error: "needs you",
  unproven: "needs you",
  changed: "needs you",
  flaky: "needs you",
  inconclusive: "needs you",
  "newly-fixed": "fixed",
  "still-failing": "still failing",
  holding: "holding",
  quarantined: "quarantined",
  skipped: "skipped",
};

/** Order of display: what a person must act on comes first. */
export const attentionOrder: Attention[] = [
  "regressed",
  "needs you",
  "fixed",
  "still failing",
  "quarantined",
  "skipped",
  "holding",
];

/** Groups the cases by attention, in order. Blocking cases come first in each group. */
export function groupByAttention(cases: readonly CaseResult[]): Map<Attention, CaseResult[]> {
  const groups = new Map<Attention, CaseResult[]>(attentionOrder.map((attention) => [attention, []]));
  for (const result of cases) groups.get(attentionOf[result.standing])?.push(result);
  for (const [attention, members] of groups) {
    const blocking = members.filter(({ blocks }) => blocks);
    const others = members.filter(({ blocks }) => !blocks);
    groups.set(attention, [...blocking, ...others]);
  }
  return groups;
}

/** `2 regressed, 1 needs you, 46 holding`. */
export function attentionCounts(cases: readonly CaseResult[]): string {
  const counts = [...groupByAttention(cases)].filter(([, members]) => members.length > 0);
  return counts.map(([attention, { length }]) => countOf(attention, length)).join(", ");
}

/** `2 need you`. */
export function countOf(attention: Attention, count: number): string {
  return `${count} ${attention === "needs you" && count > 1 ? "need you" : attention}`;
}
