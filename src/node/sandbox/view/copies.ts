import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A path below a copied folder that is not copied, because something is mounted there. */
export interface LeftOut {
  /** Path relative to the copied folder. */
  path: string;
  folder: boolean;
}

/** Installed files that programs only read, and git's packs, which never change. */
const installed = /(^|\/)(node_modules|\.venv|venv|\.git\/objects\/pack)$/;
const mostEntries = 50_000;

/** Finds the subfolders that a room shows read-only instead of copying them. */
export function installedIn(folder: string): LeftOut[] {
  const found: LeftOut[] = [];
  const waiting = [""];
  for (let seen = 0; waiting.length > 0 && seen < mostEntries; seen += 1) {
    const path = waiting.pop() ?? "";
    for (const entry of entriesIn(join(folder, path))) {
      if (!entry.isDirectory()) continue;
      const inner = join(path, entry.name);
      if (installed.test(inner)) found.push({ path: inner, folder: true });
      else waiting.push(inner);
    }
  }
  return found;
}

/** Copies a folder's contents with owners, modes and times. A path in `leftOut` gets an empty mount point. */
export function copyFolder(cp: string, from: string, to: string, leftOut: LeftOut[]): void {
  const names = entriesIn(from).map(({ name }) => name);
  const firstOf = (path: string): string => path.split("/")[0] ?? "";
  const parted = new Set(leftOut.map(({ path }) => firstOf(path)));
  const whole = names.filter((name) => !parted.has(name));
  for (let start = 0; start < whole.length; start += mostNames)
    runCopy(cp, from, [...whole.slice(start, start + mostNames).map((name) => `./${name}`), to]);
  for (const name of names.filter((one) => parted.has(one))) {
    const [source, copy] = [join(from, name), join(to, name)];
    const exact = leftOut.find(({ path }) => path === name);
    if (exact && !exact.folder) writeFileSync(copy, "");
    else mkdirSync(copy, { recursive: true });
    makeLike(copy, source);
    if (exact) continue;
    const inner = leftOut.filter(({ path }) => firstOf(path) === name);
    copyFolder(
      cp,
      source,
      copy,
      inner.map((one) => ({ ...one, path: one.path.slice(name.length + 1) })),
    );
  }
}

const mostNames = 1000;

/**
 * Copies what it can: unreadable files are left out, files of unknown owners become the user's. The caller checks later
 * whether the room is full.
 */
function runCopy(cp: string, cwd: string, words: string[]): void {
  try {
    execFileSync(cp, ["-a", ...words], { cwd, stdio: "ignore", env: {} });
  } catch {
    // `cp` fails if one file failed; the rest is copied
  }
}

function makeLike(copy: string, source: string): void {
  const { uid, gid, mode } = lstatSync(source);
  try {
    chownSync(copy, uid, gid);
  } catch {
    // an owner that this user namespace does not know
  }
  chmodSync(copy, mode & 0o7777);
}

/** True if a folder, without `besides`, is small enough to copy quickly. */
export function isSmall(folder: string, besides: string): boolean {
  const waiting = [folder];
  let [bytes, count] = [0, 0];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "";
    for (const entry of entriesIn(path)) {
      const inner = join(path, entry.name);
      if (inner === besides) continue;
      count += 1;
      if (entry.isDirectory()) waiting.push(inner);
      else if (entry.isFile()) bytes += lstatSync(inner, { throwIfNoEntry: false })?.size ?? 0;
      if (bytes > mostBytes || count > mostFiles) return false;
    }
  }
  return true;
}

const mostBytes = 64 * 2 ** 20;
const mostFiles = 5000;

function entriesIn(folder: string) {
  try {
    return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  } catch {
    return []; // the folder is unreadable
  }
}
