import type { CommandSpec } from "../command.ts";
import { storeFlag } from "./runs.ts";

export const store: CommandSpec = {
  name: "runs store",
  formerly: "store",
  summary: "clean up, measure or verify the local store",
  usage: "<gc | stats | verify | flag <run>>",
  about: `
gc deletes runs that are past the time of their class (success 7 days, failed 30, flagged 90, test 1), packs what ended and
frees what nothing uses. flag keeps a run for the time of flagged ones. stats counts. verify restores every step and opens every
blob; exit code 1 where something is damaged.
`,
  flags: [
    storeFlag,
    { name: "keep", value: "<class=days>", repeatable: true, summary: "with gc: another time for a class" },
  ],
  examples: [
    "replaykit runs store gc --keep success=1",
    "replaykit runs store flag run-1",
    "replaykit runs store verify",
  ],
  load: () => import("../commands/store.ts"),
};
