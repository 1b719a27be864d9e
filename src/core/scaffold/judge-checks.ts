import { type CheckContext, checkRun } from "../checks/check-run.ts";
import { emptyRun, strayCrash } from "../run/empty-run.ts";
import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";

/** True if every check of a list of signatures holds. */
export function allHold(run: Run, signatures: readonly Check[]): boolean {
  return signatures.every((check) => checkRun(run, check).outcome === "pass");
}

/** True if at least one assertion is decided and all decided ones pass: what a verdict calls fixed. */
export function setPasses(run: Run, assertions: readonly Check[], context: CheckContext = {}): boolean {
  const decided = assertions
    .map((check) => checkRun(run, check, context).outcome)
    .filter((outcome) => outcome !== "needs_human");
  return decided.length > 0 && decided.every((outcome) => outcome === "pass");
}

/** True if signatures tell a failure from a run in which nothing happened, but not from one that died of any other error. */
export function holdOnAnyCrash(signatures: readonly Check[]): boolean {
  return allHold(strayCrash(), signatures) && !allHold(emptyRun(), signatures);
}
