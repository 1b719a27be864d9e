import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { tmpdir } from "node:os";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { askStanding, type Deployment, need, pendingOf, secretNames, secretsFor } from "./deploy-account.ts";
import { deployFolder, mergeConfig, ownConfig, writeMissing } from "./deploy-config.ts";
import { settle } from "./settle-deploy.ts";
import { shippedConfig } from "./wrangler.ts";

/** `worker deploy`: makes what is missing, brings the rest up to date, and can be repeated at any time. */
export async function deploy(context: CommandContext, folderName = "replaykit-worker"): Promise<ExitCode> {
  const { flags, terminal, cwd } = context;
  const folder = resolve(cwd, folderName);
  const files = deployFolder(folder);
  const shipped = shippedConfig();
  const dry = flags.on("dry-run");
  const fresh = !existsSync(files.config);
  if (!dry) for (const made of writeMissing(folder, shipped)) terminal.note(`written: ${relative(cwd, made)}`);
  const own = fresh && dry ? ownConfig(folder, shipped) : readFileSync(files.config, "utf8");
  const config = mergeConfig(own, { name: relative(cwd, files.config), shipped });
  const deployment = { context, shown: relative(cwd, folder), files, shipped, config };
  if (config.added.length > 0)
    terminal.note(`${relative(cwd, files.config)} lacks, and this version adds: ${config.added.join(", ")}`);
  // Wrangler leaves things beside its configuration: where nothing may be written they go elsewhere.
  const place = fresh && dry ? mkdtempSync(join(tmpdir(), "replaykit-deploy-")) : undefined;
  const merged = place === undefined ? files.merged : join(place, "wrangler.json");
  writeFileSync(merged, config.text);
  try {
    return await (dry ? rehearse(deployment, merged) : publish(deployment, merged));
  } finally {
    rmSync(place ?? merged, { recursive: true, force: true });
  }
}

async function publish(deployment: Deployment, merged: string): Promise<ExitCode> {
  const { context, config, files, shipped } = deployment;
  const { terminal } = context;
  const standing = await askStanding(deployment, merged);
  const pending = pendingOf(standing.applied, shipped);
  const secrets = secretsFor(deployment, standing);
  // Code of before works on tables of today, never the other way round: a migration only adds.
  if (standing.applied !== undefined && pending.length > 0) await migrate(deployment, merged, pending);
  const url = await upload(deployment, merged, secrets);
  if (standing.applied === undefined) await migrate(deployment, merged, pending);
  const inside = config.jurisdiction === undefined ? [] : ["--jurisdiction", config.jurisdiction];
  const lifecycle = ["r2", "bucket", "lifecycle", "set", config.bucket, "--file", files.lifecycle, "--force"];
  await need(deployment, merged, [...lifecycle, ...inside]);
  terminal.note(`bucket ${config.bucket}: lifecycle rules of ${relative(context.cwd, files.lifecycle)}`);
  return settle(deployment, url);
}

/** Says what a deploy would do. Nothing is written or sent; wrangler builds the Worker to see that it can. */
async function rehearse(deployment: Deployment, merged: string): Promise<ExitCode> {
  const { context, config, files, shipped, shown } = deployment;
  const { terminal, cwd } = context;
  const standing = await askStanding(deployment, merged).catch((error: unknown) => {
    if (!(error instanceof ReplayKitError) || error.code === "conflict") throw error;
    terminal.note(`the account could not be read, so this shows a first deploy: ${error.message}`);
    return { secrets: undefined, applied: undefined };
  });
  const pending = pendingOf(standing.applied, shipped);
  await need(deployment, merged, ["deploy", "--dry-run"]);
  const missing = secretNames.filter((name) => !(standing.secrets ?? []).includes(name));
  const first = standing.applied === undefined;
  const steps = [
    ...(existsSync(files.config) ? [] : [`write ${shown}/wrangler.jsonc and ${shown}/r2-lifecycle.json`]),
    ...(missing.length === 0 ? [] : [`set the secrets ${missing.join(" and ")}`]),
    ...(first ? [`make the database ${config.database} and the bucket ${config.bucket}`] : []),
    ...(first || pending.length === 0 ? [] : [`apply ${pending.join(", ")}`]),
    "upload the Worker",
    ...(first ? [`apply ${pending.join(", ")}`] : []),
    `set the lifecycle rules of ${config.bucket}`,
    ...(standing.secrets === undefined ? ["make the first project and its token"] : []),
  ];
  if (context.flags.on("json")) terminal.printJson({ version: 1, dry_run: true, steps });
  else
    terminal.print(
      [
        `The Worker builds. A deploy from ${relative(cwd, files.config)} would:`,
        ...steps.map((step) => `  ${step}`),
      ].join("\n"),
    );
  return exitCode.ok;
}

async function migrate(deployment: Deployment, merged: string, pending: readonly string[]): Promise<void> {
  await need(deployment, merged, ["d1", "migrations", "apply", "DB", "--remote"]);
  deployment.context.terminal.note(`database ${deployment.config.database}: ${pending.join(", ")} applied`);
}

const outputSchema = z.looseObject({ type: z.string(), targets: z.array(z.string()).optional() });

/** Publishes the Worker; answers where it can be reached. */
async function upload(deployment: Deployment, merged: string, secrets: string[]): Promise<string | undefined> {
  const { context, files } = deployment;
  const output = `${merged}.output`;
  const given = secrets.length === 0 ? [] : ["--secrets-file", files.secrets];
  try {
    await need(deployment, merged, ["deploy", "--keep-vars", ...given], { WRANGLER_OUTPUT_FILE_PATH: output });
    const lines = readFileSync(output, "utf8").trimEnd().split("\n");
    const deployed = lines.map((line) => outputSchema.parse(JSON.parse(line))).find(({ type }) => type === "deploy");
    const target = deployed?.targets?.find((one) => /^(?:https?:\/\/)?[\w.-]+$/.test(one));
    const url = target === undefined || target.startsWith("http") ? target : `https://${target}`;
    context.terminal.note(`the Worker is uploaded${url === undefined ? "" : `: ${url}`}`);
    return url;
  } finally {
    rmSync(output, { force: true });
  }
}
