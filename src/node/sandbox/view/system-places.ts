import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";

/** Whether a path is a folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

const systemFolders = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;

/**
 * Whether a place of a room holds programs by which it is made, their libraries or the loader's configuration: they run with power
 * before it is taken away, so that nothing that a setup wrote may lie over them.
 */
export function isSystem(target: string): boolean {
  return systemFolders.test(target) || loaderFolders().some((folder) => isWithin(folder, target));
}

/** Where the loader looks for libraries by its configuration, wherever that is. */
function loaderFolders(): string[] {
  const configured = "/etc/ld.so.conf.d";
  const files = ["/etc/ld.so.conf", ...namesIn(configured).map((name) => join(configured, name))];
  return files.flatMap((file) => linesOf(file).filter((line) => isAbsolute(line)));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // a system without one
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim());
  } catch {
    return []; // not there
  }
}
