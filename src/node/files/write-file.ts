import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { errnoOf } from "./read-file.ts";

/** Fails if the name exists, even as a dangling link: a stranger may have chosen the link's target. */
const onlyNew = { flag: "wx" } as const;

export interface FileText {
  path: string;
  text: string;
  /** Permissions, such as `0o600`. */
  mode?: number;
}

/** Writes a file completely or not at all. Replaces a link instead of writing through it. */
export function replaceFile(path: string, text: string): void {
  replaceFiles([{ path, text }]);
}

/**
 * Writes all files or none, each completely: under temporary names before it renames the first. If a later rename
 * fails, restores the files that were already replaced.
 */
export function replaceFiles(files: readonly FileText[]): void {
  const temporary = ({ path }: FileText) => `${path}.${process.pid}.new`;
  const replaced: { path: string; before: Buffer | undefined }[] = [];
  const lasting = files.filter(({ path }) => !isDevice(path));
  try {
    for (const file of lasting) {
      mkdirSync(dirname(file.path), { recursive: true });
      rmSync(temporary(file), { force: true });
      writeFileSync(temporary(file), file.text, { ...onlyNew, mode: file.mode });
    }
    for (const { path, text } of files) if (isDevice(path)) writeFileSync(path, text);
    for (const file of lasting) {
      const { path } = file;
      // Only a file is read: a pipe would wait for a writer.
      const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
      const before = isFile ? readFileSync(path) : undefined;
      renameSync(temporary(file), path); // renaming replaces a link instead of writing through it
      replaced.push({ path, before });
    }
  } catch (error) {
    for (const { path, before } of replaced) {
      if (before === undefined) rmSync(path, { force: true });
      else writeFileSync(path, before);
    }
    throw error;
  } finally {
    for (const file of lasting) rmSync(temporary(file), { force: true });
  }
}

/**
 * Writes a file that a user named, completely or not at all. An existing one keeps its permissions. What is no file is
 * written to, such as a pipe or a link that leads to no file yet, and so is what stands for a stream of this process,
 * such as /dev/stdout.
 */
export function writeOutput(path: string, text: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (path.startsWith("/dev/") || (there ? !there.isFile() : isLink(path))) return writeFileSync(path, text);
  try {
    replaceFiles([there ? { path: realpathSync(path), text, mode: there.mode & 0o777 } : { path, text }]);
  } catch (error) {
    // The folder may be closed, or the file mounted alone, as a container does.
    if (there === undefined || !["EACCES", "EBUSY", "EPERM", "EROFS"].includes(errnoOf(error) ?? "")) throw error;
    writeFileSync(path, text);
  }
}

/** A device keeps nothing, such as /dev/null. It is written to, since a rename would put a file in its place. */
function isDevice(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isCharacterDevice() ?? false;
}

export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Writes a file only if nothing has its name, not even a link. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, onlyNew);
  } catch (error) {
    if (errnoOf(error) !== "EEXIST") throw error;
  }
}
