import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Who has no account here and no rights. */
export const plainUser = 12_345;

const setprivProgram = "/usr/bin/setpriv";

/** Other users can be played by root only, and only where `setpriv` is. */
export const canPlayUsers = process.getuid?.() === 0 && existsSync(setprivProgram);

/** A PATH whose first folder has these programs, as scripts of `sh`. */
export function pathWith(folder: string, scripts: Record<string, string>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return [folder, process.env["PATH"] ?? ""].join(delimiter);
}

/** Refuses namespaces to everybody but root, as Ubuntu's AppArmor does. */
export const refusesUsers = {
  unshare:
    'if [ "$(id -u)" != 0 ]; then echo "unshare: unshare failed: Operation not permitted" >&2; exit 1; fi\nexec /usr/bin/unshare "$@"',
};

/** Refuses them to root too. */
export const refusesAll = { unshare: 'echo "unshare: unshare failed: Operation not permitted" >&2; exit 1' };

/**
 * Stands in for `sudo -n`, which is not installed here: a copy of `setpriv` that belongs to root makes the caller root, in an
 * environment that is not the caller's.
 */
export function sudoStandIn(folder: string): Record<string, string> {
  const become = join(folder, "become-root");
  mkdirSync(folder, { recursive: true });
  copyFileSync(setprivProgram, become);
  chmodSync(become, 0o4755);
  return {
    sudo: `[ "$1" = -n ] && shift\n${become} --reuid=0 --regid=0 --clear-groups -- /usr/bin/env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin "$@"\nexit $?`,
  };
}
