import type { CommandSpec } from "../command.ts";

export const mcp: CommandSpec = {
  name: "mcp",
  summary: "serve cases, runs and replays to a coding agent (MCP over stdio)",
  usage: "[--allow-write]",
  about: `
Put it into the configuration of your coding agent as an MCP server. Its tools list cases, groups and runs, read a run page by page and
redacted, make a case, lint, replay with progress, explain where runs part, propose guards, and verify a fix. Every answer is small and
has a cursor where there is more. Nothing is written to the repository unless --allow-write is given; a replay keeps its evidence under
.replaykit/, as ever.
`,
  flags: [{ name: "allow-write", summary: "also offer the tools that write cases: write_case and write_guard" }],
  examples: ["replaykit mcp", "claude mcp add replaykit -- npx replaykit mcp"],
  load: () => import("../commands/mcp.ts"),
};
