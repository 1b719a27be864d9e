import { checkRun } from "../../checks/check-run.ts";
import { emptyRun } from "../../run/empty-run.ts";
import type { Check } from "../../schema/check.ts";
import type { Run } from "../../schema/run.ts";
import type { ErrorKind } from "../../schema/trace.ts";

/** The error with which an agent's process ended before it wrote an output. */
export interface Crash {
  kind: ErrorKind;
  text: string;
}

/** The run of a process that ended before any of its calls was seen. */
export function crashedRun(crash: Crash): Run {
  return { ...emptyRun(), status: "error", errors: [crash] };
}

/**
 * Whether a signature names the error of a crash. The kind `exception` alone does not count: every crash is one, and an
 * agent that lacks a key must not pass for one that failed on its task.
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
