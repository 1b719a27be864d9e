import type { AttemptResult, Outcome, Verdict } from "../../schema/attempt-result.ts";

export type Decision = Pick<AttemptResult, "verdict" | "reason">;

/** True for verdicts that say something about the agent. */
export function isConclusive(verdict: Verdict): boolean {
  return verdict !== "inconclusive" && verdict !== "error";
}

/** The outcomes of a case's checks for one run. */
export interface CheckOutcomes {
  signatures: Outcome[];
  assertions: Outcome[];
  /** True if nothing that was seen differs from the recorded failure. */
  asRecorded: boolean;
  /**
   * True if the run made no call, so that only the open check (one sentence for a person or a judge) can tell a fix
   * from inaction.
   */
  idle: boolean;
}

/** Decides an attempt from the outcomes of its checks. */
export function decideByChecks({ signatures, assertions, asRecorded, idle }: CheckOutcomes): Decision {
  if (signatures.length > 0 && signatures.every(({ outcome }) => outcome === "pass")) {
    return { verdict: "reproduced", reason: "every signature of the failure holds" };
  }
  const decided = assertions.filter(({ outcome }) => outcome !== "needs_human");
  const failed = decided.filter(({ outcome }) => outcome === "fail");
  const refuted = signatures.some(({ outcome }) => outcome === "fail");
  const unseen = [...(refuted ? [] : signatures), ...assertions].filter((outcome) => outcome.unseen === true);
  if (unseen.length > 0 && !refuted) return decideUnseen(signatures, { failed, unseen, asRecorded });
  const [first] = failed;
  if (first) return changed(first, failed.length);
  if (unseen.length > 0) return { verdict: "inconclusive", reason: unseenReason(unseen) };
  const waiting = assertions.length - decided.length;
  const judgement = decideByAssertions(signatures, { decided: decided.length, waiting });
  const open = idle && waiting > 0 && judgement.verdict === "fixed";
  return open ? { verdict: "inconclusive", reason: waitsForAnswer } : judgement;
}

const waitsForAnswer =
  "the run made no call, as an agent that does nothing would: it counts as fixed only after a person (`npx replaykit case review`) or a judge " +
  "answers the open checks";

interface Unseen extends Pick<CheckOutcomes, "asRecorded"> {
  failed: Outcome[];
  unseen: Outcome[];
}

/**
 * Decides a run in which some checks could not see what they need and no signature is refuted. It is `reproduced` if
 * nothing tells it from the recorded failure, or if the visible signatures hold and an assertion fails.
 */
function decideUnseen(signatures: Outcome[], { failed, unseen, asRecorded }: Unseen): Decision {
  if (asRecorded) return { verdict: "reproduced", reason: "nothing that was seen differs from the recorded failure" };
  const seen = signatures.filter((outcome) => outcome.unseen !== true);
  const holds = seen.length > 0 && seen.every(({ outcome }) => outcome === "pass");
  if (!holds || failed.length === 0) return { verdict: "inconclusive", reason: unseenReason(unseen) };
  return { verdict: "reproduced", reason: "every signature that is visible in this run holds" };
}

const ofRecord = "have the runner write `events` (docs/trace.md), or send its model calls through the gateway";
const ofPattern = "write the pattern with fewer open-ended repeats (`*`, `+`), so that more of the text is looked at";

function unseenReason([first, ...more]: Outcome[]): string {
  const others = more.length > 0 ? ` (and ${more.length} more)` : "";
  const remedy = first?.truncated === true ? ofPattern : ofRecord;
  return `${first?.check ?? ""}: ${first?.message ?? ""}${others}; ${remedy}`;
}

function changed(first: Outcome, count: number): Decision {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  return { verdict: "changed", reason: `the failure is gone, but ${first.check} fails${more}: ${first.message}` };
}

/** Called when no decided assertion fails. */
function decideByAssertions(
  signatures: Outcome[],
  { decided, waiting }: { decided: number; waiting: number },
): Decision {
  if (decided === 0) return { verdict: "changed", reason: "the failure is gone, but no assertion was decided" };
  // A signature without a decision may still hold, so the run is not shown to be free of the failure.
  const open = signatures.filter(({ outcome }) => outcome !== "pass");
  if (open.length > 0 && open.every(({ outcome }) => outcome === "needs_human")) {
    return { verdict: "changed", reason: "a person must say whether the failure is gone: no signature was refuted" };
  }
  const note = waiting > 0 ? `; ${waiting} need${waiting === 1 ? "s" : ""} a person` : "";
  return { verdict: "fixed", reason: `every decided assertion holds${note}` };
}
