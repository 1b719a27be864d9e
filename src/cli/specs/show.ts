import type { CommandSpec } from "../command.ts";

export const show: CommandSpec = {
  name: "show",
  topic: "Traces",
  summary: "print the timeline of a trace or a case",
  usage: "<trace.json | case>",
  about: `
Prints what happened, event by event, with repeated calls folded. --step shows the state at a step.
`,
  flags: [
    { name: "run", value: "<run id>", summary: "which run, where the file holds several" },
    { name: "format", value: "<name>", summary: "format of the trace (default: recognised by content)" },
    { name: "full", summary: "do not shorten long values" },
  ],
  examples: ["replaykit show examples/traces/search-loop.json", "replaykit show search-loop"],
  load: () => import("../commands/show.ts"),
};
