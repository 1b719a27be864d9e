import { kindOfError } from "../core/run/error-text.ts";
import type { ErrorKind } from "../core/schema/trace.ts";
import { errorLine } from "../core/text/error-text.ts";

/** How the agent's process ended. */
export interface RunEnd {
  /** Exit code; `null`: a signal ended it. */
  code: number | null;
  timed_out: boolean;
  stderr: string;
}

/** The error that a process ended with. A crashed process is a failed run, whatever the model said last. */
export function faultOf({ code, timed_out, stderr }: RunEnd): { kind: ErrorKind; text: string } | undefined {
  if (timed_out) return { kind: "timeout", text: "the agent did not end in time" };
  if (code === 0) return undefined;
  const ending = code === null ? "the agent was ended by a signal" : `the agent ended with exit code ${code}`;
  const text = errorLine(stderr) ?? ending;
  return { kind: kindOfError(text, "exception"), text };
}
