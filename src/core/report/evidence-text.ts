import type { EvidenceCounts } from "../schema/result.ts";

/** `4 served, 1 simulated, 0 missed, 0 blocked, 0 live (observed, isolated)`. */
export function countsText(counts: EvidenceCounts): string {
  const { served, simulated, missed, blocked, live, uncontrolled, basis, isolated, user } = counts;
  const parts = [
    `${served} served`,
    `${simulated} simulated`,
    `${missed} missed`,
    `${blocked} blocked`,
    `${live} live`,
  ];
  if (uncontrolled > 0) parts.push(`${uncontrolled} uncontrolled`);
  if (user !== undefined) parts.push(`user played by a ${user}`);
  return `${parts.join(", ")} (${basis}${isolated ? ", isolated" : ""})`;
}
