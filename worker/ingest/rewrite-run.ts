import type { GroupAfter, GroupMove, NewRelease, StoredRun, TraceStore } from "../store/trace-store.ts";
import type { RunClass } from "../../src/api/schema/run-row.ts";
import type { BodyHead } from "../store/runs/body-codec.ts";
import { hitOf } from "../store/groups/count-groups.ts";
import type { ProjectContext } from "./prepare-run.ts";

export interface Rewrite {
  head: BodyHead;
  line: string;
  /** The stored run; `undefined` if the run waits for feedback and is brought back. */
  there: StoredRun | undefined;
  release?: NewRelease | undefined;
}

export interface RewriteDeps {
  store: Pick<TraceStore, "replace">;
  now: () => number;
  newId: () => string;
}

/**
 * Replaces a stored run with a more complete one, keeps it at least as long as before, and adds it to a new group if
 * needed. Returns `undefined` if the run changed since it was read, or was erased.
 */
export async function rewriteRun(
  { head, line, there, release }: Rewrite,
  { project, settings }: ProjectContext,
  { store, now: clock, newId }: RewriteDeps,
): Promise<GroupAfter[] | undefined> {
  const now = clock();
  const name = classOf(head, there?.row.class ?? "success");
  return store.replace(
    project,
    { head: revised(head, there), line, class: name, expires_at: now + settings.retention[name] },
    {
      at: there?.row.received_at ?? now,
      now,
      delivery: newId(),
      hit: isIn(head, there?.row.group) ? undefined : hitOf(head),
      moves: movesOf(head),
      counted: there ? there.row : { release: head.facts.release, failed: false },
      newRelease: release,
      lifted: there === undefined,
      expected: there?.version,
    },
  );
}

/** Whether a run already counts in its group, under the current id or an older one. */
export function isIn(
  { group, aliases = [] }: Pick<BodyHead, "group" | "aliases">,
  counted: string | undefined,
): boolean {
  return counted === group || (counted !== undefined && aliases.includes(counted));
}

/** Moves from ids of older fingerprints to the current id. */
export function movesOf({ group, aliases = [] }: Pick<BodyHead, "group" | "aliases">): GroupMove[] {
  return group === undefined ? [] : aliases.map((from) => ({ from, to: group }));
}

/** Its place among the bodies of its run, from which the index can be rebuilt. */
export function revised(head: BodyHead, there: Pick<StoredRun, "head"> | undefined): BodyHead {
  return { ...head, facts: { ...head.facts, revision: (there?.head.facts.revision ?? 0) + 1 } };
}

function classOf({ rating, failed }: BodyHead, before: RunClass): RunClass {
  if (rating) return "flagged";
  return before === "success" && failed ? "failed" : before;
}
