import { ReplayKitError } from "../../src/core/error.ts";
import type { GroupAfter, IndexFacts, StoredRun, TraceStore } from "../store/trace-store.ts";
import { continues, mayContinue } from "./continues.ts";
import { type PreparedRun, type ProjectContext, prepareRun, subjectsIn } from "./prepare-run.ts";
import { rewriteRun } from "./rewrite-run.ts";

export interface ContinueDeps {
  store: Pick<TraceStore, "read" | "replace">;
  now: () => number;
  newId: () => string;
}

export interface Continued {
  /** Runs that took the place of what was there. */
  ids: ReadonlySet<string>;
  /** Runs that a request of its own must tell of: a Worker may ask its storage for so much in one. */
  postponed: ReadonlySet<string>;
  groups: GroupAfter[];
}

const looksPerRequest = 100;
const tries = 5;

/**
 * Runs that are there and were sent again, gone on meanwhile, are written anew. That comes before the request is counted: if it is cut
 * off between, it is sent again and finds them as repetitions.
 */
export async function continueRuns(
  runs: readonly PreparedRun[],
  known: Pick<IndexFacts, "stored" | "erased">,
  context: ProjectContext,
  parts: ContinueDeps,
): Promise<Continued> {
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

/** `undefined`: it tells nothing that was not there, or the run is there no more. */
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
    if (!there) continue; // a row was seen: where it is not gone, it comes to be seen
    if (!continues(there.trace, run.trace)) return undefined;
    const groups = await rewriteRun({ ...judgedWith(run, there, context), there }, context, parts);
    if (groups) return groups;
  }
  if (!last) return undefined; // past its time, or erased
  throw new ReplayKitError("conflict", `run ${id} kept changing`, { hint: "repeat the request" });
}

/** What a person said of the run stays with it. */
function judgedWith(run: PreparedRun, { head, row, trace }: StoredRun, context: ProjectContext) {
  const { feedback } = trace;
  const isRated = feedback !== undefined && run.trace.feedback === undefined;
  const judged = isRated ? prepareRun({ ...run.trace, feedback }, context, head.received_at) : run;
  const own = { id: head.id, received_at: head.received_at, weight: row.weight };
  // Hashed from what was sent: in the trace they are redacted.
  const release = judged.release;
  return { head: { ...judged.head, ...subjectsIn(head), ...subjectsIn(run.head), ...own }, line: judged.line, release };
}

/**
 * Failures of a request that another run of it went on from, by the key of their run: each is counted as if it had come alone, one for
 * each group.
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

/** The same run several times in one request: only what the last of them tells is looked at. */
export function newestOfEach(runs: readonly PreparedRun[]): Set<PreparedRun> {
  const newest = new Map<string, PreparedRun>();
  for (const run of runs) {
    const before = newest.get(run.head.id);
    if (!before || continues(before.trace, run.trace)) newest.set(run.head.id, run);
  }
  return new Set(newest.values());
}
