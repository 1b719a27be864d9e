import { readdir, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { ReplayKitError } from "../../core/error.ts";

export interface NamedFile {
  /** What is read: as the user named it, or below the folder that was named. */
  path: string;
  /** True if it was found in a folder: then it need not be a trace. */
  found: boolean;
}

export interface TraceFiles {
  files: NamedFile[];
  /** Links that lead out of the folder in which they stand, and are not followed. */
  aside: string[];
}

/** The files that arguments name: files and `-` as they are, folders with all that is in them, in order. */
export async function traceFiles(args: readonly string[], cwd: string): Promise<TraceFiles> {
  const named: TraceFiles = { files: [], aside: [] };
  for (const path of args) {
    const folder = path !== "-" && (await isFolder(resolve(cwd, path)));
    if (folder) await addFolder(path, { cwd, top: await realpath(resolve(cwd, path)), named });
    else named.files.push({ path, found: false });
  }
  return named;
}

/** Whether a file that could not be read is no trace at all: one in a folder need not be, what the user named must. */
export function isOther({ found }: NamedFile, { code, message }: ReplayKitError): boolean {
  return found && (code === "unknown_format" || (code === "invalid_json" && /:1:1: /.test(message)));
}

/** A name that does not exist is left to whoever reads it, who says so. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

interface Walk {
  cwd: string;
  /** The folder that the user named, without links. */
  top: string;
  named: TraceFiles;
}

/** Hidden files and what package managers install are left out. What a link inside of the folder leads to is read where it stands. */
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
