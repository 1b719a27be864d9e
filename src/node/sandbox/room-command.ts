import { join } from "node:path";
import type { Programs } from "./system-programs.ts";
import type { Way } from "./way.ts";

export type Argv = [string, ...string[]];

/** Power is gone: what is read here may name libraries to load. */
const give = `
if ! cd "$1" || ! exec 4< "$2"; then echo "$3" >&2; exit 125; fi
shift 3
. /dev/fd/4; exec 4<&-; exec "$@"
`;

/** In a room's folder: what its program is given besides its words. */
export const environmentFile = "environment";

interface RoomProcesses {
  way: Way;
  programs: Programs;
  /** The process that holds the sandbox's namespaces, by its id here. */
  holder: number;
  /** Process id of the room's first process, for the warden. */
  keeper: number;
  network: boolean;
  /** The process that holds the room's network, as the warden counts; absent: the sandbox's own network. */
  lane: number | undefined;
  /** The room's own. */
  folder: string;
  cwd: string;
  token: string;
}

/**
 * What starts a program in a room, with less power. What it could leave in memory for the next, it has of its own (`--ipc`). No
 * variable of its own is among the arguments or reaches a program before it.
 */
export function roomCommand(argv: Argv, place: RoomProcesses): Argv {
  const { way, programs, holder, keeper, network, lane, folder, cwd, token } = place;
  const seen = `/proc/${holder}/root/proc`;
  const net = lane === undefined ? `/proc/${holder}/ns/net` : `${seen}/${lane}/ns/net`;
  const inUser = way.enter.includes("user");
  const [program = "", ...rest] = [
    ...way.prefix,
    // A user gets it with the user namespace in which it has no power.
    ...(inUser ? [] : [programs.unshare, "--ipc", "--"]),
    programs.nsenter,
    ...(inUser ? ["--preserve-credentials"] : []),
    ...way.enter.map((space) => `--${space}=/proc/${holder}/ns/${space}`),
    `--pid=${seen}/${keeper}/ns/pid`,
    `--mount=${seen}/${keeper}/ns/mnt`,
    ...(network ? [] : [`--net=${net}`]),
    "--",
    ...way.drop(programs.setpriv, programs.unshare),
    // What `sudo` sets is not ours.
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
