/** Who creates the namespaces, and as whom a program in them runs. */
export interface Way {
  name: "root" | "user" | "sudo";
  /** Prefix of each program that creates or enters namespaces. */
  prefix: string[];
  /** Of `unshare`, for the sandbox's own namespaces. */
  flags: string[];
  /** Namespaces to enter for each room, of `nsenter`. */
  enter: string[];
  /** Drops a program's privileges, then starts it. */
  drop: (setpriv: string, unshare: string) => string[];
  /** Options of overlay mounts. */
  overlay: string;
  /** The same for layers of a setup: a redirect in one would lead past what is hidden. */
  keptOverlay: string;
  overlays: OverlayUse;
}

/** Where overlays work: also over folders with mounts in them, only over folders without, or nowhere, so that rooms get copies. */
export type OverlayUse = "over-mounts" | "beside-mounts" | "none";

/** Capabilities that root needs for its own files, and none that reach the machine. */
const kept = ["chown", "dac_override", "fowner", "fsetid", "kill", "setuid", "setgid"];
const halves = "index=off,metacopy=off";

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
  overlay: `redirect_dir=on,${halves}`,
  keptOverlay: `redirect_dir=nofollow,${halves}`,
  overlays: "over-mounts",
};

/** Root of a user namespace mounts; the program runs as the user again, in a nested namespace without power over the mounts. */
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
    overlay: `userxattr,${halves}`,
    keptOverlay: `userxattr,${halves}`,
    overlays: "beside-mounts",
  };
}

/** For kernels that restrict user namespaces, if the user can become root without a password: GitHub's own machines. */
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

/** The same way where the kernel refuses overlays. */
export function withCopies(way: Way): Way {
  return { ...way, overlays: "none" };
}

/** The possible ways for this user, to try in order. */
export function waysOf(programs: { sudo?: string | undefined }): [Way, ...Way[]] {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? uid;
  if (uid === 0) return [asRoot];
  const { sudo } = programs;
  return [asUser(uid, gid), ...(sudo === undefined ? [] : [bySudo(sudo, uid, gid)])];
}
