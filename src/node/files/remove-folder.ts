import { chmodSync, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes a folder that an agent could write to. Folders in it that nobody may enter or change, as caches of some tools are, are opened
 * first; what cannot be removed all the same stays, since it is no fault of what was replayed. Never fails.
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

/** Links are not followed. */
function openFolders(folder: string): void {
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    try {
      if (!lstatSync(path).isDirectory()) continue;
      chmodSync(path, 0o700);
      for (const name of readdirSync(path)) waiting.push(join(path, name));
    } catch {
      // gone, not ours, or its path is too long
    }
  }
}
