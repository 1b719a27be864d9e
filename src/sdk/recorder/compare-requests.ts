import { canonicalJson } from "../../core/json/canonical-json.ts";
import { ReplayKitError } from "../../core/error.ts";
import { matchArgs } from "../../core/matching/match-value.ts";
import { createPlaceholderPairs, placeholdersIn } from "../../core/redact/placeholder-pairs.ts";
import type { Operation } from "../../core/schema/run-record.ts";
import type { Json } from "../../core/schema/json.ts";
import type { OperationRequest } from "../store/run-store.ts";
import { builtInRules } from "../telemetry/span-content.ts";

/** Tells whether a request is the recorded one. */
export interface RequestComparison {
  same(request: OperationRequest, recorded: Operation): boolean;
}

/**
 * If the record holds placeholders, the request is redacted too, and placeholders match by kind and by equality within
 * the run.
 */
export function compareRequests(recorded: Operation[], redact: (value: Json) => Json): RequestComparison {
  const pairs = createPlaceholderPairs(() => placeholdersIn(JSON.stringify(recorded)));
  let hide: ((value: Json) => Json) | undefined;

  function sameArgs(before: Json, now: Json): boolean {
    const text = canonicalJson(before);
    if (text === canonicalJson(now)) return true;
    if (placeholdersIn(text).size === 0) return false;
    hide ??= builtInRules();
    const comparison = pairs.compare();
    const { matches } = matchArgs(before, hide(now), { args: "exact", ignore: [], same: comparison.same });
    if (matches) comparison.keep();
    return matches;
  }

  return {
    same: ({ kind, name, args }, before) =>
      kind === before.kind &&
      name === before.name &&
      sameArgs(before.args ?? null, args === undefined ? null : redact(args)),
  };
}

/** Error for a program that asks for something else than was recorded. */
export function diverged(
  { position, ...request }: OperationRequest,
  { expected, hint }: { expected: string; hint: string },
): ReplayKitError {
  return new ReplayKitError("diverged", `expected ${expected}, got ${describe(request)} at step ${position}`, { hint });
}

export function describe({ kind, name, args }: Pick<Operation, "kind" | "name" | "args">): string {
  return `${kind} ${name}${args === undefined ? "" : ` ${canonicalJson(args)}`}`;
}

/** True for errors that a program must not recover from: what it did next would differ from the record. */
export function isFault(error: unknown): error is ReplayKitError {
  return error instanceof ReplayKitError && (error.code === "diverged" || error.code === "unknown_effect");
}
