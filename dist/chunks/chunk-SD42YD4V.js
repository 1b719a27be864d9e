import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/find-root.ts
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
function findRoot(from) {
  const start = resolve(from);
  return nearestWith(start, "replaykit.yaml") ?? nearestWith(start, ".git") ?? start;
}
function nearestWith(start, name) {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (dirname(folder) === folder) return void 0;
  }
}

export {
  findRoot
};
