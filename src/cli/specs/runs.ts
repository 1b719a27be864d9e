import type { CommandSpec, Flag } from "../command.ts";
import { filterFlags, workerFlags } from "./worker-flags.ts";

export const storeFlag: Flag = {
  name: "store",
  value: "<file>",
  summary: "store of runs (default: .replaykit/store.db at the project's root)",
};

/** Where a run is; `run-place.ts` reads them. */
export const fromFlags: Flag[] = [
  { name: "from", value: "<local | url>", summary: "where the runs are: local, or the address of a Worker" },
  ...workerFlags,
  storeFlag,
];

export const runs: CommandSpec = {
  name: "runs",
  summary: "list the runs of the local store or of a Worker",
  usage: "",
  about: `
Lists the runs that an agent recorded with the SDK, or the runs of a Worker, the newest first. Their ids work in show, diff, tree,
resume, fork, bisect, scaffold and promote, with the same flags.

--worker or REPLAYKIT_WORKER_URL names the Worker; --from local (or --store) uses the local store instead. Commands that take a run id
look here first, then ask the Worker of the environment.
`,
  flags: [
    ...fromFlags,
    { name: "status", value: "<status>", summary: "only success, error, unknown or running" },
    ...filterFlags,
    { name: "limit", value: "<n>", summary: "at most this many (default: 20)" },
  ],
  examples: [
    "replaykit runs",
    "replaykit runs --status error --json",
    "replaykit runs --worker https://replaykit.example.workers.dev --agent billing --since 24h",
  ],
  load: () => import("../commands/runs.ts"),
};
