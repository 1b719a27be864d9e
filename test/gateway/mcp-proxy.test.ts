import { PassThrough } from "node:stream";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { type McpProxyOptions, runMcpProxy } from "../../src/gateway/mcp-proxy.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";

const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });

/** A client of a proxy before this server, whose gateway records. */
async function connected(argv: [string, ...string[]], options: Partial<McpProxyOptions> = {}) {
  const gateway = await startGateway({ upstream });
  const open = gateway.open({ mode: "record", effects: effectLookup(), now: () => new Date(0) });
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = runMcpProxy({ argv, server: "billing", gatewayUrl: open.url, input, output, fetch, ...options });
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  return {
    session: open.session,
    async ask(id: number, method: string): Promise<unknown> {
      input.write(`${JSON.stringify({ jsonrpc: "2.0", id, method })}\n`);
      const { value } = await lines.next();
      return JSON.parse(String(value));
    },
    leave: () => {
      input.end();
      return ended;
    },
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}

const script = (text: string): [string, ...string[]] => [process.execPath, "-e", text];
const answering = `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (method === "stop") process.exit(3);
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result: { method } }));
});`;

it.each<[string, [string, ...string[]]]>([
  ["is not there", ["/nowhere/mcp-server"]],
  ["ends at once", script("process.exit(1)")],
])("a server that %s is an answer to its client, and the proxy ends with it", async (_how, argv) => {
  await using client = await connected(argv);
  const error = { code: -32_002, message: `ReplayKit: the MCP server ended without an answer: ${argv.join(" ")}` };
  expect(await client.ask(1, "tools/list")).toEqual({ jsonrpc: "2.0", id: 1, error });
  expect(await client.ask(2, "tools/list")).toEqual({ jsonrpc: "2.0", id: 2, error });
  await client.leave();
  expect(client.session.observations()).toMatchObject([{ type: "mcp", waiting: false, error }, { error }]);
});

it("a server that dies of a request owes that answer alone", async () => {
  await using client = await connected(script(answering));
  expect(await client.ask(1, "tools/list")).toEqual({ jsonrpc: "2.0", id: 1, result: { method: "tools/list" } });
  expect(await client.ask(2, "stop")).toMatchObject({ id: 2, error: { code: -32_002 } });
  await client.leave();
});

it("a server whose line has no end is ended, and one with a long line is not", async () => {
  const argv = script(
    `const more = () => process.stdout.write("x".repeat(60_000), more); process.stdin.once("data", more);`,
  );
  await using client = await connected(argv, { maxLineBytes: 100_000 });
  const message = `ReplayKit: the MCP server was ended, because it wrote a line of more than 100000 bytes: ${argv.join(" ")}`;
  expect(await client.ask(1, "tools/list")).toEqual({ jsonrpc: "2.0", id: 1, error: { code: -32_002, message } });
  await client.leave();
  const answer = `process.stdin.once("data", () => console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "x".repeat(90_000) })));`;
  await using other = await connected(script(answer), { maxLineBytes: 100_000 });
  expect(await other.ask(1, "tools/list")).toMatchObject({ result: "x".repeat(90_000) });
  await other.leave();
});

it("a gateway that is gone is an answer to the client, and takes the proxy along no more than the server", async () => {
  await using client = await connected(script(answering), { gatewayUrl: "http://127.0.0.1:9/t/none" });
  expect(await client.ask(1, "tools/list")).toMatchObject({
    id: 1,
    error: { code: -32_002, message: expect.stringContaining("ReplayKit: the gateway cannot be asked") as string },
  });
  await client.leave();
});
