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
import { python, pythonHas } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const agents = join(import.meta.dirname, "agents");
const run = promisify(execFile);
const declared = effectLookup({ lookup: "read", refund: "write", calc: "pure", fails: "pure" });
const readFails = effectLookup({ lookup: "read", refund: "write", calc: "pure", fails: "read" });

/** A gateway that holds one recording of `lookup`, and one of a call that failed. */
async function serving(lookup: unknown, refund: unknown, effects = declared) {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  const gateway = await startGateway({ upstream });
  const fixtures = toolFixturesSchema.parse({
    version: 1,
    calls: [
      { tool: "lookup", args: { user: "u1" }, output: lookup },
      {
        tool: "fails",
        args: { reason: "no such thing" },
        error: { kind: "exception", message: "ValueError: recorded" },
      },
    ],
    static: { refund: { output: refund } },
  });
  const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
  const open = gateway.open({ mode: "replay", tools, effects, now: () => new Date(0) });
  return { ...open, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

async function agent(program: string, args: string[], gatewayEnv: Record<string, string>, ...more: string[]) {
  using folder = temporaryFolder();
  const log = join(folder.path, "ran.log");
  const env = { PATH: process.env["PATH"] ?? "", ...gatewayEnv, ...shimEnvironment(gatewayEnv) };
  const { stdout } = await run(program, [...args, log, ...more], { env });
  const ran = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return { answers: JSON.parse(stdout), ran };
}

const text = (value: unknown) => ({ content: [{ type: "text", text: JSON.stringify(value) }] });

const nodeCommand = (value: unknown) => ({
  lg_name: "Command",
  goto: ["next"],
  update: {
    messages: [
      {
        lc: 1,
        type: "constructor",
        id: ["langchain_core", "messages", "ToolMessage"],
        kwargs: { content: JSON.stringify(value), tool_call_id: "c1" },
      },
    ],
  },
});
const wraps: Record<string, (value: unknown) => unknown> = { mcp: text, langgraph: nodeCommand };

describe.each(["langchain", "langgraph", "agents", "ai", "ai agent", "mcp"])("tools of %s in Node", (library) => {
  const wrap = wraps[library] ?? ((value: unknown) => value);
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
    const { answers, ran } = await agent(python, words, gateway.env);
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
    const { answers, ran } = await agent(python, words, { ...gateway.env, REPLAYKIT_SHIMS: "off" });
    expect(answers).toMatchObject({ lookup: { live: "u1" }, refund: { refunded: "really" } });
    expect(ran).toEqual(["lookup", "refund", "calc", "lookup"]);
    expect(gateway.session.observations()).toEqual([]);
  });
});

const failure = "An error occurred while running the tool. Please try again. Error: ";

const same = (value: unknown) => value;
const inPythonsJson = (value: unknown) => JSON.stringify(value).replaceAll(":", ": ");
const raised = "ValueError: recorded";
const toolMessage = (content: string) => ({
  langchain_message: { type: "tool", data: { content, type: "tool", tool_call_id: "c1" } },
});

/** How each library's results are recorded, what the agent gets of them, and what it gets of a call that failed. */
const inPython = [
  { library: "langchain sync", module: "langchain_core", recorded: same, given: same, failed: raised },
  { library: "langchain async", module: "langchain_core", recorded: same, given: same, failed: raised },
  { library: "langchain class", module: "langchain_core", recorded: same, given: same, failed: raised },
  {
    library: "langchain artifact",
    module: "langchain_core",
    recorded: (value: unknown) => [inPythonsJson(value), { artifact: true }],
    given: (value: unknown) => ({ content: inPythonsJson(value), artifact: { artifact: true } }),
    failed: raised,
  },
  {
    library: "langgraph command",
    module: "langgraph",
    recorded: (value: unknown) => ({
      langgraph_command: { update: { messages: [toolMessage(inPythonsJson(value))] }, goto: "next" },
    }),
    given: (value: unknown) => ({ goto: "next", content: inPythonsJson(value), id: "c1" }),
    failed: raised,
  },
  // A stand-in of the SDK's public shape: its package is not to be had everywhere.
  { library: "agents", module: "json", recorded: same, given: same, failed: `${failure}${raised}` },
];

describe.each(inPython)("tools of $library in Python", ({ library, module, recorded, given, failed }) => {
  const words = [join(agents, "library_tools.py")];
  const known = pythonHas(module);

  it.skipIf(!known)("are answered by the gateway: reads served, writes simulated, pure ones run", async () => {
    await using gateway = await serving(recorded({ recorded: true }), recorded({ refunded: "simulated" }), readFails);
    const { answers, ran } = await agent(python, words, gateway.env, library);
    expect(answers).toEqual({
      lookup: given({ recorded: true }),
      refund: given({ refunded: "simulated" }),
      calc: given(5),
      fails: failed,
    });
    expect(ran).toEqual(["calc"]);
    expect(gateway.session.observations()).toMatchObject([
      { how: "served", call: { tool: "lookup", args: { user: "u1" } } },
      { how: "simulated", call: { tool: "refund", args: { amount: 5 } } },
      { how: "run", waiting: false, call: { tool: "calc", args: { a: 2, b: 3 }, output: recorded(5) } },
      { how: "served", call: { tool: "fails", args: { reason: "no such thing" } } },
    ]);
  });

  it.skipIf(!known)("run by themselves where the shims are off", async () => {
    await using gateway = await serving(recorded({}), recorded({}));
    const { answers, ran } = await agent(python, words, { ...gateway.env, REPLAYKIT_SHIMS: "off" }, library);
    expect(answers).toMatchObject({ lookup: given({ live: "u1" }), refund: given({ refunded: "really" }) });
    expect(ran).toEqual(["lookup", "refund", "calc"]);
    expect(gateway.session.observations()).toEqual([]);
  });
});

it.skipIf(!pythonHas("langchain_core"))("a made-up answer is a pair where a pair is due", async () => {
  await using gateway = await serving([`{"recorded": true}`, null], {}, readFails);
  const words = [join(agents, "library_tools.py")];
  const { answers } = await agent(python, words, gateway.env, "langchain artifact");
  expect(answers).toMatchObject({ refund: { content: "{}", artifact: null } });
});
