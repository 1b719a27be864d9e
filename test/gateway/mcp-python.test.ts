import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { createMcpReplay } from "../../src/core/replay/mcp-replay.ts";
import { createToolReplay } from "../../src/core/replay/tool-replay.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { recordedCalls } from "../../src/core/scaffold/tool-fixtures.ts";
import { replayRulesSchema } from "../../src/core/schema/case.ts";
import { toolFixturesSchema } from "../../src/core/schema/fixtures.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { shimEnvironment } from "../../src/node/shim-environment.ts";
import { builtDist } from "../support/build-once.ts";
import { python, pythonHas } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const run = promisify(execFile);
const agents = join(import.meta.dirname, "agents");
const main = join(builtDist, "cli.js");
const client = join(agents, "mcp_client.py");
const server = join(agents, "mcp_server.py");
const effects = effectLookup({ lookup: "read", refund: "write" });
const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
const path = { PATH: process.env["PATH"] ?? "" };

/** The official client in the way that is named, with a server's words after it. */
async function use(words: string[], env: Record<string, string>): Promise<Record<string, unknown>> {
  const { stdout } = await run(python, [client, ...words], { env: { ...path, ...env } });
  // What the server says of itself with each result is no part of what a call gave.
  return JSON.parse(stdout, (key, value: unknown) => (key === "_meta" ? undefined : value));
}

async function record(words: (url: string) => string[], env: Record<string, string>, mcpUrl?: string) {
  await using gateway = await startGateway({ upstream, mcpUrl });
  using open = gateway.open({ mode: "record", effects, now: () => new Date(0) });
  const got = await use(words(open.env["REPLAYKIT_MCP_URL"] ?? ""), { ...open.env, ...env });
  return { got, trace: observedTrace(open.session.observations(), { run_id: "r1" }).trace };
}

async function replay(trace: TraceRun, words: (url: string) => string[], env: Record<string, string> = {}) {
  await using gateway = await startGateway({ upstream });
  const calls = recordedCalls(trace, runFromTrace(trace, effects));
  const fixtures = toolFixturesSchema.parse({ version: 1, calls });
  const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
  using open = gateway.open({ mode: "replay", tools, mcp: createMcpReplay(trace), effects, now: () => new Date(0) });
  const got = await use(words(open.env["REPLAYKIT_MCP_URL"] ?? ""), { ...open.env, ...env });
  return { got, misses: open.session.misses(), unconsumed: tools.unconsumed() };
}

const wanted = {
  tools: ["lookup", "refund"],
  lookups: [{ content: [{ text: expect.stringContaining("of u1") }] }, { content: [{ text: expect.anything() }] }],
  refund: { isError: false, content: [{ text: "refunded 5.0" }] },
  refused: { isError: true, content: [{ text: expect.stringContaining("limit reached") }] },
  policy: { contents: [{ text: "30 days" }] },
  greet: { messages: [{ content: { text: "Hello" } }] },
};
const everything = ["greet", "lookup", "lookup", "policy", "refund", "refund"];
const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").toSorted() : []);

const proxied = (log: string) => {
  const proxy = [main, "mcp-proxy", "--name", "billing", "--"];
  return [process.execPath, ...proxy, python, server, log, "stdio"];
};

describe.skipIf(!pythonHas("mcp.client.client", "mcp.server.mcpserver"))("the official Python client of MCP", () => {
  it.each([
    ["auto", "on", ["auto"]],
    // One that greets in another way than the recorded one is served all the same.
    ["legacy", "off", ["legacy", "auto"]],
  ])("over stdio (%s, shims %s): recorded, then served without the server (%j)", async (mode, shims, later) => {
    using folder = temporaryFolder();
    const [first, second] = [join(folder.path, "first.log"), join(folder.path, "second.log")];
    const env = shimEnvironment({ REPLAYKIT_SHIMS: shims });
    const recorded = await record(() => [mode, ...proxied(first)], env);
    expect(recorded.got).toMatchObject(wanted);
    expect(linesOf(first)).toEqual(everything);
    const run = runFromTrace(recorded.trace, effects);
    expect(run.calls.filter(({ effect }) => effect === "write")).toMatchObject([
      { tool: "refund", args: { amount: 5 } },
      { tool: "refund", args: { amount: 500 }, error: { message: expect.stringContaining("limit reached") } },
    ]);

    for (const way of later) {
      const again = await replay(recorded.trace, () => [way, ...proxied(second)], env);
      expect([way, again]).toMatchObject([way, { got: recorded.got, misses: [], unconsumed: 0 }]);
    }
    expect(linesOf(second)).toEqual([]);
  });

  it("with the shims only, no call of a tool reaches the server", async () => {
    using folder = temporaryFolder();
    const [first, second] = [join(folder.path, "first.log"), join(folder.path, "second.log")];
    const words = (log: string) => () => ["auto", python, server, log, "stdio"];
    const recorded = await record(words(first), shimEnvironment({}));
    expect(recorded.got).toMatchObject(wanted);
    expect(await replay(recorded.trace, words(second), shimEnvironment({}))).toMatchObject({
      got: { ...wanted, lookups: recorded.got["lookups"] },
      misses: [],
      unconsumed: 0,
    });
    expect(linesOf(second)).toEqual(["greet", "policy"]);

    // Its twin: without them everything reaches the server.
    const off = shimEnvironment({ REPLAYKIT_SHIMS: "off" });
    expect(await replay(recorded.trace, words(second), off)).toMatchObject({ unconsumed: 4 });
    expect(linesOf(second)).toEqual(["greet", "policy", ...everything].toSorted());
  });

  it.each(["auto", "legacy"])("over streamable HTTP (%s): recorded, then served without the server", async (mode) => {
    using folder = temporaryFolder();
    const log = join(folder.path, "first.log");
    const real = spawn(python, [server, log, "http"], { env: path, stdio: ["ignore", "pipe", "ignore"] });
    const [url]: string[] = await once(createInterface({ input: real.stdout }), "line");
    const env = shimEnvironment({ REPLAYKIT_SHIMS: "off" });
    const recorded = await record((gateway) => [mode, gateway], env, url).finally(() => real.kill("SIGKILL"));
    expect(recorded.got).toMatchObject(wanted);
    expect(linesOf(log)).toEqual(everything);
    const again = await replay(recorded.trace, (gateway) => [mode, gateway], env);
    expect(again).toMatchObject({ got: recorded.got, misses: [], unconsumed: 0 });
  });
});
