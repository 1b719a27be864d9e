import type { CommandSpec } from "../command.ts";

export const mcp: CommandSpec = {
  name: "mcp",
  summary: "serve cases, runs and replays to a coding agent (MCP over stdio)",
  usage: "",
  about: `
An MCP server for coding agents. Its tools list and read cases and runs, replay, and verify a fix. Without --allow-write they write only
evidence, under .replaykit/.
`,
  flags: [{ name: "allow-write", summary: "also offer the tools that write cases: write_case and write_guard" }],
  examples: ["npx replaykit mcp", "claude mcp add replaykit -- npx replaykit mcp"],
  load: () => import("../mcp/mcp.ts"),
};

export const mcpProxy: CommandSpec = {
  name: "mcp-proxy",
  summary: "record and replay an MCP server over stdio",
  usage: "[--name <server>] -- <server command …>",
  about: `
Put it before an MCP server's command in your agent's configuration. \`npx replaykit record\` then records the server's answers, and a replay
answers from the case without the server. Elsewhere it only starts the server.
`,
  flags: [{ name: "name", value: "<server>", summary: "name of the server in recordings (default: its command)" }],
  examples: ["npx replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
  load: () => import("../mcp/mcp-proxy.ts"),
};
