import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** Texts that wait in a folder until they are sent. Each is a file whose name starts with the time. */
export class SpoolFolder {
  readonly path: string;
  private readonly maxBytes: number;

  constructor(path: string, maxBytes: number) {
    this.path = path;
    this.maxBytes = maxBytes;
  }

  keep(text: string): void {
    mkdirSync(this.path, { recursive: true });
    const name = `${Date.now()}-${randomUUID()}`;
    // The file gets its final name last, so that no partial file is sent.
    writeFileSync(join(this.path, `${name}.part`), text);
    renameSync(join(this.path, `${name}.part`), join(this.path, `${name}.json`));
  }

  /** File names, the oldest first. */
  names(): string[] {
    try {
      return readdirSync(this.path)
        .filter((name) => name.endsWith(".json"))
        .toSorted();
    } catch {
      return []; // no folder: nothing was stored yet
    }
  }

  /** Texts of the files that still exist. */
  async read(names: string[]): Promise<string[]> {
    const texts = await Promise.all(names.map(async (name) => readFile(join(this.path, name), "utf8").catch(() => "")));
    return texts.filter((text) => text !== "");
  }

  async drop(names: string[]): Promise<void> {
    await Promise.all(names.map(async (name) => rm(join(this.path, name), { force: true })));
  }

  /** Deletes the oldest files until the folder is within its limit. */
  dropOldest(onDrop: () => void): void {
    const files = this.names().map((name) => ({ name, size: sizeOf(join(this.path, name)) }));
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files) {
      if (total <= this.maxBytes) return;
      rmSync(join(this.path, name), { force: true });
      total -= size;
      onDrop();
    }
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
