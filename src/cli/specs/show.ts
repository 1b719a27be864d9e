import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";
import { formatFlag, runFlag } from "./trace-flags.ts";

export const show: CommandSpec = {
  name: "show",
  summary: "print the timeline of a trace, a case or a run, or the state at a step",
  usage: "<trace.json | case | run>",
  about: `
Prints what happened, event by event, and folds repeated calls. --step shows the state at a step and what that step changed.
`,
  flags: [
    runFlag,
    formatFlag,
    { name: "step", value: "<n>", summary: "the state after this step, and what it changed" },
    ...fromFlags,
    { name: "full", summary: "do not shorten long values" },
  ],
  examples: [
    "replaykit show examples/traces/search-loop.json",
    "replaykit show search-loop",
    "replaykit show run-1 --step 3",
  ],
  load: () => import("../commands/show.ts"),
};
