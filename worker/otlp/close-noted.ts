import { forgetOpen, noteOpen } from "../store/count-activity.ts";
import type { Database } from "../store/platform-ports.ts";
import type { GatheredTrace } from "./close-trace.ts";

interface NotedDeps {
  close: (trace: GatheredTrace) => Promise<void>;
  db: Database;
  now: () => number;
}

/** A trace of this age may have been noted by an instance of its object that is gone. */
const maybeNoted = 120_000;

/** Closes a trace; one that could not be closed is noted until it is, so that an operator sees how long it waits. */
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
