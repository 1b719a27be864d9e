import type { Feedback, TraceRun } from "../src/core/schema/trace.ts";
import { type ExplainedAbsence, explainAbsence } from "./absence.ts";
import type { Deps } from "./deps.ts";
import { type ProjectContext, prepareRun } from "./ingest/prepare-run.ts";
import type { RunRow } from "./schema/run-row.ts";

export type GivenFeedback = { outcome: "stored"; run: RunRow } | { outcome: "absent"; absence: ExplainedAbsence };

/** Marks a run as bad or good afterwards. The run is judged anew with it, moves to the class that is kept longest, and joins its group. */
export async function giveFeedback(
  id: string,
  feedback: Feedback,
  context: ProjectContext,
  deps: Deps,
): Promise<GivenFeedback> {
  const { project, settings } = context;
  const now = deps.now();
  const stored = await deps.store.read(project, id, now);
  const since = now - settings.sampling.feedback_window;
  const waiting = stored ? undefined : await deps.store.readWindow(project, id, since);
  const found = stored ?? waiting;
  if (!found) {
    const absence = await explainAbsence(context, id, deps);
    if (absence.reason === "sampled_out") await deps.store.countLateFeedback(project, now);
    return { outcome: "absent", absence };
  }
  const trace: TraceRun = { ...found.trace, feedback };
  const judged = prepareRun(trace, context, found.head.received_at);
  const { user, session, trace: traceHash } = found.head;
  const head = { ...judged.head, id, weight: 1, ...withoutUndefined({ user, session, trace: traceHash }) };
  const wasCounted = stored?.row.group === head.group;
  const hit =
    head.group === undefined || wasCounted
      ? undefined
      : { group: head.group, title: head.title ?? head.group, agent: head.facts.agent, id, kept: true };
  await deps.store.replace(
    project,
    { head, line: judged.line, class: "flagged", expires_at: now + settings.retention.flagged },
    { at: stored?.row.received_at ?? now, now, delivery: deps.newId(), hit, lifted: stored === undefined },
  );
  const row = await deps.store.row(project, id, now);
  return row
    ? { outcome: "stored", run: row }
    : { outcome: "absent", absence: await explainAbsence(context, id, deps) };
}

function withoutUndefined<Value>(values: Record<string, Value | undefined>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
