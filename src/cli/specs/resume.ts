import type { CommandSpec, Flag } from "../command.ts";
import { runnerFlags } from "./runner-flags.ts";
import { fromFlags } from "./runs.ts";

export const continueFlags: Flag[] = [
  ...fromFlags,
  ...runnerFlags,
  { name: "timeout", value: "<duration>", summary: "limit for the run (default: 10m)" },
  { name: "agent-version", value: "<version>", summary: "version of the agent that goes on" },
  { name: "id", value: "<id>", summary: "id of the new run (default: the old one's with -fork-<n>)" },
];

export const resume: CommandSpec = {
  name: "runs resume",
  formerly: "resume",
  summary: "continue a run that stopped",
  usage: "<run> [--step <n>]",
  about: `
Starts your agent with REPLAYKIT_CHECKPOINT_PATH. Recorded steps are served and not done again; the rest runs, writes included. --step
continues from that step in a new run; the old one does not change. With --from a Worker, the run is copied to the local store
first; the Worker's own does not change.
`,
  flags: [{ name: "step", value: "<n>", summary: "go on from this step, in a new run" }, ...continueFlags],
  examples: [`replaykit runs resume run-1 --runner-cmd "node agent.mjs"`],
  load: () => import("../commands/resume.ts"),
};
