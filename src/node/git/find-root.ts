import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The nearest folder upwards that holds `replaykit.yaml`, else the repository's, else the folder itself. The search ends at the
 * repository's root: what lies around it is of another project, and nothing is to be written there.
 */
export function findRoot(from: string): string {
  const start = resolve(from);
  const repository = nearestWith(start, ".git");
  return nearestWith(start, "replaykit.yaml", repository) ?? repository ?? start;
}

function nearestWith(start: string, name: string, last?: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === last || dirname(folder) === folder) return undefined;
  }
}
