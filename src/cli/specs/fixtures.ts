import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";
import { formatFlag, runFlag } from "./trace-flags.ts";

export const fixtures: CommandSpec = {
  name: "case fixtures",
  formerly: "fixtures",
  summary: "extend, refresh or prune the recordings of a case",
  usage: "add | refresh | prune  <case> [trace.json | run]",
  about: `
add takes more recordings from another trace, with its model answers, or one answer that you give. refresh asks live read tools again
(only reads, only with --command). prune drops recordings that the last replay did not use. Everything is redacted and linted, and the
difference is shown.
`,
  flags: [
    { name: "tool", value: "<name>", summary: "add: the tool of a recording given by hand" },
    { name: "args", value: "<json>", summary: "add: its arguments" },
    { name: "output", value: "<json>", summary: "add: its answer" },
    { name: "error", value: "<text>", summary: "add: it answered with this error" },
    {
      name: "command",
      value: "<command>",
      summary: "refresh: a command that answers a read: {tool, args} in, {output | error} out",
    },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "add: the models' answers, if not in <name>.model.json beside the trace",
    },
    formatFlag,
    runFlag,
    ...fromFlags,
    { name: "dry-run", summary: "show the difference, write nothing" },
  ],
  examples: [
    "replaykit case fixtures add search-loop other-trace.json",
    `replaykit case fixtures add search-loop --tool get_order --args '{"id":1}' --output '{"total":5}'`,
    "replaykit case fixtures prune search-loop",
  ],
  load: () => import("../commands/fixtures.ts"),
};
