import { matcherOf, matchValue } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult, decided } from "./check-result.ts";

export function statusIs(run: Run, { status }: CheckOf<"status_is">): CheckResult {
  const holds = run.status === status;
  const message = holds
    ? `the run ended with status ${status}`
    : `expected status ${status}, the run ended with ${run.status}`;
  return decided(holds, message, { expected: status, observed: run.status });
}

/** Errors of the run and of its tool calls count alike: agents differ in where they report a time-out. */
export function errorMatches(run: Run, { error_kind: kind, text }: CheckOf<"error_matches">): CheckResult {
  const errors = [
    ...run.errors,
    ...run.calls.flatMap(({ error }) => (error ? [{ kind: error.kind, text: error.message }] : [])),
  ];
  const found = errors.find(
    (error) => (kind === undefined || error.kind === kind) && (text === undefined || hasText(text, error.text)),
  );
  const wanted = [
    ...(kind === undefined ? [] : [`of kind ${kind}`]),
    ...(text === undefined ? [] : [`with ${shortJson(text)}`]),
  ].join(" ");
  const expected = { ...(kind === undefined ? {} : { kind }), ...(text === undefined ? {} : { text }) };
  if (found)
    return decided(true, `an error ${wanted} occurred: ${shortJson(found.text)}`, { expected, observed: found });
  const came =
    errors.length === 0
      ? "no error occurred"
      : `only ${errors.map((error) => `${error.kind} ${shortJson(error.text, 60)}`).join(", ")}`;
  return decided(false, `expected an error ${wanted}; ${came}`, { expected, observed: errors });
}

function hasText(wanted: Json, text: string): boolean {
  if (typeof wanted === "string") return text.toLowerCase().includes(wanted.toLowerCase());
  return matcherOf(wanted) !== undefined && matchValue(wanted, text).matches;
}
