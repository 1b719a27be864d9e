import type { CommandSpec, Flag } from "../command.ts";
import { filterFlags, workerFlags } from "./worker-flags.ts";

export const storeFlag: Flag = {
  name: "store",
  value: "<file>",
  summary: "store of runs (default: .replaykit/store.db at the project's root)",
};

/** Where a run is; `run-place.ts` reads them. */
export const fromFlags: Flag[] = [
  { name: "from", value: "<local | url>", summary: "where the runs are: here, or a Worker, as --worker says it" },
  ...workerFlags,
  storeFlag,
];

export const runs: CommandSpec = {
  name: "runs",
  summary: "list the runs of the local store or of a Worker",
  usage: "",
  about: `
Lists the runs that an agent recorded with the SDK, the newest first, and those of a Worker, of which also only the trace may have
been sent. Their ids work in show, diff, tree, resume, fork, bisect, scaffold and promote, with the same flags.

--worker names the Worker, else REPLAYKIT_WORKER_URL does; --from local (or --store) takes the local store all the same. A command
that is given a run's id looks here first, and asks the Worker of the environment for one that is not here.
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
