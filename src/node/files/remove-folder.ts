import { chmodSync, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes a folder that an agent could write to. Never fails. It first opens folders that the agent closed to their
 * owner (Go's module cache is read-only). Leaves what still cannot be removed, since that must not cost a result.
 */
export function removeFolder(folder: string): void {
  if (isRemoved(folder)) return;
  openFolders(folder);
  isRemoved(folder);
}

function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** Does not follow links, and does not recurse: an agent may nest folders deeper than the stack. */
function openFolders(folder: string): void {
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    try {
      if (!lstatSync(path).isDirectory()) continue;
      chmodSync(path, 0o700);
      for (const name of readdirSync(path)) waiting.push(join(path, name));
    } catch {
      // the entry is gone, belongs to another user, or its path is too long
    }
  }
}
