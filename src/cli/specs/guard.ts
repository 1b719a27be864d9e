import type { CommandSpec } from "../command.ts";
import { baseFlag, runnerFlags } from "./runner-flags.ts";

export const guard: CommandSpec = {
  name: "guard",
  summary: "turn fixed cases into guards that must not come back",
  usage: "<case…>",
  about: `
Sets state: guard in case.yaml (comments stay) for cases that are fixed. It replays each case first, and refuses one that is not
fixed unless you pass --unproven. If a live model answers, the fix is proven beside the code that still fails: name it with --base.
`,
  flags: [...runnerFlags, baseFlag, { name: "unproven", summary: "do not replay first" }],
  examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
  load: () => import("../commands/guard.ts"),
};
