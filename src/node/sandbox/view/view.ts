import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { credentialsIn, gitConfigs } from "./credentials.ts";
import { type Mount, readMountTable } from "./mount-table.ts";
import { optionsOf, partAtMounts, socketsIn } from "./part-at-mounts.ts";
import { isSmall } from "./copies.ts";
import { isWithin } from "./system-places.ts";
import type { OverlayUse } from "../way.ts";

/** The most files to examine, not counting installed ones. */
const mostEntries = 20_000;
const skipped = new Set(["node_modules", ".git", ".venv", "venv"]);

/**
 * Finds the user's files that belong to another group. A user namespace knows one group only: its overlay cannot copy
 * such a file to the upper layer, and the agent could not write to it.
 */
function foreignGroups(checkout: string): { path: string; folder: boolean }[] {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  const found: { path: string; folder: boolean }[] = [];
  const waiting = [checkout];
  for (let seen = 0; waiting.length > 0 && seen < mostEntries; seen += 1) {
    const path = waiting.pop() ?? "";
    const stat = lstatSync(path, { throwIfNoEntry: false });
    const folder = stat?.isDirectory() === true;
    if (stat && stat.uid === uid && stat.gid !== gid && (folder || stat.isFile())) found.push({ path, folder });
    for (const name of folder ? namesIn(path) : []) if (!skipped.has(name)) waiting.push(join(path, name));
  }
  return found;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the folder is unreadable
  }
}

/** How one folder looks: `host` shows the host's files and throws changes away, `fresh` is empty. */
export interface ShownPath {
  target: string;
  kind: "host" | "fresh";
}

/** What a room shows of the machine, as plain data for the warden to mount. */
export interface View {
  /** In mount order: inner paths come after outer ones. */
  places: ShownPath[];
  /** Shown unchanged and read-only, with their inner mounts and their mount options. */
  kept: { target: string; options: string[] }[];
  /** Shown unchanged and read-only. */
  shown: string[];
  /** Folders and files whose changes reach the host (`writable`). */
  writable: string[];
  /** Files whose text differs from the host's, such as a git configuration without its token. */
  files: { path: string; text: string }[];
  /** Shown as copies: files that an overlay could not give to the user. */
  copies: { path: string; folder: boolean }[];
  /** Shown empty. */
  hidden: { path: string; folder: boolean }[];
  /** Changes below it are reported relative to it. */
  checkout: string;
}

export interface ViewOptions {
  /** The folder of `replaykit.yaml`. */
  root: string;
  env: Record<string, string | undefined>;
  /** Folders of ReplayKit that the process must read, such as cases outside the checkout. */
  shown: string[];
  writable: string[];
  /** True if the process may reach other machines and keeps its credentials. */
  keepCredentials?: boolean;
  overlays: OverlayUse;
}

/** Empty in each room, because they hold sockets of services and files of other processes. */
const freshFolders = ["/tmp", "/var/tmp", "/run"];
/** Folders that the warden makes anew. */
const ownFolders = ["/dev", "/proc", "/sys"];
/** File systems without files of programs. */
const systemTypes =
  /^(proc|sysfs|cgroup2?|devpts|devtmpfs|mqueue|debugfs|tracefs|securityfs|pstore|bpf|configfs|fusectl|hugetlbfs|binfmt_misc|autofs|efivarfs|nsfs|rpc_pipefs|selinuxfs|ramfs)$/;
/** Environment variables that list folders of programs. */
const pathVariables = ["PATH", "VIRTUAL_ENV", "PYTHONPATH", "NODE_PATH", "JAVA_HOME", "GOPATH", "GOROOT"];

export function viewOf(options: ViewOptions): View {
  const { root, env, keepCredentials = false } = options;
  const checkout = checkoutOf(root);
  const mounts = readMountTable(readFileSync("/proc/self/mountinfo", "utf8"));
  const home = env["HOME"] !== undefined && isAbsolute(env["HOME"]) ? env["HOME"] : undefined;
  const runnerTemp = env["RUNNER_TEMP"];
  const fresh = [...freshFolders, ...(runnerTemp === undefined ? [] : [runnerTemp])].filter(isRealFolder);
  const top = topFolders().filter((path) => !fresh.includes(path));
  const wanted = [checkout, root, ...(home === undefined ? [] : [home]), ...programFolders(env)].filter(
    (path) => isRealFolder(path) && fresh.some((folder) => isWithin(path, folder) && path !== folder),
  );
  const inside = mounts.filter(({ target, type }) => isOfInterest(target, type, fresh));
  const folders = [...top, ...inside.filter(isFolderMount).map(({ target }) => target)];
  const parted = partedBy(options.overlays, {
    hosts: [...folders, ...outermost(wanted, fresh)],
    mounts,
    kept: [...folders, ...inside.map(({ target }) => target)],
    wanted: outermost(wanted, fresh),
    copied: () => outermost([checkout, ...(home !== undefined && isSmall(home, checkout) ? [home] : [])], fresh),
  });
  const kept = parted.kept.map((target) => ({ target, options: optionsOf(target, mounts) }));
  const places = new Map<string, ShownPath>(parted.overlaid.map((target) => [target, { target, kind: "host" }]));
  for (const target of fresh) places.set(target, { target, kind: "fresh" });
  const sorted = [...places.values()].toSorted(
    (a, b) => depth(a.target) - depth(b.target) || (a.target < b.target ? -1 : 1),
  );
  const isSeen = (path: string): boolean => sorted.findLast(({ target }) => isWithin(path, target))?.kind !== "fresh";
  const shown = [...parted.shown, ...shownOf(options.shown, fresh, wanted)];
  const secret = keepCredentials ? [] : credentialsIn({ home, checkout }).filter(({ path }) => isSeen(path));
  return {
    places: sorted,
    kept,
    shown,
    writable: options.writable.filter((path) => existsSync(path)),
    files: [...mountedFiles(inside), ...gitConfigs(checkout), ...nameServers(fresh)],
    copies: options.overlays === "beside-mounts" ? foreignGroups(checkout) : [],
    hidden: [...secret, ...socketsIn([...parted.kept, ...parted.shown])],
    checkout,
  };
}

