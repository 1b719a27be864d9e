import { accessSync, constants, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mount } from "./mount-table.ts";
import { isWithin } from "./system-places.ts";

/**
 * For kernels that refuse an overlay over a folder with mounts in it: keeps such a folder read-only, and gives overlays
 * to the folders in it that this user may write to.
 */
export function partAtMounts(folders: string[], mounts: Mount[]): { overlaid: string[]; kept: string[] } {
  const overlaid = new Set<string>();
  const kept = new Set<string>();
  const part = (folder: string): void => {
    if (!mounts.some(({ target }) => target !== folder && isWithin(target, folder))) return void overlaid.add(folder);
    kept.add(folder);
    for (const child of foldersIn(folder)) if (isWanted(child, folder, mounts)) part(child);
  };
  for (const folder of folders) part(folder);
  return { overlaid: [...overlaid], kept: [...kept] };
}

/**
 * Leaves out other mounts, which `folders` lists already. A folder that only leads to a mount is kept like its parent.
 */
function isWanted(child: string, folder: string, mounts: Mount[]): boolean {
  if (mounts.some(({ target }) => target === child)) return false;
  return isWritable(child) || mounts.some(({ target }) => target !== folder && isWithin(target, child));
}

/** Options of the mount that a path lies on. A user namespace may add options but not remove them. */
export function optionsOf(path: string, mounts: Mount[]): string[] {
  const on = mounts
    .filter(({ target }) => isWithin(path, target))
    .toSorted((a, b) => b.target.length - a.target.length);
  return (on[0]?.options ?? []).filter((option) => /^(nosuid|nodev|noexec|noatime|nodiratime|relatime)$/.test(option));
}

/** Finds the host's sockets below these folders. A read-only mount still lets programs connect to them. */
export function socketsIn(folders: string[]): { path: string; folder: boolean }[] {
  const paths = textOf("/proc/net/unix")
    .split("\n")
    .map((line) => /^\S+: (?:\S+ ){6}(\/.*)$/.exec(line.replaceAll(/ +/g, " "))?.[1])
    .filter((path) => path !== undefined && folders.some((folder) => isWithin(path, folder)));
  return [...new Set(paths)].flatMap((path) => (path !== undefined && isSocket(path) ? [{ path, folder: false }] : []));
}

function isSocket(path: string): boolean {
  try {
    return lstatSync(path).isSocket();
  } catch {
    return false; // the socket is gone, or of another mount namespace
  }
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return []; // the folder is unreadable
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
