import { ReplayKitError } from "../../src/core/error.ts";
import { evaluationsIn } from "../../src/core/formats/fields/scores.ts";
import { contextOf } from "../ingest/receive-runs.ts";
import type { ProjectContext } from "../ingest/prepare-run.ts";
import { runKey } from "../http/platform.ts";
import { closeFirsts, type FirstClose, keyOf } from "./close-first.ts";
import { closeTrace, type GatheredTrace, readTrace, type ReadTrace, userOf } from "./close-trace.ts";
import type { CloseDeps } from "./closing.ts";

/** `later`: this call had no capacity left for the trace. */
export type CloseResult = "closed" | "later" | { fault: unknown };

/**
 * Maximum number of traces that one call closes by themselves: each takes up to a dozen calls to storage, and a
 * Worker's calls are limited.
 */
const mostAlone = 50;

/**
 * Closes traces of one project. Traces of one new run are closed together. Late and repeated spans, traces of several
 * runs, and traces that could not be closed together are closed one by one. A fault of one does not keep the others
 * open.
 */
export async function closeTraces(traces: readonly GatheredTrace[], parts: CloseDeps): Promise<CloseResult[]> {
  const results = new Map<GatheredTrace, CloseResult>();
  try {
    await closeEach(traces, results, parts);
  } catch (fault) {
    for (const trace of traces) if (!results.has(trace)) results.set(trace, { fault });
  }
  return traces.map((trace) => results.get(trace) ?? "later");
}

async function closeEach(
  traces: readonly GatheredTrace[],
  results: Map<GatheredTrace, CloseResult>,
  parts: CloseDeps,
): Promise<void> {
  const [first] = traces;
  if (first === undefined) return;
  const { project } = first;
  const createdAt = await parts.projects.createdAt(project);
  // If the project was deleted meanwhile, one of the same name is another project.
  const gone = traces.filter(({ since }) => createdAt === undefined || createdAt > since);
  for (const trace of gone) results.set(trace, "closed");
  if (gone.length === traces.length) return;
  const settings = await parts.projects.settings(project);
  if (!settings)
    throw new ReplayKitError("conflict", `project ${project} was created only just now`, { hint: "close again" });
  const own = contextOf({ project, settings }, parts);
  const read = new Map<GatheredTrace, ReadTrace>();
  for (const trace of traces.filter((one) => !results.has(one))) {
    try {
      read.set(trace, readTrace(trace, own, parts));
    } catch (fault) {
      results.set(trace, { fault });
    }
  }
  for (const trace of await closeTogether(read, own, parts)) results.set(trace, "closed");
  const left = [...read].filter(([trace]) => !results.has(trace)).slice(0, mostAlone);
  for (const [trace, one] of left) results.set(trace, await closeAlone(one));
  const closed = [...results.values()].filter((result) => result === "closed").length;
  parts.log("traces_closed", { project, traces: traces.length, closed, alone: left.length });
}

async function closeAlone(trace: ReadTrace): Promise<CloseResult> {
  try {
    await closeTrace(trace);
    return "closed";
  } catch (fault) {
    return { fault };
  }
}

/** Closes traces of one new run with one write, and returns them. */
async function closeTogether(
  read: ReadonlyMap<GatheredTrace, ReadTrace>,
  own: ProjectContext,
  parts: CloseDeps,
): Promise<GatheredTrace[]> {
  const single = new Map<string, [GatheredTrace, FirstClose]>();
  for (const [trace, { closing, runs }] of read) {
    if (runs instanceof ReplayKitError) continue;
    const [run] = runs;
    if (run === undefined || runs.length > 1 || (closing.ofLogs && evaluationsIn(run))) continue;
    // If two traces belong to one run, the second is added to the first.
    if (!single.has(run.run_id)) single.set(run.run_id, [trace, { trace: run, closing }]);
  }
  if (single.size === 0) return [];
  try {
    const firsts = await withoutKnown(single, own, parts);
    if (firsts.length === 0) return [];
    await closeFirsts(
      firsts.map(([, first]) => first),
      own,
      parts,
    );
    // A close also erases runs whose user was erased in between.
    const erased = await erasedOf(firsts, own, parts);
    for (const [, { trace }] of firsts)
      if (erased.has(trace.run_id))
        await parts.store.erase(own.project, runKey(own.project, trace.run_id), parts.now());
    return firsts.map(([trace]) => trace);
  } catch (error) {
    // One of them was closed meanwhile, or storage is unavailable: each is closed by itself.
    const name = error instanceof Error ? error.name : "unknown";
    parts.log("closed_alone", { project: own.project, name, traces: single.size });
    return [];
  }
}

type Candidate = [GatheredTrace, FirstClose];

/** Leaves out candidates whose run is stored, came before, or has a user who was erased meanwhile. */
async function withoutKnown(
  single: ReadonlyMap<string, Candidate>,
  { project, ...own }: ProjectContext,
  parts: CloseDeps,
): Promise<Candidate[]> {
  const names = [...single.keys()];
  const ids = names.map((name) => runKey(project, name));
  const [answered, known, erased] = await Promise.all([
    parts.store.answered(
      project,
      names.map((name) => keyOf(name)),
    ),
    parts.store.lookup(project, { ids, groups: [], releases: [] }, parts.now()),
    erasedOf([...single.values()], { project, ...own }, parts),
  ]);
  return [...single].flatMap(([name, candidate]) => {
    const isNew = !answered.has(keyOf(name)) && !known.stored.has(runKey(project, name)) && !erased.has(name);
    return isNew ? [candidate] : [];
  });
}

/** Runs whose user was erased while their trace was open. */
async function erasedOf(
  candidates: readonly Candidate[],
  { project }: ProjectContext,
  parts: CloseDeps,
): Promise<Set<string>> {
  const users = candidates.flatMap(([, { trace, closing }]) => {
    const hash = userOf(trace, closing);
    return hash === undefined ? [] : [{ hash, since: closing.since, run: trace.run_id }];
  });
  if (users.length === 0) return new Set();
  const hashes = [...new Set(users.map(({ hash }) => hash))];
  const terms = hashes.map((hash) => ({ kind: "user" as const, hash }));
  const erased = await parts.store.subjectsErasedAt(project, terms);
  return new Set(users.filter(({ hash, since }) => (erased.get(hash) ?? -1) >= since).map(({ run }) => run));
}
