import { compact } from "../compact.ts";
import type { Outcome } from "../schema/attempt-result.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Equivalent } from "../schema/matcher.ts";
import type { Facet, Run, RunCall } from "../schema/run.ts";

/** Result of a check's rule; the caller adds the check's words. */
export type CheckResult = Omit<Outcome, "check" | "kind">;

interface Facts {
  expected?: Json | undefined;
  observed?: Json | undefined;
  nearest?: Json | undefined;
}

/** Pass or fail by what holds, in one sentence, with the facts it rests on. */
export function decided(holds: boolean, message: string, { expected, observed, nearest }: Facts = {}): CheckResult {
  return {
    outcome: holds ? "pass" : "fail",
    message,
    ...compact({ expected, observed, nearest }),
  };
}

/** Not for the engine to say: a person looks, or the fact was not recorded. */
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

/** How the message begins where the door is to blame. */
const notSeenOpening = "not visible in this run: ";

/** Not decided because the run came in by a door that cannot carry what the check needs (design §4.1). */
export function notSeen(facet: Facet | "status"): CheckResult {
  return { outcome: "needs_human", unseen: true, message: `${notSeenOpening}${facets[facet]}` };
}

/** True if a check stayed undecided because it looked at only the first part of a text. No verdict is `fixed` then. */
export function isPartlySeen({ unseen, message }: Pick<CheckResult, "unseen" | "message">): boolean {
  return unseen === true && !message.startsWith(notSeenOpening);
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

/** What some kinds need to know beyond the run. */
export interface CheckContext {
  /** Tools that end a run: after them no final text is needed. */
  terminal_tools?: string[];
  /** Tools that the case knows from its recordings; absent: not asked. A call of any other whose name tells nothing may have written. */
  known_tools?: ReadonlySet<string>;
  /** Calls that count as others. */
  equivalent?: readonly Equivalent[];
  /** Answers for the kinds that core can't decide: reviews, a judge, the user's own command. */
  decide?: (check: CheckOf<"semantic"> | CheckOf<"script">) => Outcome | undefined;
}
