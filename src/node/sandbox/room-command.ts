import type { Argv } from "./sandbox.ts";
import type { Programs } from "./system-programs.ts";
import type { Way } from "./way.ts";

/**
 * Mounts (`-i`: by the kernel alone, no helper runs), then the program with less power; its shell says nothing of how it ended but by
 * its own exit code. The file of the environment is opened before the mounts hide it.
 */
const start = `
mount=$1 things=$2 cwd=$3; shift 3
exec 4< "$things/env"
if ! $mount -i -a -T "$things/fstab" || ! cd "$cwd"; then echo "$0" >&2; exit 125; fi
{ "$@" 2>&3 3>&-; } 3>&2 2>/dev/null
`;
/** Power is gone: what is read here may name libraries to load. */
const give = `. /dev/fd/4; exec 4<&-; exec "$@"`;

interface Place {
  way: Way;
  programs: Programs;
  /** The process that holds the sandbox's namespaces, by its id here. */
  holder: number;
  network: boolean;
  /** The process that holds the room's network, as the warden counts; absent: the sandbox's own network. */
  lane: number | undefined;
  /** The warden's folder of the room. */
  things: string;
  cwd: string;
  token: string;
}

/** What starts a program in a room. No variable of its own is among the arguments or reaches a program before it. */
export function roomCommand(argv: Argv, place: Place): Argv {
  const { way, programs, holder, network, lane, things, cwd, token } = place;
  const spaces = [...way.enter, "pid", "ipc", "mount"].map(
    (space) => `--${space}=/proc/${holder}/ns/${{ pid: "pid_for_children", mount: "mnt" }[space] ?? space}`,
  );
  const net = lane === undefined ? `/proc/${holder}/ns/net` : `/proc/${holder}/root/proc/${lane}/ns/net`;
  const [program = "", ...rest] = [
    ...way.prefix,
    programs.nsenter,
    ...(way.enter.includes("user") ? ["--preserve-credentials"] : []),
    ...spaces,
    ...(network ? [] : [`--net=${net}`]),
    "--",
    programs.unshare,
    "--pid",
    "--mount",
    "--ipc",
    "--fork",
    "--kill-child",
    "--",
    programs.sh,
    "-c",
    start,
    token,
    programs.mount,
    things,
    cwd,
    ...way.drop(programs.setpriv, programs.unshare),
    // What `sudo` sets is not ours.
    ...(way.name === "sudo" ? [programs.env, "-i"] : []),
    programs.sh,
    "-c",
    give,
    "sh",
    ...argv,
  ];
  return [program, ...rest];
}
