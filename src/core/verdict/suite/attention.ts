import type { CaseResult, Standing } from "../../schema/result.ts";

/** What a standing means to people: five words, and two for what is set aside. Outputs, `--json` and `fail_on` keep the standings. */
export type Attention = "regressed" | "needs you" | "fixed" | "still failing" | "holding" | "quarantined" | "skipped";

/** The word for each standing. */
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

/** Order: what a person must act on comes first. */
export const attentionOrder: Attention[] = [
  "regressed",
  "needs you",
  "fixed",
  "still failing",
  "quarantined",
  "skipped",
  "holding",
];

/** Cases by the word for people, in the order of attention; inside each what blocks comes first. */
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
