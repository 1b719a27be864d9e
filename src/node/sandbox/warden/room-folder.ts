import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { maxOutputBytes, outputFile } from "../room-memory.ts";

/**
 * A room's folder. Programs in the room see the one in memory, so that they cannot fill the host's disk. Replaykit
 * uses the one on the host.
 */
export interface RoomFolder {
  memory: string;
  host: string;
}

/** Empties the folder in memory and makes the same folders in it as on the host. */
export function openFolder({ memory, host }: RoomFolder): void {
  mkdirSync(memory, { recursive: true });
  for (const name of readdirSync(memory)) rmSync(join(memory, name), { recursive: true, force: true });
  for (const name of ["", ...readdirSync(host)]) {
    mkdirSync(join(memory, name), { recursive: true });
    giveTo(join(memory, name), join(host, name), 0o755);
  }
}

/** Copies what replaykit wrote into the room. */
export function bringIn({ memory, host }: RoomFolder): void {
  for (const turn of readdirSync(host))
    for (const name of readdirSync(join(host, turn))) {
      const made = join(memory, turn, name);
      copyFileSync(join(host, turn, name), made);
      giveTo(made, join(host, turn), 0o600);
    }
}

/**
 * Copies the output to the host. Nothing may run in the room: a program could replace a folder by a link meanwhile.
 * `cp` copies a link or a pipe as such; the reader refuses it by its kind.
 */
export function takeOutput({ memory, host }: RoomFolder, cp: string): void {
  for (const turn of readdirSync(host)) {
    const [from, to] = [join(memory, turn, outputFile), join(host, turn, outputFile)];
    if (!lstatSync(join(memory, turn), { throwIfNoEntry: false })?.isDirectory()) continue;
    const stat = lstatSync(from, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    if (stat.isDirectory()) mkdirSync(to, { recursive: true });
    else if (!stat.isFile()) execFileSync(cp, ["-RP", from, to], { stdio: "ignore" });
    else if (stat.size <= maxOutputBytes) copyFileSync(from, to);
    else holdSize(to, stat.size);
    if (stat.isFile()) giveTo(to, join(host, turn), 0o600);
  }
}

const mostSize = 2 ** 40;

/** Makes a file that has this size and takes no space, since its reader only names the size. */
function holdSize(path: string, size: number): void {
  writeFileSync(path, "");
  truncateSync(path, Math.min(size, mostSize));
}

function giveTo(path: string, model: string, mode: number): void {
  const { uid, gid } = lstatSync(model);
  chownSync(path, uid, gid);
  chmodSync(path, mode);
}
