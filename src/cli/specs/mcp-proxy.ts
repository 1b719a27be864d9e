import type { CommandSpec } from "../command.ts";

export const mcpProxy: CommandSpec = {
  name: "mcp-proxy",
  summary: "record and replay an MCP server over stdio",
  usage: "[--name <server>] -- <server command …>",
  about: `
Put it before the command of an MCP server in your agent's configuration. Under \`replaykit record\` what the server answers is
recorded; under \`replaykit replay\` it is served from the case and the server is not even started. Otherwise it only starts the
server and hands everything through.
`,
  flags: [{ name: "name", value: "<server>", summary: "name of the server in recordings (default: its command)" }],
  examples: ["replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
  load: () => import("../commands/mcp-proxy.ts"),
};
