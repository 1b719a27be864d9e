import { renameSync, rmSync, writeFileSync } from "node:fs";
import { errnoOf } from "./read-file.ts";

/** Takes no name that is there, be it a link to nothing: whoever put it into the checkout may have chosen where it leads. */
const onlyNew = { flag: "wx" } as const;

/** Writes a file whole or not at all; a link in its place is replaced, never written through. */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.new`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, text, onlyNew);
  renameSync(temporary, path);
}

/** Writes a file where there is none yet, not even a link. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, onlyNew);
  } catch (error) {
    if (errnoOf(error) !== "EEXIST") throw error;
  }
}
