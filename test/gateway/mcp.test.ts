import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { expect, it } from "vitest";
import * as z from "zod";
import { effectLookup } from "../../src/core/effects.ts";
import { createMcpReplay } from "../../src/core/replay/mcp-replay.ts";
import { createToolReplay } from "../../src/core/replay/tool-replay.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { recordedCalls } from "../../src/core/scaffold/tool-fixtures.ts";
import { replayRulesSchema } from "../../src/core/schema/case.ts";
import { toolFixturesSchema } from "../../src/core/schema/fixtures.ts";
import type { JsonObject } from "../../src/core/schema/json.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { startGateway } from "../../src/gateway/server.ts";
import type { SessionOptions } from "../../src/gateway/session.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { builtDist } from "../support/build-once.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const main = join(builtDist, "cli.js");
const server = join(import.meta.dirname, "agents/mcp-server.mjs");
const effects = effectLookup({ lookup: "read", refund: "write" });

async function opened(options: Pick<SessionOptions, "mode" | "tools" | "mcp">, mcpUrl?: string) {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  const gateway = await startGateway({ upstream, mcpUrl });
  const open = gateway.open({ ...options, effects, now: () => new Date(0) });
  return { ...open, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

function replaying(trace: TraceRun) {
  const calls = recordedCalls(trace, runFromTrace(trace, effects));
  const fixtures = toolFixturesSchema.parse({ version: 1, calls });
  const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
  return opened({ mode: "replay", tools, mcp: createMcpReplay(trace) });
}

function overStdio(url: string, log: string) {
  const args = [main, "mcp-proxy", "--name", "billing", "--", "node", server, log];
  const env = { PATH: process.env["PATH"] ?? "", REPLAYKIT_GATEWAY_URL: url };
  return new StdioClientTransport({ command: process.execPath, args, env });
}

/** What an agent does with a server. */
async function use(transport: StdioClientTransport | StreamableHTTPClientTransport) {
  const client = new Client({ name: "agent", version: "1.0.0" });
  await client.connect(transport);
  const tools = await client.listTools();
  const lookup = await client.callTool({ name: "lookup", arguments: { user: "u1" } });
  const refund = await client.callTool({ name: "refund", arguments: { amount: 5 } });
  const policy = await client.readResource({ uri: "policy://refund" });
  const greet = await client.getPrompt({ name: "greet" });
  await client.close();
  return { names: tools.tools.map(({ name }) => name), lookup, refund, policy, greet };
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);

it("a server over stdio is recorded, then served without being started", async () => {
  using folder = temporaryFolder();
  const [first, second] = [join(folder.path, "first.log"), join(folder.path, "second.log")];
  await using recording = await opened({ mode: "record" });
  const recorded = await use(overStdio(recording.url, first));
  expect(recorded).toMatchObject({
    names: ["lookup", "refund"],
    lookup: { content: [{ text: "bill of u1" }] },
    refund: { isError: true },
    policy: { contents: [{ text: "30 days" }] },
    greet: { messages: [{ content: { text: "Hello" } }] },
  });
  expect(linesOf(first)).toEqual(["lookup", "refund", "policy", "greet"]);

  const { trace } = observedTrace(recording.session.observations(), { run_id: "r1" });
  await using replay = await replaying(trace);
  expect(await use(overStdio(replay.url, second))).toEqual(recorded);
  expect(linesOf(second)).toEqual([]);
  expect(replay.session.misses()).toEqual([]);

  // Over HTTP there is one server, which a recording over stdio does not name.
  await using other = await replaying(trace);
  const http = new StreamableHTTPClientTransport(new URL(`${other.url}/mcp`));
  await expect(use(http)).rejects.toThrow(/no answer of the MCP server "default" to tools\/list is recorded/);
  expect(other.session.misses()).toMatchObject([{ kind: "tool", tool: "tools/list" }]);
});

it("a server over streamable HTTP is served from the trace", async () => {
  const exchange = (method: string, params: JsonObject, result: JsonObject) => ({
    type: "other" as const,
    name: "mcp",
    data: { server: "default", method, params, result },
  });
  const content = [{ type: "text", text: "bill of u1" }];
  const failed = { kind: "tool" as const, message: "limit reached" };
  const trace: TraceRun = {
    version: 1,
    run_id: "r1",
    status: "unknown",
    events: [
      exchange("tools/list", {}, { tools: [{ name: "lookup", inputSchema: { type: "object" } }] }),
      { type: "tool_call", call_id: "1", tool_name: "lookup", tool_args: { user: "u1" } },
      { type: "tool_result", call_id: "1", output: { content } },
      { type: "tool_call", call_id: "2", tool_name: "refund", tool_args: { amount: 5 } },
      { type: "tool_result", call_id: "2", error: failed },
      exchange(
        "resources/read",
        { uri: "policy://refund" },
        { contents: [{ uri: "policy://refund", text: "30 days" }] },
      ),
      exchange("prompts/get", { name: "greet" }, { messages: [] }),
    ],
  };
  await using replay = await replaying(trace);
  const used = await use(new StreamableHTTPClientTransport(new URL(`${replay.url}/mcp`)));
  expect(used).toEqual({
    names: ["lookup"],
    lookup: { content },
    refund: { isError: true, content: [{ type: "text", text: "limit reached" }] },
    policy: { contents: [{ uri: "policy://refund", text: "30 days" }] },
    greet: { messages: [] },
  });
  expect(replay.session.misses()).toEqual([]);
});

it("what a server says by itself is not offered, and no attempt waits for it", async () => {
  for (const mode of ["record", "replay"] as const) {
    await using gateway = await opened({ mode }, "http://127.0.0.1:9/mcp");
    const message = { jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params: {} };
    const response = await fetch(`${gateway.url}/mcp`, { method: "POST", body: JSON.stringify(message) });
    expect(await response.json()).toMatchObject({ id: 1, error: { code: -32_601 } });
    expect(gateway.session.misses()).toEqual([]);
  }
});

it.each([202, 204])("a server that takes a notification with status %i is there", async (status) => {
  const real = createServer((_request, response) => response.writeHead(status).end()).listen(0, "127.0.0.1");
  await once(real, "listening");
  const address = real.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const notify = async (mcpUrl: string) => {
    await using recording = await opened({ mode: "record" }, mcpUrl);
    const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    return (await fetch(`${recording.url}/mcp`, { method: "POST", body })).status;
  };
  expect(await notify(`http://127.0.0.1:${port}/mcp`)).toBe(status);
  real.close();
  expect(await notify("http://127.0.0.1:9/mcp")).toBe(502);
});

it("a server over streamable HTTP is recorded through the gateway", async () => {
  const server = new McpServer({ name: "billing", version: "1.0.0" });
  server.registerTool("lookup", { inputSchema: { user: z.string() } }, ({ user }) => ({
    content: [{ type: "text", text: `bill of ${user}` }],
  }));
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: () => "session-1" });
  await server.connect(transport);
  const real = createServer((request, response) => void transport.handleRequest(request, response));
  real.listen(0, "127.0.0.1");
  await once(real, "listening");
  const address = real.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  await using recording = await opened({ mode: "record" }, `http://127.0.0.1:${port}/mcp`);
  const client = new Client({ name: "agent", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${recording.url}/mcp`)));
  const lookup = await client.callTool({ name: "lookup", arguments: { user: "u1" } });
  await client.close();
  real.close();
  real.closeAllConnections();
  expect(lookup).toEqual({ content: [{ type: "text", text: "bill of u1" }] });
  const { trace } = observedTrace(recording.session.observations(), { run_id: "r1" });
  expect(trace.events).toMatchObject([
    { name: "mcp", data: { server: "default", method: "initialize" } },
    { type: "tool_call", tool_name: "lookup", tool_args: { user: "u1" } },
    { type: "tool_result", output: lookup },
  ]);
});
