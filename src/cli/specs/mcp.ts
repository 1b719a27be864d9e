import type { CommandSpec } from "../command.ts";

export const mcp: CommandSpec = {
  name: "mcp",
  summary: "serve cases, runs and replays to a coding agent (MCP over stdio)",
  usage: "[--allow-write]",
  about: `
Add it to your coding agent's configuration as an MCP server. Its tools list cases, groups and runs, read a redacted run page by page,
make a case, lint, replay with progress, explain where runs differ, propose guards, and verify a fix. Long answers come in pages.
Without --allow-write nothing is written to the repository; replays keep their evidence under .replaykit/.
`,
  flags: [{ name: "allow-write", summary: "also offer the tools that write cases: write_case and write_guard" }],
  examples: ["replaykit mcp", "claude mcp add replaykit -- npx replaykit mcp"],
  load: () => import("../commands/mcp.ts"),
};
