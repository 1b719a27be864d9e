import type { EvidenceCounts } from "../schema/result.ts";

/** What the replay does not prove where nobody can say whether a tool returned its error or raised it; undefined: nothing. */
export function exceptionText({ text_errors: count = 0 }: EvidenceCounts): string | undefined {
  if (count === 0) return undefined;
  const served = count === 1 ? "An error was" : `${count} errors were`;
  return `${served} served as text: the recording does not say whether the tool raised ${count === 1 ? "it" : "them"}, so the exception path was not exercised.`;
}

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
