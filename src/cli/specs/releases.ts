import type { CommandSpec } from "../command.ts";
import { filterFlags, workerFlags } from "./worker-flags.ts";

export const releases: CommandSpec = {
  name: "worker releases",
  summary: "list the releases of agents, and how often each failed",
  usage: "",
  about: `
A release is a version, commit, prompt, model and set of tools, as far as the sender reports them. Lists the newest first, each with the
share of its runs that failed and a 95 % interval.
`,
  flags: [
    ...workerFlags,
    ...filterFlags.filter(({ name }) => name === "agent" || name === "since"),
    { name: "limit", value: "<n>", summary: "at most this many (default: 50)" },
  ],
  examples: ["replaykit worker releases", "replaykit worker releases --agent billing --since 30d --json"],
  load: () => import("../commands/releases.ts"),
};
