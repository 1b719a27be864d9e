import type { WatchedRun } from "../schema/watch.ts";

/** How a Worker keeps that a run is worth a look: `look:2/3`, where two of three re-runs wrote something else. */
export const lookPattern = /^look:([1-9]\d?)\/([1-9]\d?)$/;

export type LookShare = Pick<WatchedRun, "disagreeing" | "of">;

export function lookMark({ disagreeing, of }: LookShare): string {
  return `look:${disagreeing}/${of}`;
}

/** The share of a mark; `undefined` for a mark of another kind. */
export function lookShare(mark: string | undefined): LookShare | undefined {
  const found = lookPattern.exec(mark ?? "");
  return found ? { disagreeing: Number(found[1]), of: Number(found[2]) } : undefined;
}
