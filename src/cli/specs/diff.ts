import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";

export const diff: CommandSpec = {
  name: "diff",
  summary: "say where two runs part, and why they ended otherwise",
  usage: "<A> [<B>]",
  about: `
Compares two runs (traces, cases, runner outputs, folders of evidence, or runs of the local store), or a case with its last kept
replay, call by call: where they part first, why what followed
differs (another input, another state, another result of a tool, or another decision of the agent on the same), then all differences.
Calls of one group are compared as a set. Exit code 1 where the runs differ.
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
