/** A way to make a sandbox: which user creates the namespaces, and as which user programs in them run. */
export interface Way {
  name: "root" | "user" | "sudo";
  /** Prefix of each program that creates or enters namespaces. */
  prefix: string[];
  /** Flags of `unshare` for the sandbox's own namespaces. */
  flags: string[];
  /** Namespaces, besides those of the room, that `nsenter` enters. */
  enter: string[];
  /** Returns the command that drops privileges, then starts a program. */
  drop: (setpriv: string, unshare: string) => string[];
  /** Options of overlay mounts. */
  overlay: string;
  /** Options for layers of a setup: a redirect in one would lead past what is hidden. */
  keptOverlay: string;
  overlays: OverlayUse;
}

/** Where overlays work: everywhere, only over folders without mounts in them, or nowhere, so that rooms get copies. */
export type OverlayUse = "over-mounts" | "beside-mounts" | "none";

/** Capabilities that root needs for its own files. None of them reaches the machine. */
const kept = ["chown", "dac_override", "fowner", "fsetid", "kill", "setuid", "setgid"];
const commonOptions = "index=off,metacopy=off";

const asRoot: Way = {
  name: "root",
  prefix: [],
  flags: [],
  enter: [],
  drop: (setpriv) => [
    setpriv,
    "--no-new-privs",
    `--bounding-set=-all,${kept.map((name) => `+${name}`).join(",")}`,
    "--inh-caps=-all",
    "--",
  ],
  overlay: `redirect_dir=on,${commonOptions}`,
  keptOverlay: `redirect_dir=nofollow,${commonOptions}`,
  overlays: "over-mounts",
};

/**
 * Root of a user namespace makes the mounts. The program runs as the user again, in a nested namespace without power
 * over the mounts.
 */
function asUser(uid: number, gid: number): Way {
  return {
    name: "user",
    prefix: [],
    flags: ["--user", "--map-root-user"],
    enter: ["user"],
    drop: (setpriv, unshare) => [
      setpriv,
      "--no-new-privs",
      unshare,
      "--user",
      "--ipc",
      `--map-user=${uid}`,
      `--map-group=${gid}`,
      "--",
    ],
    // With `userxattr` the kernel neither makes nor follows redirects.
    overlay: `userxattr,${commonOptions}`,
    keptOverlay: `userxattr,${commonOptions}`,
    overlays: "beside-mounts",
  };
}

/** For kernels that restrict user namespaces, such as those of GitHub's runners, if `sudo` needs no password. */
function bySudo(sudo: string, uid: number, gid: number): Way {
  const groups = process.getgroups?.() ?? [gid];
  return {
    ...asRoot,
    name: "sudo",
    prefix: [sudo, "-n"],
    drop: (setpriv) => [
      setpriv,
      `--reuid=${uid}`,
      `--regid=${gid}`,
      `--groups=${groups.join(",")}`,
      "--no-new-privs",
      "--bounding-set=-all",
      "--inh-caps=-all",
      "--",
    ],
  };
}

/** The same way for a kernel that refuses overlays. */
export function withCopies(way: Way): Way {
  return { ...way, overlays: "none" };
}

/** The ways that this user may have, in the order to try. */
export function waysOf(programs: { sudo?: string | undefined }): [Way, ...Way[]] {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? uid;
  if (uid === 0) return [asRoot];
  const { sudo } = programs;
  return [asUser(uid, gid), ...(sudo === undefined ? [] : [bySudo(sudo, uid, gid)])];
}
