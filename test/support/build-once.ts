import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");
const variable = "REPLAYKIT_TEST_DIST";
const workerVariable = "REPLAYKIT_TEST_WORKER";

/** The shipped files, built once for a whole test run; `dist.test.ts` tells whether the committed dist/ is the same. */
export const builtDist = process.env[variable] ?? join(root, "dist");

/** The Worker as a deployment sends it, bundled once for a whole test run; if `undefined`, each test that starts it bundles it. */
export const builtWorker = process.env[workerVariable];

/** What runs of the tests share. `npm ci` removes it. */
const cache = join(root, "node_modules/.cache/replaykit");

const hook = pathToFileURL(join(import.meta.dirname, "built-package.mjs")).href;

/** Node options for programs that import "replaykit": they get the built files, which start in a fifth of the time of the sources. */
export const packageOptions = `--disable-warning=ExperimentalWarning --import=${hook}?dist=${pathToFileURL(builtDist).href}`;

/** A shell runs both steps, because this process does other work meanwhile. */
const build =
  '"$1" scripts/build.ts --out "$0/dist" && ' +
  '"$1" node_modules/.bin/wrangler deploy --dry-run --config "$0/dist/worker/wrangler.jsonc" --outdir "$0/worker"';

/**
 * Builds the shipped files, unless the cache has them for these sources: a run of one test file would otherwise spend most of its time on
 * the build.
 */
export async function setup(): Promise<void> {
  // A given build is tested as it is, such as an older one, on which the test of a mended attack must fail.
  if (process.env[variable] !== undefined) return await showFolders(dirname(builtDist));
  const folder = await cached(`built-${hashOfSources()}`, buildInto);
  utimesSync(folder, new Date(), new Date());
  removeOldBuilds();
  process.env[variable] = join(folder, "dist");
  process.env[workerVariable] = join(folder, "worker");
  await showFolders(folder);
}

/** All that the build reads in this checkout. */
const sources = ["src", "worker", "scripts", "python", "package.json", "package-lock.json"].concat(
  ["base", "types"].map((name) => `tsconfig.${name}.json`),
);

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const place of sources)
    for (const path of filesBelow(join(root, place))) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name !== ".wrangler" && name !== "__pycache__");
  return names.toSorted().flatMap((name) => filesBelow(join(path, name)));
}

async function buildInto(folder: string): Promise<void> {
  // node_modules is beside the build, as it is beside dist/, so that packages that are not bundled are found.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  copyFileSync(join(root, "package.json"), join(folder, "package.json"));
  cpSync(join(root, "python"), join(folder, "python"), { recursive: true });
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error" };
  const shell = spawn("sh", ["-c", build, folder, process.execPath], { cwd: root, env, stdio: "inherit" });
  const [code] = await once(shell, "close");
  if (code !== 0) throw new Error("the shipped files could not be built");
}

/** Returns the folder of this name in the cache. `fill` makes what is in it, once for all runs of tests. */
async function cached(name: string, fill: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    chmodSync(partial, 0o755); // some tests use it as another user
    await fill(partial);
    renameSync(partial, folder); // atomic: another run finds the whole folder or none
    return folder;
  } catch (error) {
    if (existsSync(folder)) return folder; // another run has made it first
    throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Keeps the builds that were used last: another run may be using one of them. */
function removeOldBuilds(): void {
  const builds = readdirSync(cache).filter((name) => /^built-[0-9a-f]{16}$/.test(name));
  const byUse = builds.map((name) => join(cache, name)).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byUse.slice(4)) rmSync(old, { recursive: true, force: true });
}

/**
 * Adds this checkout and the build to PATH, because the sandbox shows folders of PATH: it hides everything else in the temporary folder,
 * and agents of the tests import both.
 */
async function showFolders(built: string): Promise<void> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const python = (await pythonFolders()).filter((folder) => !folders.includes(folder));
  process.env["PATH"] = [...python, ...folders, root, built].join(delimiter);
}

/**
 * The folders of a Python without installed packages, and of the one that it was made from. Agents of the tests need none, and what is
 * installed can make each start four times as long. A version manager (such as pyenv) has a script in PATH that takes longer still.
 */
async function pythonFolders(): Promise<string[]> {
  const { status, stdout } = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
  if (status !== 0) return [];
  const python = stdout.trim();
  const name = `python-bare-${createHash("sha256").update(python).digest("hex").slice(0, 16)}`;
  const bare = await cached(name, (folder) => {
    const made = spawnSync(python, ["-m", "venv", "--without-pip", folder], { encoding: "utf8" });
    if (made.status !== 0) throw new Error(`${python} -m venv fails: ${made.stderr}`);
  });
  return [join(bare, "bin"), dirname(python)];
}
