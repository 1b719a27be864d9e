import type { CommandSpec } from "../command.ts";

export const caseBrief: CommandSpec = {
  name: "case brief",
  summary: "print a page with all that is needed to fix a case",
  usage: "<case | group>",
  about: `
Prints one Markdown page for a coding agent or a colleague: what fails, where the run goes wrong, the code, the commands, what must not
change, and the budget. Recorded text appears only as code.
`,
  flags: [],
  examples: ["replaykit case brief search-loop"],
  load: () => import("../commands/case-brief.ts"),
};
