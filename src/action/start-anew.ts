import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import { passedVariables } from "../node/runner/environment.ts";
import type { Environment } from "./destinations.ts";

/** Path of the named pipe through which the restarted Action receives the full environment. */
const pipeVariable = "REPLAYKIT_ENVIRONMENT_PIPE";

let handedOver = false;

/**
 * Names that GitHub Actions documents, without their prefix. Any other `GITHUB_*` or `RUNNER_*` variable may hold a
 * secret.
 */
const githubNames = `
  ACTION ACTION_PATH ACTION_REF ACTION_REPOSITORY ACTIONS ACTOR ACTOR_ID API_URL BASE_REF ENV EVENT_NAME
  EVENT_PATH GRAPHQL_URL HEAD_REF JOB OUTPUT PATH REF REF_NAME REF_PROTECTED REF_TYPE REPOSITORY REPOSITORY_ID
  REPOSITORY_OWNER REPOSITORY_OWNER_ID RETENTION_DAYS RUN_ATTEMPT RUN_ID RUN_NUMBER SERVER_URL SHA STATE
  STEP_SUMMARY TRIGGERING_ACTOR WORKFLOW WORKFLOW_REF WORKFLOW_SHA WORKSPACE`;
const runnerNames = "ARCH DEBUG ENVIRONMENT NAME OS TEMP TOOL_CACHE WORKSPACE";

const openNames: ReadonlySet<string> = new Set([
  ...passedVariables,
  ...githubNames
    .trim()
    .split(/\s+/)
    .map((name) => `GITHUB_${name}`),
  ...runnerNames.split(" ").map((name) => `RUNNER_${name}`),
]);
const secretName = /TOKEN|KEY|SECRET|PASSW|CREDENTIAL|AUTH/i;

/**
 * Returns the environment from the pipe, or `own` if there is no pipe. It can be read once. After that, no process's
 * initial environment contains these values.
 */
export function environmentOf(own: Environment): Environment {
  const pipe = own[pipeVariable];
  if (pipe === undefined) return own;
  const handed: Environment = JSON.parse(readFileSync(pipe, "utf8"));
  handedOver = true;
  delete process.env[pipeVariable];
  rmSync(dirname(pipe), { recursive: true, force: true });
  return { ...handed, ...own, [pipeVariable]: undefined };
}

/** Returns the variables that any process of this user may read: no input, key or token. */
export function openEnvironment(env: Environment): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const ours = openNames.has(name) || name.startsWith("LC_") || /^(https?|no|all)_proxy$/i.test(name);
    // A proxy's address may contain a password.
    if (value !== undefined && ours && !secretName.test(name) && !/^\w+:\/\/[^/]*@/.test(value)) kept[name] = value;
  }
  return kept;
}

/**
 * Restarts this process, under the same process id, with an environment without secrets. Without a sandbox, a runner
 * can read the environment that a process was started with, even after the process changes it. The other variables go
 * through a named pipe, so that no file ever contains them.
 */
export async function startAnew(env: Environment): Promise<void> {
  const open = openEnvironment(env);
  const hasMore = Object.entries(env).some(([name, value]) => value !== undefined && !(name in open));
  if (!hasMore || handedOver) return;
  // Windows cannot replace a running process. Nothing is hidden there, and the report says that the runner was not
  // isolated.
  if (process.platform === "win32" || typeof process.execve !== "function") return;
  const pipe = join(mkdtempSync(join(tmpdir(), "replaykit-pipe-")), "environment");
  const made = spawnSync("mkfifo", ["-m", "600", pipe], { env: open });
  if (made.status !== 0) {
    throw new ReplayKitError("io_failed", "the Action could not hide its secrets from the runner: mkfifo failed", {
      hint: "install `mkfifo` on the runner, or allow sandboxes there",
    });
  }
  const writer = spawn("sh", ["-c", 'cat > "$0"', pipe], { stdio: ["pipe", "ignore", "ignore"], env: open });
  writer.stdin.end(JSON.stringify(env));
  await once(writer.stdin, "finish");
  const rest = process.argv.slice(1);
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...rest], { ...open, [pipeVariable]: pipe });
}
