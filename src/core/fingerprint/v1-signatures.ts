import { mostRepeated } from "../checks/call-counts.ts";
import { countByTool } from "../checks/check-result.ts";
import { answerKnown } from "../run/answer-known.ts";
import { withoutGuessedLimit } from "../run/guessed-limit.ts";
import { emptyAnswer } from "../run/normalise.ts";
import { outputText } from "../run/text-of.ts";
import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { type DetectOptions } from "../signatures/detect-signatures.ts";
import { checksFromFeedback } from "../signatures/feedback-checks.ts";

/**
 * What went wrong in a run as the first fingerprint saw it. Never to be changed: groups of an inbox and cases in git carry ids that
 * were made from it, and are known again by them. Only kinds and tools of the checks count there.
 */
export function v1Signatures(trace: TraceRun, given: Run, options: DetectOptions): Check[] {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  const contradictions = trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : [];
  const failed = run.status === "error" || (trace.feedback?.rating === "bad" && contradictions.length === 0);
  const loops = loopSignature(run, failed);
  const limited = run.errors.some(({ kind }) => kind === "limit");
  return [
    ...statusSignature(run),
    ...(loops.length > 0 || !limited ? loops : [{ kind: "error_matches", error_kind: "limit" } satisfies Check]),
    ...(answerKnown(trace) ? noOutputSignature(run, options) : []),
    ...ignoredErrorSignature(run),
    ...contradictions.map(({ check }) => check),
  ];
}

function statusSignature(run: Run): Check[] {
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  return run.status !== "error" || onlyEmpty ? [] : [{ kind: "status_is", status: "error" }];
}

function loopSignature(run: Run, failed: boolean): Check[] {
  const repeated = mostRepeated(run);
  const [tool, count] = [...countByTool(run)].reduce<[string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  const loops = repeated !== undefined && repeated.count >= 3;
  if (count >= 5 && (failed || (loops && repeated.call.tool === tool)))
    return [{ kind: "min_tool_calls", tool, count }];
  if (!loops) return [];
  return [{ kind: "repeated_call", tool: repeated.call.tool, times: repeated.count, unchanged: false, not: false }];
}

function noOutputSignature(run: Run, { terminal_tools }: DetectOptions): Check[] {
  const last = run.calls.at(-1);
  if (run.final_output !== undefined || (last && terminal_tools.includes(last.tool))) return [];
  return [{ kind: "final_output_exists", exists: false }];
}

const ownsUp =
  /error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able)|issue|problem|try again/i;

function ignoredErrorSignature(run: Run): Check[] {
  if (run.status === "error" || run.final_output === undefined) return [];
  if (ownsUp.test(outputText(run.final_output))) return [];
  const ignored = run.calls.some(
    ({ tool, error }, index) =>
      error !== undefined &&
      !run.calls.slice(index + 1).some((later) => later.tool === tool && later.error === undefined),
  );
  if (!ignored) return [];
  return [
    { kind: "error_matches", error_kind: "tool" },
    { kind: "output_matches", pattern: "ignored", flags: "i", in: "final", not: true },
  ];
}
