import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The nearest folder upwards that holds `replaykit.yaml`, else the nearest with `.git`, else the folder itself. */
export function findRoot(from: string): string {
  const start = resolve(from);
  return nearestWith(start, "replaykit.yaml") ?? nearestWith(start, ".git") ?? start;
}

function nearestWith(start: string, name: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
