import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The system's programs that make a sandbox: util-linux, `ip` for the loopback device, `cp` and a shell. */
const programNames = ["unshare", "nsenter", "setpriv", "mount", "ip", "sh", "env", "cp"] as const;
export type Programs = Record<(typeof programNames)[number], string> & { sudo?: string | undefined };

/**
 * The only folders to search. A pull request can change PATH (`node_modules/.bin`, or a folder that the user may write
 * to), and these programs run with privileges, outside the sandbox.
 */
const systemFolders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"];

/** Finds every program, or says which one is missing. */
export function findPrograms(): Programs | { missing: string } {
  const found: Partial<Programs> = {};
  for (const name of programNames) {
    const place = findProgram(name);
    if (place === undefined) {
      const folders = systemFolders.join(", ");
      return { missing: `no ${name} that only root can change was found in ${folders}` };
    }
    found[name] = place;
  }
  const { unshare = "", nsenter = "", setpriv = "", mount = "", ip = "", sh = "", env = "", cp = "" } = found;
  return { unshare, nsenter, setpriv, mount, ip, sh, env, cp, sudo: findProgram("sudo") };
}

function findProgram(name: string): string | undefined {
  return systemFolders.map((folder) => join(folder, name)).find(isOfSystem);
}

/** True if root owns the program and every folder above it, and no other user may write to them. */
export function isOfSystem(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    for (let part = realpathSync(path); ; part = dirname(part)) {
      const { uid, mode } = statSync(part);
      if (uid !== 0 || (mode & 0o022) !== 0) return false;
      if (part === "/") return true;
    }
  } catch {
    return false; // the file is missing or not executable
  }
}
