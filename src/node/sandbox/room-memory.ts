import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { wardenFolder } from "./view/fstab.ts";

/** Memory for the files that a room writes; a room gives it back when its files are gone. */
export interface Slot {
  folder: string;
}

const least = 256 * 2 ** 20;
/** Beyond it a file system counts as full: the last part of a file that found no more place. */
const spareBytes = 2 ** 20;

/** How much a room may write: of half of the memory an equal share for each that may run at once. */
export function roomBytes(memory = memoryBytes(), parallel = availableParallelism()): number {
  const share = Math.floor(memory / 2 / parallel);
  return Math.max(least, share - (share % 4096));
}

/** Of the machine, or of the container that this is. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** A file system in memory for each room that is used at a time: one runner cannot fill what the others have. */
export function createSlots(mount: string, bytes: number): { take(): Slot; giveBack(slot: Slot): void } {
  const free: Slot[] = [];
  let made = 0;
  return {
    take() {
      const known = free.pop();
      if (known) return known;
      const folder = join(wardenFolder, "r", `${(made += 1)}`);
      mkdirSync(folder, { recursive: true });
      // Each file costs memory of the kernel's besides: one for each 16 KiB.
      const options = `mode=755,size=${bytes},nr_inodes=${Math.floor(bytes / 16_384)}`;
      execFileSync(mount, ["-i", "-t", "tmpfs", "-o", options, `replaykit-room-${made}`, folder], { stdio: "ignore" });
      return { folder };
    },
    giveBack: (slot) => void free.push(slot),
  };
}

/** Whether a room has written all that it may. */
export function isFull({ folder }: Slot): boolean {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return bavail * bsize < spareBytes || ffree === 0;
}
