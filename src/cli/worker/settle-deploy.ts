import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { createWorkerAdmin } from "../../node/worker/admin.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { openProject } from "../project.ts";
import { type Deployment, keptSecrets } from "./deploy-account.ts";

const readySchema = z.looseObject({
  ok: z.boolean(),
  checks: z.record(z.string(), z.looseObject({ ok: z.boolean(), message: z.string().optional() })),
});
const patience = 30_000;

/** Waits until the Worker says that it is ready, and gives a new one its first project and token. */
export async function settle(deployment: Deployment, deployed: string | undefined): Promise<ExitCode> {
  const { context, files } = deployment;
  const { terminal, env, flags } = context;
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"] ?? deployed;
  if (url === undefined) {
    terminal.print("deployed; its address is not known here: GET <address>/readyz says whether it is ready");
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
