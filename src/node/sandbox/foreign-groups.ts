import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What is looked through at most: a checkout's own files, not what was installed into it. */
const mostEntries = 20_000;
const skipped = new Set(["node_modules", ".git", ".venv", "venv"]);

/**
 * The user's own files of another group than the user's. A user namespace knows one group, and an overlay cannot take such a file
 * into its upper half: the agent would not be able to write to it.
 */
export function foreignGroups(checkout: string): { path: string; folder: boolean }[] {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  const found: { path: string; folder: boolean }[] = [];
  const waiting = [checkout];
  for (let seen = 0; waiting.length > 0 && seen < mostEntries; seen += 1) {
    const path = waiting.pop() ?? "";
    const stat = lstatSync(path, { throwIfNoEntry: false });
    const folder = stat?.isDirectory() === true;
    if (stat && stat.uid === uid && stat.gid !== gid && (folder || stat.isFile())) found.push({ path, folder });
    if (folder) waiting.push(...namesIn(path).flatMap((name) => (skipped.has(name) ? [] : [join(path, name)])));
  }
  return found;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // not for us
  }
}
