import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const find: CommandSpec = {
  name: "worker find",
  formerly: "find",
  summary: "find a run on a Worker by run, trace, session, user or label",
  usage: "<text>",
  about: `
Looks for a run id, then for a trace, session or user id as it was sent, then for a label: its value, or name:value. What is looked for
is sent in the request's body, so that it stands in no log of addresses. Says which runs match; for one that is missing it says why: never seen, open, recorded, sampled out, expired, rejected or erased.
`,
  flags: [...workerFlags],
  examples: ["replaykit worker find run_xyz789", "replaykit worker find ticket:INC-7"],
  load: () => import("../commands/find.ts"),
};
