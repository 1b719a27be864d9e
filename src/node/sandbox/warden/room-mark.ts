import { chmodSync, lstatSync, readdirSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { wardenFolder } from "../view/fstab.ts";

/** The state of a room's folders before a program entered it. A later comparison tells whether anything changed. */
export type Mark = ReadonlyMap<string, FolderState>;

interface FolderState {
  /** Change time in nanoseconds, by the file system's clock. */
  changed: bigint;
  /** Differs for any other state of the folder. */
  text: string;
}

export function markFolders(folders: string[]): Mark {
  return new Map(folders.map((folder) => [folder, stateOf(folder)]));
}

/**
 * True if nothing in an overlay was made, changed or removed since the mark. A change anywhere first makes its parent
 * folders in the upper layer. A change of a folder's entries, owner, mode or attributes moves its change time, which no
 * program can set back.
 */
export function isUntouched(mark: Mark): boolean {
  return [...mark].every(([folder, { text }]) => stateOf(folder).text === text);
}

/** A file whose change time shows the file system's clock. */
const ownClock = join(wardenFolder, "clock");

/** Longer than any step of that clock. It bounds the wait if the clock was set back. */
const longestStepMs = 20;

/**
 * Waits until a change would get a later time than the mark. The file system's clock moves in steps of 1 to 10 ms,
 * depending on the kernel.
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
