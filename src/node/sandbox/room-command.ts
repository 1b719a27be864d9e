import { join } from "node:path";
import type { Programs } from "./system-programs.ts";
import type { Way } from "./way.ts";

export type Argv = [string, ...string[]];

/**
 * The shell program that runs in the room after privileges are dropped. It reads the environment from a file, since
 * that may name libraries to load.
 */
const give = `
if ! cd "$1" || ! exec 4< "$2"; then echo "$3" >&2; exit 125; fi
shift 3
. /dev/fd/4; exec 4<&-; exec "$@"
`;

/** Name of the file in the room's folder that sets its program's environment. */
export const environmentFile = "environment";

interface RoomProcesses {
  way: Way;
  programs: Programs;
  /** Host process id of `unshare`, which holds the sandbox's namespaces. */
  holder: number;
  /** Process id, as the warden sees it, of the keeper: the room's first process. */
  keeper: number;
  network: boolean;
  /** Process id, as the warden sees it, of the process that holds the room's network. Absent: the warden's network. */
  lane: number | undefined;
  /** The room's folder. */
  folder: string;
  cwd: string;
  token: string;
}

/**
 * Returns the command that starts a program in a room with fewer privileges. The program gets its own IPC namespace
 * (`--ipc`), so that it leaves no shared memory for the next. Its environment variables are not among the arguments and
 * reach no program before it.
 */
export function roomCommand(argv: Argv, place: RoomProcesses): Argv {
  const { way, programs, holder, keeper, network, lane, folder, cwd, token } = place;
  const seen = `/proc/${holder}/root/proc`;
  const net = lane === undefined ? `/proc/${holder}/ns/net` : `${seen}/${lane}/ns/net`;
  const inUser = way.enter.includes("user");
  const [program = "", ...rest] = [
    ...way.prefix,
    // With a user namespace, `way.drop` makes the IPC namespace.
    ...(inUser ? [] : [programs.unshare, "--ipc", "--"]),
    programs.nsenter,
    ...(inUser ? ["--preserve-credentials"] : []),
    ...way.enter.map((space) => `--${space}=/proc/${holder}/ns/${space}`),
    `--pid=${seen}/${keeper}/ns/pid`,
    `--mount=${seen}/${keeper}/ns/mnt`,
    ...(network ? [] : [`--net=${net}`]),
    "--",
    ...way.drop(programs.setpriv, programs.unshare),
    // Drops the variables that `sudo` sets.
    ...(way.name === "sudo" ? [programs.env, "-i"] : []),
    programs.sh,
    "-c",
    give,
    "sh",
    cwd,
    join(folder, environmentFile),
    token,
    ...argv,
  ];
  return [program, ...rest];
}
