import { checkRun } from "../../checks/check-run.ts";
import { emptyRun } from "../../run/empty-run.ts";
import type { Check } from "../../schema/check.ts";
import type { Run } from "../../schema/run.ts";
import type { ErrorKind } from "../../schema/trace.ts";

/** The error that an agent's process died of before it wrote an output. */
export interface Crash {
  kind: ErrorKind;
  text: string;
}

/** The run of a process that died before anybody saw a call of it. */
export function crashedRun(crash: Crash): Run {
  return { ...emptyRun(), status: "error", errors: [crash] };
}

/**
 * Whether one of the signatures names the error of a crash. Every crash is an exception, so that kind alone names none: an agent
 * that finds no key must not stand for one that failed on its task.
 */
export function namesCrash(signatures: readonly Check[], crash: Crash): boolean {
  const run = crashedRun(crash);
  return signatures.some(
    (check) =>
      check.kind === "error_matches" &&
      (check.text !== undefined || (check.error_kind !== undefined && check.error_kind !== "exception")) &&
      checkRun(run, check).outcome === "pass",
  );
}
