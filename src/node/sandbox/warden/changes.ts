import { lstatSync, readdirSync, readFileSync, type Stats } from "node:fs";
import { join, relative } from "node:path";
import type { Change } from "../change.ts";
import { isWithin } from "../view/system-places.ts";

/** One overlay's upper layer and its lower layers, the top one first. */
export interface Layers {
  target: string;
  upper: string;
  lowers: string[];
  /**
   * Present if the upper layer is a copy: the paths that were not copied, and when the copy was made (ms, by the file
   * system's clock).
   */
  copied?: { leftOut: Set<string>; since: number } | undefined;
}

/** Folders that programs fill on their own. Changes there say nothing about the agent. */
const caches =
  /(^|\/)(__pycache__|\.cache|\.npm|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.DS_Store|node_modules\/\.cache)(\/|$)/;
const mostChanges = 1000;
const mostBytes = 1024 * 1024;

/** Lists new, changed and deleted files: the difference between the upper and lower layers. */
export function listChanges(layers: Layers[], checkout: string): Change[] {
  const changes: Change[] = [];
  const add = (path: string, what: string): void => {
    if (changes.length < mostChanges && !caches.test(path))
      changes.push({ path: isWithin(path, checkout) ? relative(checkout, path) || "." : path, what });
  };
  for (const one of layers) (one.copied ? compare : walk)("", one, add);
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function walk(inside: string, layers: Layers, add: (path: string, what: string) => void): void {
  for (const name of namesIn(join(layers.upper, inside))) {
    const inner = join(inside, name);
    const path = join(layers.target, inner);
    const now = lstatSync(join(layers.upper, inner), { throwIfNoEntry: false });
    const before = lowerOf(inner, layers);
    if (now === undefined) continue;
    if (isWhiteout(now)) add(path, before?.stat.isDirectory() === true ? "deleted, with all that is in it" : "deleted");
    else if (now.isDirectory() && before?.stat.isDirectory() === true) walk(inner, layers, add);
    else if (now.isDirectory()) add(path, "new folder");
    else if (before === undefined) add(path, `new${sizeOf(join(layers.upper, inner), now)}`);
    else add(path, differenceOf(join(layers.upper, inner), now, before));
  }
}

/**
 * Compares a copy with its source: a copy holds everything, so a file counts only if it differs or was touched since.
 */
function compare(inside: string, layers: Layers, add: (path: string, what: string) => void): void {
  const { target, upper, lowers, copied } = layers;
  const folders = [upper, ...lowers].map((folder) => join(folder, inside));
  for (const name of new Set(folders.flatMap(namesIn))) {
    const inner = join(inside, name);
    if (copied?.leftOut.has(inner) === true) continue;
    const path = join(target, inner);
    const now = statOf(join(upper, inner));
    const before = lowerOf(inner, layers);
    if (!now) add(path, before?.stat.isDirectory() === true ? "deleted, with all that is in it" : "deleted");
    else if (now.isDirectory() && before?.stat.isDirectory() === true) compare(inner, layers, add);
    else if (now.isDirectory()) add(path, "new folder");
    else if (before === undefined) add(path, `new${sizeOf(join(upper, inner), now)}`);
    else if (now.ctimeMs > (copied?.since ?? 0)) add(path, differenceOf(join(upper, inner), now, before));
  }
}

interface Lower {
  path: string;
  stat: Stats;
}

function lowerOf(inside: string, { lowers }: Layers): Lower | undefined {
  for (const lower of lowers) {
    const path = join(lower, inside);
    const stat = statOf(path);
    if (stat) return isWhiteout(stat) ? undefined : { path, stat };
  }
  return undefined;
}

/** An overlay marks a deleted file with a device number that no driver has (0/0). */
function isWhiteout(stat: Stats): boolean {
  return stat.isCharacterDevice() && stat.rdev === 0;
}

function sizeOf(path: string, stat: Stats): string {
  const text = textOf(path, stat);
  if (text === undefined) return stat.isFile() ? `, ${stat.size} bytes` : "";
  return `, ${counted(linesIn(text), "line")}`;
}

function differenceOf(path: string, now: Stats, before: Lower): string {
  const after = textOf(path, now);
  const text = textOf(before.path, before.stat);
  if (after === undefined || text === undefined) return signed(now.size - before.stat.size, "byte");
  if (after === text) return "touched";
  return signed(linesIn(after) - linesIn(text), "line");
}

function signed(difference: number, unit: string): string {
  if (difference === 0) return "changed";
  return `${difference > 0 ? "+" : "−"}${counted(Math.abs(difference), unit)}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function linesIn(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);
}

/** The text of a file of at most 1 MiB without a zero byte. */
function textOf(path: string, stat: Stats): string | undefined {
  if (!stat.isFile() || stat.size > mostBytes) return undefined;
  try {
    const bytes = readFileSync(path);
    return bytes.includes(0) ? undefined : bytes.toString("latin1");
  } catch {
    return undefined; // the file is gone or unreadable
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the folder is gone or unreadable
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // the path leads through a file
  }
}
