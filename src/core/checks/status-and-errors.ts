import { errorLine } from "../text/error-line.ts";
import { matcherOf, matchValue } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { CallError, ErrorKind } from "../schema/trace.ts";
import { compact } from "../compact.ts";
import { type CheckResult, decided, notSeen } from "./check-result.ts";

export function statusIs(run: Run, { status }: CheckOf<"status_is">): CheckResult {
  if (run.status === "unknown" && status !== "unknown") return notSeen("status");
  const holds = run.status === status;
  const last = run.status === "error" ? run.errors.at(-1) : undefined;
  const why = last ? `: ${shortJson(last.text, 160)}` : "";
  const message = holds
    ? `the run ended with status ${status}`
    : `expected status ${status}, the run ended with ${run.status}${why}`;
  return decided(holds, message, { expected: status, observed: run.status });
}

/** Errors of the run and of its tool calls count alike: agents differ in where they report a time-out. */
export function errorMatches(run: Run, { error_kind: kind, text }: CheckOf<"error_matches">): CheckResult {
  const errors = [
    ...run.errors.map((error) => ({ error, kinds: [error.kind] })),
    ...run.calls.flatMap(({ error }) =>
      error ? [{ error: { kind: error.kind, text: error.message }, kinds: kindsOfCall(error) }] : [],
    ),
  ];
  const found = errors.find(
    ({ error, kinds }) =>
      (kind === undefined || kinds.includes(kind)) && (text === undefined || hasText(text, error.text)),
  )?.error;
  const wanted = [
    ...(kind === undefined ? [] : [`of kind ${kind}`]),
    ...(text === undefined
      ? []
      : [typeof text === "string" ? `that says ${shortJson(text)}` : `like ${shortJson(text)}`]),
  ].join(" ");
  const expected = compact({ kind, text });
  if (found)
    return decided(true, `there was an error ${wanted}: ${shortJson(found.text)}`, { expected, observed: found });
  const observed =
    errors.length === 0
      ? "there was none"
      : `there was ${errors.map(({ error }) => `${error.kind} ${shortJson(error.text, 60)}`).join(", ")}`;
  return decided(false, `expected an error ${wanted}; ${observed}`, {
    expected,
    observed: errors.map(({ error }) => error),
  });
}

/** A tool's failure is `tool` to most sources, and to the SDK the exception that it threw; a timeout of it is one of these too. */
function kindsOfCall({ kind }: CallError): ErrorKind[] {
  return kind === "tool" || kind === "exception" || kind === "timeout" ? [kind, "tool", "exception"] : [kind];
}

function hasText(wanted: Json, text: string): boolean {
  if (typeof wanted === "string") return text.toLowerCase().includes(wanted.toLowerCase());
  if (matcherOf(wanted) === undefined) return false;
  // Patterns are tested on so many characters only, and a stack may come first.
  return matchValue(wanted, text).matches || matchValue(wanted, errorLine(text) ?? "").matches;
}
