import { withoutGuessedLimit } from "../run/guessed-limit.ts";
import { leavesOf } from "../matching/leaves.ts";
import { aliasRule } from "../replay/recorded-run.ts";
import type { Check, CheckKind, CheckOf, WantedCall } from "../schema/check.ts";
import type { Outcome } from "../schema/attempt-result.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { maxToolCalls, minToolCalls, repeatedCall, toolCalled, toolNotCalled } from "./call-counts.ts";
import { type CheckContext, type CheckResult, undecided } from "./check-result.ts";
import { withEquivalents } from "./equivalent-calls.ts";
import { errorIgnored, errorMatches, statusIs } from "./status-and-errors.ts";
import { finalOutputExists, outputContains, outputJson, outputMatches } from "./output-checks.ts";
import { maxDuration, maxSteps, maxTokens } from "./run-limits.ts";
import { stateAt } from "./state-at.ts";
import { toolSequence } from "./tool-sequence.ts";
import { matchCallArgs } from "./wanted-call.ts";
import { describeCheck } from "./write-check.ts";
import { writesAre, writesOf } from "./writes-are.ts";

export type { CheckContext } from "./check-result.ts";

type Rules = { [K in CheckKind]: (run: Run, check: CheckOf<K>, context: CheckContext) => CheckResult };

const rules: Rules = {
  status_is: statusIs,
  final_output_exists: finalOutputExists,
  output_contains: outputContains,
  output_matches: outputMatches,
  output_json: outputJson,
  error_matches: errorMatches,
  error_ignored: errorIgnored,
  tool_called: toolCalled,
  tool_not_called: toolNotCalled,
  min_tool_calls: minToolCalls,
  max_tool_calls: maxToolCalls,
  repeated_call: repeatedCall,
  tool_sequence: toolSequence,
  writes_are: writesAre,
  state_at: stateAt,
  max_steps: maxSteps,
  max_tokens: maxTokens,
  max_duration: maxDuration,
  semantic: () => undecided("needs a person or a judge"),
  script: () => undecided("the script was not run"),
};

/** Whether a check holds on a run, with the reason in words. */
export function checkRun(given: Run, check: Check, context: CheckContext = {}): Outcome {
  const run = withoutGuessedLimit(given, context.terminal_tools);
  if (check.kind === "semantic" || check.kind === "script") {
    const answer = context.decide?.(check);
    if (answer) return answer;
  }
  const compared = withEquivalents(run, check, context.equivalent ?? []);
  const result = applyRule(compared.run, compared.check, context);
  return { check: describeCheck(check), kind: check.kind, ...withRenameHint(result, compared) };
}

function withRenameHint(result: CheckResult, { run, check }: { run: Run; check: Check }): CheckResult {
  if (check.kind !== "writes_are" || result.outcome !== "fail") return result;
  const hint = renameHint(check.calls, writesOf(run));
  return hint === undefined ? result : { ...result, message: `${result.message}; ${hint}` };
}

/**
 * A hint that a tool may have been renamed: a wanted call is missing, and an unwanted one has its arguments. It is only
 * proposed, because it may be another tool.
 */
function renameHint(wanted: readonly WantedCall[], made: readonly RunCall[]): string | undefined {
  const called = new Set(made.map(({ tool }) => tool));
  const names = new Set(wanted.map(({ tool }) => tool));
  const pairs = wanted
    .filter(({ tool, args }) => !called.has(tool) && args !== undefined && leavesOf(args).length > 0)
    .flatMap((want) =>
      made
        .filter((call) => !names.has(call.tool) && matchCallArgs(want, call).matches)
        .map((call) => ({ now: call.tool, before: want.tool })),
    );
  const rules = new Set(pairs.map(({ now, before }) => aliasRule(now, before)));
  const [pair] = pairs;
  if (!pair || rules.size > 1) return undefined;
  const { now, before } = pair;
  return `${now} was called with the arguments of ${before}: if that is its new name, write ${aliasRule(now, before)} in replaykit.yaml`;
}

/** The compiler cannot see that `rules[check.kind]` takes a check of that kind. */
function applyRule<K extends CheckKind>(run: Run, check: CheckOf<K>, context: CheckContext): CheckResult {
  const rule: (run: Run, check: CheckOf<K>, context: CheckContext) => CheckResult = rules[check.kind];
  return rule(run, check, context);
}
