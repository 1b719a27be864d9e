import { forgetOpen, noteOpen } from "../store/count-activity.ts";
import type { Database } from "../store/platform-ports.ts";
import type { GatheredTrace } from "./close-trace.ts";
import type { CloseResult } from "./close-traces.ts";

type Close = (traces: readonly GatheredTrace[]) => Promise<CloseResult[]>;

interface NotedDeps {
  close: Close;
  db: Database;
  now: () => number;
}

/** Closes traces of one project. Those that fail are noted until they succeed, so that an operator sees how long they wait. */
export function closeNoted({ close, db, now }: NotedDeps): Close {
  const noted = new Set<string>();
  const startedAt = now();
  return async (traces) => {
    const project = traces[0]?.project ?? "";
    const results = await close(traces);
    const failed = traces.filter((_, index) => typeof results[index] === "object");
    for (const { traceId } of failed) noted.add(traceId);
    // Where it is the database that is away, the scrape says that.
    if (failed.length > 0) await noteOpen(db, project, failed).catch(() => undefined);
    const done = traces.filter(({ traceId, since }, index) => {
      // An earlier instance of the object may have noted what came before this one.
      return results[index] === "closed" && (noted.has(traceId) || since < startedAt);
    });
    if (done.length === 0) return results;
    try {
      await forgetOpen(db, project, done);
    } catch (fault) {
      // They are closed again, which adds nothing.
      return results.map((result, index) => (done.some((trace) => trace === traces[index]) ? { fault } : result));
    }
    for (const { traceId } of done) noted.delete(traceId);
    return results;
  };
}
