import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { relative } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { openRuns, placeOf, storePath } from "./local-runs.ts";
import { openProject } from "../project.ts";

/** Serves the pages until Ctrl-C. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, signal, cwd } = context;
  const port = flags.integer("port", { min: 0, max: 65_535 }) ?? 0;
  const { config } = await openProject(context);
  await using from = await openRuns(context);
  const place = (await placeOf(context)) ?? (relative(cwd, await storePath(context)) || ".");
  const [{ serve }, { createLocalApp }] = await Promise.all([import("@hono/node-server"), import("./local-app.tsx")]);
  const token = randomBytes(18).toString("base64url");
  let hosts: string[] = [];
  const app = createLocalApp({ from, effects: effectLookup({}, config.effects), place, token, hosts: () => hosts });
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port });
  await started(server, port);
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : port}`;
  hosts = [host, host.replace("127.0.0.1", "localhost")];
  const url = `http://${host}/${token}/`;
  if (flags.on("json")) terminal.printJson({ version: 1, url });
  else terminal.print(`${url}\n\nOnly this address shows the runs, on this machine. Ctrl-C ends it.`);
  if (!signal.aborted) await once(signal, "abort");
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
  return exitCode.ok;
}

async function started(server: NodeJS.EventEmitter, port: number): Promise<void> {
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new ReplayKitError("io_failed", `cannot listen on port ${port}`, {
      hint: "leave --port out to take one that is free",
      cause,
    });
  }
}
