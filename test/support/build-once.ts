import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");
const variable = "REPLAYKIT_TEST_DIST";
const workerVariable = "REPLAYKIT_TEST_WORKER";

/** What is shipped, built once for a whole test run; `dist.test.ts` says whether the committed dist/ is the same. */
export const builtDist = process.env[variable] ?? join(root, "dist");

/** The Worker as a deployment sends it: bundled once for a whole test run. `undefined`: who starts it has it bundled. */
export const builtWorker = process.env[workerVariable];

const hook = pathToFileURL(join(import.meta.dirname, "built-package.mjs")).href;

/** Node's options for programs that import "replaykit": they get what is shipped, which starts in a fifth of the time of its sources. */
export const packageOptions = `--disable-warning=ExperimentalWarning --import=${hook}?dist=${pathToFileURL(builtDist).href}`;

/** One after the other by a shell: this process may be waiting for something else meanwhile. */
const build =
  '"$1" scripts/build.ts --out "$0/dist" && ' +
  '"$1" node_modules/.bin/wrangler deploy --dry-run --config "$0/dist/worker/wrangler.jsonc" --outdir "$0/worker"';

export async function setup(): Promise<() => void> {
  // What is given is tested as it is, such as an older build that a test of an attack must still get through.
  if (process.env[variable] !== undefined) {
    showFolders(dirname(builtDist));
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "replaykit-built-"));
  // Beside the packages, as dist/ is: what is not bundled is found there.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  copyFileSync(join(root, "package.json"), join(folder, "package.json"));
  cpSync(join(root, "python"), join(folder, "python"), { recursive: true });
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error" };
  const shell = spawn("sh", ["-c", build, folder, process.execPath], { cwd: root, env, stdio: "inherit" });
  const [code] = await once(shell, "close");
  if (code !== 0) throw new Error("what is shipped could not be built");
  process.env[variable] = join(folder, "dist");
  process.env[workerVariable] = join(folder, "worker");
  showFolders(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Agents of the tests stand in this checkout and import what was built, which a sandbox hides below the system's temporary folder. */
function showFolders(built: string): void {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const python = pythonFolder().filter((folder) => !folders.includes(folder));
  process.env["PATH"] = [...python, ...folders, root, built].join(delimiter);
}

/** Where Python itself is: a manager of versions puts a script in its place, which takes longer to start than Python does. */
function pythonFolder(): string[] {
  const { status, stdout } = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
  return status === 0 ? [dirname(stdout.trim())] : [];
}
