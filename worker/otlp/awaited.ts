import { ReplayKitError } from "../../src/core/error.ts";
import { workerPlatform } from "../http/platform.ts";
import { keepsSuccess } from "../ingest/decide.ts";
import { prepareRun, type ProjectContext } from "../ingest/prepare-run.ts";
import { readGathered } from "./close-trace.ts";
import type { PlacedRecord } from "./records.ts";

/**
 * Whether the run of these spans will be visible once closed. A success that is sampled out can wait for its object's next alarm, since an
 * earlier one costs a row. Other requests may still make it a failure, which then appears later.
 */
export function isAwaited(spans: TraceRecords, context: ProjectContext): boolean {
  try {
    return canBeSeen(spans, context);
  } catch {
    return true; // what is wrong with them is for the close to say: they are taken
  }
}

interface TraceRecords {
  traceId: string;
  spans: PlacedRecord[];
}

function canBeSeen({ traceId, spans }: TraceRecords, context: ProjectContext): boolean {
  const runs = readGathered([{ spans, logs: [] }], traceId);
  if (runs instanceof ReplayKitError) return true;
  const { success } = context.settings.sampling;
  return runs.some((trace) => {
    const { head, test, runId } = prepareRun(trace, context, 0);
    return head.failed || test || head.rating !== undefined || keepsSuccess(runId, success, workerPlatform.hash);
  });
}
