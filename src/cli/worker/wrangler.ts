import { type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { userFolder } from "../../node/user-folder.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";

const configSchema = z.looseObject({
  main: z.string(),
  d1_databases: z.array(z.looseObject({ migrations_dir: z.string() })),
});

/**
 * Writes the shipped configuration into a folder of the user's project: wrangler writes files beside its configuration,
 * and an installed package may be read-only.
 */
function writeDevConfig(shipped: string, folder: string): string {
  const place = dirname(shipped);
  const text = readFileSync(shipped, "utf8").replaceAll(/^\s*\/\/.*$/gm, "");
  const { $schema: _schema, ...config } = configSchema.parse(JSON.parse(text));
  const made = {
    ...config,
    main: join(place, config.main),
    d1_databases: config.d1_databases.map((one) => ({ ...one, migrations_dir: join(place, one.migrations_dir) })),
  };
  const path = join(folder, "wrangler.json");
  writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`);
  return path;
}

const manifestSchema = z.looseObject({ bin: z.looseObject({ wrangler: z.string() }) });

/** `worker dev`: makes secrets, storage and the index's tables under `.replaykit/worker`, then runs the Worker. */
export async function dev(context: CommandContext): Promise<ExitCode> {
  const { flags, cwd } = context;
  const folder = join(cwd, ".replaykit", "worker");
  const port = flags.integer("port", { min: 1, max: 65_535 }) ?? 8787;
  await assertFree(port);
  const secrets = secretsOf(folder);
  const config = writeDevConfig(shippedConfig(), folder);
  const storage = ["--persist-to", join(folder, "state")];
  const migrate = ["d1", "migrations", "apply", "replaykit", "--local", ...storage];
  const applied = await wrangler(context, { args: migrate, config, output: "quiet" });
  if (applied.code !== 0) {
    throw new ReplayKitError("runner_failed", `wrangler could not make the index: ${applied.text.slice(-600)}`, {
      hint: "wrangler needs Node 22 or newer; remove the folder .replaykit/worker to start over",
    });
  }
  await assertFree(port); // making the index took seconds
  // Without this, wrangler looks for a port of its inspector that is free, and another program can take it first.
  const ports = ["--port", String(port), "--inspector-port", "0"];
  const args = ["dev", ...ports, "--env-file", secrets.file, ...storage];
  const ended = wrangler(context, { args, config, output: "shown" });
  await tellWhenUp(context, { port, admin: secrets.admin, ended });
  const { code } = await ended;
  return code === 0 ? exitCode.ok : exitCode.broken;
}

/** Throws if something else uses the port: its answers would be taken for the Worker's. */
async function assertFree(port: number): Promise<void> {
  const server = createServer();
  const listening = new Promise<void>((done, fail) => server.once("error", fail).listen(port, "localhost", done));
  await listening.catch((cause: unknown) => {
    throw new ReplayKitError("usage", `port ${port} cannot be used: something else listens there`, {
      hint: "npx replaykit worker dev --port <another>",
      cause,
    });
  });
  await new Promise((done) => server.close(done));
}

interface Starting {
  port: number;
  admin: string;
  ended: Promise<unknown>;
}

/** Prints the next steps once the Worker answers. */
async function tellWhenUp({ terminal }: CommandContext, { port, admin, ended }: Starting): Promise<void> {
  const url = `http://localhost:${port}`;
  const over = ended.then(
    () => "over" as const,
    () => "over" as const,
  );
  for (;;) {
    const answer = fetch(`${url}/healthz`).catch(() => undefined);
    const first = await Promise.race([answer, over]);
    if (first === "over") return;
    if (first?.ok) break;
    await Promise.race([over, sleep(200)]);
  }
  terminal.note(
    [
      `The Worker runs at ${url}; Ctrl-C ends it. In another shell:`,
      "",
      `  export REPLAYKIT_WORKER_URL=${url} REPLAYKIT_ADMIN_TOKEN=${admin}`,
      "  npx replaykit worker project demo --create",
      "  export REPLAYKIT_WORKER_TOKEN=$(npx replaykit worker token demo --scope ingest --scope read --scope promote)",
      "  npx replaykit worker push <trace.json>",
      "",
    ].join("\n"),
  );
}

/** The secrets, made only once: with another key, equal values would get other placeholders. Git ignores them. */
function secretsOf(folder: string): { file: string; admin: string } {
  const file = join(folder, "secrets.env");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ".gitignore"), "*\n");
    const secret = () => randomBytes(24).toString("hex");
    writeFileSync(file, `REPLAYKIT_KEY=${secret()}\nREPLAYKIT_ADMIN_TOKEN=${secret()}\n`, { mode: 0o600 });
  }
  const admin = parseEnv(readFileSync(file, "utf8"))["REPLAYKIT_ADMIN_TOKEN"];
  if (admin !== undefined && admin !== "") return { file, admin };
  throw new ReplayKitError("invalid_input", `${file} has no REPLAYKIT_ADMIN_TOKEN`, {
    hint: "add one, or remove the folder to start over",
  });
}

interface WranglerCall {
  args: string[];
  config: string;
  output: "shown" | "quiet";
}

/** Runs the user's wrangler with the Worker that this package ships. */
export async function wrangler(
  { cwd, env, signal }: CommandContext,
  { args, config, output }: WranglerCall,
): Promise<{ code: number; text: string }> {
  const own = userFolder(env);
  // A fifth of wrangler's time goes into compiling it, several times in one deploy.
  const compiled = own === undefined ? {} : { NODE_COMPILE_CACHE: join(own, "compiled") };
  const options: SpawnOptions = {
    cwd,
    // Without a terminal wrangler asks no questions. Without its banner it does not look for a newer version.
    env: { ...compiled, ...env, ...(output === "quiet" ? { CI: "1", WRANGLER_HIDE_BANNER: "true" } : {}) },
    stdio: output === "quiet" ? ["ignore", "pipe", "pipe"] : "inherit",
    signal,
  };
  const child = spawn(process.execPath, [findWrangler(cwd), ...args, "-c", config], options);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done)).catch(
    (cause: unknown) => {
      if (signal.aborted) return 0;
      throw new ReplayKitError("runner_failed", "wrangler could not be started", {
        hint: "check its installation with npm ls wrangler, or repeat npm install --save-dev wrangler",
        cause,
      });
    },
  );
  return { code: code ?? 1, text };
}

/**
 * The user's own wrangler, else one beside this package. It is started without a shell, so that it receives the
 * signals.
 */
function findWrangler(cwd: string): string {
  for (const base of [join(cwd, "package.json"), fileURLToPath(import.meta.url)]) {
    try {
      const manifest = createRequire(base).resolve("wrangler/package.json");
      const { bin } = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
      return join(dirname(manifest), bin.wrangler);
    } catch {
      continue; // not installed there
    }
  }
  throw new ReplayKitError("not_found", "wrangler, which runs the Worker, is not installed", {
    hint: "npm install --save-dev wrangler",
  });
}

export function shippedConfig(): string {
  return findWorker(dirname(fileURLToPath(import.meta.url)));
}

/** Finds `worker/wrangler.jsonc` of the package, above the folder of the bundled code. */
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
