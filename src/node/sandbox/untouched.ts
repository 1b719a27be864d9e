import { lstatSync, readdirSync } from "node:fs";

/** How folders were when nobody had entered their room yet. */
export interface Mark {
  /** On the clock of this process. */
  at: number;
  states: Map<string, string>;
}

/**
 * Longer than the step of the clock by which files are dated (10 ms at most): what is done to a folder so long after it was marked
 * has another time.
 */
export const stepMs = 20;

export function markFolders(folders: string[]): Mark {
  return { states: new Map(folders.map((folder) => [folder, stateOf(folder)])), at: performance.now() };
}

/**
 * Whether nobody made, changed or removed anything in an overlay since its upper half was marked: whatever is changed below, its
 * folders are made in the upper half first, and each change of a folder's entries, owner, mode or attributes moves its change time,
 * which no program can set back.
 */
export function isUntouched({ states }: Mark): boolean {
  return [...states].every(([folder, state]) => stateOf(folder) === state);
}

function stateOf(folder: string): string {
  try {
    const { ctimeNs, ino } = lstatSync(folder, { bigint: true });
    return JSON.stringify([`${ino}`, `${ctimeNs}`, readdirSync(folder).toSorted()]);
  } catch (error) {
    return String(error);
  }
}
