import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";

/** True if a path is the folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  const inner = relative(folder, path);
  return inner === "" || (inner !== ".." && !inner.startsWith(`..${sep}`) && !isAbsolute(inner));
}

const systemFolders = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;

/**
 * True if a target may hold the programs that make a room, their libraries or the loader's configuration. These
 * programs run before privileges are dropped, so nothing that a setup wrote may cover them.
 */
export function isSystem(target: string): boolean {
  return systemFolders.test(target) || loaderFolders().some((folder) => isWithin(folder, target));
}

/** Folders that the loader's configuration lists for libraries. */
function loaderFolders(): string[] {
  const configured = "/etc/ld.so.conf.d";
  const files = ["/etc/ld.so.conf", ...namesIn(configured).map((name) => join(configured, name))];
  return files.flatMap((file) => linesOf(file).filter((line) => isAbsolute(line)));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the system has no such folder
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim());
  } catch {
    return []; // the file is missing or unreadable
  }
}
