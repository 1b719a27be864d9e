import { lstatSync, readdirSync, readFileSync, readlinkSync, type Stats } from "node:fs";
import { join, relative, sep } from "node:path";
import { programFiles } from "../runner/program-files.ts";
import type { Box } from "./sandbox.ts";
import { isWithin } from "./view/system-places.ts";

/** Folders of installed files and of git, which hold no program of a case. */
const skipped = new Set(["node_modules", ".git", ".venv", "venv", "__pycache__"]);

/**
 * Files that a command runs and that the runner's setup changed, relative to the checkout. A setup may build and
 * install new files. But it comes from the pull request, which must not replace the check that judges it.
 */
export function changedBySetup(command: string | string[], { cwd, box }: { cwd: string; box: Box }): string[] {
  if (Object.keys(box.below).length === 0) return [];
  const top = box.view.checkout;
  const { named, implied } = programFiles(command, { cwd, top, path: undefined });
  const isBuilt = ![...named, ...implied].some((path) => statOf(path)?.isFile() === true);
  const found = [
    ...named.flatMap((path) => changesAt(path, box)),
    // Files that are found before the program itself, such as a package's `__init__.py`.
    ...implied.flatMap((path) => (statOf(path) || !isBuilt ? changesAt(path, box, true) : [])),
  ];
  return [...new Set(found)].map((path) => relative(top, path));
}

/** Says why a command is not run. */
export function replacedBySetup(path: string): string {
  return `was not run: the setup of the runner changed ${JSON.stringify(path)}, which it runs: change the setup so that it leaves that file alone`;
}

function changesAt(path: string, { below }: Box, made = false): string[] {
  const target = Object.keys(below)
    .filter((one) => isWithin(path, one))
    .toSorted((a, b) => b.length - a.length)[0];
  const upper = target === undefined ? undefined : below[target]?.[0];
  if (target === undefined || upper === undefined) return [];
  let inner = "";
  for (const part of relative(target, path).split(sep).slice(0, -1)) {
    inner = join(inner, part);
    const folder = statOf(join(upper, inner));
    if (folder === undefined) return [];
    if (!folder.isDirectory()) return [join(target, inner)]; // a link or a deletion replaces the folder
  }
  return differences({ path, upper: join(upper, relative(target, path)) }, made);
}

interface Sides {
  /** Path in the checkout. */
  path: string;
  /** Path of what the setup left in its place. */
  upper: string;
}

/** Lists the changed files. With `made`, a new file counts too. */
function differences({ path, upper }: Sides, made: boolean): string[] {
  const [before, now] = [statOf(path), statOf(upper)];
  if (now === undefined || (before === undefined && !made)) return [];
  if (before === undefined || !now.isDirectory() || !before.isDirectory())
    return before !== undefined && isSame({ path, upper }, before, now) ? [] : [path];
  return namesIn(upper)
    .filter((name) => !skipped.has(name))
    .flatMap((name) => differences({ path: join(path, name), upper: join(upper, name) }, false));
}

function isSame({ path, upper }: Sides, before: Stats, now: Stats): boolean {
  try {
    if (before.isSymbolicLink() && now.isSymbolicLink()) return readlinkSync(path) === readlinkSync(upper);
    return (
      before.isFile() && now.isFile() && before.size === now.size && readFileSync(path).equals(readFileSync(upper))
    );
  } catch {
    return false; // unreadable, so it may differ
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the folder is unreadable
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // the path leads through a file
  }
}
