import { type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";

const manifestSchema = z.looseObject({ bin: z.looseObject({ wrangler: z.string() }) });

/** `worker dev`: secrets and storage of its own under `.replaykit/worker`, the index's tables, then the Worker itself. */
export async function dev(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, cwd } = context;
  const folder = join(cwd, ".replaykit", "worker");
  const secrets = secretsOf(folder);
  const port = flags.integer("port", { min: 1, max: 65_535 }) ?? 8787;
  const storage = ["--persist-to", join(folder, "state")];
  const applied = await wrangler(context, ["d1", "migrations", "apply", "replaykit", "--local", ...storage], "quiet");
  if (applied.code !== 0) {
    throw new ReplayKitError("runner_failed", `wrangler could not make the index: ${applied.text.slice(-600)}`, {
      hint: "wrangler needs Node 22 or newer; the folder .replaykit/worker can be removed to begin anew",
    });
  }
  terminal.note(
    [
      `The Worker runs at http://localhost:${port}; Ctrl-C ends it. In another shell:`,
      "",
      `  export REPLAYKIT_WORKER_URL=http://localhost:${port} REPLAYKIT_ADMIN_TOKEN=${secrets.admin}`,
      "  replaykit worker project demo",
      "  export REPLAYKIT_WORKER_TOKEN=$(replaykit worker token demo --scope ingest --scope read --scope promote)",
      "  replaykit push <trace.json>",
      "",
    ].join("\n"),
  );
  const args = ["dev", "--port", String(port), "--env-file", secrets.file, ...storage];
  const { code } = await wrangler(context, args, "shown");
  return code === 0 ? exitCode.ok : exitCode.broken;
}

export async function deploy(context: CommandContext): Promise<ExitCode> {
  const { code } = await wrangler(context, ["deploy"], "shown");
  return code === 0 ? exitCode.ok : exitCode.broken;
}

/** Made once: with another key equal values would get other placeholders. Git is told to leave them alone. */
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
    hint: "add one, or remove the folder to begin anew",
  });
}

/** Hands over to wrangler, which the user's project has, with the Worker that this package ships. */
async function wrangler(
  { cwd, env, signal }: CommandContext,
  args: string[],
  output: "shown" | "quiet",
): Promise<{ code: number; text: string }> {
  const config = findWorker(dirname(fileURLToPath(import.meta.url)));
  const options: SpawnOptions = {
    cwd,
    // Without a terminal wrangler asks no questions.
    env: output === "quiet" ? { ...env, CI: "1" } : env,
    stdio: output === "quiet" ? ["ignore", "pipe", "pipe"] : "inherit",
    signal,
  };
  const child = spawn(process.execPath, [findWrangler(cwd), ...args, "-c", config], options);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done)).catch(
    (cause: unknown) => {
      if (signal.aborted) return 0;
      throw new ReplayKitError("runner_failed", "wrangler could not be started", { hint: "npm ls wrangler", cause });
    },
  );
  return { code: code ?? 1, text };
}

/** The user's own wrangler, else one beside this package; without a shell between, it gets the signals that are meant for it. */
function findWrangler(cwd: string): string {
  for (const base of [join(cwd, "package.json"), fileURLToPath(import.meta.url)]) {
    try {
      const manifest = createRequire(base).resolve("wrangler/package.json");
      const { bin } = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
      return join(dirname(manifest), bin.wrangler);
    } catch {
      continue; // not there; the other place may have it
    }
  }
  throw new ReplayKitError("not_found", "wrangler, which runs the Worker, is not installed", {
    hint: "npm install --save-dev wrangler",
  });
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
