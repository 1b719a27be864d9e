import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { removeFolder } from "../files/remove-folder.ts";
import { findPrograms, type Programs } from "./system-programs.ts";
import { wardenFolder } from "./view/fstab.ts";
import { fstabField } from "./view/mount-table.ts";
import { children, descendants, textOf } from "./process-tree.ts";
import { roomBytes } from "./room-memory.ts";
import { wardenProgram } from "./warden-program.ts";
import { type Way, waysOf } from "./way.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

/**
 * The namespaces of a sandbox. Their first process, the warden, ends with its standard input, which this process holds.
 */
export interface Namespace {
  warden: ChildProcessByStdio<Writable, Readable, Readable>;
  way: Way;
  programs: Programs;
  /** The sandbox's own folder on the host. */
  folder: string;
  end: () => void;
}

export interface NoNamespace {
  /** Why there is no sandbox here, for people. */
  reason: string;
}

let begun: Namespace | NoNamespace | undefined;

/**
 * Starts the namespaces before the code that needs them has loaded: both take about as long, and run on different
 * processors.
 */
export function beginNamespace(): void {
  begun ??= startNamespace();
}

/** Returns the namespaces that `beginNamespace` started, or new ones. */
export function takeNamespace(way?: Way): Namespace | NoNamespace {
  const taken = (way === undefined ? begun : undefined) ?? startNamespace(way);
  if (way === undefined) begun = undefined;
  if ("warden" in taken) refer(taken, "ref");
  return taken;
}

const deviceNames = ["null", "zero", "full", "random", "urandom", "tty"];

/**
 * The shell program that prepares the new namespaces as their first process, then becomes the warden. It makes `/dev`
 * anew, mounts the whole host below the warden's folder and makes `/` read-only. It starts few programs, because each
 * delays the first runner.
 */
const prepare = `
set -e
mount="$1 -i" ip=$2 folder=$3; shift 3
$mount -a -T "$folder/folders"
cd "$folder/ns"
cp -RP "$folder/devices/." dev
for name in ${deviceNames.join(" ")}; do : > dev/$name; : > own/$name; done
$mount -a -T "$folder/mounts"
$mount -o remount,bind,ro /
$ip link set lo up
cd /
exec "$@"
`;

/** Writes what a room's `/dev` holds besides the devices. */
function writeDeviceFolder(folder: string): void {
  for (const name of ["shm", "pts"]) mkdirSync(join(folder, name), { recursive: true });
  for (const [number, name] of ["stdin", "stdout", "stderr"].entries())
    symlinkSync(`/proc/self/fd/${number}`, join(folder, name));
  symlinkSync("/proc/self/fd", join(folder, "fd"));
  symlinkSync("pts/ptmx", join(folder, "ptmx"));
}

/** Writes two mount tables, so that the shell above needs one `mount` for each instead of one per mount. */
function writeTables(folder: string): void {
  const ns = join(folder, "ns");
  const at = (name: string): string => fstabField(join(ns, name));
  // `dev` becomes the rooms' `/dev`. `own` becomes the warden's, which holds the warden's folder: a mount that exists
  // already would be left out of a room.
  const devices = ["dev", "own"];
  const folders = ["", ...devices].map((name) => `replaykit-${name} ${at(name)} tmpfs mode=755,X-mount.mkdir 0 0`);
  const mounts = [
    ...devices.flatMap((dev) => deviceNames.map((name) => `/dev/${name} ${at(`${dev}/${name}`)} none bind 0 0`)),
    `/ ${at("host")} none rbind,X-mount.mkdir 0 0`,
    `none ${at("dev")} none remount,bind,ro 0 0`,
    `${at("own")} /dev none rbind 0 0`,
    `${fstabField(ns)} ${wardenFolder} none rbind,X-mount.mkdir 0 0`,
    "replaykit-sys /sys sysfs ro,nosuid,nodev,noexec 0 0",
  ];
  writeFileSync(join(folder, "folders"), `${folders.join("\n")}\n`);
  writeFileSync(join(folder, "mounts"), `${mounts.join("\n")}\n`);
}

