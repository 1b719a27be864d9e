import type { CommandSpec } from "../command.ts";

export const migrate: CommandSpec = {
  name: "case migrate",
  formerly: "migrate",
  summary: "rewrite cases of an older format",
  usage: "[folder | glob …]",
  about: `
Rewrites cases of the previous format to the current one, and keeps your comments. Both formats can be read.
`,
  flags: [{ name: "dry-run", summary: "show what would change, write nothing" }],
  examples: ["replaykit case migrate", "replaykit case migrate --dry-run"],
  load: () => import("../commands/migrate.ts"),
};
