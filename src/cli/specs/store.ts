import type { CommandSpec } from "../command.ts";
import { storeFlag } from "./runs.ts";

export const store: CommandSpec = {
  name: "runs store",
  formerly: "store",
  summary: "clean up, measure or verify the local store",
  usage: "<gc | stats | verify | flag <run>>",
  about: `
gc deletes runs older than their class allows (success 7 days, failed 30, flagged 90, test 1), packs finished ones and frees unused
space. flag keeps a run as long as flagged ones. stats counts. verify restores every step and opens every blob; exit code 1 means
damage.
`,
  flags: [
    storeFlag,
    { name: "keep", value: "<class=days>", repeatable: true, summary: "with gc: another retention time for a class" },
  ],
  examples: [
    "replaykit runs store gc --keep success=1",
    "replaykit runs store flag run-1",
    "replaykit runs store verify",
  ],
  load: () => import("../commands/store.ts"),
};
