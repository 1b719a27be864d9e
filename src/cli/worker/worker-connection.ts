import { ReplayKitError } from "../../core/error.ts";
import { createWorkerClient, type WorkerClient } from "../../node/worker/client.ts";
import type { CommandContext } from "../command.ts";

/** Client for the Worker that the flags or the environment name. */
export function connectWorker(context: CommandContext): WorkerClient {
  const url = context.flags.text("worker") ?? workerOfEnvironment(context);
  if (url === undefined || url === "") throw missing("address of the Worker", "--worker <url>", "REPLAYKIT_WORKER_URL");
  return createWorkerClient({ url: workerUrl(url), token: workerToken(context) });
}

/** Address of the Worker in the environment; `undefined` if there is none. */
export function workerOfEnvironment({ env }: CommandContext): string | undefined {
  return env["REPLAYKIT_WORKER_URL"] || undefined;
}

export function workerUrl(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new ReplayKitError("usage", `"${url}" is not the address of a Worker`, { hint: "write it as https://…" });
}

export function workerToken({ flags, env }: CommandContext): string {
  const token = flags.text("token") ?? env["REPLAYKIT_WORKER_TOKEN"];
  if (token === undefined || token === "") throw missing("token", "--token <token>", "REPLAYKIT_WORKER_TOKEN");
  return token;
}

function missing(what: string, flag: string, variable: string): ReplayKitError {
  return new ReplayKitError("usage", `the ${what} is missing`, { hint: `give ${flag}, or set ${variable}` });
}
