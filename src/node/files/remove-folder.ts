import { chmodSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes a folder with all that a process left in it, also in folders that it closed to their owner (Go's module cache is read-only).
 * Never fails: a result does not hang on what is left behind.
 */
export function removeFolder(path: string): void {
  if (removed(path)) return;
  openFolders(path);
  removed(path);
}

function removed(path: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true });
    return true;
  } catch {
    return false; // a closed folder, or one that is another user's
  }
}

function openFolders(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) openFolders(join(folder, entry.name));
  } catch {
    // another user's
  }
}
