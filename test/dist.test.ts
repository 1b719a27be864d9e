import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { version } from "../src/core/version.ts";

const root = resolve(import.meta.dirname, "..");

function contents(folder: string): Record<string, string> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}

it("dist/ is what the sources build", () => {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-dist-"));
  try {
    execFileSync(process.execPath, [join(root, "scripts/build.ts"), "--out", folder], { stdio: "pipe" });
    const committed = contents(join(root, "dist"));
    const built = contents(folder);
    const differing = Object.keys({ ...committed, ...built }).filter((path) => committed[path] !== built[path]);
    expect(differing, "run `npm run build` and commit dist/").toEqual([]);
    expect(Object.keys(built)).toContain("cli.js");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("the version in the code is the package's", () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(manifest).toMatchObject({ version });
});

it("the shipped CLI starts and says its version", () => {
  expect(execFileSync(process.execPath, [join(root, "dist/cli.js"), "--version"], { encoding: "utf8" })).toBe(
    `${version}\n`,
  );
});
