import { ReplayKitError } from "../../src/core/error.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import type { Delivery, GroupAfter, GroupMove, IndexFacts, NewRelease, TraceStore } from "../store/trace-store.ts";
import { otherReleases } from "../store/groups/releases.ts";
import { continueRuns, failuresBefore, newestOfEach } from "./continue-runs.ts";
import { decide, type Item, type ItemAnswer, type Rejection } from "./decide.ts";
import { movesOf } from "./rewrite-run.ts";
import { runKey } from "../http/platform.ts";
import { type PreparedRun, type ProjectContext, prepareRun } from "./prepare-run.ts";

export type ReadItem = { ok: true; trace: TraceRun } | { ok: false; rejection: Rejection };

export interface IngestDeps {
  store: TraceStore;
  now: () => number;
  newId: () => string;
  /** Runs to skip: they get no answer and are not counted. */
  leaves?: (answer: ItemAnswer) => boolean;
}

/** Identifies a repeated request: its key, and the digest of its body. */
export interface Repeatable {
  key: string;
  digest: string;
}

export interface IngestResult {
  answers: ItemAnswer[];
  /** Groups that this request added to, for notices. */
  groups: GroupAfter[];
}

/**
 * Gives each normalised run an outcome: one read of the index, then the bodies, then one transaction. If anything
 * fails, the request gets no answer, and the sender can safely repeat it.
 */
export async function ingestRuns(
  items: readonly ReadItem[],
  context: ProjectContext,
  parts: IngestDeps,
  repeatable?: Repeatable,
): Promise<IngestResult> {
  const at = parts.now();
  const prepared = items.map((item) => prepareItem(item, context, at));
  const runs = prepared.flatMap((item) => (item.ok ? [item.run] : []));
  const newest = newestOfEach(runs);
  const failures = failuresBefore(runs, newest);
  const known = await lookUp([...newest, ...[...failures.values()].flat()], context, parts);
  const newReleases = settleReleases(runs, known);
  const continued = await continueRuns([...newest], known, context, parts);
  const deciding = { known, settings: context.settings, at, newest, continued, failures };
  const { delivery, answers } = decideTaken(prepared, deciding, parts);
  if (answers.length === 0) return { answers, groups: continued.groups };
  const { moves } = known;
  const idempotency = repeatable && answerOf(repeatable, answers, prepared);
  const saved = await parts.store.save({
    ...delivery,
    newReleases,
    moves,
    project: context.project,
    id: parts.newId(),
    at,
    idempotency,
  });
  const late = saved.stored < delivery.kept.length ? await finish([...newest], { delivery, context, parts }) : [];
  return { answers, groups: [...continued.groups, ...saved.groups, ...late] };
}

/**
 * Decides without the runs that `leaves` skips. Each run is sampled independently, so this does not change the others.
 */
function decideTaken(prepared: readonly Item[], deciding: Parameters<typeof decide>[1], { leaves }: IngestDeps) {
  const decided = decide(prepared, deciding);
  const left = new Set(decided.answers.flatMap((answer, index) => (leaves?.(answer) ? [index] : [])));
  if (left.size === 0) return decided;
  return decide(
    prepared.filter((_, index) => !left.has(index)),
    deciding,
  );
}

interface FinishContext {
  delivery: Pick<Delivery, "kept">;
  context: ProjectContext;
  parts: IngestDeps;
}

/** Another request stored one of these runs meanwhile. If its version is less complete, this one continues it. */
async function finish(
  runs: readonly PreparedRun[],
  { delivery, context, parts }: FinishContext,
): Promise<GroupAfter[]> {
  const known = await lookUp(runs, context, parts);
  const unseen = delivery.kept.find(({ head: { id } }) => !known.stored.has(id) && !known.erased.has(id));
  if (unseen)
    throw new ReplayKitError("conflict", `run ${unseen.head.id} cannot be seen yet`, { hint: "repeat the request" });
  return (await continueRuns(runs, known, context, parts)).groups;
}