interface Parts {
  /** Folders that get an overlay or a copy. */
  overlaid: string[];
  kept: string[];
  shown: string[];
}

interface Folders {
  hosts: string[];
  mounts: Mount[];
  /** What a room without overlays shows unchanged: the whole machine. */
  kept: string[];
  /** Folders inside fresh ones that the process needs. */
  wanted: string[];
  /** Folders that a room without overlays gets as copies. */
  copied: () => string[];
}

function partedBy(overlays: OverlayUse, { hosts, mounts, kept, wanted, copied: copiesOf }: Folders): Parts {
  if (overlays === "over-mounts") return { overlaid: hosts, kept: [], shown: [] };
  if (overlays === "beside-mounts") return { ...partAtMounts(hosts, mounts), shown: [] };
  const copied = copiesOf();
  const isCopied = (path: string): boolean => copied.some((folder) => isWithin(path, folder));
  const rest = [...new Set(kept)].filter((path) => !isCopied(path)).toSorted((a, b) => depth(a) - depth(b));
  return { overlaid: copied, kept: rest, shown: wanted.filter((path) => !isCopied(path)) };
}

/** The requested paths in fresh folders that are not shown yet. A file stands for its folder, unless that is fresh. */
function shownOf(paths: string[], fresh: string[], wanted: string[]): string[] {
  const places = paths.flatMap((path) => {
    if (!fresh.some((folder) => isWithin(path, folder) && path !== folder)) return [];
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) return [path];
    return stat?.isFile() === true ? [fresh.includes(dirname(path)) ? path : dirname(path)] : [];
  });
  // A fresh folder inside a shown one, such as a home's RUNNER_TEMP, hides what is below it.
  const covers = (outer: string, path: string): boolean =>
    isWithin(path, outer) && !fresh.some((one) => isWithin(path, one) && isWithin(one, outer) && one !== outer);
  return outermost(places, fresh).filter((path) => !wanted.some((one) => covers(one, path)));
}

/** The nearest folder with `.git`, else the project's folder. */
export function checkoutOf(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return root;
  }
}

function topFolders(): string[] {
  return readdirSync("/")
    .map((name) => `/${name}`)
    .filter((path) => !ownFolders.includes(path) && isRealFolder(path));
}

/** Mounts in a fresh folder are hidden, unless they are requested by name. */
function isOfInterest(target: string, type: string, fresh: string[]): boolean {
  if (target === "/" || systemTypes.test(type)) return false;
  return ![...ownFolders, ...fresh].some((folder) => isWithin(target, folder));
}

function isFolderMount({ target }: Mount): boolean {
  return isRealFolder(target);
}

/** Files that are mounts, such as `/etc/hosts` in containers. An overlay would show the file below the mount. */
function mountedFiles(mounts: Mount[]): View["files"] {
  return mounts.flatMap(({ target: path }) => {
    const text = textOf(path);
    return text === undefined ? [] : [{ path, text }];
  });
}

/** `/etc/resolv.conf` is often a link to a service's file in /run. */
function nameServers(fresh: string[]): View["files"] {
  try {
    const path = realpathSync("/etc/resolv.conf");
    const text = textOf(path);
    return text !== undefined && fresh.some((folder) => isWithin(path, folder)) ? [{ path, text }] : [];
  } catch {
    return []; // the file is missing
  }
}

function programFolders(env: Record<string, string | undefined>): string[] {
  const own = process.execPath === "" ? [] : [dirname(process.execPath)];
  return [...own, ...pathVariables.flatMap((name) => (env[name] ?? "").split(delimiter))].filter((path) =>
    isAbsolute(path),
  );
}

/** The outermost of nested folders. A fresh folder between two keeps both. */
function outermost(paths: string[], fresh: string[]): string[] {
  const covers = (outer: string, path: string): boolean =>
    outer !== path && isWithin(path, outer) && !fresh.some((one) => isWithin(path, one) && isWithin(one, outer));
  return [...new Set(paths)].filter((path, _, all) => !all.some((other) => covers(other, path)));
}

function isRealFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false; // the folder is missing or unreadable
  }
}

const mostText = 1024 * 1024;

function textOf(path: string): string | undefined {
  try {
    const stat = statSync(path);
    return stat.isFile() && stat.size <= mostText ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined; // the file is missing or unreadable
  }
}

function depth(path: string): number {
  return path.split("/").length;
}
