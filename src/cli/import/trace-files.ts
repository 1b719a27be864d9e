import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

export interface NamedFile {
  /** What is read: as the user named it, or below the folder that was named. */
  path: string;
  /** True where it was found in a folder: then it need not be a trace. */
  found: boolean;
}

/** The files that arguments name: files and `-` as they are, folders with all that is in them, in order. */
export async function traceFiles(args: readonly string[], cwd: string): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (const path of args) {
    const folder = path !== "-" && (await isFolder(resolve(cwd, path)));
    if (folder) files.push(...(await filesIn(path, cwd)));
    else files.push({ path, found: false });
  }
  return files;
}

/** A name that does not exist is left to whoever reads it, who says so. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Links are not followed, hidden files and what package managers install are left out. */
async function filesIn(folder: string, cwd: string): Promise<NamedFile[]> {
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true });
  const files: NamedFile[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesIn(path, cwd)));
    else if (entry.isFile()) files.push({ path, found: true });
  }
  return files;
}