/** Finishes the work of a request that was answered before, in case it was interrupted after the answer. */
export async function repeatRuns(
  items: readonly ReadItem[],
  context: ProjectContext,
  parts: IngestDeps,
): Promise<RepeatedRuns> {
  const prepared = items.map((item) => prepareItem(item, context, parts.now()));
  const newest = [...newestOfEach(prepared.flatMap((item) => (item.ok ? [item.run] : [])))];
  const { groups } = await continueRuns(newest, await lookUp(newest, context, parts), context, parts);
  return { groups, names: prepared.map((item) => (item.ok ? item.run.head.facts.run_id : item.rejection.run_id)) };
}

export interface RepeatedRuns {
  groups: GroupAfter[];
  /** The run id of each item, as the first answer gave it. */
  names: (string | undefined)[];
}

async function lookUp(runs: readonly PreparedRun[], { project }: ProjectContext, parts: IngestDeps): Promise<LookedUp> {
  const heads = runs.map(({ head }) => head);
  const moves = heads.flatMap(movesOf);
  const groups = [...new Set([...heads.flatMap(({ group }) => group ?? []), ...moves.map(({ from }) => from)])];
  if (heads.length === 0) {
    const releases = { known: new Set<string>(), full: false };
    return { stored: new Map(), erased: new Set(), groups: new Map(), releases, moves: [] };
  }
  const releases = runs.map(({ release }) => release.id);
  const ids = heads.map(({ id }) => id);
  const known = await parts.store.lookup(project, { ids, groups, releases }, parts.now());
  const there = new Map(moves.filter(({ from }) => known.groups.has(from)).map((move) => [move.from, move]));
  return { ...known, ...movedGroups(known.groups, [...there.values()]) };
}

/** The releases to add to the index. If it has too many, runs of a new release count in a shared one. */
function settleReleases(runs: readonly PreparedRun[], { releases: { known, full } }: IndexFacts): NewRelease[] {
  const added = new Map<string, NewRelease>();
  for (const { release, head, test } of runs) {
    if (known.has(release.id) || test) continue;
    if (full) head.facts.release = otherReleases.id;
    added.set(full ? otherReleases.id : release.id, full ? otherReleases : release);
  }
  return [...added.values()];
}

interface LookedUp extends IndexFacts {
  /** Groups stored under an older id of one of these failures. */
  moves: GroupMove[];
}

/** The groups after these moves: today's kept counts are added up, and a guard stays a guard. */
function movedGroups(groups: IndexFacts["groups"], moves: GroupMove[]): Pick<LookedUp, "groups" | "moves"> {
  const after = new Map(groups);
  for (const { from, to } of moves) {
    const [old, now] = [after.get(from), after.get(to)];
    if (!old) continue;
    const state = old.state === "guarded" || now === undefined ? old.state : now.state;
    after.set(to, { keptToday: old.keptToday + (now?.keptToday ?? 0), state });
  }
  return { groups: after, moves };
}

/**
 * The answer to store. It must not hold names of erased runs or unredacted text of refused items: a repetition takes
 * both from its own body.
 */
function answerOf({ key, digest }: Repeatable, answers: readonly ItemAnswer[], prepared: readonly Item[]) {
  const items = answers.map((answer, index): ItemAnswer => {
    const { run_id: _said, ...named } = answer;
    if (prepared[index]?.ok !== false) return named;
    const { message: _quoted, ...kept } = named;
    return kept;
  });
  return { key, answer: JSON.stringify({ items, digest }) };
}

function prepareItem(item: ReadItem, context: ProjectContext, at: number): Item {
  if (!item.ok) return item;
  try {
    return { ok: true, run: prepareRun(item.trace, context, at) };
  } catch (cause) {
    const named = { id: runKey(context.project, item.trace.run_id), run_id: item.trace.run_id.slice(0, 200) };
    if (cause instanceof ReplayKitError)
      return { ok: false, rejection: { reason: cause.code, message: cause.message, ...named } };
    // The stack or memory ran out; storage did not fail. Only this run is refused.
    if (!(cause instanceof RangeError)) throw cause;
    const message = "the run has a text that is too large to be looked through for secrets: shorten it";
    return { ok: false, rejection: { reason: "too_large", message, ...named } };
  }
}
