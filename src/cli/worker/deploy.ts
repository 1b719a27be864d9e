import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { createWorkerAdmin } from "../../node/worker/admin.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { openProject } from "../project.ts";
import {
  askStanding,
  type Deployment,
  keptSecrets,
  need,
  pendingOf,
  secretNames,
  secretsFor,
} from "./deploy-account.ts";
import { deployFolder, mergeConfig, ownConfig, writeMissing } from "./deploy-config.ts";
import { shippedConfig } from "./wrangler.ts";
import { scratchFolder } from "../../node/files/scratch-folder.ts";

/** `worker deploy`: creates what is missing and updates the rest. It can be repeated at any time. */
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
  // Wrangler writes files beside its configuration. If nothing may be written there, they go to a temporary folder.
  const place = fresh && dry ? scratchFolder("deploy-") : undefined;
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
  // A migration only adds, so old code works on new tables but new code does not work on old ones.
  if (standing.applied !== undefined && pending.length > 0) await migrate(deployment, merged, pending);
  const url = await upload(deployment, merged, secrets);
  if (standing.applied === undefined) await migrate(deployment, merged, pending);
  const inside = config.jurisdiction === undefined ? [] : ["--jurisdiction", config.jurisdiction];
  const lifecycle = ["r2", "bucket", "lifecycle", "set", config.bucket, "--file", files.lifecycle, "--force"];
  await need(deployment, merged, [...lifecycle, ...inside]);
  terminal.note(`bucket ${config.bucket}: lifecycle rules of ${relative(context.cwd, files.lifecycle)}`);
  return settle(deployment, url);
}

/** Prints what a deploy would do. Sends nothing; wrangler builds the Worker to see that it can. */
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

/** Publishes the Worker and returns its address, if wrangler names it. */
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

const readySchema = z.looseObject({
  ok: z.boolean(),
  checks: z.record(z.string(), z.looseObject({ ok: z.boolean(), message: z.string().optional() })),
});
const patience = 30_000;

/** Waits until the Worker is ready, and gives a new one its first project and token. */
async function settle(deployment: Deployment, deployed: string | undefined): Promise<ExitCode> {
  const { context, files } = deployment;
  const { terminal, env, flags } = context;
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"] ?? deployed;
  if (url === undefined) {
    terminal.print("deployed, but its address is unknown here: GET <address>/readyz says whether it is ready");
    return exitCode.ok;
  }
  const ready = await readiness(url.replace(/\/+$/, ""));
  const wrong = Object.entries(ready?.checks ?? {}).filter(([, { ok }]) => !ok);
  for (const [name, { message = "not ready" }] of wrong) terminal.note(terminal.safe(`not ready: ${name}: ${message}`));
  if (!ready?.ok) {
    if (!ready) terminal.note(`no answer at ${url}/readyz within ${patience / 1000} s; a new address can take minutes`);
    return exitCode.broken;
  }
  const secret = env["REPLAYKIT_ADMIN_TOKEN"] || keptSecrets(files)["REPLAYKIT_ADMIN_TOKEN"];
  const first = secret === undefined ? undefined : await firstToken(context, url, secret);
  if (flags.on("json")) terminal.printJson({ version: 1, url, ...first });
  else {
    terminal.print(`The Worker is ready at ${url}`);
    if (first)
      terminal.print(
        [
          `Its first project is ${first.project}. In your shell:`,
          "",
          `  export REPLAYKIT_WORKER_URL=${url}`,
          `  export REPLAYKIT_WORKER_TOKEN=${first.token}`,
        ].join("\n"),
      );
  }
  return exitCode.ok;
}

async function readiness(url: string): Promise<z.infer<typeof readySchema> | undefined> {
  const until = performance.now() + patience;
  for (let last: z.infer<typeof readySchema> | undefined; ; await sleep(1_000)) {
    const answer = await fetch(`${url}/readyz`, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    const read = readySchema.safeParse(await answer?.json().catch(() => undefined));
    if (read.success) last = read.data;
    if (last?.ok === true || performance.now() > until) return last;
  }
}

async function firstToken(context: CommandContext, url: string, secret: string) {
  const admin = createWorkerAdmin({ url, secret });
  if ((await admin.projects()).length > 0) return undefined;
  const { root } = await openProject(context, () => undefined);
  const project =
    basename(root)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 40) || "agents";
  await admin.putProject(project, {});
  const { token } = await admin.createToken(project, { name: "first", scopes: ["ingest", "read", "promote"] });
  return { project, token };
}
