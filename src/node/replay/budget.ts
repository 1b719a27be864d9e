import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Spend } from "../../core/schema/attempt-result.ts";

/** Adds up what live models cost in one replay. */
export interface Budget {
  add(spend: Spend | undefined): void;
  /** The limit that is reached, as a short text; `undefined` if there is none. */
  reached(): string | undefined;
  spent(): Spend;
}

/** True if the cost may end a replay. Cases that can block then come first, one after the other. */
export function isLimited(limit: ReplayConfig["budget"]): boolean {
  return limit?.usd !== undefined || limit?.tokens !== undefined;
}

export function createBudget(limit: ReplayConfig["budget"]): Budget {
  const spent: Spend = { usd: 0, tokens: 0 };
  return {
    add(spend) {
      spent.usd += spend?.usd ?? 0;
      spent.tokens += spend?.tokens ?? 0;
    },
    reached() {
      if (limit?.usd !== undefined && spent.usd >= limit.usd) return `${limit.usd} USD`;
      if (limit?.tokens !== undefined && spent.tokens >= limit.tokens) return `${limit.tokens} tokens`;
      return undefined;
    },
    spent: () => ({ ...spent }),
  };
}

/** The limit that this cost reaches, as a short text; `undefined` if there is none. */
export function limitReached(limit: ReplayConfig["budget"], spent: Spend | undefined): string | undefined {
  const budget = createBudget(limit);
  budget.add(spent);
  return budget.reached();
}
