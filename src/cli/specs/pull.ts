import type { CommandSpec } from "../command.ts";
import { filterFlags, workerFlags } from "./worker-flags.ts";

export const pull: CommandSpec = {
  name: "worker pull",
  formerly: "pull",
  summary: "fetch traces from a Worker",
  usage: "[run id…]",
  about: `
Writes whole traces as files <id>.json into a folder: the named runs, or those that match the filters.
`,
  flags: [
    ...workerFlags,
    { name: "out", short: "o", value: "<folder>", summary: "folder for the traces (default: traces)" },
    { name: "status", value: "<status>", summary: "only success, error or unknown" },
    ...filterFlags,
    { name: "limit", value: "<n>", summary: "at most this many (default: 100)" },
  ],
  examples: [
    "replaykit worker pull --status error --limit 20",
    "replaykit worker pull 3f9a1c02d4e5f60718293a4b --out incident",
  ],
  load: () => import("../commands/pull.ts"),
};
