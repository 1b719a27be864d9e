import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const groups: CommandSpec = {
  name: "worker groups",
  formerly: "groups",
  summary: "list the groups of failures that a Worker has seen",
  usage: "",
  about: `
A group is all runs that failed in the same way. Lists the newest first, with how often and since when.
`,
  flags: [
    ...workerFlags,
    { name: "state", value: "<state>", summary: "only groups in this state, such as new" },
    { name: "agent", value: "<name>", summary: "only groups of this agent" },
    { name: "limit", value: "<n>", summary: "at most this many (default: 50)" },
  ],
  examples: ["replaykit worker groups", "replaykit worker groups --state new --json"],
  load: () => import("../commands/groups.ts"),
};
