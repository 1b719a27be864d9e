import { lstatSync, readdirSync, readFileSync, type Stats } from "node:fs";
import { join, relative } from "node:path";
import type { Change } from "../change.ts";
import { isWithin } from "../view/system-places.ts";

/** One overlay's upper layer and its lower layers, the nearest first. */
export interface Layers {
  target: string;
  upper: string;
  lowers: string[];
  /** If the upper layer is a copy: what was not copied, and when it was made, in the file system's own milliseconds. */
  copied?: { leftOut: Set<string>; since: number } | undefined;
}

/** Folders that programs fill on their own: what is written there says nothing about the agent. */
const caches =
  /(^|\/)(__pycache__|\.cache|\.npm|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.DS_Store|node_modules\/\.cache)(\/|$)/;
const mostChanges = 1000;
const mostBytes = 1024 * 1024;

/** The difference between the upper and lower layers: new, changed and deleted files. */
export function listChanges(layers: Layers[], checkout: string): Change[] {
  const changes: Change[] = [];
  const add = (path: string, what: string): void => {
    if (changes.length < mostChanges && !caches.test(path))
      changes.push({ path: isWithin(path, checkout) ? relative(checkout, path) || "." : path, what });
  };
  for (const one of layers) (one.copied ? compare : walk)("", one, add);
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function walk(way: string, layers: Layers, add: (path: string, what: string) => void): void {
  for (const name of namesIn(join(layers.upper, way))) {
    const inner = join(way, name);
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

/** A copy holds everything, so take what differs from its source or was touched since. */
function compare(way: string, layers: Layers, add: (path: string, what: string) => void): void {
  const { target, upper, lowers, copied } = layers;
  const folders = [upper, ...lowers].map((folder) => join(folder, way));
  for (const name of new Set(folders.flatMap(namesIn))) {
    const inner = join(way, name);
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

function lowerOf(way: string, { lowers }: Layers): Lower | undefined {
  for (const lower of lowers) {
    const path = join(lower, way);
    const stat = statOf(path);
    if (stat) return isWhiteout(stat) ? undefined : { path, stat };
  }
  return undefined;
}

/** An overlay marks a deleted file of a lower layer with a device that no driver has. */
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

/** The text of a small file without a zero byte. */
function textOf(path: string, stat: Stats): string | undefined {
  if (!stat.isFile() || stat.size > mostBytes) return undefined;
  try {
    const bytes = readFileSync(path);
    return bytes.includes(0) ? undefined : bytes.toString("latin1");
  } catch {
    return undefined; // gone, or not for us
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // gone, or not for us
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // below a file
  }
}
