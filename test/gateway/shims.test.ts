import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { createToolReplay } from "../../src/core/replay/tool-replay.ts";
import { replayRulesSchema } from "../../src/core/schema/case.ts";
import { toolFixturesSchema } from "../../src/core/schema/fixtures.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { shimEnvironment } from "../../src/node/shim-environment.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const agents = join(import.meta.dirname, "agents");
const run = promisify(execFile);
const effects = effectLookup({ lookup: "read", refund: "write", calc: "pure", fails: "pure" });

/** A gateway that holds one recording of `lookup`. */
async function serving(lookup: unknown, refund: unknown) {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  const gateway = await startGateway({ upstream });
  const fixtures = toolFixturesSchema.parse({
    version: 1,
    calls: [{ tool: "lookup", args: { user: "u1" }, output: lookup }],
    static: { refund: { output: refund } },
  });
  const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
  const open = gateway.open({ mode: "replay", tools, effects, now: () => new Date(0) });
  return { ...open, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

async function agent(program: string, args: string[], gatewayEnv: Record<string, string>) {
  using folder = temporaryFolder();
  const log = join(folder.path, "ran.log");
  const env = { PATH: process.env["PATH"] ?? "", ...gatewayEnv, ...shimEnvironment(gatewayEnv) };
  const { stdout } = await run(program, [...args, log], { env });
  const ran = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return { answers: JSON.parse(stdout), ran };
}

const text = (value: unknown) => ({ content: [{ type: "text", text: JSON.stringify(value) }] });

describe.each(["langchain", "agents", "ai", "ai agent", "mcp"])("tools of %s in Node", (library) => {
  const wrap = library === "mcp" ? text : (value: unknown) => value;
  const words = [join(agents, "library-tools.mjs"), library];

  it("are answered by the gateway: reads served, writes simulated, pure ones run", async () => {
    await using gateway = await serving(wrap({ recorded: true }), wrap({ refunded: "simulated" }));
    const { answers, ran } = await agent("node", words, gateway.env);
    expect(answers).toEqual({ lookup: { recorded: true }, refund: { refunded: "simulated" }, calc: 5 });
    expect(ran).toEqual(["calc"]);
    expect(gateway.session.observations()).toMatchObject([
      { how: "served", call: { tool: "lookup", args: { user: "u1" } } },
      { how: "simulated", call: { tool: "refund", args: { amount: 5 } } },
      { how: "run", waiting: false, call: { tool: "calc", output: wrap(5) } },
    ]);
  });

  it("run by themselves where the shims are off", async () => {
    await using gateway = await serving(wrap({}), wrap({}));
    const { answers, ran } = await agent("node", words, { ...gateway.env, REPLAYKIT_SHIMS: "off" });
    expect(answers).toEqual({ lookup: { live: "u1" }, refund: { refunded: "really" }, calc: 5 });
    expect(ran).toEqual(["lookup", "refund", "calc"]);
    expect(gateway.session.observations()).toEqual([]);
  });
});

describe("functions marked with @replaykit.tool in Python", () => {
  const words = [join(agents, "marked_tools.py")];

  it("are answered by the gateway, and report what they gave where they ran", async () => {
    await using gateway = await serving({ recorded: true }, { refunded: "simulated" });
    const { answers, ran } = await agent("python3", words, gateway.env);
    expect(answers).toEqual({
      lookup: { recorded: true },
      refund: { refunded: "simulated" },
      calc: 5,
      fails: "no such thing",
      missed: "ToolError",
    });
    expect(ran).toEqual(["calc"]);
    expect(gateway.session.observations()).toMatchObject([
      { how: "served" },
      { how: "simulated" },
      { how: "run", call: { tool: "calc", args: { a: 2, b: 3 }, output: 5 } },
      { how: "run", call: { error: { kind: "exception", message: "ValueError: no such thing" } } },
      { how: "missed", call: { args: { user: "u2" } } },
    ]);
  });

  it("run by themselves where the shims are off", async () => {
    await using gateway = await serving({}, {});
    const { answers, ran } = await agent("python3", words, { ...gateway.env, REPLAYKIT_SHIMS: "off" });
    expect(answers).toMatchObject({ lookup: { live: "u1" }, refund: { refunded: "really" } });
    expect(ran).toEqual(["lookup", "refund", "calc", "lookup"]);
    expect(gateway.session.observations()).toEqual([]);
  });
});
