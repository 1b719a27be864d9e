import { HttpError } from "./http-error.ts";
import type { TraceStore } from "./store/trace-store.ts";

/** A project's runs of today, counted from the journal once a minute: a bound on spend, not a turnstile. */
export interface Quota {
  assert(project: string, perDay: number): Promise<void>;
}

const day = 86_400_000;
const fresh = 60_000;

export function createQuota(store: Pick<TraceStore, "stats">, now: () => number): Quota {
  const counted = new Map<string, { runs: number; at: number }>();
  return {
    async assert(project, perDay) {
      const at = now();
      const known = counted.get(project);
      const runs = known && at - known.at < fresh ? known.runs : await count(project, at);
      if (runs < perDay) return;
      const left = Math.ceil((day - (at % day)) / 1000);
      throw new HttpError(
        429,
        "rate_limited",
        `the project took its ${perDay} runs of today`,
        "raise limits.runs_per_day",
        {
          "retry-after": String(left),
        },
      );
    },
  };

  async function count(project: string, at: number): Promise<number> {
    const hours = await store.stats(project, { from: at - (at % day), to: at });
    const runs = hours.reduce((sum, { stats }) => sum + stats.stored + stats.sampled_out, 0);
    counted.set(project, { runs, at });
    return runs;
  }
}
