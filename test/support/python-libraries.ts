import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const interpreterVariable = "REPLAYKIT_TEST_PYTHON";

/** What to install the libraries from and into. */
export interface LibraryPlace {
  /** The interpreter to install them for. */
  python: string;
  /** A file of pinned versions, one a line, which includes all dependencies. */
  requirements: string;
  cache: string;
  env: NodeJS.ProcessEnv;
}

/** The interpreter of a virtual environment that has the libraries, or why there is none. */
export type Libraries = { python: string } | { absence: string };

/** The oldest Python that all pinned versions support. */
const oldest: readonly [number, number] = [3, 11];

const seconds = 1_000;
/** Time limits: short for an index that does not answer, long enough for all packages on a busy machine. */
const probing = { limit: 30 * seconds, options: ["--retries", "1", "--timeout", "5"] };
const installing = { limit: 300 * seconds, options: ["--retries", "2", "--timeout", "30"] };

/** Options of pip: no prompts, no code of packages, and only the pinned versions. */
const steady = ["--no-input", "--disable-pip-version-check", "--quiet", "--only-binary", ":all:", "--no-deps"];
/** Environment that undoes a user's settings of where packages go. Settings of the index stay. */
const unsettled = {
  PIP_USER: "0",
  PIP_REQUIRE_VIRTUALENV: "0",
  ...Object.fromEntries(
    ["PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONPATH", "PYTHONHOME"].map((name) => [name, undefined]),
  ),
};

/** Creates the virtual environment, unless the cache has one for these requirements and this interpreter. */
export function setUpLibraries({ python, requirements, cache, env }: LibraryPlace): Libraries {
  const version = run(python, ["-c", "import sys; print(*sys.version_info[:2], sys.executable)"], { env });
  if ("failure" in version) return { absence: `${python} does not start: ${version.failure}` };
  const [, major, minor, executable = ""] = /^(\d+) (\d+) (.+)$/.exec(version.output) ?? [];
  if (Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]))
    return { absence: `they need Python ${oldest.join(".")}, and ${python} is ${major}.${minor}` };
  const text = readFileSync(requirements, "utf8");
  const hash = createHash("sha256").update(version.output).update(text).digest("hex").slice(0, 16);
  const folder = join(cache, `python-${hash}`);
  if (existsSync(folder)) return { python: interpreterOf(folder) };
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    const failure = fill({ partial, executable, requirements, first: firstOf(text), env: { ...env, ...unsettled } });
    if (failure !== undefined) return { absence: failure };
    // The rename is atomic: another run finds the whole folder or none. Only the environment's scripts, which are not used, hold its old
    // path.
    if (!existsSync(folder)) renameSync(partial, folder);
  } catch (error) {
    // Another run has created it first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return { python: interpreterOf(folder) };
}

interface Filling extends Pick<LibraryPlace, "requirements" | "env"> {
  partial: string;
  executable: string;
  /** The first requirement, which is downloaded as a test: an index without it has none of the others. */
  first: string;
}

/** Installs the libraries; returns why it cannot, or `undefined`. */
function fill({ partial, executable, requirements, first, env }: Filling): string | undefined {
  const download = [...steady, ...probing.options, "--dest", join(partial, "probe"), first];
  const probe = run(executable, ["-m", "pip", "download", ...download], { env, limit: probing.limit });
  // A Python without pip can still create an environment with one, which takes longer.
  const hasPip = !("failure" in probe) || !probe.failure.includes("No module named pip");
  if ("failure" in probe && hasPip) return `pip gets nothing from a package index here: ${probe.failure}`;
  rmSync(join(partial, "probe"), { recursive: true, force: true });
  console.log("setting up the Python libraries of the tests, once for this checkout");
  const venv = hasPip ? { words: ["--without-pip"], limit: probing.limit } : { words: [], limit: installing.limit };
  const made = run(executable, ["-m", "venv", ...venv.words, partial], { env, limit: venv.limit });
  if ("failure" in made) return `${executable} -m venv fails: ${made.failure}`;
  const pip = hasPip ? ["--python", interpreterOf(partial)] : [];
  const words = ["-m", "pip", ...pip, "install", ...steady, ...installing.options, "--requirement", requirements];
  const installed = run(hasPip ? executable : interpreterOf(partial), words, { env, limit: installing.limit });
  return "failure" in installed ? `pip cannot install them: ${installed.failure}` : undefined;
}

function interpreterOf(folder: string): string {
  return join(folder, "bin/python");
}

function firstOf(requirements: string): string {
  return requirements.split("\n").find((line) => /^\w/.test(line)) ?? "";
}

interface Running {
  env: NodeJS.ProcessEnv;
  limit?: number;
}

type Ran = { output: string } | { failure: string };

/** Runs a program. `failure` is its last error, on one line. */
function run(program: string, words: string[], { env, limit = 60 * seconds }: Running): Ran {
  const { status, error, stdout, stderr } = spawnSync(program, words, {
    env,
    timeout: limit,
    killSignal: "SIGKILL",
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (status === 0) return { output: stdout.trim() };
  if (error && "code" in error && error.code === "ETIMEDOUT")
    return { failure: `it did not end within ${limit / seconds} s` };
  const lines = `${stdout}\n${stderr}`.trim().split("\n");
  const last = lines.findLast((line) => line.startsWith("ERROR: ")) ?? lines.at(-1) ?? "";
  return { failure: error?.message ?? last.replace(/^ERROR: /, "") };
}

/** Sets up the libraries for the tests of this checkout, unless REPLAYKIT_TEST_PYTHON names an interpreter. */
export function librariesOfTests(): Libraries {
  const named = process.env[interpreterVariable];
  if (named !== undefined) return { python: named };
  const root = resolve(import.meta.dirname, "../..");
  const cache = join(root, "node_modules/.cache/replaykit");
  const requirements = join(import.meta.dirname, "python-requirements.txt");
  return setUpLibraries({ python: "python3", requirements, cache, env: process.env });
}

/** Names the file to which the set-up writes its result, for tests that start before it ends. */
const placeVariable = "REPLAYKIT_TEST_PYTHON_LIBRARIES";

/** Vitest's global set-up: another process installs the libraries, and only tests that need them wait for it. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-python-"));
  const place = join(folder, "libraries.json");
  process.env[placeVariable] = place;
  const ended = once(spawn(process.execPath, [import.meta.filename, place], { stdio: "inherit" }), "close");
  return async () => {
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Waits for the libraries of this run. */
export async function preparedLibraries(): Promise<Libraries> {
  const place = process.env[placeVariable];
  if (place === undefined) return { python: process.env[interpreterVariable] ?? "python3" };
  for (let waited = 0; waited < probing.limit + installing.limit; waited += 200) {
    if (existsSync(place)) return JSON.parse(readFileSync(place, "utf8")) as Libraries; // the set-up wrote it
    await sleep(200);
  }
  return { absence: "they were not set up in time" };
}

if (process.argv[1] === import.meta.filename) {
  const [, , place = ""] = process.argv;
  let libraries: Libraries = { absence: "their set-up failed; the run's beginning says how" };
  try {
    libraries = librariesOfTests();
  } finally {
    writeFileSync(`${place}.partial`, JSON.stringify(libraries));
    renameSync(`${place}.partial`, place); // atomic: a reader gets the whole file
  }
}
