import type { Flag } from "../command.ts";

/** How a command reaches a Worker; `worker-connection.ts` reads them. */
export const workerFlags: Flag[] = [
  { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
  { name: "token", value: "<token>", summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)" },
];
