import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./flags.ts";

export const coverage: CommandSpec = {
  name: "worker coverage",
  summary: "say how many of this week's failures a guard holds, and what to make a case of next",
  usage: "",
  about: `
Counts the failed runs of the last seven days: those that a guard holds, those that have a case which is no guard yet, and those that
have none; by what the runs wrote too, and for four weeks, each by the cases of today. The largest groups without a case follow, with
the command that makes one.

All failures count, kept or sampled out. A case of this checkout holds the failures that have one of its fingerprints; cases of other
repositories count by what the inbox says of the group. Ignored groups count nowhere.
`,
  flags: [
    ...workerFlags,
    { name: "limit", value: "<n>", summary: "at most this many groups without a case, up to 20 (default: 5)" },
  ],
  examples: ["replaykit worker coverage", "replaykit worker coverage --limit 20 --json"],
  load: () => import("../commands/coverage.ts"),
};
