import type { CommandSpec } from "../command.ts";

export const caseBrief: CommandSpec = {
  name: "case brief",
  summary: "print what somebody needs who mends a case, on one page",
  usage: "<case | group>",
  about: `
Prints one Markdown page for a coding agent or a colleague: what fails, where the run departs, the code, the commands, what must not
change, and the budget. Recorded text stands in code only.
`,
  flags: [],
  examples: ["replaykit case brief search-loop"],
  load: () => import("../commands/case-brief.ts"),
};
