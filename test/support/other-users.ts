import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The id of a user without an account here and without rights. */
export const plainUser = 12_345;

const setprivProgram = "/usr/bin/setpriv";

/** Only root can act as other users, and only with `setpriv`. */
export const canPlayUsers = process.getuid?.() === 0 && existsSync(setprivProgram);

/** Writes these `sh` scripts as programs into a folder that belongs to root. */
export function plantPrograms(folder: string, scripts: Record<string, string>): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return folder;
}

/** Shell command that mounts the folder over /usr/bin. It needs a mount namespace of its own. */
export const layOver = (folder: string): string =>
  `/usr/bin/mount -t overlay planted -o lowerdir='${folder}':/usr/bin /usr/bin`;

/** A copy of a system program that a planted program hides. */
function hiddenProgram(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `real-${name}`);
  copyFileSync(`/usr/bin/${name}`, copy);
  chmodSync(copy, 0o755);
  return copy;
}

/** An `unshare` that refuses namespaces to everybody but root, as Ubuntu's AppArmor does. */
export function refusesUsers(folder: string): Record<string, string> {
  const real = hiddenProgram(folder, "unshare");
  return {
    unshare: `if [ "$(id -u)" != 0 ]; then echo "unshare: unshare failed: Operation not permitted" >&2; exit 1; fi\nexec ${real} "$@"`,
  };
}

/** A `mount` that refuses overlays, as a kernel without them does. */
export function refusesOverlays(folder: string): Record<string, string> {
  const real = hiddenProgram(folder, "mount");
  const refuse = 'echo "mount: unknown filesystem type overlay." >&2; exit 32';
  return {
    mount: `for word; do if [ -f "$word" ] && grep -q " overlay " "$word"; then ${refuse}; fi; done\nexec ${real} "$@"`,
  };
}

/** An `unshare` that refuses namespaces to root too. */
export const refusesAll = { unshare: 'echo "unshare: unshare failed: Operation not permitted" >&2; exit 1' };

/**
 * Stands in for `sudo -n`, which is not installed here: a setuid-root copy of `setpriv` makes the caller root, in a clean environment.
 * Like `sudo`, it returns only when its command has ended.
 */
export function sudoStandIn(folder: string): Record<string, string> {
  const become = hiddenProgram(folder, "setpriv");
  chmodSync(become, 0o4755);
  return {
    sudo: `[ "$1" = -n ] && shift\n${become} --reuid=0 --regid=0 --clear-groups -- /usr/bin/env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin "$@"\nexit $?`,
  };
}
