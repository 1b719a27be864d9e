import type { Deps, Latencies } from "../deps.ts";

const longestWait = 60_000;
/** Maximum number of projects, and of requests of each, to remember. */
const most = 1_000;

export function createLatencies(now: () => number): Latencies {
  const noted = new Map<string, { since: number; list: number[] }>();
  return {
    note(project, ms) {
      const { since, list } = noted.get(project) ?? { since: now(), list: [] };
      if (list.length < most && (noted.has(project) || noted.size < most))
        noted.set(project, { since, list: [...list, ms] });
      return now() - since >= longestWait;
    },
    take(project) {
      const { list = [] } = noted.get(project) ?? {};
      noted.delete(project);
      return list;
    },
  };
}

/** Runs a request's work and notes its duration, whether or not it fails. */
export async function timed<Value>(
  project: string,
  work: () => Promise<Value>,
  { latencies, store, now, newId, log }: Pick<Deps, "latencies" | "store" | "now" | "newId" | "log">,
): Promise<Value> {
  const from = now();
  try {
    return await work();
  } finally {
    if (latencies.note(project, now() - from)) {
      const nothing = { kept: [], window: { runs: [] }, sampledOut: [], hits: [], duplicates: 0 };
      const rejected = { reasons: new Map<string, number>(), entries: [] };
      await store.save({ ...nothing, rejected, project, id: newId(), at: now() }).catch((error: unknown) => {
        log("latency_unkept", { project, name: error instanceof Error ? error.name : "unknown" });
      });
    }
  }
}
