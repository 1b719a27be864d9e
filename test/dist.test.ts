import { execFileSync } from "node:child_process";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { builtDist } from "./support/build-once.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "..");

/** What is in the package only, and built when that is made or installed. */
const packageOnly = /^(?:lib|worker)\//;

/** The files that are in git, each with whether it can be run. */
function contents(folder: string): Record<string, string> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const committed = paths.filter((path) => !packageOnly.test(path)).toSorted();
  const state = (path: string) => (statSync(path).mode & 0o100) + readFileSync(path, "utf8");
  return Object.fromEntries(committed.map((path) => [path, state(join(folder, path))]));
}

function differing(left: Record<string, string>, right: Record<string, string>): string[] {
  return Object.keys({ ...left, ...right }).filter((path) => left[path] !== right[path]);
}

const built = contents(builtDist);

/** What git has of dist/, committed or added: an install builds the one in the checkout anew. */
function contentsInGit(checkout: string): Record<string, string> {
  using folder = temporaryFolder();
  const paths = execFileSync("git", ["ls-files", "-z", "dist"], { cwd: checkout });
  execFileSync("git", ["checkout-index", "-z", "--stdin", `--prefix=${folder.path}/`], { cwd: checkout, input: paths });
  return contents(join(folder.path, "dist"));
}

it("dist/ is what the sources build", () => {
  expect(differing(contentsInGit(root), built), "run `npm run build` and commit dist/").toEqual([]);
});

it("a build that is not in git does not hide that the one in git is stale", () => {
  using folder = temporaryFolder({ "dist/cli.js": "stale" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder.path });
  git("init", "--quiet");
  git("add", "dist");
  writeFileSync(join(folder.path, "dist/cli.js"), "built");
  expect(Object.values(contentsInGit(folder.path))).toEqual(["0stale"]);
  git("add", "dist");
  expect(Object.values(contentsInGit(folder.path))).toEqual(["0built"]);
});

it("a line more or less, a missing file and a lost right to be run are differences", () => {
  const { "cli.js": cli = "", "warden.js": _, ...others } = built;
  expect(differing({ ...others, "cli.js": `${cli}\n` }, built)).toEqual(["cli.js", "warden.js"]);
  expect(differing({ ...built, "cli.js": cli.replace(/^64/, "0") }, built)).toEqual(["cli.js"]);
});

it("dist/ is few files, whose names stay when their contents change", () => {
  const paths = Object.keys(built);
  expect(paths.length).toBeLessThanOrEqual(20);
  expect(paths.filter((path) => !/^(?:[a-z-]+\/)*[a-z-]+\.(?:js|mjs|txt)$/.test(path))).toEqual([]);
});

it("what is loaded before the first runner imports nothing that Node takes long to load; a single command does", () => {
  const importers = Object.keys(built).filter((path) =>
    /getBuiltinModule\?\.\("(?:node:)?https?2?"\)/.test(built[path] ?? ""),
  );
  expect(importers.filter((path) => path.startsWith("chunks/"))).toEqual(["chunks/large-commands.js"]);
});

it("what is started imports none of Node's own modules, which costs more than to ask for them; what an agent loads does", () => {
  const importers = Object.keys(built).filter((path) =>
    /^import.*"(?:node:)?(?:fs|path|crypto)"/m.test(built[path] ?? ""),
  );
  expect(importers.filter((path) => !path.startsWith("shims/"))).toEqual([]);
  expect(importers).not.toEqual([]);
});

it("no line is so long that an error which shows it hides the rest of a log", () => {
  const longest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));
  const lengths = Object.entries(built).map(([path, text]) => ({ path, length: longest(text) }));
  expect(lengths.filter(({ length }) => length > 60_000)).toEqual([]);
  const whole = (built["chunks/traces.js"] ?? "").length;
  expect(whole).toBeGreaterThan(60_000 * 5);
});

it("the package has what it exports, is small, and holds nothing that Python left", () => {
  const place = dirname(builtDist);
  const packed: unknown = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: place, encoding: "utf8" }),
  );
  const [{ files, size }] = packed as [{ files: { path: string; mode: number }[]; size: number }]; // npm wrote it
  const paths = files.map(({ path }) => path);
  const manifest = readFileSync(join(root, "package.json"), "utf8");
  const named = [...manifest.matchAll(/"(?:\.\/)?(dist\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  expect(named).toContain("dist/lib/sdk.js");
  expect(paths).toContain("dist/worker/index.js");
  expect(paths.filter((path) => /\.pyc$|__pycache__|\.test\./.test(path))).toEqual([]);
  expect(paths.length).toBeLessThan(150); // beside them are documents and examples
  expect(size).toBeLessThan(1_100_000);
  expect(files.find(({ path }) => path === "dist/cli.js")?.mode).toBe(0o755);
});

it.each([
  ["sdk", () => import("../src/sdk/index.ts")],
  ["node", () => import("../src/node/sdk.ts")],
  ["vitest", () => import("../src/node/vitest.ts")],
])("the package's %s gives the names of its source, and none of its other files' own", async (name, source) => {
  const shipped: object = await import(pathToFileURL(join(builtDist, "lib", `${name}.js`)).href);
  expect(Object.keys(shipped).toSorted()).toEqual(Object.keys(await source()).toSorted());
});

it("the shipped CLI is a program, starts and says its version", () => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(execFileSync(join(root, "dist/cli.js"), ["--version"], { encoding: "utf8" })).toBe(`${version}\n`);
});
