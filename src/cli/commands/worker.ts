import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json-limits.ts";
import { createWorkerAdmin, type WorkerAdmin } from "../../node/worker-admin.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";

const actions: Record<string, (context: CommandContext, subject: string | undefined) => Promise<ExitCode>> = {
  dev: (context) =>
    wrangler(context, ["dev", "--port", String(context.flags.integer("port", { min: 1, max: 65_535 }) ?? 8787)]),
  deploy: (context) => wrangler(context, ["deploy"]),
  project,
  token,
};

export async function run(context: CommandContext): Promise<ExitCode> {
  const [name = "", subject, ...more] = context.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || more.length > 0) {
    throw new ReplayKitError("usage", "worker takes dev, deploy, project <name> or token <project>", {
      hint: "replaykit worker --help",
    });
  }
  return action(context, subject);
}

function admin({ flags, env }: CommandContext): WorkerAdmin {
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const secret = env["REPLAYKIT_ADMIN_TOKEN"];
  if (url === undefined || url === "")
    throw new ReplayKitError("usage", "the address of the Worker is missing", { hint: "give --worker <url>" });
  if (secret === undefined || secret === "") {
    throw new ReplayKitError("usage", "REPLAYKIT_ADMIN_TOKEN is not set", {
      hint: "it is the secret that the Worker was deployed with",
    });
  }
  return createWorkerAdmin({ url, secret });
}

async function project(context: CommandContext, name: string | undefined): Promise<ExitCode> {
  if (name === undefined)
    throw new ReplayKitError("usage", "worker project needs the project's name", {
      hint: "replaykit worker project billing",
    });
  const settings = parseJson(context.flags.text("settings") ?? "{}", { name: "--settings" });
  const made = await admin(context).putProject(name, settings);
  if (context.flags.on("json")) context.terminal.printJson({ version: 1, ...made });
  else context.terminal.print(`project ${name} is ready\n\nNext: replaykit worker token ${name}`);
  return exitCode.ok;
}

async function token(context: CommandContext, name: string | undefined): Promise<ExitCode> {
  if (name === undefined)
    throw new ReplayKitError("usage", "worker token needs the project's name", {
      hint: "replaykit worker token billing",
    });
  const { flags, terminal } = context;
  const scopes = flags.list("scope");
  const made = await admin(context).createToken(name, {
    name: flags.text("name") ?? "cli",
    scopes: scopes.length > 0 ? scopes : ["ingest"],
  });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else {
    terminal.print(made.token);
    terminal.note("This token is shown once: keep it where secrets are kept.");
  }
  return exitCode.ok;
}

/** Hands over to wrangler, which the user's project has, with the Worker that this package ships. */
async function wrangler({ cwd, env, signal }: CommandContext, args: string[]): Promise<ExitCode> {
  const config = findWorker(dirname(fileURLToPath(import.meta.url)));
  const child = spawn("npx", ["--no-install", "wrangler", ...args, "-c", config], {
    cwd,
    env,
    stdio: "inherit",
    signal,
  });
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done)).catch(
    (cause: unknown) => {
      if (signal.aborted) return 0;
      throw new ReplayKitError("runner_failed", "wrangler could not be started", {
        hint: "npm install --save-dev wrangler",
        cause,
      });
    },
  );
  return code === 0 ? exitCode.ok : exitCode.broken;
}

/** `worker/wrangler.jsonc` of the package, above the folder that this code was bundled into. */
function findWorker(folder: string): string {
  const path = join(folder, "worker", "wrangler.jsonc");
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  if (parent === folder)
    throw new ReplayKitError("not_found", "the Worker is not part of this installation", {
      hint: "npm install replaykit",
    });
  return findWorker(parent);
}
