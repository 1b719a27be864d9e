import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { wardenFolder } from "./view/fstab.ts";

/** A file system in memory that holds the files a room writes. It serves the next room when they are removed. */
export interface Slot {
  folder: string;
}

const least = 256 * 2 ** 20;
/** With less space than this, a file system counts as full: a large file may not have fitted. */
const spareBytes = 2 ** 20;

/** Bytes that one room may write: an equal share of half the memory for each that may run at once, at least 256 MiB. */
export function roomBytes(memory = memoryBytes(), parallel = availableParallelism()): number {
  const share = Math.floor(memory / 2 / parallel);
  return Math.max(least, share - (share % 4096));
}

/** Memory of the machine, or of the container this process runs in. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Makes one file system per room in use, so that no runner can fill the space of another. */
export function createSlots(mount: string, bytes: number): { take(): Slot; giveBack(slot: Slot): void } {
  const free: Slot[] = [];
  let made = 0;
  return {
    take() {
      const known = free.pop();
      if (known) return known;
      const folder = join(wardenFolder, "r", `${(made += 1)}`);
      mkdirSync(folder, { recursive: true });
      // Each file also costs kernel memory: allow one file per 16 KiB.
      const options = `mode=755,size=${bytes},nr_inodes=${Math.floor(bytes / 16_384)}`;
      execFileSync(mount, ["-i", "-t", "tmpfs", "-o", options, `replaykit-room-${made}`, folder], { stdio: "ignore" });
      return { folder };
    },
    giveBack: (slot) => void free.push(slot),
  };
}

/** True if a room has written all that it may. */
export function isFull({ folder }: Slot): boolean {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return bavail * bsize < spareBytes || ffree === 0;
}
