import { type ChildProcessByStdio, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { findPrograms, type Programs } from "./system-programs.ts";
import { wardenFolder } from "./fstab.ts";
import { roomBytes } from "./room-memory.ts";
import { type Way, waysOf } from "./way.ts";

/** The namespaces of a sandbox, held by its warden, whose standard input is their lifeline. */
export interface Namespace {
  warden: ChildProcessByStdio<Writable, Readable, Readable>;
  way: Way;
  programs: Programs;
  /** A folder of this sandbox's own on the host. */
  folder: string;
  end: () => void;
}

export interface NoNamespace {
  /** Why there is none here, for people. */
  reason: string;
}

let begun: Namespace | NoNamespace | undefined;

/** Begins namespaces before the code that wants them is loaded: both take about as long, and there is more than one processor. */
export function beginNamespace(): void {
  begun ??= startNamespace();
}

/** The namespaces that were begun, or some that begin now; after `refused` by the next way that there is. */
export function takeNamespace(refused = 0): Namespace | NoNamespace {
  const taken = begun ?? startNamespace(refused);
  begun = undefined;
  if ("warden" in taken) refer(taken, "ref");
  return taken;
}

/**
 * Runs as the first process of the new namespaces: a device folder with nothing of the machine in it, all of the host under the
 * warden's folder, and a root that takes no new entries. Then it becomes the warden.
 */
const prepare = `
set -e
mount="$1 -i" ip=$2 folder=$3 place=$4; shift 4
$mount -t tmpfs -o mode=755 replaykit "$folder/ns"
cd "$folder/ns"
mkdir dev own host r p
# One for rooms, and one that holds the warden's folder: a mount that is there already would be left out of a room.
for dev in dev own; do
  $mount -t tmpfs -o mode=755 replaykit-$dev $dev
  for name in null zero full random urandom tty; do : > $dev/$name; $mount --bind /dev/$name $dev/$name; done
  for number in 0:stdin 1:stdout 2:stderr; do ln -s /proc/self/fd/\${number%%:*} $dev/\${number#*:}; done
  ln -s /proc/self/fd $dev/fd
  mkdir $dev/shm $dev/pts
  ln -s pts/ptmx $dev/ptmx
done
mkdir own/.replaykit
$mount --rbind / host
$mount -o remount,bind,ro dev
$mount --rbind own /dev
$mount --rbind . "$place"
$mount -t sysfs -o ro,nosuid,nodev,noexec replaykit-sys /sys
$mount -o remount,bind,ro /
$ip link set lo up
cd /
exec "$@"
`;

function startNamespace(refused = 0): Namespace | NoNamespace {
  if (process.platform !== "linux") return { reason: `${process.platform} has none; Linux has` };
  const programs = findPrograms();
  if ("missing" in programs) return { reason: programs.missing };
  const way = waysOf(programs)[refused];
  if (!way) return { reason: "the system refuses them" };
  const folder = mkdtempSync(join(tmpdir(), "replaykit-net-"));
  for (const name of ["ns", "out", "setup"]) mkdirSync(join(folder, name));
  const inside = [
    programs.mount,
    programs.ip,
    folder,
    wardenFolder,
    process.execPath,
    fileOf("warden"),
    join(folder, "out"),
    `${roomBytes()}`,
    programs.mount,
    programs.unshare,
    programs.ip,
    programs.sh,
    fileOf("lane"),
  ];
  const flags = [...way.flags, "--net", "--pid", "--ipc", "--mount", "--fork", "--kill-child", "--mount-proc"];
  const [program, ...args] = [
    ...way.prefix,
    programs.unshare,
    ...flags,
    "--",
    programs.sh,
    "-c",
    prepare,
    "sh",
    ...inside,
  ];
  const warden = spawn(program ?? "", args, {
    stdio: ["pipe", "pipe", "pipe"],
    cwd: "/",
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin" },
  });
  warden.on("error", () => {}); // whoever takes it sees that it has ended
  warden.stdin.on("error", () => {});
  const kill = (): void => {
    warden.stdin.destroy();
    warden.kill("SIGKILL");
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // parts of it are root's; the warden removes them when it ends
    }
  };
  process.once("exit", kill);
  const namespace: Namespace = {
    warden,
    way,
    programs,
    folder,
    end() {
      process.off("exit", kill);
      kill();
    },
  };
  // One that nobody takes keeps nothing from ending.
  refer(namespace, "unref");
  return namespace;
}

/** Beside the sources, or beside the bundle that this file went into. */
function fileOf(name: "warden" | "lane"): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = [join(here, `${name}.ts`), join(here, `${name}.js`), join(here, `../${name}.js`)];
  return places.find((place) => existsSync(place)) ?? join(here, `${name}.js`);
}

interface Referable {
  ref(): unknown;
  unref(): unknown;
}

/** Whether this process waits for the warden; pipes of a child are sockets, which their types do not say. */
export function refer({ warden }: Namespace, how: keyof Referable): void {
  const parts: object[] = [warden, warden.stdin, warden.stdout, warden.stderr];
  for (const part of parts) if ("ref" in part && "unref" in part) (part as Referable)[how]();
}

/** The process that holds the namespaces, by its id here: `unshare`, which `sudo` may have started. Asked when the warden answers. */
export function holderPid({ warden, way }: Namespace): () => number {
  const own = warden.pid ?? 0;
  let found: number | undefined;
  return () => (found ??= way.prefix.length === 0 ? own : (descendants(own).find(beganProcesses) ?? own));
}

/** The processes that one started, and those that these did. */
export function descendants(pid: number): number[] {
  return children(pid).flatMap((child) => [child, ...descendants(child)]);
}

function children(pid: number): number[] {
  return textOf(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}

/** Whether its children have a process namespace of their own; its name would tell less, since `unshare` may be a script. */
function beganProcesses(pid: number): boolean {
  const deep = depth(pid);
  return children(pid).some((child) => depth(child) > deep);
}

/** In how many process namespaces it is seen (`NSpid` of proc(5)). */
function depth(pid: number): number {
  return (/^NSpid:(.*)$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? "").trim().split(/\s+/).length;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // it has ended
  }
}
