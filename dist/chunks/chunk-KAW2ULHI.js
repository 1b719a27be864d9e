import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/sandbox/system-places.ts
import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
function isWithin(path, folder) {
  const way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
var systemFolders = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;
function isSystem(target) {
  return systemFolders.test(target) || loaderFolders().some((folder) => isWithin(folder, target));
}
function loaderFolders() {
  const configured = "/etc/ld.so.conf.d";
  const files = ["/etc/ld.so.conf", ...namesIn(configured).map((name) => join(configured, name))];
  return files.flatMap((file) => linesOf(file).filter((line) => isAbsolute(line)));
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function linesOf(file) {
  try {
    return readFileSync(file, "utf8").split("\n").map((line) => line.trim());
  } catch {
    return [];
  }
}

export {
  isWithin,
  isSystem
};
