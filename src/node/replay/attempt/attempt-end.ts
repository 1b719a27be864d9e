import { unlessEmpty } from "../../../core/compact.ts";
import { ReplayKitError } from "../../../core/error.ts";
import type { Redactor } from "../../../core/redact/redact.ts";
import type { AttemptResult } from "../../../core/schema/attempt-result.ts";
import { beginningOf } from "../../../core/text/characters.ts";
import type { Crash } from "../../../core/verdict/attempt/crash.ts";
import { faultOf, type RunEnd } from "../../../gateway/run-end.ts";
import type { AttemptAnswer } from "../../runner/attempt-request.ts";
import type { Environment } from "../../runner/environment.ts";
import { unpassedHint } from "../../runner/unpassed-variables.ts";
import type { PreparedCase } from "../plan/prepare-case.ts";

/** How the agent's own process ended. A warm process that answered goes on: `undefined`. */
export function endOf(answer: AttemptAnswer, { runner }: PreparedCase, redactor: Redactor): RunEnd | undefined {
  if (runner.config.mode === "jsonl" && !hasDied(answer)) return undefined;
  return ending(answer, redactor);
}

function ending({ exit, stderr }: AttemptAnswer, redactor: Redactor): RunEnd {
  return { code: exit.code, timed_out: exit.timed_out, stderr: redactor.text(stderr) };
}

/** True if the process timed out, was signalled or exited with an error before it wrote anything. */
function hasDied({ output, unreadable, exit }: AttemptAnswer): boolean {
  if (output !== undefined || unreadable !== undefined) return false;
  return exit.timed_out || exit.signal !== null || (exit.code !== null && exit.code !== 0);
}

/** What an agent died of before it wrote an output. */
export function crashOf(answer: AttemptAnswer, redactor: Redactor): Crash | undefined {
  return hasDied(answer) ? faultOf(ending(answer, redactor)) : undefined;
}

/** The answer of an attempt whose sandbox failed. Other errors are thrown. */
export function withoutRun(error: unknown): AttemptAnswer {
  if (!(error instanceof ReplayKitError)) throw error;
  const failure = `the runner could not be run: ${error.message}${error.hint === undefined ? "" : ` (${error.hint})`}`;
  const exit = { code: null, signal: null, timed_out: false };
  return { output: undefined, failure, exit, aborted: false, stdout: "", stderr: "", duration_ms: 0 };
}

/** Adds to a failure which variables the runner missed. */
export function withUnpassed(answer: AttemptAnswer, given: { env: Environment; passed: Environment }): AttemptAnswer {
  const hint = answer.failure === undefined ? undefined : unpassedHint(answer.stderr, given);
  return hint === undefined ? answer : { ...answer, failure: `${answer.failure}; ${hint}` };
}

const mostLines = 8;
const longestLine = 200;

/** The last lines of a standard error, where a crash is reported. */
export function lastLines(stderr: string): AttemptResult["stderr"] {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  const kept = lines
    .slice(-mostLines)
    .map((line) => (line.length > longestLine ? `${beginningOf(line, longestLine)}…` : line));
  return unlessEmpty(kept);
}

/** The most changes that a report lists. */
const mostWrote = 50;

/** The files that the attempt changed, redacted: the agent chooses their paths. */
export function wroteOf({ wrote = [] }: AttemptAnswer, redactor: Redactor): AttemptResult["wrote"] {
  return unlessEmpty(wrote.slice(0, mostWrote).map(({ path, what }) => ({ path: redactor.text(path), what })));
}
