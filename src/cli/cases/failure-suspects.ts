import type { GroupRow, ReleaseRow } from "../../api/schema/group.ts";
import { compact } from "../../core/compact.ts";
import type { ReleaseParts } from "../../core/schema/release.ts";
import type { WorkerClient } from "../../node/worker/client.ts";
import type { CommandContext } from "../command.ts";
import { connectWorker, workerOfEnvironment } from "../worker/worker-connection.ts";

/** The release in which a failure began, from a Worker. */
export interface FailureSuspects {
  /** The first release in which the failure was seen. */
  release: string;
  commit: string | undefined;
  /** Commit of the release before it. */
  before: string | undefined;
  /** Differences between the two releases, in words. */
  changes: string[];
}

const parts = ["version", "commit", "prompt", "model", "tools"] as const satisfies (keyof ReleaseParts)[];

/**
 * The first release with a case's failure, looked up by all of the case's fingerprints. `undefined` if no Worker is
 * named or it knows none of them.
 */
export async function failureSuspects(
  groups: readonly string[],
  context: CommandContext,
): Promise<FailureSuspects | undefined> {
  if (!isWorkerNamed(context)) return undefined;
  const worker = connectWorker(context);
  const found = await firstGroup(worker, groups);
  const first = found?.releases[0]?.id;
  if (found === undefined || first === undefined) return undefined;
  const releases = await worker.releases(compact({ agent: found.agent }));
  const release = releases.find(({ id }) => id === first);
  if (release === undefined) return undefined;
  const older = releases.filter(({ id, first_seen }) => id !== first && first_seen < release.first_seen);
  const before = older.toSorted((a, b) => b.first_seen - a.first_seen)[0];
  return { release: first, commit: release.commit, before: before?.commit, changes: changesOf(before, release) };
}

export function isWorkerNamed(context: CommandContext): boolean {
  return (context.flags.text("worker") ?? workerOfEnvironment(context)) !== undefined;
}

/**
 * The group that was seen first. An older version of the Worker may have stored the failure under an older fingerprint.
 */
async function firstGroup(worker: WorkerClient, names: readonly string[]): Promise<GroupRow | undefined> {
  const groups = await Promise.all(names.map((name) => worker.group(name)));
  return groups.flatMap((group) => group ?? []).toSorted((a, b) => a.first_seen - b.first_seen)[0];
}

function changesOf(before: ReleaseRow | undefined, release: ReleaseRow): string[] {
  return parts.flatMap((part) => {
    const [old, now] = [before?.[part], release[part]];
    return now === undefined || old === now ? [] : [`${part} ${old === undefined ? "" : `${old} → `}${now}`];
  });
}
