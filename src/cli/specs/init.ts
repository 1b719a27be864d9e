import type { CommandSpec } from "../command.ts";

export const init: CommandSpec = {
  name: "init",
  summary: "write replaykit.yaml and the workflows for this repository",
  usage: "[--runner-cmd <command>]",
  about: `
Looks at the repository (package managers, frameworks, several agents in one repository) and writes what is missing: replaykit.yaml,
.github/workflows/replaykit.yml and, for pull requests from forks, .github/workflows/replaykit-report.yml. It asks only what it
cannot find out, and overwrites a file only with --force.
`,
  flags: [
    { name: "runner-cmd", value: "<command>", summary: "the command that runs your agent for one case" },
    { name: "shards", value: "<n>", summary: "write the sharded workflow, with n jobs and a merge" },
    {
      name: "commands",
      summary: "write the workflow for comments such as /replaykit accept; it needs contents: write",
    },
    { name: "force", summary: "overwrite files that are there" },
    { name: "dry-run", summary: "show what would be written, write nothing" },
  ],
  examples: ["replaykit init", `replaykit init --runner-cmd "uv run agent.py"`, "replaykit init --dry-run"],
  load: () => import("../commands/init.ts"),
};
