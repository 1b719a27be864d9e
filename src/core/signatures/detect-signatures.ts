import { mostRepeated } from "../checks/call-counts.ts";
import { countByTool, plural } from "../checks/check-result.ts";
import { checkRun } from "../checks/check-run.ts";
import type { EffectLookup } from "../effects.ts";
import { emptyRun } from "../run/empty-run.ts";
import { emptyAnswer } from "../run/normalise.ts";
import { withoutGuessedLimit } from "../run/guessed-limit.ts";
import { outputText } from "../run/text-of.ts";
import type { Check } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { answerKnown } from "../run/answer-known.ts";
import { errorSignature } from "./error-signature.ts";
import { checksFromFeedback } from "./feedback-checks.ts";

export interface DetectedSignature {
  check: Check;
  /** One sentence for notes and reviewers. */
  why: string;
  /** True where an empty run shows it too, so that the case needs another signature beside it. */
  needs_anchor: boolean;
}

export interface DetectOptions {
  terminal_tools: string[];
  /** Effects of tools that only the feedback names. */
  effects?: EffectLookup;
}

/** Counts that separate failed from right runs on real traces: three equal calls are a loop, five calls of one tool alone are not. */
const loopOfEqualCalls = 3;
const manyCalls = 5;

/** What went wrong in a run, as far as the run itself and its feedback tell; every check holds on the run. */
export function detectSignatures(trace: TraceRun, given: Run, options: DetectOptions): DetectedSignature[] {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  const contradictions = trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : [];
  const failed = run.status === "error" || (trace.feedback?.rating === "bad" && contradictions.length === 0);
  // A loop is why a run reaches its limit, and says more than the limit does.
  const loops = loopSignature(run, failed);
  const found: Omit<DetectedSignature, "needs_anchor">[] = [
    ...statusSignature(run),
    ...(loops.length > 0 ? loops : limitSignature(run)),
    ...(answerKnown(trace) ? noOutputSignature(run, options) : []),
    ...ignoredErrorSignature(run),
    ...contradictions,
  ];
  return found
    .filter(({ check }) => checkRun(run, check, options).outcome === "pass")
    .map((signature) => ({
      ...signature,
      needs_anchor: checkRun(emptyRun(), signature.check, options).outcome === "pass",
    }));
}

type Found = Omit<DetectedSignature, "needs_anchor">[];

function statusSignature(run: Run): Found {
  // An empty answer is a missing one, which has a signature of its own that every door can see.
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  if (run.status !== "error" || onlyEmpty) return [];
  const last = run.errors.at(-1);
  const why = last ? `the run ended with an error: ${last.text}` : "the run ended with an error";
  const named = errorSignature(run);
  // The status alone would hold for whatever else goes wrong: a missing key, a misspelt import.
  return [{ check: { kind: "status_is", status: "error" }, why }, ...(named ? [{ check: named, why }] : [])];
}

function limitSignature(run: Run): Found {
  const limit = run.errors.find(({ kind }) => kind === "limit");
  return limit
    ? [{ check: { kind: "error_matches", error_kind: "limit" }, why: `the run stopped at a limit: ${limit.text}` }]
    : [];
}

function loopSignature(run: Run, failed: boolean): Found {
  const repeated = mostRepeated(run);
  const [tool, count] = [...countByTool(run)].reduce<[string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  const loops = repeated !== undefined && repeated.count >= loopOfEqualCalls;
  if (count >= manyCalls && (failed || (loops && repeated.call.tool === tool))) {
    return [{ check: { kind: "min_tool_calls", tool, count }, why: `${tool} was called ${plural(count, "time")}` }];
  }
  if (!loops) return [];
  return [
    {
      check: { kind: "repeated_call", tool: repeated.call.tool, times: repeated.count },
      why: `${repeated.call.tool} was called ${plural(repeated.count, "time")} with equal arguments`,
    },
  ];
}

function noOutputSignature(run: Run, { terminal_tools }: DetectOptions): Found {
  const last = run.calls.at(-1);
  if (run.final_output !== undefined || (last && terminal_tools.includes(last.tool))) return [];
  return [{ check: { kind: "final_output_exists", exists: false }, why: "the run has no final output" }];
}

/** Words with which an answer owns up to a failure. */
const ownsUp =
  "error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able)|issue|problem|try again";

/** An error alone is no failure (many right runs recover from one): it counts where the tool never answered and the answer is silent on it. */
function ignoredErrorSignature(run: Run): Found {
  if (run.status === "error" || run.final_output === undefined) return [];
  if (new RegExp(ownsUp, "i").test(outputText(run.final_output))) return [];
  const ignored = run.calls.findLast(
    (call, index) => call.error !== undefined && !recovered(run.calls.slice(index + 1), call),
  );
  if (!ignored?.error) return [];
  const why = `${ignored.tool} failed (${ignored.error.message}) and the answer does not say so`;
  const text = stableText(ignored.error.message);
  // Whether a tool raised is told by some doors only.
  const kind = ignored.error.kind === "exception" ? "tool" : ignored.error.kind;
  return [
    { check: { kind: "error_matches", error_kind: kind, ...(text === undefined ? {} : { text }) }, why },
    { check: { kind: "output_matches", pattern: ownsUp, flags: "i", in: "final", not: true }, why },
  ];
}

function recovered(later: RunCall[], failed: RunCall): boolean {
  return later.some(({ tool, error }) => tool === failed.tool && error === undefined);
}

/** The beginning of an error's text up to its first number, which tends to differ from run to run. */
function stableText(message: string): string | undefined {
  const start = (/^[^\d\n]{8,80}/.exec(message)?.[0] ?? "").trim();
  return start.length >= 8 ? start : undefined;
}
