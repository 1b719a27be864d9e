import type { Flag } from "../command.ts";

/** How a command reaches a Worker; `worker-connection.ts` reads them. */
export const workerFlags: Flag[] = [
  { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
  { name: "token", value: "<token>", summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)" },
];

/** Which runs of a list; `listed-runs.ts` reads them. */
export const filterFlags: Flag[] = [
  { name: "agent", value: "<name>", summary: "only runs of this agent" },
  { name: "group", value: "<group>", summary: "only runs of this group of failures, of a Worker" },
  { name: "label", value: "<name:value>", summary: "only runs with this label, of a Worker" },
  {
    name: "since",
    value: "<time>",
    summary: "only runs since then: 2026-11-20, 2026-11-20T10:00:00Z, or 24h (ago)",
  },
  { name: "until", value: "<time>", summary: "only runs until then" },
];
