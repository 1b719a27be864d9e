import { type ChildProcessByStdio, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { removeFolder } from "../files/remove-folder.ts";
import { findPrograms, type Programs } from "./system-programs.ts";
import { wardenFolder } from "./view/fstab.ts";
import { fstabField } from "./view/mount-table.ts";
import { children, descendants, textOf } from "./process-tree.ts";
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

/** The namespaces that were begun, or some that begin now. */
export function takeNamespace(way?: Way): Namespace | NoNamespace {
  const taken = (way === undefined ? begun : undefined) ?? startNamespace(way);
  if (way === undefined) begun = undefined;
  if ("warden" in taken) refer(taken, "ref");
  return taken;
}

const deviceNames = ["null", "zero", "full", "random", "urandom", "tty"];

/**
 * Runs as the first process of the new namespaces: a device folder with nothing of the machine in it, all of the host under the
 * warden's folder, and a root that takes no new entries. Then it becomes the warden. Each program that it starts delays the first
 * runner.
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

/** What rooms have in their device folder besides the devices. */
function writeDeviceFolder(folder: string): void {
  for (const name of ["shm", "pts"]) mkdirSync(join(folder, name), { recursive: true });
  for (const [number, name] of ["stdin", "stdout", "stderr"].entries())
    symlinkSync(`/proc/self/fd/${number}`, join(folder, name));
  symlinkSync("/proc/self/fd", join(folder, "fd"));
  symlinkSync("pts/ptmx", join(folder, "ptmx"));
}

/** What that shell would take most of its time for, if it started a program for each: two tables of mounts. */
function writeTables(folder: string): void {
  const ns = join(folder, "ns");
  const at = (name: string): string => fstabField(join(ns, name));
  // One for rooms, and one that holds the warden's folder: a mount that is there already would be left out of a room.
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
 * Runs outside of the namespaces and removes the sandbox's folder when all in them has ended, however this process did: a signal leaves
 * it no time. Signals of a terminal go to its whole group; the namespaces end with their lifeline alone.
 */
const around = `
trap "" HUP INT TERM
"$@"
code=$?
rm -rf -- "$0"
exit $code
`;

function startNamespace(wanted?: Way): Namespace | NoNamespace {
  if (process.platform !== "linux") return { reason: `${process.platform} has none; Linux has` };
  const programs = findPrograms();
  if ("missing" in programs) return { reason: programs.missing };
  const way = wanted ?? waysOf(programs)[0];
  const folder = mkdtempSync(join(tmpdir(), "replaykit-net-"));
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
  warden.on("exit", remove); // where the shell around it was refused as well
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
  // One that nobody takes keeps nothing from ending.
  refer(namespace, "unref");
  return namespace;
}

/** The shell around it, the namespaces, the shell that prepares them, and the warden with its arguments. */
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
    // it has ended, or is root's and ends with its lifeline
  }
}

/** Beside the sources, or beside the bundle that this file went into. */
function wardenProgram(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = ["warden/warden.ts", "warden.js", "../warden.js"].map((place) => join(here, place));
  return places.find((place) => existsSync(place)) ?? join(here, "warden.js");
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

/** The process that holds the namespaces, by its id here: `unshare`, below a shell and perhaps `sudo`. Asked when the warden answers. */
export function holderPid({ warden }: Namespace): () => number {
  const own = warden.pid ?? 0;
  let found: number | undefined;
  return () => (found ??= descendants(own).find(beganProcesses) ?? own);
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
