import { ReplayKitError } from "../core/error.ts";
import { createWorkerClient, type WorkerClient } from "../node/worker-client.ts";
import type { CommandContext } from "./command.ts";

/** The Worker that the flags or the environment name. */
export function connectWorker({ flags, env }: CommandContext): WorkerClient {
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const token = flags.text("token") ?? env["REPLAYKIT_WORKER_TOKEN"];
  if (url === undefined || url === "") throw missing("address of the Worker", "--worker <url>", "REPLAYKIT_WORKER_URL");
  if (token === undefined || token === "") throw missing("token", "--token <token>", "REPLAYKIT_WORKER_TOKEN");
  if (!URL.canParse(url))
    throw new ReplayKitError("usage", `"${url}" is no address of a Worker`, { hint: "write it as https://…" });
  return createWorkerClient({ url, token });
}

function missing(what: string, flag: string, variable: string): ReplayKitError {
  return new ReplayKitError("usage", `the ${what} is missing`, { hint: `give ${flag}, or set ${variable}` });
}
