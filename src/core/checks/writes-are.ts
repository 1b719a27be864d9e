import { guessEffect } from "../effects.ts";
import { maximumMatching } from "../matching/maximum-matching.ts";
import type { CheckOf, WantedCall } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { callJson, type CheckContext, type CheckResult, decided, plural } from "./check-result.ts";
import { isWanted, nearestCall, wantedJson, wantedText } from "./wanted-call.ts";

export function writesAre(
  run: Run,
  { calls: wanted, include_failed }: CheckOf<"writes_are">,
  context: CheckContext = {},
): CheckResult {
  const strange = strangeCalls(run, context);
  const made = [...writesOf(run, include_failed), ...strange];
  const partners = maximumMatching(wanted.length, made.length, (w, m) => {
    const [want, call] = [wanted[w], made[m]];
    return want !== undefined && call !== undefined && isWanted(want, call);
  });
  const used = new Set(partners);
  const missing = wanted.filter((_, index) => partners[index] === undefined);
  const extra = made.filter((_, index) => !used.has(index));
  const facts = { expected: wanted.map(wantedJson), observed: made.map(callJson) };
  if (missing.length === 0 && extra.length === 0) {
    return decided(true, writtenText(made), facts);
  }
  const nearest = firstNearest(missing, extra);
  const parts = [
    ...(missing.length > 0 ? [`missing: ${missing.map(wantedText).join(", ")}`] : []),
    ...(extra.length > 0 ? [`extra: ${extra.map((call) => wantedText({ ...call, match: "exact" })).join(", ")}`] : []),
    ...(nearest ? [nearest.message] : []),
    ...(strange.length > 0
      ? [`it is not known whether ${names(strange)} writes: declare it under effects, in replaykit.yaml or the case`]
      : []),
    ...(guessedTools(made, run).length > 0
      ? [`the effect of ${guessedTools(made, run).join(", ")} is guessed from the name`]
      : []),
  ];
  const expected = wanted.length === 0 ? "no write" : `exactly ${plural(wanted.length, "write")}`;
  return decided(false, `expected ${expected}; ${parts.join("; ")}`, { ...facts, nearest: nearest?.call });
}

/**
 * The writes in one sentence. "No other" matters: a signature describes exactly the wrong writes, an assertion exactly
 * the wanted ones.
 */
function writtenText(made: RunCall[]): string {
  if (made.length === 0) return "nothing was written";
  const list = made.slice(0, 3).map((call) => wantedText({ ...call, match: "exact" }));
  const more = made.length > list.length ? ` and ${made.length - list.length} more` : "";
  return `${plural(made.length, "write")} and no other: ${list.join(", ")}${more}`;
}

/** The writes without an error. A write without a recorded answer may have taken effect, so it counts. */
export function writesOf(run: Run, includeFailed = false): RunCall[] {
  return run.calls.filter(({ effect, error }) => effect === "write" && (includeFailed || error === undefined));
}

/** Calls of tools that no recording contains and whose names give no hint: each may be a write. */
function strangeCalls({ calls }: Run, { known_tools: known }: CheckContext): RunCall[] {
  if (known === undefined) return [];
  return calls.filter(({ tool, effect, effect_guessed, error }) => {
    const isStrange = effect_guessed && effect !== "write" && guessEffect(tool) === undefined;
    return isStrange && error === undefined && !known.has(tool);
  });
}

function names(calls: RunCall[]): string {
  return [...new Set(calls.map(({ tool }) => tool))].join(", ");
}

function firstNearest(missing: WantedCall[], extra: RunCall[]): ReturnType<typeof nearestCall> {
  for (const wanted of missing) {
    const nearest = nearestCall(wanted, extra);
    if (nearest) return nearest;
  }
  return undefined;
}

function guessedTools(made: RunCall[], run: Run): string[] {
  const calls = made.length > 0 ? made : run.calls;
  return [...new Set(calls.filter(({ effect_guessed }) => effect_guessed).map(({ tool }) => tool))];
}
