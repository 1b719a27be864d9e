import type { CommandSpec, Flag } from "../command.ts";

export const storeFlag: Flag = {
  name: "store",
  value: "<file>",
  summary: "store of runs (default: .replaykit/store.db at the project's root)",
};

export const fromFlags: Flag[] = [
  { name: "from", value: "<local | url>", summary: "where the runs are: here, or a Worker's address (default: local)" },
  { name: "token", value: "<token>", summary: "token of the Worker's project (default: REPLAYKIT_WORKER_TOKEN)" },
  storeFlag,
];

export const runs: CommandSpec = {
  name: "runs",
  topic: "Time travel",
  summary: "list the runs of the local store or of a Worker",
  usage: "",
  about: `
Lists the runs that an agent recorded with the SDK, the newest first. Their ids work in show, diff, tree, resume, fork and
scaffold; with --from, each of these reads the runs of a Worker, those too of which only the trace was sent.
`,
  flags: [
    ...fromFlags,
    { name: "status", value: "<status>", summary: "only success, error, unknown or running" },
    { name: "limit", value: "<n>", summary: "at most this many (default: 20)" },
  ],
  examples: [
    "replaykit runs",
    "replaykit runs --status error --json",
    "replaykit runs --from https://replaykit.example.workers.dev",
  ],
  load: () => import("../commands/runs.ts"),
};
