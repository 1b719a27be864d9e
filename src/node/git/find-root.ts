import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The nearest folder upwards that contains `replaykit.yaml`, else the repository's root, else the folder itself. The
 * search stops at the repository's root: folders above belong to other projects.
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
