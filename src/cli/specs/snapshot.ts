import type { CommandSpec } from "../command.ts";

export const snapshot: CommandSpec = {
  name: "case snapshot",
  formerly: "snapshot",
  summary: "compare a state of the last replay with the one that a case keeps",
  usage: "<case> [--step <n|id>] [--pointer </path>] [--update]",
  about: `
Looks at the state at one step of the last kept replay of a case, and at the \`state_at\` assertion that the case keeps of it. Exits 1
where they differ, or where the case keeps none. With --update the state is written into case.yaml, and everything else there stays
as it is: review the change, and commit it.
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
