import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/find-root.ts
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
function findRoot(from) {
  const start = resolve(from);
  const repository = nearestWith(start, ".git");
  return nearestWith(start, "replaykit.yaml", repository) ?? repository ?? start;
}
function nearestWith(start, name, last) {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === last || dirname(folder) === folder) return void 0;
  }
}

export {
  findRoot
};
