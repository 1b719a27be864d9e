import type { CommandSpec } from "../command.ts";

export const migrate: CommandSpec = {
  name: "case migrate",
  formerly: "migrate",
  summary: "rewrite cases of an older format",
  usage: "[folder | glob …]",
  about: `
Readers take the current format and the one before it; this rewrites the files to the current one and keeps your comments.
`,
  flags: [{ name: "dry-run", summary: "show what would change, write nothing" }],
  examples: ["replaykit case migrate", "replaykit case migrate --dry-run"],
  load: () => import("../commands/migrate.ts"),
};
