import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { shortened } from "../../core/text/characters.ts";
import type { CommandContext } from "../command.ts";
import { type DeployFolder, type MergedConfig, parseJsonc } from "./deploy-config.ts";
import { wrangler } from "./wrangler.ts";

export const secretNames = ["REPLAYKIT_KEY", "REPLAYKIT_ADMIN_TOKEN"] as const;
const secretsSchema = z.record(z.string(), z.string());

/** What the account already has. */
interface Standing {
  /** Names of the Worker's secrets; `undefined` if there is no such Worker. */
  secrets: string[] | undefined;
  /** Migrations that were applied; `undefined` if there is no database. */
  applied: string[] | undefined;
}

export interface Deployment {
  context: CommandContext;
  /** The folder, for display. */
  shown: string;
  files: DeployFolder;
  shipped: string;
  config: MergedConfig;
}

async function call(deployment: Deployment, merged: string, args: string[], env: Record<string, string> = {}) {
  const context = { ...deployment.context, env: { ...deployment.context.env, ...env } };
  return wrangler(context, { args, config: merged, output: "quiet" });
}

/** Runs wrangler and returns its output. Throws with wrangler's own error text. */
export async function need(
  deployment: Deployment,
  merged: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, text } = await call(deployment, merged, args, env);
  if (code === 0) return text;
  throw failure(args, text);
}

function failure(args: string[], text: string): ReplayKitError {
  return new ReplayKitError("runner_failed", `wrangler ${args.slice(0, 3).join(" ")} failed: ${faultIn(text)}`, {
    hint: hintFor(text),
  });
}

function hintFor(text: string): string {
  if (/log ?in|authenticat|API token/i.test(text))
    return "npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID";
  const again = "run npx replaykit worker deploy again: finished steps are kept";
  return /fetch failed|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(text)
    ? `check that api.cloudflare.com can be reached from here (a proxy: HTTPS_PROXY), and ${again}`
    : `correct that and ${again}`;
}

/** What wrangler says is wrong: the text of its JSON error, else its lines from the error on, without its own advice. */
export function faultIn(text: string): string {
  const plain = text.replaceAll(/\u001B\[[\d;]*m/g, ""); // oxlint-disable-line no-control-regex -- wrangler's colours
  const json = /^\{\s*"error":\s*\{\s*"text":\s*("(?:[^"\\]|\\.)*")/m.exec(plain)?.[1];
  if (json !== undefined) return shortened(String(JSON.parse(json)), longestFault);
  const at = plain.search(/(?:✘ )?\[?ERROR/);
  const lines = plain.slice(Math.max(0, at)).split("\n");
  const reasons = lines.map((line) => line.trim()).filter((line) => line !== "" && !advice.test(line));
  return shortened(reasons.join("\n"), longestFault);
}

const longestFault = 600;
/** Lines that do not say what is wrong, such as flags of wrangler that our command does not have. */
const advice = /^(?:If you think this is a bug|Note that there is a newer version|To continue without logging in|🪵)/u;

export async function askStanding(deployment: Deployment, merged: string): Promise<Standing> {
  const [secrets, applied] = await Promise.all([secretsSet(deployment, merged), migrationsApplied(deployment, merged)]);
  return { secrets, applied };
}

const named = z.object({ name: z.string() });

async function secretsSet(deployment: Deployment, merged: string): Promise<string[] | undefined> {
  const { code, text } = await call(deployment, merged, ["secret", "list", "--format", "json"]);
  if (code === 0) return listIn(named, { args: ["secret", "list"], text }).map(({ name }) => name);
  if (/not found|does not exist|10007/i.test(text)) return undefined;
  throw failure(["secret", "list"], text);
}

async function migrationsApplied(deployment: Deployment, merged: string): Promise<string[] | undefined> {
  const query = "SELECT name FROM d1_migrations ORDER BY id";
  const { code, text } = await call(deployment, merged, [
    "d1",
    "execute",
    "DB",
    "--remote",
    "--json",
    "--command",
    query,
  ]);
  if (code === 0) {
    const answers = listIn(z.object({ results: z.array(named) }), { args: ["d1", "execute"], text });
    return answers.flatMap(({ results }) => results.map(({ name }) => name));
  }
  if (/no such table/i.test(text)) return [];
  if (/Couldn't find a D1 DB|could not be found/i.test(text)) return undefined;
  throw failure(["d1", "execute"], text);
}

/** The list that wrangler printed, perhaps after notes. Throws with its text if there is none. */
export function listIn<Item>(item: z.ZodType<Item>, { args, text }: { args: string[]; text: string }): Item[] {
  try {
    return z.array(item).parse(JSON.parse(text.slice(text.search(/^\[/m))));
  } catch {
    throw failure(args, text === "" ? "it printed nothing" : text);
  }
}

/**
 * Migrations that are not applied yet. Refuses a database with newer ones, because this package does not know what they
 * did to the tables.
 */
export function pendingOf(applied: readonly string[] = [], shipped: string): string[] {
  const known = readdirSync(join(dirname(shipped), "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length === 0) return known.filter((name) => !applied.includes(name));
  throw new ReplayKitError("conflict", `the database is of a newer version: it has ${newer.join(", ")}`, {
    hint: "npm install replaykit@latest, then deploy; a Worker cannot go back to an older version",
  });
}

/**
 * Names of the secrets that the Worker lacks. Writes them to the secrets file: from the environment, else from the file
 * itself, else new ones.
 */
export function secretsFor({ context, files, shown }: Deployment, { secrets: set = [], applied }: Standing): string[] {
  const kept = keptSecrets(files);
  const missing = secretNames.filter((name) => !set.includes(name));
  if (missing.length === 0) return [];
  const given = (name: string) => context.env[name] || kept[name];
  if (missing.includes("REPLAYKIT_KEY") && (applied ?? []).length > 0 && given("REPLAYKIT_KEY") === undefined)
    throw new ReplayKitError("conflict", "the Worker has no REPLAYKIT_KEY, but its database was filled with one", {
      hint: "set REPLAYKIT_KEY to the old one and deploy again; with a new one, earlier users are not found or erased",
    });
  const made = missing.map((name) => [name, given(name) ?? randomBytes(32).toString("hex")]);
  writeFileSync(files.secrets, `${JSON.stringify({ ...kept, ...Object.fromEntries(made) }, null, 2)}\n`, {
    mode: 0o600,
  });
  context.terminal.note(`secrets: ${missing.join(", ")} (in ${shown}/secrets.json; keep them with your other secrets)`);
  return missing;
}

/** The secrets in the file of an earlier deploy. */
export function keptSecrets({ secrets }: DeployFolder): Record<string, string> {
  if (!existsSync(secrets)) return {};
  const read = secretsSchema.safeParse(parseJsonc(readFileSync(secrets, "utf8"), secrets));
  if (read.success) return read.data;
  throw new ReplayKitError("invalid_input", `${secrets} is not an object of names and texts`, {
    hint: 'it holds {"REPLAYKIT_KEY": "…", "REPLAYKIT_ADMIN_TOKEN": "…"}',
  });
}
