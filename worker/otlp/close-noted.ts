import { forgetOpen, noteOpen } from "../store/count-activity.ts";
import type { Database } from "../store/platform-ports.ts";
import type { GatheredTrace } from "./close-trace.ts";

interface NotedDeps {
  close: (trace: GatheredTrace) => Promise<void>;
  db: Database;
  now: () => number;
}

/** An earlier instance of the object may have noted a trace of this age. */
const maybeNoted = 120_000;

/** Closes a trace. If that fails, it is noted until it succeeds, so that an operator sees how long it waits. */
export function closeNoted({ close, db, now }: NotedDeps): (trace: GatheredTrace) => Promise<void> {
  let noted = false;
  return async (trace) => {
    try {
      await close(trace);
    } catch (error) {
      noted = true;
      await noteOpen(db, trace).catch(() => undefined); // where it is the database that is away, the scrape says that
      throw error;
    }
    if (noted || now() - trace.since > maybeNoted) await forgetOpen(db, trace); // where that fails it is closed again, which adds nothing
    noted = false;
  };
}
