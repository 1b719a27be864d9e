import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { createToolReplay } from "../../src/core/replay/tool-replay.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { recordedCalls } from "../../src/core/scaffold/tool-fixtures.ts";
import { replayRulesSchema } from "../../src/core/schema/case.ts";
import { type HttpTools, httpToolsSchema } from "../../src/core/schema/config.ts";
import { toolFixturesSchema } from "../../src/core/schema/fixtures.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { type OpenSession, startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { shimEnvironment } from "../../src/node/shim-environment.ts";
import { python, pythonHas } from "../support/python.ts";
import { type RestAnswer, restApi } from "./rest-api.ts";

const run = promisify(execFile);
const agents = join(import.meta.dirname, "agents");
const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
const effects = effectLookup();

/** Written as no JSON library of ours would write it. */
const answers: Record<string, RestAnswer> = {
  "/orders/7?with=items": [200, '{"order": 7, "paid": 425.0}'],
  "/refunds": [201, '{"refunded":5}'],
};
const said = {
  read: { status: 200, text: '{"order": 7, "paid": 425.0}' },
  write: { status: 201, text: '{"refunded":5}' },
  absent: { status: 404, text: '{"error": "no such order"}' },
};

const clients = {
  fetch: ["node", join(agents, "rest-client.mjs")],
  curl: ["sh", join(agents, "rest-client.sh")],
  urllib: [python, join(agents, "rest_client.py"), "urllib"],
};

/** Those whose encrypted requests the preload shims send to the gateway. */
const shimmed = [
  { name: "fetch", words: clients.fetch, skip: false },
  { name: "node:https", words: ["node", join(agents, "rest-client-https.mjs")], skip: false },
  { name: "urllib", words: clients.urllib, skip: false },
  ...["requests", "httpx", "httpx2", "aiohttp"].map((name) => ({
    name,
    words: [python, join(agents, "rest_client.py"), name],
    skip: !pythonHas(name),
  })),
];

/** Plain HTTP through the proxy that the environment names, or the base address for hosts that speak HTTPS. */
const ways = {
  proxy: () => "http://orders.example",
  "base address": ({ env }: OpenSession) => `${env["REPLAYKIT_HTTP_URL"]}/orders.example`,
};

async function use([program = "", ...words]: string[], base: string, { env }: Pick<OpenSession, "env">) {
  const { stdout } = await run(program, [...words, base], { env: { PATH: process.env["PATH"] ?? "", ...env } });
  const parsed: unknown = JSON.parse(stdout);
  return parsed;
}

