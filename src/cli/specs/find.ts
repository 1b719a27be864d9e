import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const find: CommandSpec = {
  name: "find",
  topic: "Worker",
  summary: "find a run on a Worker by run, trace, session, user or label",
  usage: "<text>",
  about: `
Says which runs match; for one that is missing it says why: never seen, open, sampled out, expired, rejected or erased.
`,
  flags: [...workerFlags],
  examples: ["replaykit find run_xyz789"],
  load: () => import("../commands/find.ts"),
};
