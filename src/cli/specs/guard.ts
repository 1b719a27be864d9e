import type { CommandSpec } from "../command.ts";
import { baseFlag, runnerFlags } from "./runner-flags.ts";

export const guard: CommandSpec = {
  name: "guard",
  summary: "turn fixed cases into guards that must not come back",
  usage: "<case…>",
  about: `
Sets state: guard in case.yaml (comments stay) for cases that are fixed. Each is replayed first; a case that is not fixed is
refused, unless --unproven says that you know better. What a live model answers is proven beside the code that still fails: name
it with --base.
`,
  flags: [...runnerFlags, baseFlag, { name: "unproven", summary: "do not replay first" }],
  examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
  load: () => import("../commands/guard.ts"),
};
