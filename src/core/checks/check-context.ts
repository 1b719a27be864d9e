import type { CheckOf } from "../schema/check.ts";
import type { Equivalent } from "../schema/equivalent.ts";
import type { Outcome } from "../schema/attempt-result.ts";

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
