import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const find: CommandSpec = {
  name: "worker find",
  formerly: "find",
  summary: "find a run on a Worker by run, trace, session, user or label",
  usage: "<text>",
  about: `
Searches for a run id, then for a trace, session or user id as it was sent, then for a label: its value, or name:value. The search
key goes in the request's body, so that no log of URLs holds it. Prints the matching runs, or why a run is missing: never seen,
open, recorded, sampled out, expired, rejected or erased.
`,
  flags: [...workerFlags],
  examples: ["replaykit worker find run_xyz789", "replaykit worker find ticket:INC-7"],
  load: () => import("../commands/find.ts"),
};
