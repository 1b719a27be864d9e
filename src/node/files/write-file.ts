import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
  try {
    for (const file of files) {
      mkdirSync(dirname(file.path), { recursive: true });
      rmSync(temporary(file), { force: true });
      writeFileSync(temporary(file), file.text, { ...onlyNew, mode: file.mode });
    }
    for (const file of files) {
      const { path } = file;
      const before = isLink(path) || !existsSync(path) ? undefined : readFileSync(path);
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
    for (const file of files) rmSync(temporary(file), { force: true });
  }
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
