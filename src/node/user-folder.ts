import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Where ReplayKit keeps what is this user's own, among the caches of the home (XDG Base Directory Specification); nobody else can read
 * it, and no runner sees it. `undefined` where there is no home, or nothing can be kept in it.
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
