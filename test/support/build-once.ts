import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");
const variable = "REPLAYKIT_TEST_DIST";
const workerVariable = "REPLAYKIT_TEST_WORKER";

/** The shipped files, built once for a whole test run; `dist.test.ts` tells whether the committed dist/ is the same. */
export const builtDist = process.env[variable] ?? join(root, "dist");

/** The Worker as a deployment sends it, bundled once for a whole test run; if `undefined`, each test that starts it bundles it. */
export const builtWorker = process.env[workerVariable];

const hook = pathToFileURL(join(import.meta.dirname, "built-package.mjs")).href;

/** Node options for programs that import "replaykit": they get the built files, which start in a fifth of the time of the sources. */
export const packageOptions = `--disable-warning=ExperimentalWarning --import=${hook}?dist=${pathToFileURL(builtDist).href}`;

/** A shell runs both steps, because this process does other work meanwhile. */
const build =
  '"$1" scripts/build.ts --out "$0/dist" && ' +
  '"$1" node_modules/.bin/wrangler deploy --dry-run --config "$0/dist/worker/wrangler.jsonc" --outdir "$0/worker"';

export async function setup(): Promise<() => void> {
  // A given build is tested as it is, such as an older one, on which the test of a mended attack must fail.
  if (process.env[variable] !== undefined) {
    showFolders(dirname(builtDist));
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "replaykit-built-"));
  // Some tests run the shipped files as another user.
  chmodSync(folder, 0o755);
  // node_modules is beside the build, as it is beside dist/, so that packages that are not bundled are found.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  copyFileSync(join(root, "package.json"), join(folder, "package.json"));
  cpSync(join(root, "python"), join(folder, "python"), { recursive: true });
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error" };
  const shell = spawn("sh", ["-c", build, folder, process.execPath], { cwd: root, env, stdio: "inherit" });
  const [code] = await once(shell, "close");
  if (code !== 0) throw new Error("the shipped files could not be built");
  process.env[variable] = join(folder, "dist");
  process.env[workerVariable] = join(folder, "worker");
  showFolders(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Adds this checkout and the build to PATH, because the sandbox shows folders of PATH: it hides everything else in the temporary folder,
 * and agents of the tests import both.
 */
function showFolders(built: string): void {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const python = pythonFolder().filter((folder) => !folders.includes(folder));
  process.env["PATH"] = [...python, ...folders, root, built].join(delimiter);
}

/** The folder of the real Python. A version manager (such as pyenv) puts a script in PATH that takes longer to start than Python. */
function pythonFolder(): string[] {
  const { status, stdout } = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
  return status === 0 ? [dirname(stdout.trim())] : [];
}
