import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The programs of the system that make a sandbox (util-linux, `ip` for the loopback device, and a shell). */
const programNames = ["unshare", "nsenter", "setpriv", "mount", "ip", "sh", "env", "cp"] as const;
export type Programs = Record<(typeof programNames)[number], string> & { sudo?: string | undefined };

/**
 * Where they are looked for: PATH is the pull request's to choose, by `node_modules/.bin` or a folder that the user may write to,
 * and what is found runs with power and beside the harness.
 */
const systemFolders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"];

/** Where they are; of the first one that lacks, why. */
export function findPrograms(): Programs | { missing: string } {
  const found: Partial<Programs> = {};
  for (const name of programNames) {
    const place = findProgram(name);
    if (place === undefined) {
      const folders = systemFolders.join(", ");
      return { missing: `no program ${name} that only root can change was found in ${folders}` };
    }
    found[name] = place;
  }
  const { unshare = "", nsenter = "", setpriv = "", mount = "", ip = "", sh = "", env = "", cp = "" } = found;
  return { unshare, nsenter, setpriv, mount, ip, sh, env, cp, sudo: findProgram("sudo") };
}

function findProgram(name: string): string | undefined {
  return systemFolders.map((folder) => join(folder, name)).find(isOfSystem);
}

/** Whether a program is root's, with all folders above it, and nobody else may write to any of them. */
export function isOfSystem(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    for (let part = realpathSync(path); ; part = dirname(part)) {
      const { uid, mode } = statSync(part);
      if (uid !== 0 || (mode & 0o022) !== 0) return false;
      if (part === "/") return true;
    }
  } catch {
    return false; // not there, or not for us
  }
}
