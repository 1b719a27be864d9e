import type { TraceRun } from "../../src/core/schema/trace.ts";
import { ingestRuns } from "../ingest/ingest-runs.ts";
import type { ProjectContext } from "../ingest/prepare-run.ts";
import { announce } from "../notices/notices.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import type { Delivery } from "../store/trace-store.ts";
import type { Closing, CloseDeps } from "./closing.ts";
import { hashOfSent } from "./known-subjects.ts";

/** A run that closes for the first time. */
export interface FirstClose {
  trace: TraceRun;
  closing: Closing;
}

/**
 * Stores runs of one project that close for the first time, with one write of the index and a key for each. If one of
 * the keys exists already, nothing is written.
 */
export async function closeFirsts(firsts: readonly FirstClose[], own: ProjectContext, parts: CloseDeps): Promise<void> {
  const subjectHash = hashOfSent(
    firsts.flatMap(({ closing }) => closing.subjects),
    own.subjectHash,
  );
  const origin = firsts.find(({ closing }) => closing.context.origin !== undefined)?.closing.context.origin;
  const context = { ...own, subjectHash, origin };
  const save = (delivery: Delivery) =>
    parts.store.save({
      ...delivery,
      traceKeys: firsts.map(({ trace, closing: { gathering } }) =>
        keyOfFirst(trace.run_id, delivery, { gathering, context }),
      ),
    });
  const items = firsts.map(({ trace }) => ({ ok: true as const, trace }));
  const { groups } = await ingestRuns(items, context, { ...parts, store: { ...parts.store, save } });
  await announce(groups, context, parts).catch((error: unknown) => {
    parts.log("notice_fault", { project: own.project, name: error instanceof Error ? error.name : "unknown" });
  });
}

/** The key that records that a run came, whatever its outcome. */
export function keyOfFirst(
  runId: string,
  delivery: Delivery,
  { gathering, context }: { gathering: string; context: ProjectContext },
): { key: string; answer: string } {
  const until = visibleUntil(runKey(context.project, runId), delivery, context.settings.sampling.feedback_window);
  return { key: keyOf(runId), answer: JSON.stringify({ gathering, until }) };
}

function visibleUntil(id: string, { kept, window, at }: Delivery, feedbackWindow: number): number {
  if (window.runs.some(({ head }) => head.id === id)) return at + feedbackWindow;
  return kept.find(({ head }) => head.id === id)?.expires_at ?? 0;
}

export function keyOf(text: string): string {
  return workerPlatform.hash(`otlp\n${text}`).slice(0, 32);
}
