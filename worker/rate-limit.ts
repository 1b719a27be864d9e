/**
 * A bucket per project and isolate: a brake that costs nothing, so that one project's flood is refused before its bodies are
 * read. It is no ledger; the daily quota is counted from the journal.
 */
export interface RateLimit {
  /** Seconds to wait; 0 = go on. */
  take(project: string, perMinute: number): number;
}

const maxProjects = 10_000;

export function createRateLimit(now: () => number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(project, perMinute) {
      const at = now();
      const bucket = buckets.get(project) ?? { tokens: perMinute, at };
      const tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) * perMinute) / 60_000);
      if (buckets.size >= maxProjects) buckets.clear();
      buckets.set(project, { tokens: Math.max(0, tokens - 1), at });
      return tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
    },
  };
}
