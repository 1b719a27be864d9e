import type { CommandSpec, Flag } from "../command.ts";

export const storeFlag: Flag = {
  name: "store",
  value: "<file>",
  summary: "store of runs (default: .replaykit/store.db at the project's root)",
};

export const runs: CommandSpec = {
  name: "runs",
  topic: "Time travel",
  summary: "list the runs of the local store",
  usage: "",
  about: `
Lists the runs that an agent recorded with the SDK, the newest first. Their ids work in show, diff, tree, resume, fork and
scaffold.
`,
  flags: [
    storeFlag,
    { name: "status", value: "<status>", summary: "only success, error, unknown or running" },
    { name: "limit", value: "<n>", summary: "at most this many (default: 20)" },
  ],
  examples: ["replaykit runs", "replaykit runs --status error --json"],
  load: () => import("../commands/runs.ts"),
};
