import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Who has no account here and no rights. */
export const plainUser = 12_345;

const setprivProgram = "/usr/bin/setpriv";

/** Other users can be played by root only, and only where `setpriv` is. */
export const canPlayUsers = process.getuid?.() === 0 && existsSync(setprivProgram);

/** A folder of root's with these programs, as scripts of `sh`. */
export function plantPrograms(folder: string, scripts: Record<string, string>): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return folder;
}

/** The words of a shell that lays such a folder over the system's own, for itself and what it starts, in a mount namespace of its own. */
export const layOver = (folder: string): string =>
  `/usr/bin/mount -t overlay planted -o lowerdir='${folder}':/usr/bin /usr/bin`;

/** The system's own program, which a planted one hides. */
function hiddenProgram(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `real-${name}`);
  copyFileSync(`/usr/bin/${name}`, copy);
  chmodSync(copy, 0o755);
  return copy;
}

/** Refuses namespaces to everybody but root, as Ubuntu's AppArmor does. */
export function refusesUsers(folder: string): Record<string, string> {
  const real = hiddenProgram(folder, "unshare");
  return {
    unshare: `if [ "$(id -u)" != 0 ]; then echo "unshare: unshare failed: Operation not permitted" >&2; exit 1; fi\nexec ${real} "$@"`,
  };
}

/** Refuses overlays to everybody, as a kernel without them does. */
export function refusesOverlays(folder: string): Record<string, string> {
  const real = hiddenProgram(folder, "mount");
  const refuse = 'echo "mount: unknown filesystem type overlay." >&2; exit 32';
  return {
    mount: `for word; do if [ -f "$word" ] && grep -q " overlay " "$word"; then ${refuse}; fi; done\nexec ${real} "$@"`,
  };
}

/** Refuses them to root too. */
export const refusesAll = { unshare: 'echo "unshare: unshare failed: Operation not permitted" >&2; exit 1' };

/**
 * Stands in for `sudo -n`, which is not installed here: a copy of `setpriv` that belongs to root makes the caller root, in an
 * environment that is not the caller's. It does not return before what it started has ended, as `sudo` does not.
 */
export function sudoStandIn(folder: string): Record<string, string> {
  const become = hiddenProgram(folder, "setpriv");
  chmodSync(become, 0o4755);
  return {
    sudo: `[ "$1" = -n ] && shift\n${become} --reuid=0 --regid=0 --clear-groups -- /usr/bin/env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin "$@"\nexit $?`,
  };
}
