import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Folder for this user's private data, in the home's cache folder (XDG Base Directory Specification). Other users
 * cannot read it, and no runner sees it. `undefined` if there is no home or the folder cannot be created.
 */
export function userFolder(env: Record<string, string | undefined>): string | undefined {
  const caches = env["XDG_CACHE_HOME"] || (env["HOME"] ? join(env["HOME"], ".cache") : undefined);
  if (caches === undefined) return undefined;
  const folder = join(caches, "replaykit");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return undefined;
  }
}
