import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licence texts of the packages in these folders. */
export function licences(folders: readonly string[]): string {
  return folders
    .toSorted()
    .map(licence)
    .join(`\n${"-".repeat(80)}\n\n`);
}

function licence(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license } = manifest as { name: string; version: string; license?: string }; // npm wrote it
  const names = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license", "LICENCE", "LICENSE-MIT", "COPYING", "LICENSE.MIT"];
  const file = names.map((candidate) => join(folder, candidate)).find((path) => existsSync(path));
  const text = file === undefined ? "(no licence file in the package)" : readFileSync(file, "utf8").trim();
  return `${name} ${version} (${license ?? "see its package.json"})\n\n${text}\n`;
}
