import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";

export const tree: CommandSpec = {
  name: "runs tree",
  formerly: "tree",
  summary: "draw a run with its forks",
  usage: "<run>",
  about: `
Draws the run, what it was forked from and everything forked from it, with the step at which each fork left.
`,
  flags: fromFlags,
  examples: ["replaykit runs tree run-1"],
  load: () => import("../commands/tree.ts"),
};
