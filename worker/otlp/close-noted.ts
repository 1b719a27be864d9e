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

/**
 * Returns a `close` that notes traces of one project that fail until they succeed, so that an operator sees how long
 * they wait.
 */
export function closeNoted({ close, db, now }: NotedDeps): Close {
  const noted = new Set<string>();
  const startedAt = now();
  return async (traces) => {
    const project = traces[0]?.project ?? "";
    const results = await close(traces);
    const failed = traces.filter((_, index) => typeof results[index] === "object");
    for (const { traceId } of failed) noted.add(traceId);
    // If the database itself is down, the metrics report that.
    if (failed.length > 0) await noteOpen(db, project, failed).catch(() => undefined);
    const done = traces.filter(({ traceId, since }, index) => {
      // An earlier instance of this object may have noted traces that came before this one started.
      return results[index] === "closed" && (noted.has(traceId) || since < startedAt);
    });
    if (done.length === 0) return results;
    try {
      await forgetOpen(db, project, done);
    } catch (fault) {
      // These traces are closed again, which changes nothing.
      return results.map((result, index) => (done.some((trace) => trace === traces[index]) ? { fault } : result));
    }
    for (const { traceId } of done) noted.delete(traceId);
    return results;
  };
}
