import { canonicalJson } from "../../src/core/json/canonical-json.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { rated } from "../../src/core/formats/fields/scores.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";
import { prepareRun, redactorOf, subjectsIn, subjectsOf } from "../ingest/prepare-run.ts";
import { continues } from "../ingest/continue-runs.ts";
import { rewriteRun } from "../ingest/rewrite-run.ts";
import { announce } from "../notices/notices.ts";
import { runKey } from "../http/platform.ts";
import type { BodyHead } from "../store/runs/body-codec.ts";
import type { NewRelease, StoredRun } from "../store/trace-store.ts";
import { compact } from "../../src/core/compact.ts";
import type { Closing } from "./closing.ts";

export type Addition = "added" | "nothing" | "too_large";

export interface Adding {
  trace: TraceRun;
  there: StoredRun | undefined;
  /** The time until which the closed run can be read. If it cannot be read before, it is only not visible yet. */
  until: number;
}

/**
 * Adds late spans and feedback to their run and judges it again, if the run is stored or waits for feedback. Late spans
 * of a run that was sampled out and does not wait are dropped.
 */
export async function addToRun({ trace, there, until }: Adding, closing: Closing): Promise<Addition> {
  const { project, context, parts } = closing;
  const id = runKey(project, trace.run_id);
  const since = parts.now() - context.settings.sampling.feedback_window;
  const found = there ?? (await parts.store.readWindow(project, id, since));
  if (!found && until > parts.now() && !(await parts.store.isErased(project, id))) {
    throw new ReplayKitError("conflict", `run ${id} cannot be seen yet`, { hint: "close the trace again" });
  }
  // Feedback must be kept: if nothing of the run is stored any more, its spans are still here.
  if (!found && trace.feedback === undefined) return "nothing";
  const merged = found ? merge(found.trace, redactorOf(context).redact(trace)) : trace;
  // The user was hashed on arrival, since the redacted name has another hash. Of two traces of a run, the one that
  // continued the other names the user.
  const added = subjectsOf(context, { user: trace.user_id, session: trace.session_id, trace: closing.traceId });
  const before = subjectsIn(found?.head ?? {});
  const isAdded = merged.source?.["trace_id"] !== found?.trace.source?.["trace_id"];
  const subjects = isAdded ? { ...before, ...added } : { ...added, ...before };
  if (there && sameJson(merged, there.trace) && sameJson(subjects, before)) return "nothing";
  const judged = prepareRun(merged, context, found?.head.received_at ?? parts.now());
  if (judged.line.length > parts.variables.MAX_BODY_BYTES) return "too_large";
  if (!there && !judged.head.failed && merged.feedback === undefined) return "nothing";
  if (!there && (await parts.store.isErased(project, id))) return "nothing";
  const late = found !== undefined && merged.events.length > found.trace.events.length;
  const facts = late || found?.head.facts.late ? { ...judged.head.facts, late: true } : judged.head.facts;
  await keep(
    { id, head: { ...judged.head, ...subjects, facts }, line: judged.line, release: judged.release },
    there,
    closing,
  );
  return "added";
}

/** The stored run is redacted, so the added events must be too, or equal events would differ. */
function merge(there: TraceRun, added: TraceRun): TraceRun {
  // Feedback from scores is computed again from all known scores; feedback by a person wins over it.
  const given = added.feedback?.scores === undefined ? added.feedback : undefined;
  const feedback = given ?? there.feedback;
  return rated({ ...mergeRuns(there, added), ...compact({ feedback }) });
}

/**
 * A resumed run may come as another trace that contains all of the first; the trace that continues the other is the
 * run.
 */
function mergeRuns(there: TraceRun, added: TraceRun): TraceRun {
  const isOther = there.source?.["trace_id"] !== added.source?.["trace_id"];
  if (isOther && continues(there, added)) return added;
  if (isOther && continues(added, there)) return there;
  return {
    ...there,
    status: there.status === "error" || added.status === "error" ? "error" : there.status,
    events: mergeEvents(there.events, added.events),
  };
}

interface Kept {
  id: string;
  head: BodyHead;
  line: string;
  release: NewRelease;
}

async function keep({ id, head, line, release }: Kept, there: StoredRun | undefined, closing: Closing): Promise<void> {
  const { context, parts } = closing;
  const groups = await rewriteRun({ head: { ...head, id }, line, there, release }, context, parts);
  if (!groups) throw new ReplayKitError("conflict", `run ${id} changed meanwhile`, { hint: "close the trace again" });
  await announce(groups, context, parts);
}

/**
 * Adds the late events that are not known yet, by time, without reordering the stored ones. Events without a time come
 * last.
 */
export function mergeEvents(stored: readonly TraceEvent[], late: readonly TraceEvent[]): TraceEvent[] {
  const known = new Set(stored.map((event) => canonicalJson(event as Json))); // parsed JSON on both sides
  const added = late.filter((event) => !known.has(canonicalJson(event as Json)));
  const timed = added.filter(({ at }) => at !== undefined).toSorted((a, b) => compareTimes(a.at, b.at));
  const merged: TraceEvent[] = [];
  let next = 0;
  for (const event of stored) {
    // Added events that are earlier than this one go before it.
    for (let one = timed[next]; one !== undefined && compareTimes(one.at, event.at) < 0; one = timed[(next += 1)])
      merged.push(one);
    merged.push(event);
  }
  return [...merged, ...timed.slice(next), ...added.filter(({ at }) => at === undefined)];
}

/** An event without a time is neither before nor after another. */
function compareTimes(a = "", b = ""): number {
  if (a === "" || b === "" || a === b) return 0;
  return a < b ? -1 : 1;
}

/** Both are parsed JSON; typed as objects, because the compiler never finishes comparing a trace's type with JSON's. */
function sameJson(a: object, b: object): boolean {
  return canonicalJson(a as JsonObject) === canonicalJson(b as JsonObject);
}