/**
 * The shell program around the namespaces. It removes the sandbox's folder when they have ended, even if a signal
 * killed this process. A terminal signals its whole process group, so it ignores those signals: the namespaces end only
 * with the warden's standard input.
 */
const around = `
trap "" HUP INT TERM
"$@"
code=$?
rm -rf -- "$0" 2> /dev/null || { chmod -R u+rwX -- "$0"; rm -rf -- "$0"; }
exit $code
`;

function startNamespace(wanted?: Way): Namespace | NoNamespace {
  if (process.platform !== "linux") return { reason: `it needs Linux, and this is ${process.platform}` };
  const programs = findPrograms();
  if ("missing" in programs) return { reason: programs.missing };
  const way = wanted ?? waysOf(programs)[0];
  const folder = scratchFolder("net-");
  for (const name of ["ns", "out", "setup"]) mkdirSync(join(folder, name));
  writeDeviceFolder(join(folder, "devices"));
  writeTables(folder);
  const [program, ...args] = wardenCommand(way, programs, folder);
  const warden = spawn(program ?? "", args, {
    stdio: ["pipe", "pipe", "pipe"],
    cwd: "/",
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin" },
  });
  const remove = (): void => removeFolder(folder);
  warden.on("error", remove);
  warden.on("exit", remove); // if the outer shell could not start
  warden.stdin.on("error", () => {});
  const namespace: Namespace = {
    warden,
    way,
    programs,
    folder,
    end() {
      warden.stdin.destroy();
      for (const pid of descendants(warden.pid ?? 0)) kill(pid);
    },
  };
  // Namespaces that no caller takes must not keep this process alive.
  refer(namespace, "unref");
  return namespace;
}

/** Returns the command line: the outer shell, `unshare`, the preparing shell, and the warden with its arguments. */
function wardenCommand(way: Way, programs: Programs, folder: string): string[] {
  const { mount, unshare, ip, sh, cp } = programs;
  const flags = [...way.flags, "--net", "--pid", "--ipc", "--mount", "--fork", "--kill-child", "--mount-proc"];
  const shell = [...way.prefix, sh, "-c", around, folder];
  const namespaces = [unshare, ...flags, "--"];
  const preparation = [sh, "-c", prepare, "sh", mount, ip, folder];
  const warden = [process.execPath, wardenProgram(), join(folder, "out"), `${roomBytes()}`];
  return [...shell, ...namespaces, ...preparation, ...warden, mount, unshare, ip, sh, cp];
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended, or belongs to root and ends with the warden's standard input
  }
}

interface Referable {
  ref(): unknown;
  unref(): unknown;
}

/** Sets whether the warden keeps this process alive. A child's pipes are sockets, which their types do not say. */
export function refer({ warden }: Namespace, how: keyof Referable): void {
  const parts: object[] = [warden, warden.stdin, warden.stdout, warden.stderr];
  for (const part of parts) if ("ref" in part && "unref" in part) (part as Referable)[how]();
}

/**
 * Returns the host process id of `unshare`, which holds the namespaces, below a shell and perhaps `sudo`. Call the
 * result only after the warden has answered.
 */
export function holderPid({ warden }: Namespace): () => number {
  const own = warden.pid ?? 0;
  let found: number | undefined;
  return () => (found ??= descendants(own).find(beganProcesses) ?? own);
}

/**
 * True if a child runs in a process namespace of its own. The program's name does not tell, since `unshare` may be a
 * script.
 */
function beganProcesses(pid: number): boolean {
  const deep = depth(pid);
  return children(pid).some((child) => depth(child) > deep);
}

/** In how many nested process namespaces it has an id (`NSpid` of proc(5)). */
function depth(pid: number): number {
  return (/^NSpid:(.*)$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? "").trim().split(/\s+/).length;
}
