import { HttpError } from "./answer.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { spendOf } from "../metrics/spend.ts";
import type { Stats, TraceStore } from "../store/trace-store.ts";

/**
 * Limits a project's runs and spend per day: those in the journal, read once a minute, plus what this isolate accepted
 * since. It bounds the cost, not each request.
 */
export interface Quota {
  assert(project: string, settings: Pick<ProjectSettings, "limits" | "sampling">): Promise<void>;
  /** Adds runs that were just accepted. */
  took(project: string, runs: number): void;
}

const day = 86_400_000;
const fresh = 60_000;

interface Today {
  runs: number;
  usd: number;
  at: number;
}

export function createQuota(store: Pick<TraceStore, "stats">, now: () => number): Quota {
  const counted = new Map<string, Today>();
  return {
    async assert(project, settings) {
      const at = now();
      const known = counted.get(project);
      const today = known && isFresh(known, at) ? known : await count(project, settings, at);
      const { runs_per_day, usd_per_day } = settings.limits;
      if (today.runs >= runs_per_day) throw spent(`its ${runs_per_day} runs`, "limits.runs_per_day", at);
      if (usd_per_day !== undefined && today.usd >= usd_per_day)
        throw spent(`$${usd_per_day}`, "limits.usd_per_day", at);
    },
    took(project, runs) {
      const known = counted.get(project);
      if (known) known.runs += runs;
    },
  };

  async function count(project: string, settings: Pick<ProjectSettings, "sampling">, at: number): Promise<Today> {
    const hours = await store.stats(project, { from: at - (at % day), to: at });
    const sum = (pick: (stats: Stats) => number) => hours.reduce((total, { stats }) => total + pick(stats), 0);
    const runs = sum((stats) => stats.stored + stats.sampled_out);
    const today = { runs, usd: sum((stats) => spendOf(stats, settings.sampling)), at };
    counted.set(project, today);
    return today;
  }
}

/** False after midnight: yesterday's count would reject the first senders of a new day. */
function isFresh({ at: counted }: Today, at: number): boolean {
  return at - counted < fresh && Math.floor(at / day) === Math.floor(counted / day);
}

function spent(what: string, setting: string, at: number): HttpError {
  const left = Math.ceil((day - (at % day)) / 1000);
  return new HttpError(429, "rate_limited", `the project took ${what} of today`, `raise ${setting}`, {
    "retry-after": String(left),
  });
}
