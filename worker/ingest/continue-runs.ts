import type { RunFacts } from "../../src/api/schema/run-row.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { canonicalJson } from "../../src/core/json/canonical-json.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";
import type { GroupAfter, IndexFacts, StoredRun, TraceStore } from "../store/trace-store.ts";
import { type PreparedRun, prepareRun, type ProjectContext, subjectsIn } from "./prepare-run.ts";
import { rewriteRun } from "./rewrite-run.ts";

interface ContinueDeps {
  store: Pick<TraceStore, "read" | "replace">;
  now: () => number;
  newId: () => string;
}

export interface ContinueResult {
  /** Runs that replaced stored ones. */
  ids: ReadonlySet<string>;
  /** Runs that need another request, since a Worker may read only a limited amount from storage in one. */
  postponed: ReadonlySet<string>;
  groups: GroupAfter[];
}

const looksPerRequest = 100;
const tries = 5;

/**
 * Rewrites stored runs that were sent again and have continued. This comes before the request is counted: if it is
 * interrupted in between, the repeated request finds them as duplicates.
 */
export async function continueRuns(
  runs: readonly PreparedRun[],
  known: Pick<IndexFacts, "stored" | "erased">,
  context: ProjectContext,
  parts: ContinueDeps,
): Promise<ContinueResult> {
  const changed = runs.filter(({ head }) => {
    const stored = known.stored.get(head.id);
    return stored !== undefined && !known.erased.has(head.id) && mayContinue(stored, head.facts);
  });
  const ids = new Set<string>();
  const groups: GroupAfter[] = [];
  for (const run of changed.slice(0, looksPerRequest)) {
    const joined = await continueRun(run, context, parts);
    if (!joined) continue;
    ids.add(run.head.id);
    groups.push(...joined);
  }
  return { ids, postponed: new Set(changed.slice(looksPerRequest).map(({ head }) => head.id)), groups };
}

/** Returns `undefined` if the run has nothing new or is gone. */
async function continueRun(
  run: PreparedRun,
  context: ProjectContext,
  parts: ContinueDeps,
): Promise<GroupAfter[] | undefined> {
  const { id } = run.head;
  let last: StoredRun | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const there = await parts.store.read(context.project, id, parts.now());
    last = there;
    if (!there) continue; // the lookup saw its row, so it is gone or not visible here yet
    if (!continues(there.trace, run.trace)) return undefined;
    const groups = await rewriteRun({ ...judgedWith(run, there, context), there }, context, parts);
    if (groups) return groups;
  }
  if (!last) return undefined; // expired or erased
  throw new ReplayKitError("conflict", `run ${id} kept changing`, { hint: "repeat the request" });
}

/** Judges the run with a person's feedback, which stays with the run. */
function judgedWith(run: PreparedRun, { head, row, trace }: StoredRun, context: ProjectContext) {
  const { feedback } = trace;
  const isRated = feedback !== undefined && run.trace.feedback === undefined;
  const judged = isRated ? prepareRun({ ...run.trace, feedback }, context, head.received_at) : run;
  const own = { id: head.id, received_at: head.received_at, weight: row.weight };
  // The subjects are hashes of the original values, which are redacted in the trace.
  const release = judged.release;
  return { head: { ...judged.head, ...subjectsIn(head), ...subjectsIn(run.head), ...own }, line: judged.line, release };
}

/**
 * Failures that another run of the same request continues, by run key. Each counts as if it had come alone, once per
 * group.
 */
export function failuresBefore(
  runs: readonly PreparedRun[],
  newest: ReadonlySet<PreparedRun>,
): Map<string, PreparedRun[]> {
  const last = new Map([...newest].map((run) => [run.head.id, run]));
  const found = new Map<string, PreparedRun[]>();
  for (const run of runs) {
    const { id, failed, group } = run.head;
    const end = last.get(id);
    if (!failed || run.test || end === undefined || end === run || !continues(run.trace, end.trace)) continue;
    const others = found.get(id) ?? [];
    if (group === end.head.group || others.some((one) => one.head.group === group)) continue;
    found.set(id, [...others, run]);
  }
  return found;
}

/** If one request has the same run several times, only the most complete one counts. */
export function newestOfEach(runs: readonly PreparedRun[]): Set<PreparedRun> {
  const newest = new Map<string, PreparedRun>();
  for (const run of runs) {
    const before = newest.get(run.head.id);
    if (!before || continues(before.trace, run.trace)) newest.set(run.head.id, run);
  }
  return new Set(newest.values());
}

/**
 * Whether a run continues the stored one. Either a failed agent was resumed under its run id, and the run holds
 * everything of the stored one and more, or it ended later in another way. Of two runs at most one continues the other,
 * in whatever order they arrive.
 */
export function continues(stored: TraceRun, sent: TraceRun): boolean {
  const [before, after] = [eventsBeforeEnd(stored), eventsBeforeEnd(sent)];
  if (after.length < before.length || !isWithin(before, after)) return false;
  return after.length > before.length || endOf(sent) > endOf(stored);
}

/** A cheap check without the stored body; it recognises most repetitions. */
function mayContinue(stored: RunFacts, sent: RunFacts): boolean {
  return stored.events !== sent.events || stored.status !== sent.status || stored.duration_ms !== sent.duration_ms;
}

/**
 * The events without their end, which a continuation replaces: errors or outputs at the end, and calls without an
 * answer.
 */
function eventsBeforeEnd({ events }: TraceRun): string[] {
  const answered = new Set(events.flatMap((event) => (event.type === "tool_result" ? [event.call_id] : [])));
  const last = events.findLastIndex((event) => !isEnd(event));
  return events.slice(0, last + 1).flatMap((event) => {
    const isOpen = event.type === "tool_call" && event.call_id !== undefined && !answered.has(event.call_id);
    return isOpen ? [] : [canonicalJson(event as Json)]; // parsed JSON; only the types of loose schemas do not say so
  });
}

function isEnd({ type }: TraceEvent): boolean {
  return type === "error" || type === "final_output";
}

/** Whether the second holds all of the first, in order. */
function isWithin(before: readonly string[], after: readonly string[]): boolean {
  let found = 0;
  for (const text of after) if (text === before[found]) found += 1;
  return found === before.length;
}

function endOf({ ended_at }: TraceRun): number {
  const at = Date.parse(ended_at ?? "");
  return Number.isNaN(at) ? -Infinity : at;
}
