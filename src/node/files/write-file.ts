import { renameSync, rmSync, writeFileSync } from "node:fs";
import { errnoOf } from "./read-file.ts";

/** Fails if the name exists, even as a dangling link: a stranger may have chosen the link's target. */
const onlyNew = { flag: "wx" } as const;

/** Writes a file completely or not at all. Replaces a link instead of writing through it. */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.new`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, text, onlyNew);
  renameSync(temporary, path);
}

/** Writes a file only if nothing has its name, not even a link. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, onlyNew);
  } catch (error) {
    if (errnoOf(error) !== "EEXIST") throw error;
  }
}
