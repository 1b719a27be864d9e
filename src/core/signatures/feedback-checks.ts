import { checkRun } from "../checks/check-run.ts";
import { wantedText } from "../checks/wanted-call.ts";
import { writesOf } from "../checks/writes-are.ts";
import { type EffectLookup, effectLookup, guessEffect } from "../effects.ts";
import { shortJson } from "../matching/short-json.ts";
import type { Check, WantedCall } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import type { ExpectedCall, Feedback } from "../schema/trace.ts";

export interface Contradiction {
  check: Check;
  /** What was expected against what was done. */
  why: string;
}

export interface FeedbackChecks {
  /** Parts of the feedback that this run contradicts; empty if it satisfies all. */
  signatures: Contradiction[];
  assertions: Check[];
}

/** Turns feedback into checks: expected writes and texts, forbidden calls and texts. */
export function checksFromFeedback(
  feedback: Feedback,
  run: Run,
  effects: EffectLookup = effectLookup(),
): FeedbackChecks {
  const pairs = [
    ...(feedback.expected_calls ? [writes(feedback.expected_calls, run, effects)] : []),
    ...(feedback.expected_text ?? []).filter((text) => text.trim() !== "").map((text) => textPair(text)),
    ...(feedback.forbidden_calls ?? []).map(forbidden),
    ...(feedback.forbidden_text ?? []).filter((text) => text.trim() !== "").map((text) => unsaid(text)),
  ];
  return {
    signatures: pairs
      .filter(({ assertion }) => checkRun(run, assertion).outcome === "fail")
      .map(({ signature, why }) => ({ check: signature, why })),
    assertions: pairs.map(({ assertion }) => assertion),
  };
}

interface Pair {
  assertion: Check;
  /** The opposite, as this run shows it. */
  signature: Check;
  why: string;
}

/** The signature is the set of writes that the run made. Another wrong set is another failure, and still not fixed. */
function writes(expected: ExpectedCall[], run: Run, effects: EffectLookup): Pair {
  const wanted = expectedWrites(expected, run, effects);
  const made = writesOf(run).map(({ tool, args }): WantedCall => ({ tool, args, match: "exact" }));
  return {
    assertion: { kind: "writes_are", calls: wanted, include_failed: false },
    signature: { kind: "writes_are", calls: made, include_failed: false },
    why: `expected ${callsText(wanted)}, but the run made ${callsText(made)}`,
  };
}

/** The writes among the expected calls. */
export function expectedWrites(
  expected: readonly ExpectedCall[],
  run: Run,
  effects: EffectLookup = effectLookup(),
): WantedCall[] {
  return expected.filter(({ tool }) => isWrite(tool, run, effects)).map(wantedCall);
}

/** Calls in a title; equal ones are counted. */
function callsText(calls: WantedCall[]): string {
  const most = 2;
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(wantedText(call), (counts.get(wantedText(call)) ?? 0) + 1);
  const texts = [...counts].map(([text, count]) => (count === 1 ? text : `${text} ${count} times`));
  const more = texts.length > most ? [`${texts.length - most} more`] : [];
  return texts.length === 0 ? "no write" : [...texts.slice(0, most), ...more].join(", ");
}

/** Graders also list reads and calculations as expected calls, but a correct run may learn facts in any way. */
function isWrite(tool: string, run: Run, effects: EffectLookup): boolean {
  const made = run.calls.find((call) => call.tool === tool);
  const { effect, guessed } = made ? { effect: made.effect, guessed: made.effect_guessed } : effects(tool);
  // If the tool's name gives no hint, an expected call counts as a write.
  return effect === "write" || (guessed && guessEffect(tool) === undefined);
}

function textPair(text: string): Pair {
  return {
    assertion: { kind: "output_contains", text, in: "any", not: false },
    signature: { kind: "output_contains", text, in: "any", not: true },
    why: `expected the agent to say ${shortJson(text, 80)}, but it never did`,
  };
}

function unsaid(text: string): Pair {
  return {
    assertion: { kind: "output_contains", text, in: "any", not: true },
    signature: { kind: "output_contains", text, in: "any", not: false },
    why: `expected the agent not to say ${shortJson(text, 80)}, but it did`,
  };
}

function forbidden(call: ExpectedCall): Pair {
  return {
    assertion: { kind: "tool_not_called", ...wantedCall(call) },
    signature: { kind: "tool_called", ...wantedCall(call) },
    why: `expected no call of ${wantedText(wantedCall(call))}, but the run made one`,
  };
}

/** Named arguments must match; others do not count. */
export function wantedCall({ tool, args }: ExpectedCall): WantedCall {
  return args === undefined ? { tool, match: "ignore" } : { tool, args, match: "subset" };
}
