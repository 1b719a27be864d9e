import type { AttemptResult, Outcome } from "../schema/attempt-result.ts";
import type { CaseResult } from "../schema/result.ts";

/** The attempt that a report shows: the first with the case's verdict, else the first. */
export function shownAttempt({
  attempts,
  verdict,
}: Pick<CaseResult, "attempts" | "verdict">): AttemptResult | undefined {
  return attempts.find((attempt) => attempt.verdict === verdict) ?? attempts[0];
}

/** Checks of the shown attempt that wait for a person. Each message says why. */
export function openChecks(result: CaseResult): Outcome[] {
  return checksOf(result).filter(({ outcome, unseen }) => outcome === "needs_human" && unseen !== true);
}

/** Checks that a person or a judge decided as passed. Each message is the reason given. */
export function decidedPasses(result: CaseResult): Outcome[] {
  return checksOf(result).filter(({ outcome, decided_by }) => outcome === "pass" && decided_by !== undefined);
}

function checksOf(result: CaseResult): Outcome[] {
  const { signatures = [], assertions = [] } = shownAttempt(result) ?? {};
  return [...signatures, ...assertions];
}

/** A signature that holds, in the words of the published README: `Tool 'lookup_billing' called 5 times`. */
export function signatureWords({ kind, message, observed, check }: Outcome): string {
  if (kind === "status_is" && typeof observed === "string") return `Run ended with ${observed}`;
  if (kind === "final_output_exists") return observed === false ? "No final output" : "Final output exists";
  if (kind !== "min_tool_calls" || typeof observed !== "number") return message === "" ? check : message;
  const tool = /^(\S+) was called /.exec(message)?.[1] ?? /^the tool called most is (\S+): /.exec(message)?.[1];
  return tool === undefined ? message : `Tool '${tool}' called ${observed} time${observed === 1 ? "" : "s"}`;
}
