import type { WatchedRun } from "../schema/watch.ts";

/** A Worker's mark on a run that is worth a look: `look:2/3` if two of three re-runs made different writes. */
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
