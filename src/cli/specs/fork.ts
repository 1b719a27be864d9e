import type { CommandSpec } from "../command.ts";
import { continueFlags } from "./resume.ts";

export const fork: CommandSpec = {
  name: "runs fork",
  formerly: "fork",
  summary: "start a new run from a step of another, with other data or another agent",
  usage: "<run> --step <n>",
  about: `
Starts a new run that shares the steps of another run up to --step: their tools and writes do not run again. From there your
agent runs for real, writes included, with the state that --set and --patch changed. The other run does not change. With --from a Worker,
the run is copied to the local store first.
`,
  flags: [
    { name: "step", value: "<n>", summary: "the last step that is shared" },
    { name: "set", value: "</pointer=json>", repeatable: true, summary: "another value in the state at that step" },
    { name: "patch", value: "<file.json>", summary: "JSON merge patch for the state at that step" },
    ...continueFlags,
  ],
  examples: [`replaykit runs fork run-1 --step 1 --set /retrieved_docs='[]' --runner-cmd "node agent.mjs"`],
  load: () => import("../commands/fork.ts"),
};
