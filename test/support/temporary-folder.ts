import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface TemporaryFolder extends Disposable {
  path: string;
}

/** Creates a temporary folder with these files, deleted at the end of the block: `using folder = temporaryFolder({ "a.json": "{}" })`. */
export function temporaryFolder(files: Record<string, string> = {}): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "replaykit-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Creates a temporary folder with copies of these files and folders of the repository. */
export function copyOfRepository(...names: string[]): TemporaryFolder {
  const folder = temporaryFolder();
  for (const name of names) cpSync(join(root, name), join(folder.path, name), { recursive: true });
  return folder;
}
