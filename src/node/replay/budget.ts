import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Spend } from "../../core/schema/attempt-result.ts";

/** What live models may cost in one replay. */
export interface Budget {
  add(spend: Spend | undefined): void;
  /** The limit that is reached, as a short text, or `undefined` while there is room. */
  reached(): string | undefined;
  spent(): Spend;
}

/** Whether a replay may be ended by what it costs: then cases that can block come first, one after the other. */
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
