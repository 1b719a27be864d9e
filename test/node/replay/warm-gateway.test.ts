import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { startGateway } from "../../../src/gateway/server.ts";
import { createUpstream } from "../../../src/gateway/upstream.ts";
import { startCaseGateway } from "../../../src/node/replay/attempt/case-gateway.ts";
import { caseFilesOf, testProject } from "../project.ts";

/** A warm agent that knows the gateway by the names that clients read; one case's by the line that it gets. */
const agent = `
import { createInterface } from "node:readline";
const base = process.env.REPLAYKIT_GATEWAY_URL;
const post = async (address, body) => (await fetch(address, { method: "POST", body: JSON.stringify(body) })).json();
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt, gateway_url } = JSON.parse(line);
  const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" } };
  const { how } = await post((case_id.startsWith("line") ? gateway_url : base) + "/tools/lookup_billing", { args: call.tool_args });
  if (process.argv[2] === "model") await post(process.env.OPENAI_BASE_URL + "/chat/completions", { model: "m", messages: [] });
  const said = { how, other: gateway_url !== base, shims: (process.env.NODE_OPTIONS ?? "").includes("register.mjs"), pid: process.pid };
  console.log(JSON.stringify({ case_id, attempt, status: "success", final_output: JSON.stringify(said), tool_calls: [call] }));
}
`;

const said = `  - output_contains: { text: '{"how":"served","other":true,"shims":true,"pid":', in: final }\n`;
const ids = ["env-a", "env-b", "line-c"];

async function replay(isolation: "on" | "off", ...args: string[]) {
  using project = testProject({
    ...Object.assign({}, ...ids.map((id) => caseFilesOf(id, { assertions: said }))),
    "warm.mjs": agent,
  });
  const config = configSchema.parse({ runner: { command: [process.execPath, "warm.mjs", ...args], mode: "jsonl" } });
  await using gateway = await startCaseGateway(isolation === "off" ? { ...config, sandbox: "off" } : config, {});
  return await project.replayWith({}, { config, evidence: false, gateway, attempts: 1, jobs: 1 });
}

describe("a warm runner behind the gateway", () => {
  it.each(["off", "on"] as const)("reaches each attempt by one address, with isolation %s", async (isolation) => {
    const { cases } = await replay(isolation);
    const seen = cases.map(({ case_id, verdict, attempts: [attempt] }) => {
      const { basis, served, missed } = attempt?.counts ?? {};
      return { case_id, verdict, basis, served, missed };
    });
    expect(seen).toEqual(
      ids.map((case_id) => ({ case_id, verdict: "fixed", basis: "observed", served: 1, missed: 0 })),
    );
    const pids = cases.map(({ attempts }) => /pid\D+(\d+)/.exec(JSON.stringify(attempts[0]?.assertions))?.[1]);
    expect(new Set(pids).size).toBe(1);
  });

  it("has a miss counted against the attempt that asked", async () => {
    const { cases } = await replay("off", "model");
    expect(cases.map(({ verdict, attempts }) => [verdict, attempts[0]?.misses.map(({ kind }) => kind)])).toEqual(
      ids.map(() => ["inconclusive", ["model"]]),
    );
  });
});

it("what a process wrapped for its first attempt is known in the later ones, a problem of one is not", async () => {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const open = () => gateway.open({ mode: "replay", effects: effectLookup(), now: () => new Date(0) });
  using door = gateway.openAddress();
  const tell = (notice: object) =>
    fetch(`${door.env["REPLAYKIT_GATEWAY_URL"]}/routing`, { method: "POST", body: JSON.stringify(notice) });
  const installed = { tool: "refund", state: "installed" };
  {
    using first = open();
    using _led = door.leadTo(first.session);
    await tell(installed);
    await tell({ tool: "give", state: "unkept", message: "no JSON" });
  }
  for (const attempt of [open(), open()]) {
    using _led = door.leadTo(attempt.session);
    expect([attempt.session.routing(), attempt.session.misses()]).toEqual([[installed], []]);
  }
  using stranger = gateway.openAddress();
  using other = open();
  using _led = stranger.leadTo(other.session);
  expect(other.session.routing()).toEqual([]);
});

it("a door leads nowhere before and after its attempt", async () => {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  using attempt = gateway.open({ mode: "replay", effects: effectLookup(), now: () => new Date(0) });
  using door = gateway.openAddress();
  const ask = async () => {
    const response = await fetch(`${door.env["OPENAI_BASE_URL"]}/responses`, { method: "POST", body: "{}" });
    return `${response.status} ${/"message":"([^"]*)"/.exec(await response.text())?.[1]}`;
  };
  const nobody = "404 ReplayKit: no attempt is open under this address; it may have ended";
  {
    using _led = door.leadTo(attempt.session);
    expect(await ask()).toContain("401 ReplayKit: a live model was asked");
    expect(attempt.session.misses().map(({ kind }) => kind)).toEqual(["key"]);
  }
  expect(await ask()).toBe(nobody);
  using next = gateway.open({ mode: "replay", effects: effectLookup(), now: () => new Date(0) });
  using _led = door.leadTo(next.session);
  // Whatever was asked for in between, the next attempt may have been spoiled by it.
  expect(next.session.misses()).toEqual([
    { kind: "model", message: "requests that came before the agent was given a case: 1" },
  ]);
});
