import type { CommandSpec } from "../command.ts";

export const lint: CommandSpec = {
  name: "lint",
  summary: "check that cases are sound",
  usage: "[case.yaml | folder | glob …]",
  about: `
Refuses a case unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both. Also
finds unknown keys and fixtures, secrets, writes set to live, and quarantines that are expired or lack owner, reason or date. --fix
corrects simple mistakes and keeps your comments.
`,
  flags: [{ name: "fix", summary: "correct simple mistakes" }],
  examples: ["replaykit lint", "replaykit lint cases/search-loop/case.yaml", "replaykit lint --fix"],
  load: () => import("../commands/lint.ts"),
};
