import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";

export const diff: CommandSpec = {
  name: "diff",
  topic: "Traces",
  summary: "say where two runs part",
  usage: "<A> <B>",
  about: `
Compares two runs (traces, cases, runner outputs, or runs of the local store) call by call: first the difference that came first, then all. Calls of one
group are compared as a set. Exit code 1 where the runs differ.
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the traces (default: recognised by content)" },
    ...fromFlags,
  ],
  examples: [
    "replaykit diff before.json after.json",
    "replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop/runner-output.json",
  ],
  load: () => import("../commands/diff.ts"),
};
