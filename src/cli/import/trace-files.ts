import { readdir, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { ReplayKitError } from "../../core/error.ts";
import { isNoJson } from "../../core/json/json-limits.ts";

export interface NamedFile {
  /** Path as the user named it, or below a folder that the user named. */
  path: string;
  /** True if it was found in a folder. It need not be a trace then. */
  found: boolean;
}

export interface TraceFiles {
  files: NamedFile[];
  /** Links that point outside of the named folder; they are not followed. */
  aside: string[];
}

/** The files that the arguments name, in order: files and `-` as they are, and all files in folders. */
export async function traceFiles(args: readonly string[], cwd: string): Promise<TraceFiles> {
  const named: TraceFiles = { files: [], aside: [] };
  for (const path of args) {
    const folder = path !== "-" && (await isFolder(resolve(cwd, path)));
    if (folder) await addFolder(path, { cwd, top: await realpath(resolve(cwd, path)), named });
    else named.files.push({ path, found: false });
  }
  return named;
}

/** Whether an unreadable file is simply not a trace. A folder may hold such files, but the user must not name one. */
export function isOther({ found }: NamedFile, error: ReplayKitError): boolean {
  return found && (error.code === "unknown_format" || isNoJson(error));
}

/** False for a missing path too; reading it reports the error. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

interface Walk {
  cwd: string;
  /** Real path of the folder that the user named. */
  top: string;
  named: TraceFiles;
}

/**
 * Adds the files below a folder, except hidden files and node_modules. Links are not followed: the target of a link
 * that stays inside of the folder is read at its own path.
 */
async function addFolder(folder: string, walk: Walk): Promise<void> {
  const { cwd, top, named } = walk;
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = join(folder, entry.name);
    if (entry.isFile()) named.files.push({ path, found: true });
    else if (entry.isDirectory()) await addFolder(path, walk);
    else if (entry.isSymbolicLink() && !(await staysInside(resolve(cwd, path), top))) named.aside.push(path);
  }
}

async function staysInside(link: string, top: string): Promise<boolean> {
  const target = await realpath(link).catch(() => undefined);
  return target !== undefined && (target === top || target.startsWith(`${top}${sep}`));
}
