import { compact } from "../../src/core/compact.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import type { Feedback, TraceRun } from "../../src/core/schema/trace.ts";
import { type ExplainedAbsence, explainAbsence } from "./absence.ts";
import type { Deps } from "../deps.ts";
import { type ProjectContext, prepareRun, redactorOf } from "../ingest/prepare-run.ts";
import { isIn, movesOf, revised } from "../ingest/rewrite-run.ts";
import type { AbsenceReason } from "../../src/api/schema/answers.ts";
import type { RunRow } from "../../src/api/schema/run-row.ts";
import { hitOf } from "../store/groups/count-groups.ts";
import type { GroupAfter, StoredRun } from "../store/trace-store.ts";

export type FeedbackResult =
  | { outcome: "stored"; run: RunRow; groups: GroupAfter[] }
  /** The run's spans are still being gathered; the feedback waits with them and is applied when the run is closed. */
  | { outcome: "gathering" }
  | { outcome: "absent"; absence: ExplainedAbsence };

export type FeedbackDeps = Pick<Deps, "store" | "gatherers" | "now" | "newId">;

const tries = 5;
/** A run missing for one of these reasons may have been closed between two reads. */
const passing: readonly AbsenceReason[] = ["open", "in_window", "expired"];

/** Rates a stored or waiting run. The run is judged again, moves to the class `flagged`, and joins its group. */
export async function giveFeedback(
  id: string,
  feedback: Feedback,
  context: ProjectContext,
  parts: FeedbackDeps,
): Promise<FeedbackResult> {
  const { project, settings } = context;
  let lookedAgain = false;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = parts.now();
    const stored = await parts.store.read(project, id, now);
    const found = stored ?? (await parts.store.readWindow(project, id, now - settings.sampling.feedback_window));
    if (found) {
      const applied = await apply(
        { id, stored, trace: { ...found.trace, feedback }, head: found.head },
        context,
        parts,
      );
      if (applied) return { outcome: "stored", ...applied };
      continue;
    }
    const redacted = redactorOf(context).redact(feedback);
    if (await parts.gatherers.giveFeedback(context, id, redacted)) return { outcome: "gathering" };
    const absence = await explainAbsence(context, id, parts);
    if (passing.includes(absence.reason) && !lookedAgain) {
      lookedAgain = true;
      continue;
    }
    if (absence.reason === "sampled_out") await parts.store.countLateFeedback(project, now);
    return { outcome: "absent", absence };
  }
  throw new ReplayKitError("conflict", `feedback on run ${id}: the run kept changing`, { hint: "repeat the request" });
}

interface Judging {
  id: string;
  stored: StoredRun | undefined;
  trace: TraceRun;
  head: StoredRun["head"];
}

/** Returns `undefined` if the run changed since it was read; nothing is written then. */
async function apply(
  { id, stored, trace, head: before }: Judging,
  context: ProjectContext,
  { store, now, newId }: FeedbackDeps,
): Promise<{ run: RunRow; groups: GroupAfter[] } | undefined> {
  const { project, settings } = context;
  const judged = prepareRun(trace, context, before.received_at);
  const { user, session, trace: traceHash } = before;
  const own = { ...judged.head, id, weight: 1, ...compact({ user, session, trace: traceHash }) };
  const head = revised(own, stored);
  const wasCounted = isIn(head, stored?.row.group);
  const hit = wasCounted ? undefined : hitOf(head, judged.plainTitle);
  const at = now();
  const run = { head, line: judged.line, class: "flagged" as const, expires_at: at + settings.retention.flagged };
  const groups = await store.replace(project, run, {
    at: stored?.row.received_at ?? at,
    now: at,
    delivery: newId(),
    hit,
    moves: movesOf(head),
    leaves: wasCounted ? undefined : stored?.row.group,
    counted: { release: (stored?.row ?? before.facts).release, failed: (stored?.row ?? before).failed },
    newRelease: judged.release,
    lifted: stored === undefined,
    expected: stored?.version,
  });
  const row = groups && (await store.row(project, id, at));
  return row && { run: row, groups };
}
