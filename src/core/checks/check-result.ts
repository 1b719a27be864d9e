import { compact } from "../compact.ts";
import type { Outcome } from "../schema/attempt-result.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Equivalent } from "../schema/matcher.ts";
import type { Facet, Run, RunCall } from "../schema/run.ts";

/** Result of a check's rule; `checkRun` adds the check's name and kind. */
export type CheckResult = Omit<Outcome, "check" | "kind">;

interface Facts {
  expected?: Json | undefined;
  observed?: Json | undefined;
  nearest?: Json | undefined;
}

/** A pass or a failure, with one sentence and the facts behind it. */
export function decided(holds: boolean, message: string, { expected, observed, nearest }: Facts = {}): CheckResult {
  return {
    outcome: holds ? "pass" : "fail",
    message,
    ...compact({ expected, observed, nearest }),
  };
}

/** A result that the engine cannot decide: a person must look, or the fact was not recorded. */
export function undecided(message: string): CheckResult {
  return { outcome: "needs_human", message };
}

const facets: Record<Facet | "status", string> = {
  status: "whether the run succeeded",
  answer: "whether and what the run answered",
  said: "what the agent said before its answer",
  steps: "how many steps the run took",
  groups: "which calls ran together",
  states: "the states of the run",
  tokens: "how many tokens the run used",
  times: "how long the run took",
};

/** Not decided: the run came from a source that does not record what the check needs (design §4.1). */
export function notVisible(facet: Facet | "status"): CheckResult {
  return { outcome: "needs_human", unseen: true, message: `not visible in this run: ${facets[facet]}` };
}

/** Not decided: the check tested only the first part of a text. The verdict is then never `fixed`. */
export function testedInPart(message: string): CheckResult {
  return { ...undecided(message), unseen: true, truncated: true };
}

/** A call as outcomes show it. */
export function callJson({ tool, args, error }: Pick<RunCall, "tool" | "args" | "error">): JsonObject {
  return error ? { tool, args, error: error.message } : { tool, args };
}

/** `1 call`, `3 calls`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** How often each tool was called, in the order of first use. */
export function countByTool({ calls }: Run): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tool } of calls) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}

/** What some kinds of check need to know beyond the run. */
export interface CheckContext {
  /** Tools that end a run: no final text is needed after them. */
  terminal_tools?: string[];
  /**
   * Tools that the case's recordings contain. A call of any other tool counts as a possible write if its name gives no
   * hint. If absent, this is not checked.
   */
  known_tools?: ReadonlySet<string>;
  /** Rules that make two different calls count as the same. */
  equivalent?: readonly Equivalent[];
  /** Returns the answer for kinds that core cannot decide: from a review, a judge or the user's own command. */
  decide?: (check: CheckOf<"semantic"> | CheckOf<"script">) => Outcome | undefined;
}