async function opened(allow: HttpTools["allow"] | string[], trace?: TraceRun) {
  const gateway = await startGateway({ upstream, httpTools: httpToolsSchema.parse({ allow }) });
  const calls = trace ? recordedCalls(trace, runFromTrace(trace, effects)) : [];
  const fixtures = toolFixturesSchema.parse({ version: 1, calls });
  const tools = trace && createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
  const mode = trace ? ("replay" as const) : ("record" as const);
  const open = gateway.open({ mode, ...compact({ tools }), effects, now: () => new Date(0) });
  return { ...open, tools, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

const recordedTrace = ({ session }: OpenSession) => observedTrace(session.observations(), { run_id: "r1" }).trace;

describe.each(Object.keys(clients))("a REST tool called with %s", (name) => {
  const client = clients[name as keyof typeof clients]; // a key of the table

  it.each(Object.keys(ways))("by its %s is recorded, then served; a write never goes out again", async (way) => {
    const base = ways[way as keyof typeof ways]; // a key of the table
    await using api = await restApi(answers);
    const allow = [{ host: "orders.example", base_url: api.url }];
    await using recording = await opened(allow);
    expect(await use(client, base(recording), recording)).toEqual(said);
    const requests = [...api.requests];
    expect(requests).toHaveLength(3);
    expect(requests[0]).toBe("GET /orders/7?with=items Bearer secret");

    const trace = recordedTrace(recording);
    const seen = runFromTrace(trace, effects).calls;
    expect(seen).toMatchObject([
      { tool: "GET orders.example", args: { path: "/orders/7", query: { with: "items" } }, effect: "read" },
      { tool: "POST orders.example", args: { path: "/refunds", body: { order: 7, amount: 5 } }, effect: "write" },
      { tool: "GET orders.example", args: { path: "/orders/8" }, error: { message: expect.stringContaining("404") } },
    ]);
    expect(JSON.stringify(trace)).not.toMatch(/secret|session=1/);

    await using replay = await opened(allow, trace);
    expect(await use(client, base(replay), replay)).toEqual(said);
    expect(api.requests).toEqual(requests);
    expect(replay.session.misses()).toEqual([]);
    expect(replay.tools?.unconsumed()).toBe(0);
  });
});

describe.each(shimmed)("a REST tool called over HTTPS with $name", ({ words, skip }) => {
  it.skipIf(skip)("is recorded and served by the shims, without a change of the agent", async () => {
    await using api = await restApi(answers);
    const allow = [{ host: "orders.example", base_url: api.url }];
    await using recording = await opened(allow);
    const shims = shimEnvironment({});
    const env = { ...recording.env, ...shims };
    expect(await use(words, "https://orders.example", { env })).toEqual(said);
    expect(api.requests).toHaveLength(3);
    await using replay = await opened(allow, recordedTrace(recording));
    expect(await use(words, "https://orders.example", { env: { ...replay.env, ...shims } })).toEqual(said);
    expect(api.requests).toHaveLength(3);
    expect(replay.session.misses()).toEqual([]);

    // Its twin: without the shims nothing reaches the gateway, and there is no such host.
    const off = { ...replay.env, ...shimEnvironment({ REPLAYKIT_SHIMS: "off" }) };
    await expect(use(words, "https://orders.example", { env: off })).rejects.toThrow();
    expect(replay.session.observations()).toHaveLength(3);
  });
});

it("an answer of somebody's own is given as it is, whatever its status means; a recorded one with its status", async () => {
  const given = [
    { status: 1, message: "ok" },
    { status: 200, ok: true },
    { status: 999, body: "x" },
  ];
  const recorded = { status: 201, headers: {}, body: { refunded: 5 } };
  for (const output of [...given, recorded]) {
    const fixtures = toolFixturesSchema.parse({ version: 1, static: { "POST orders.example": { output } } });
    const rules = replayRulesSchema.parse({ tools: { "POST orders.example": "static" } });
    await using gateway = await startGateway({
      upstream,
      httpTools: httpToolsSchema.parse({ allow: ["orders.example"] }),
    });
    const tools = createToolReplay({ fixtures, rules, effects });
    using open = gateway.open({ mode: "replay", tools, effects, now: () => new Date(0) });
    const response = await fetch(`${open.url}/http/orders.example/refunds`, { method: "POST", body: "{}" });
    const expected = output === recorded ? [201, recorded.body] : [200, output];
    expect([response.status, await response.json()]).toEqual(expected);
  }
});

it("a question in the body of a GET is refused with a remedy, and not answered as if it were another", async () => {
  await using api = await restApi({ "/search": [200, "[]"] });
  await using recording = await opened([{ host: "orders.example", base_url: api.url }]);
  const search = (words: string[]) =>
    run("curl", ["-s", ...words, `${recording.env["REPLAYKIT_HTTP_URL"]}/orders.example/search`]);
  const { stdout } = await search(["-X", "GET", "-d", '{"q": 1}']);
  const message = "the body of a GET request is neither recorded nor sent on: send it with POST";
  expect(JSON.parse(stdout)).toEqual({ error: { message: `ReplayKit: ${message}` } });
  expect(recording.session.misses()).toEqual([{ kind: "tool", message }]);
  expect(api.requests).toEqual([]);
  expect((await search([])).stdout).toBe("[]");
});

describe("what is not recorded or not allowed", () => {
  const empty: TraceRun = { version: 1, run_id: "r1", status: "unknown", events: [] };

  it("a read without a recording is a miss, a write is simulated, and neither goes out", async () => {
    await using api = await restApi(answers);
    await using replay = await opened([{ host: "orders.example", base_url: api.url }], empty);
    const used = await use(clients.fetch, "http://orders.example", replay);
    expect(used).toMatchObject({ read: { status: 424 }, write: { status: 200, text: "{}" }, absent: { status: 424 } });
    expect(replay.session.misses()).toMatchObject([{ tool: "GET orders.example" }, { tool: "GET orders.example" }]);
    expect(api.requests).toEqual([]);
  });

  it.each(Object.keys(clients))("a host that is not listed is refused with a remedy (%s)", async (name) => {
    await using api = await restApi(answers);
    await using recording = await opened([{ host: "other.example", base_url: api.url }]);
    const used = await use(clients[name as keyof typeof clients], "http://orders.example", recording);
    const text = expect.stringContaining("orders.example is not in http.allow of replaykit.yaml");
    expect(used).toMatchObject({ read: { status: 403, text }, write: { status: 403, text } });
    expect(recording.session.observations()).toMatchObject([
      { how: "blocked" },
      { how: "blocked" },
      { how: "blocked" },
    ]);
    expect(api.requests).toEqual([]);
  });

  it("what is encrypted is refused, and says what to do where the host is listed", async () => {
    await using replay = await opened(["orders.example"], empty);
    const proxy = replay.env["HTTP_PROXY"] ?? "";
    const ask = (host: string) =>
      run("curl", ["-s", "-o", "/dev/stdout", "-w", "%{http_connect}", "--proxy", proxy, `https://${host}/`]).catch(
        (error: { stdout: string }) => error,
      );
    expect(await ask("orders.example")).toMatchObject({ stdout: "403" });
    expect(await ask("other.example")).toMatchObject({ stdout: "403" });
    expect(replay.session.misses()).toMatchObject([
      { kind: "tool", message: expect.stringContaining("$REPLAYKIT_HTTP_URL/orders.example") },
    ]);
  });

  it("without hosts that are listed, a client that obeys its proxy hears why it reaches nothing", async () => {
    await using gateway = await startGateway({ upstream });
    const { stdout } = await run("curl", [
      "-s",
      "-w",
      "%{http_code}",
      "--proxy",
      gateway.url,
      "http://orders.example/",
    ]);
    expect(stdout).toMatch(/orders\.example is recorded and replayed if http\.allow lists it.*403$/s);
  });

  it("a stranger's token reaches nothing", async () => {
    await using replay = await opened(["orders.example"], empty);
    const proxy = (replay.env["HTTP_PROXY"] ?? "").replace(/\/\/\w+/, "//stranger");
    const { stdout } = await run("curl", ["-s", "-w", "%{http_code}", "--proxy", proxy, "http://orders.example/"]);
    expect(stdout).toContain("no attempt is open under this address");
    expect(stdout).toMatch(/404$/);
  });

  it("a host that is no name is refused like any other", async () => {
    await using replay = await opened(["*.example"], empty);
    const statusOf = async (host: string) => (await fetch(`${replay.env["REPLAYKIT_HTTP_URL"]}/${host}/x`)).status;
    for (const host of [
      "%E0%A4%A",
      "evil.com%2Fb.example",
      "evil.com%23.example",
      "evil.com%3F.example",
      "a%40b.example",
    ])
      expect({ host, status: await statusOf(host) }).toEqual({ host, status: 403 });
    expect(await statusOf("b.example")).toBe(424);
  });

  it("names below a wildcard are listed, the name itself is not", async () => {
    await using replay = await opened(["*.example"], empty);
    const ask = async (host: string) => (await fetch(`${replay.env["REPLAYKIT_HTTP_URL"]}/${host}/`)).status;
    expect([await ask("a.example"), await ask("b.a.example"), await ask("example")]).toEqual([424, 424, 403]);
  });
});

it("a redirect stays with the gateway, also to another listed host", async () => {
  const location = "https://other.example/orders/7?with=items";
  await using api = await restApi({
    ...answers,
    "/moved": [302, "", { location }],
    "/near": [302, "", { location: "/moved" }],
  });
  const allow = ["orders.example", "other.example"].map((host) => ({ host, base_url: api.url }));
  await using recording = await opened(allow);
  const ask = async ({ env }: OpenSession) => {
    const response = await fetch(`${env["REPLAYKIT_HTTP_URL"]}/orders.example/near`);
    return { status: response.status, text: await response.text() };
  };
  expect(await ask(recording)).toEqual(said.read);
  await using replay = await opened(allow, recordedTrace(recording));
  expect(await ask(replay)).toEqual(said.read);
  expect(api.requests).toEqual(["GET /near", "GET /moved", "GET /orders/7?with=items"]);
});

it("gives every cookie of a live answer to the agent, and none to the recording", async () => {
  const cookies = ["session=secret; Path=/; HttpOnly", "csrf=secret2; Expires=Thu, 01 Jan 2032 00:00:00 GMT"];
  await using api = await restApi({ "/login": [200, "{}", { "set-cookie": cookies, etag: "7" }] });
  const allow = [{ host: "orders.example", base_url: api.url }];
  const ask = async ({ env }: OpenSession) => {
    const { headers } = await fetch(`${env["REPLAYKIT_HTTP_URL"]}/orders.example/login`);
    return { cookies: headers.getSetCookie(), etag: headers.get("etag") };
  };
  await using recording = await opened(allow);
  expect(await ask(recording)).toEqual({ cookies, etag: "7" });
  const trace = recordedTrace(recording);
  expect(JSON.stringify(trace)).not.toContain("secret");
  await using replay = await opened(allow, trace);
  expect(await ask(replay)).toEqual({ cookies: [], etag: "7" });
});

it("requests of a tool that was let run are part of it, unless it is declared pure", async () => {
  await using api = await restApi(answers);
  const allow = [{ host: "orders.example", base_url: api.url }];
  const ask = async (effect: "read" | "pure") => {
    const gateway = await startGateway({ upstream, httpTools: httpToolsSchema.parse({ allow }) });
    await using _ = gateway;
    using open = gateway.open({ mode: "record", effects: effectLookup({ lookup: effect }), now: () => new Date(0) });
    const headers = { "content-type": "application/json" };
    await fetch(`${open.url}/tools/lookup`, { method: "POST", headers, body: '{"args":{}}' });
    await fetch(`${open.env["REPLAYKIT_HTTP_URL"]}/orders.example/orders/7?with=items`);
    return open.session.observations().flatMap((seen) => (seen.type === "tool" ? [seen.call.tool] : []));
  };
  expect(await ask("read")).toEqual(["lookup"]);
  expect(await ask("pure")).toEqual(["lookup", "GET orders.example"]);
});
