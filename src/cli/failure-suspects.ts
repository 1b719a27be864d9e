import type { ReleaseRow } from "../api/schema/release.ts";
import type { ReleaseParts } from "../core/schema/release.ts";
import type { CommandContext } from "./command.ts";
import { connectWorker, workerOfEnvironment } from "./worker-connection.ts";

/** What a Worker tells of the beginning of a group of failures. */
export interface FailureSuspects {
  /** The first release in which it was seen. */
  release: string;
  commit: string | undefined;
  /** The commit of the release before that. */
  before: string | undefined;
  /** What differs between the two, in words. */
  changes: string[];
}

const parts = ["version", "commit", "prompt", "model", "tools"] as const satisfies (keyof ReleaseParts)[];

/** The first release of a case's group; `undefined`: no Worker is named, or it knows nothing of the group or its release. */
export async function failureSuspects(
  group: string | undefined,
  context: CommandContext,
): Promise<FailureSuspects | undefined> {
  const named = context.flags.text("worker") ?? workerOfEnvironment(context);
  if (named === undefined || group === undefined) return undefined;
  const worker = connectWorker(context);
  const found = await worker.group(group);
  const first = found?.releases[0]?.id;
  if (found === undefined || first === undefined) return undefined;
  const releases = await worker.releases(found.agent === undefined ? {} : { agent: found.agent });
  const release = releases.find(({ id }) => id === first);
  if (release === undefined) return undefined;
  const older = releases.filter(({ id, first_seen }) => id !== first && first_seen < release.first_seen);
  const before = older.toSorted((a, b) => b.first_seen - a.first_seen)[0];
  return { release: first, commit: release.commit, before: before?.commit, changes: changesOf(before, release) };
}

function changesOf(before: ReleaseRow | undefined, release: ReleaseRow): string[] {
  return parts.flatMap((part) => {
    const [old, now] = [before?.[part], release[part]];
    return now === undefined || old === now ? [] : [`${part} ${old === undefined ? "" : `${old} → `}${now}`];
  });
}
