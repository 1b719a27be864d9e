// A real MCP server with a tool, a resource and a prompt; each answer is counted in a log.
import { appendFileSync } from "node:fs";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import * as z from "zod";

const [log] = process.argv.slice(2);
const ran = (name) => appendFileSync(log, `${name}\n`);
const server = new McpServer({ name: "billing", version: "1.0.0" });
server.registerTool("lookup", { inputSchema: { user: z.string() } }, ({ user }) => {
  ran("lookup");
  return { content: [{ type: "text", text: `bill of ${user}` }] };
});
server.registerTool("refund", { inputSchema: { amount: z.number() } }, () => {
  ran("refund");
  return { isError: true, content: [{ type: "text", text: "limit reached" }] };
});
server.registerResource("policy", "policy://refund", {}, (uri) => {
  ran("policy");
  return { contents: [{ uri: uri.href, text: "30 days" }] };
});
server.registerPrompt("greet", {}, () => {
  ran("greet");
  return { messages: [{ role: "user", content: { type: "text", text: "Hello" } }] };
});
await server.connect(new StdioServerTransport());
