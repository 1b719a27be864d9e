import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";

export const diff: CommandSpec = {
  name: "diff",
  summary: "show where two runs differ first, and why",
  usage: "<A> [<B>]",
  about: `
Compares two runs (traces, cases, runner outputs, folders of evidence, or runs of the local store), or a case with its last kept
replay. It shows the first difference, what caused it (an input, a state, a tool's result, or another decision on the same data), and then
all differences. Calls of one group are compared as a set. Exit code 1: the runs differ.
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the traces (default: recognised by content)" },
    { name: "html", value: "<file>", summary: "write the comparison as one HTML file, too" },
    ...fromFlags,
  ],
  examples: [
    "replaykit diff before.json after.json",
    "replaykit diff search-loop",
    "replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop",
  ],
  load: () => import("../commands/diff.ts"),
};
