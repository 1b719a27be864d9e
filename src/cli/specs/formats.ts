import type { CommandSpec } from "../command.ts";

export const formats: CommandSpec = {
  name: "trace formats",
  formerly: "formats",
  summary: "list the trace formats that are read",
  usage: "",
  about: `
Lists every format that ReplayKit reads, and what a trace in it can hold. Formats are recognised by content; the names are for
--format.
`,
  flags: [],
  examples: ["replaykit trace formats", "replaykit trace formats --json"],
  load: () => import("../commands/formats.ts"),
};
