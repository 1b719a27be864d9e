import type { CommandSpec } from "../command.ts";

export const mcpProxy: CommandSpec = {
  name: "mcp-proxy",
  summary: "record and replay an MCP server over stdio",
  usage: "[--name <server>] -- <server command …>",
  about: `
Put it before the command of an MCP server in your agent's configuration. Under \`replaykit record\` it records the server's answers;
under \`replaykit replay\` it answers from the case without starting the server. Otherwise it starts the server and passes everything
through.
`,
  flags: [{ name: "name", value: "<server>", summary: "name of the server in recordings (default: its command)" }],
  examples: ["replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
  load: () => import("../commands/mcp-proxy.ts"),
};
