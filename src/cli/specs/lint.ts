import type { CommandSpec } from "../command.ts";

export const lint: CommandSpec = {
  name: "lint",
  summary: "check that cases are sound",
  usage: "[case.yaml | folder | glob …]",
  about: `
A case is refused unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both.
Also found: unknown keys and fixtures, secrets, writes set to live, quarantines without owner, reason and date, or past it.
--fix mends what is mechanical and keeps your comments.
`,
  flags: [{ name: "fix", summary: "mend what is mechanical" }],
  examples: ["replaykit lint", "replaykit lint cases/search-loop/case.yaml", "replaykit lint --fix"],
  load: () => import("../commands/lint.ts"),
};
