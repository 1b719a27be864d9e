import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join, relative } from "node:path";

/** The programs of the system that make a sandbox (util-linux, and `ip` for the loopback device). */
const programNames = ["unshare", "nsenter", "setpriv", "mount", "ip", "sh"] as const;
export type Programs = Record<(typeof programNames)[number], string> & { sudo?: string | undefined };

/** Where they are; the first one that lacks is named instead. A checkout's own folders are never searched. */
export function findPrograms(path: string | undefined, checkout: string): Programs | { missing: string } {
  const folders = [...(path ?? "").split(delimiter), "/usr/bin", "/bin", "/usr/sbin", "/sbin"].filter(
    (folder) => isAbsolute(folder) && !isWithin(folder, checkout),
  );
  const found: Partial<Programs> = {};
  for (const name of programNames) {
    const place = findProgram(name, folders);
    if (place === undefined) return { missing: name };
    found[name] = place;
  }
  const { unshare = "", nsenter = "", setpriv = "", mount = "", ip = "", sh = "" } = found;
  return { unshare, nsenter, setpriv, mount, ip, sh, sudo: findProgram("sudo", folders) };
}

function findProgram(name: string, folders: string[]): string | undefined {
  return folders
    .map((folder) => join(folder, name))
    .find((place) => {
      try {
        accessSync(place, constants.X_OK);
        return true;
      } catch {
        return false; // not here
      }
    });
}

/** Whether a path is a folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}
