import type { CommandSpec } from "../command.ts";

export const snapshot: CommandSpec = {
  name: "case snapshot",
  formerly: "snapshot",
  summary: "compare a state of the last replay with the snapshot in a case",
  usage: "<case> [--step <n|id>] [--pointer </path>] [--update]",
  about: `
Compares the state at one step of the last kept replay of a case with the case's \`state_at\` assertion. Exits with 1 if they differ, or
if the case has none. --update writes the state into case.yaml and changes nothing else there: review the change, and commit
it.
`,
  flags: [
    {
      name: "step",
      value: "<n|id>",
      summary: "number of the step from 1, negative from the end, or its id (default: the last)",
    },
    { name: "pointer", value: "</path>", summary: "JSON Pointer of a part of the state (default: all of it)" },
    { name: "update", summary: "write what the replay had into the case" },
  ],
  examples: [
    "replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs",
    "replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs --update",
  ],
  load: () => import("../commands/snapshot.ts"),
};
