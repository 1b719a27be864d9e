/** By whose power namespaces are made, and what a program in them runs as. */
export interface Way {
  name: "root" | "user" | "sudo";
  /** What comes before each program that makes or enters namespaces. */
  prefix: string[];
  /** Of `unshare`, for the sandbox's own namespaces. */
  flags: string[];
  /** Namespaces to enter for each room, of `nsenter`. */
  enter: string[];
  /** What takes a program's power away, and then starts it. */
  drop: (setpriv: string, unshare: string) => string[];
  /** Options of overlay mounts. */
  overlay: string;
}

/** What root needs to be root among its own files, and nothing that reaches the machine. */
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
};

/** Root of a user namespace makes the mounts; the program runs as the user again, in one more that has no power over them. */
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
      `--map-user=${uid}`,
      `--map-group=${gid}`,
      "--",
    ],
    overlay: `userxattr,${halves}`,
  };
}

export function wayOf(): Way {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? asRoot : asUser(uid, process.getgid?.() ?? uid);
}
