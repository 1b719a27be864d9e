import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { wardenFolder } from "./view/fstab.ts";

/** File systems in memory for the files that a room writes. They serve the next room when the files are removed. */
export interface Slot {
  /** Holds the room's layers. */
  folder: string;
  /** Holds the room's folder. It has its own space, so that a room that is full can still write its output. */
  output: string;
}

/** Name of the file that a runner writes into its room's folder. */
export const outputFile = "output.json";
/** The longest output that is read. */
export const maxOutputBytes = 64 * 2 ** 20;
/** Bytes that a room's folder may hold: the output, and its next version beside it. */
const folderBytes = 2 * maxOutputBytes;
const folderFiles = 1024;

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
      made += 1;
      const slot = { folder: join(wardenFolder, "r", `${made}`), output: join(wardenFolder, "o", `${made}`) };
      for (const folder of Object.values(slot)) mkdirSync(folder, { recursive: true });
      const line = (folder: string, size: number, files: number): string =>
        `replaykit-room-${made} ${folder} tmpfs mode=755,size=${size},nr_inodes=${files} 0 0\n`;
      // Each file also costs kernel memory: allow one file per 16 KiB. One `mount` makes both.
      const table = join(wardenFolder, "slot");
      const room = line(slot.folder, bytes, Math.floor(bytes / 16_384));
      writeFileSync(table, room + line(slot.output, folderBytes, folderFiles));
      execFileSync(mount, ["-i", "-a", "-T", table], { stdio: "ignore" });
      return slot;
    },
    giveBack: (slot) => void free.push(slot),
  };
}

/** What a program in a room has filled: all that the room may hold, or the folder of its output. */
export type Full = "room" | "output";

/** What is full in a room, if anything. */
export function fullIn({ folder, output }: Slot): Full | undefined {
  if (isFull(folder)) return "room";
  return isFull(output) ? "output" : undefined;
}

function isFull(folder: string): boolean {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return bavail * bsize < spareBytes || ffree === 0;
}

/** What a full place is called, and what to do, for people. */
export function fullNote(full: Full): string {
  const megabytes = (bytes: number): string => `${Math.floor(bytes / 2 ** 20)} MB`;
  if (full === "output")
    return `the folder of its output is full (${megabytes(folderBytes)}, ${folderFiles} files): write other files elsewhere`;
  return `its sandbox is full (${megabytes(roomBytes())} for all that it writes): list a folder that needs more under \`writable\` of the runner in replaykit.yaml`;
}
