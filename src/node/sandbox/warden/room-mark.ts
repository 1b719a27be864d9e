import { chmodSync, lstatSync, readdirSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { wardenFolder } from "../view/fstab.ts";

/** The state of folders before anybody entered their room. */
export type Mark = ReadonlyMap<string, FolderState>;

interface FolderState {
  /** When it was changed last, in nanoseconds of the clock of files. */
  changed: bigint;
  /** What tells it from any other state. */
  text: string;
}

export function markFolders(folders: string[]): Mark {
  return new Map(folders.map((folder) => [folder, stateOf(folder)]));
}

/**
 * Whether nobody made, changed or removed anything in an overlay since its upper half was marked: whatever is changed below, its
 * folders are made in the upper half first, and each change of a folder's entries, owner, mode or attributes moves its change time,
 * which no program can set back.
 */
export function isUntouched(mark: Mark): boolean {
  return [...mark].every(([folder, { text }]) => stateOf(folder).text === text);
}

/** A file whose change tells how late it is by the clock of files. */
const ownClock = join(wardenFolder, "clock");

/** Longer than any step of that clock; one that was set back would not come so far. */
const longestStepMs = 20;

/**
 * Waits until a change would have another time than the mark: the clock of files goes in steps of one to ten milliseconds, as the
 * kernel was built.
 */
export async function afterMark(mark: Mark, clock = ownClock): Promise<void> {
  const last = [...mark.values()].reduce((latest, { changed }) => (changed > latest ? changed : latest), 0n);
  for (let waited = 0; waited < longestStepMs && timeOfFiles(clock) <= last; waited += 1) await sleep(1);
}

function timeOfFiles(clock: string): bigint {
  writeFileSync(clock, "");
  chmodSync(clock, 0o600);
  return lstatSync(clock, { bigint: true }).ctimeNs;
}

function stateOf(folder: string): FolderState {
  try {
    const { ctimeNs, ino } = lstatSync(folder, { bigint: true });
    return { changed: ctimeNs, text: JSON.stringify([`${ino}`, `${ctimeNs}`, readdirSync(folder).toSorted()]) };
  } catch (error) {
    return { changed: 0n, text: String(error) };
  }
}
