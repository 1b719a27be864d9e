import { afterAll, beforeAll, expect, test } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { signWebhook } from "../../worker/auth/webhook-signature.ts";
import { answersDescribed, type Described } from "./support/described.ts";
import { adminToken, type Client, clientOf, startWorker, type TestWorker } from "./support/harness.ts";
import { encodeRequest, envelope, hex, span } from "./support/spans.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;
let described: ReturnType<typeof answersDescribed>;

const secret = `whsec_${Buffer.from("a long secret of the tests").toString("base64")}`;
const json = { "content-type": "application/json" };

beforeAll(async () => {
  worker = await startWorker({ OTLP_CLOSE_MS: "60000", OTLP_IDLE_MS: "60000" });
  const settings = { sampling: { success: 0 }, webhook_secrets: [secret], limits: { requests_per_minute: 60_000 } };
  client = await worker.project("described", settings);
  described = answersDescribed((await (await fetch(`${worker.url}/openapi.json`)).json()) as Described);
});
afterAll(() => worker.close());

interface Told {
  description?: string;
  properties?: Record<string, Told>;
  items?: Told;
}
interface Settings {
  put: { requestBody: { content: { "application/json": { schema: Told } } } };
}

interface Sender {
  send(path: string, init?: RequestInit): Promise<Response>;
}
type Call = [method: string, path: string, status: number, body?: unknown, headers?: Record<string, string>];

/** Sends them one after the other, each held against the description. */
async function expectDescribed(sender: Sender, calls: readonly Call[]): Promise<void> {
  for (const [method, path, status, body, headers = json] of calls) {
    const sent =
      body === undefined || typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
    const init = { method, headers, ...compact({ body: sent as string | undefined }) }; // bytes too; the types know no way to say so
    const response = await sender.send(path, init);
    expect([method, path, response.status, await described.faults(method, path, response)]).toEqual([
      method,
      path,
      status,
      [],
    ]);
  }
}

test("every setting says what it is, and so does every part of it that a reader could not guess", async () => {
  const { paths } = (await (await fetch(`${worker.url}/openapi.json`)).json()) as { paths: Record<string, Settings> };
  const put = paths["/v1/projects/{project}"]?.put.requestBody.content["application/json"].schema.properties ?? {};
  const untold = (properties: Record<string, Told> = {}) =>
    Object.entries(properties).flatMap(([name, { description = "" }]) => (description.length < 10 ? [name] : []));
  expect(Object.keys(put)).toContain("terminal_tools");
  expect(untold(put)).toEqual([]);
  for (const name of ["sampling", "limits"]) expect(untold(put[name]?.properties)).toEqual([]);
  expect(untold(put["hooks"]?.items?.properties)).toEqual([]);
  expect(untold(put["retention"]?.properties)).toEqual(["success", "failed", "flagged", "test"]); // their names say it
});

test("every answer is as the description says", async () => {
  const states = [1, 2].map((n) => ({ type: "state", step_id: `s${n}`, state: { n } }));
  const expected = { rating: "bad", expected_calls: [{ tool: "create_refund" }] };
  const trace = span(700, 2); // without its root it waits for more
  await expectDescribed(client, [
    ["GET", "/healthz", 200],
    ["GET", "/readyz", 200],
    ["GET", "/openapi.json", 200],
    ["GET", "/metrics", 200],
    ["POST", "/v1/runs", 200, [failedTrace("a"), goodTrace("waits"), { x: 1 }, failedTrace("a")]],
    ["POST", "/v1/runs", 200, failedTrace("stepped", { events: [...states, { type: "error", error: "x" }] })],
    ["POST", "/v1/runs", 200, failedTrace("keyed"), { ...json, "idempotency-key": "k" }],
    ["POST", "/v1/runs", 200, failedTrace("keyed"), { ...json, "idempotency-key": "k" }],
    ["POST", "/v1/runs", 422, failedTrace("other"), { ...json, "idempotency-key": "k" }],
    ["POST", "/v1/runs", 422, { x: 1 }],
    ["POST", "/v1/runs", 422, [{ x: 1 }]],
    ["POST", "/v1/runs", 400, "<html>"],
    ["POST", "/v1/runs", 415, "{}", { "content-encoding": "zip" }],
    ["GET", "/v1/runs", 200],
    ["GET", "/v1/runs?since=2026-11-21&limit=2&failed=true", 200],
    ["GET", "/v1/runs?since=soon", 400],
    ["GET", "/v1/runs?bogus=1", 400],
    ["GET", "/v1/runs?until=", 400],
    ["GET", "/v1/runs?until=%20", 400],
    ["GET", "/v1/groups/x?limit=1", 400],
    ["POST", "/v1/runs?fromat=otlp", 400, failedTrace("typo")],
    ["GET", "/v1/runs/stepped", 200],
    ["GET", "/v1/runs/stepped?step=1", 200],
    ["GET", "/v1/runs/stepped?step=9", 404],
    ["GET", "/v1/runs/stepped?step=x", 400],
    ["GET", "/v1/runs/waits", 404],
    ["POST", "/v1/runs/waits/feedback", 200, expected],
    ["POST", "/v1/runs/never/feedback", 404, expected],
    ["POST", "/v1/runs/a/feedback", 400, { rating: "so-so" }],
    ["POST", "/v1/runs/a/mark", 200, { mark: "promote" }],
    ["POST", "/v1/runs/a/mark", 200, { mark: null }],
    ["POST", "/v1/runs/a/mark", 200, { mark: "look:2/3" }],
    ["POST", "/v1/runs/a/mark", 400, { mark: "look:0/3" }],
    ["POST", "/v1/runs/a/mark", 400, { mark: "looks:2/3" }],
    ["POST", "/v1/runs/never/mark", 404, { mark: "promote" }],
    ["POST", "/v1/runs/a/promote", 200, { dry_run: true }],
    ["POST", "/v1/runs/a/promote", 403, {}],
    ["POST", "/v1/runs/never/promote", 404, {}],
    ["GET", "/v1/find?q=a", 200],
    ["GET", "/v1/find?q=never", 200],
    ["GET", "/v1/find", 400],
    ["POST", "/v1/find", 200, { q: "user-7" }],
    ["POST", "/v1/find", 400, {}],
    ["POST", "/v1/find", 413, "x".repeat(1_048_577)],
    ["POST", "/v1/find", 415, "{}", { "content-encoding": "zstd" }],
    ["GET", "/v1/groups", 200],
    ["GET", "/v1/groups/nothing", 404],
    ["GET", "/v1/releases", 200],
    ["POST", "/v1/coverage", 200, {}],
    ["POST", "/v1/coverage", 400, { guards: "v2:a" }],
    ["GET", "/v1/releases?cursor=x", 400],
    ["POST", "/v1/groups/nothing/state", 404, { state: "ignored" }],
    ["POST", "/v1/groups/nothing/state", 400, { state: "x" }],
    ["GET", "/v1/inbox", 200],
    ["GET", "/v1/inbox?view=all&order=trend&text=refund&page=2", 200],
    ["GET", "/v1/inbox?order=x", 400],
    ["GET", "/v1/tokens", 200],
    ["DELETE", "/v1/tokens/never", 404],
    ["GET", "/v1/stats", 200],
    ["GET", "/v1/audit", 200],
    ["POST", "/v1/traces", 200, envelope(trace)],
    ["POST", "/v1/traces", 200, envelope({ ...trace, spanId: "x" })],
    ["POST", "/v1/traces", 200, encodeRequest([trace]), { "content-type": "application/x-protobuf" }],
    ["POST", "/v1/traces", 400, "{"],
    ["POST", "/v1/traces", 400, Buffer.from([0x0a, 0xff]), { "content-type": "application/x-protobuf" }],
    ["POST", "/v1/traces", 415, "{}", { "content-type": "text/plain" }],
    ["POST", "/v1/logs", 200, { resourceLogs: [] }],
    ["POST", "/v1/logs", 200, { resourceLogs: [{ scopeLogs: [{ logRecords: [{}] }] }] }],
    ["POST", "/v1/logs", 400, "{"],
    ["POST", "/v1/metrics", 200, { resourceMetrics: [] }],
    ["GET", `/v1/runs/${hex(700, 32)}`, 202],
    ["POST", `/v1/runs/${hex(700, 32)}/feedback`, 202, { rating: "bad" }],
    ["DELETE", "/v1/runs/keyed", 200],
    ["DELETE", "/v1/runs/never", 404],
    ["GET", "/v1/runs/keyed", 410],
    ["DELETE", "/v1/subjects/nobody", 200],
    ["POST", "/v1/subjects/erase", 200, { user: "nobody" }],
    ["POST", "/v1/subjects/erase", 400, {}],
  ]);
  const [group] = (await client.json("/v1/groups")).groups;
  await expectDescribed(client, [
    ["GET", `/v1/groups/${group?.id}`, 200],
    ["POST", `/v1/groups/${group?.id}/state`, 200, { state: "ignored" }],
  ]);
  await expectDescribed(clientOf(worker.url, `rk_${"0".repeat(38)}`), [
    ["GET", "/v1/runs", 401],
    ["POST", "/v1/traces", 401, envelope(trace)],
  ]);
  const reader = await worker.project("described-reader", {}, ["read"]);
  await expectDescribed(reader, [
    ["POST", "/v1/runs", 403, failedTrace("b")],
    ["POST", "/v1/traces", 403, envelope(trace)],
    ["GET", "/v1/audit", 403],
  ]);
  const admin = await worker.project("described-reader");
  const { tokens } = (await (await admin.send("/v1/tokens")).json()) as { tokens: { id: string; scopes: string[] }[] };
  const revoked = tokens.find(({ scopes }) => scopes.includes("read"))?.id ?? "";
  await expectDescribed(admin, [["DELETE", `/v1/tokens/${revoked}`, 200]]);
  const slow = await worker.project("described-slow", { limits: { requests_per_minute: 1 } });
  await slow.send("/v1/runs");
  await expectDescribed(slow, [["GET", "/v1/runs", 429]]);
  await recorded();
  await administered();
  await signed();

  const good = new Set(
    described.seen.filter(({ status }) => status < 202).map(({ method, path }) => `${method} ${path}`),
  );
  expect(described.all.filter(({ method, path }) => !good.has(`${method} ${path}`))).toEqual([]);
});

async function recorded(): Promise<void> {
  const at = "2026-11-21T08:00:00Z";
  const run = { run_id: "rec", status: "running", started_at: at };
  const operation = { position: "0", kind: "tool", name: "search", phase: "done", at };
  const checkpoint = {
    version: 1,
    run_id: "rec",
    step_id: "s1",
    step_number: 1,
    at,
    messages: [],
    tool_calls: [],
    state: {},
  };
  await expectDescribed(client, [
    ["PUT", "/v1/runs/rec/record", 200, { key: "one-key-for-it", run }],
    ["PUT", "/v1/runs/rec/record", 409, { key: "another-key-for-it", run }],
    ["PUT", "/v1/runs/rec/record", 400, {}],
    ["PATCH", "/v1/runs/rec/record", 200, { status: "success" }],
    ["GET", "/v1/runs/rec/record", 200],
    ["GET", "/v1/runs/never/record", 404],
    ["GET", "/v1/records", 200],
    ["POST", "/v1/runs/rec/operations", 200, { key: "a-key-for-these", entries: [{ operation }] }],
    ["GET", "/v1/runs/rec/operations", 200],
    ["PUT", "/v1/runs/rec/checkpoints/s1", 200, checkpoint],
    ["PUT", "/v1/runs/rec/checkpoints/s2", 400, checkpoint],
    ["GET", "/v1/runs/rec/checkpoints", 200],
    ["GET", "/v1/runs/rec/checkpoints/s1", 200],
    ["GET", "/v1/runs/rec/checkpoints/s9", 404],
    ["GET", "/v1/runs/rec/states", 200],
    ["DELETE", "/v1/runs/rec", 200],
    ["PUT", "/v1/runs/rec/record", 410, { key: "one-key-for-it", run }],
  ]);
}

async function administered(): Promise<void> {
  const project = "/v1/projects/described-admin";
  const head = { kind: "project", version: 2, project: "brought", created_at: 1, exported_at: 2 };
  const brought = { ...head, settings: {}, keys: [], seal: "" };
  const admin: Sender = { send: (path, init) => worker.admin(path, init) };
  await expectDescribed(admin, [
    ["PUT", project, 200, {}],
    ["PUT", project, 400, { sampling: 1 }],
    ["GET", project, 200],
    ["GET", "/v1/projects", 200],
    ["GET", "/v1/projects/none", 404],
    ["POST", `${project}/tokens`, 201, { name: "t", scopes: ["read"] }],
    ["POST", `${project}/tokens`, 400, {}],
    ["GET", `${project}/tokens`, 200],
    ["DELETE", `${project}/tokens/none`, 404],
    ["GET", `${project}/audit`, 200],
    ["GET", "/v1/projects/described/export", 200],
    ["GET", "/v1/projects/described/export?limit=x", 400],
    ["POST", "/v1/projects/brought/import?backup=0123456789abcdef&line=0", 200, { lines: [brought] }],
    ["POST", "/v1/projects/described/import?backup=0123456789abcdef&line=0", 409, { lines: [brought] }],
    ["POST", "/v1/projects/brought/import?backup=x&line=0", 400, { lines: [brought] }],
    ["POST", "/v1/projects/described/rebuild", 200],
    ["POST", "/v1/projects/described/rebuild?cursor=", 200],
    ["POST", "/v1/projects/described/rebuild?cursor=x", 400],
  ]);
  const { tokens } = (await (await worker.admin(`${project}/tokens`)).json()) as { tokens: { id: string }[] };
  await expectDescribed(admin, [
    ["DELETE", `${project}/tokens/${tokens[0]?.id}`, 200],
    ["DELETE", project, 200],
    ["DELETE", project, 404],
  ]);
  await expectDescribed(clientOf(worker.url, "guessed"), [["GET", "/v1/projects", 401]]);
  const inAnyCase = {
    send: (path: string) => worker.admin(path, { headers: { authorization: `bearer  ${adminToken}` } }),
  };
  await expectDescribed(inAnyCase, [["GET", "/v1/projects", 200]]);
}

async function signed(): Promise<void> {
  const body = JSON.stringify(failedTrace("hooked"));
  const told = { id: "msg_1", timestamp: String(Math.floor(Date.now() / 1000)) };
  const headers = {
    ...json,
    "webhook-id": told.id,
    "webhook-timestamp": told.timestamp,
    "webhook-signature": signWebhook(secret, told, Buffer.from(body)),
  };
  const anybody: Sender = { send: (path, init) => fetch(`${worker.url}${path}`, init) };
  await expectDescribed(anybody, [
    ["POST", "/v1/hooks/described", 200, body, headers],
    ["POST", "/v1/hooks/described", 401, `${body} `, headers],
  ]);
}

test("a filter that is not known is named, with those that are; days and times are taken", async () => {
  const refused = await client.send("/v1/runs?agnet=billing");
  const { error } = (await refused.json()) as { error: { message: string; hint: string } };
  expect([refused.status, error.message, error.hint]).toEqual([
    400,
    'unknown query parameter "agnet"',
    "it takes status, failed, group, agent, release, label, mark, parent, since, until, limit, cursor",
  ]);
  const twice = await client.send("/v1/runs?label=tier:gold&label=lang:de");
  expect([twice.status, await twice.text()]).toEqual([400, expect.stringContaining('\\"label\\" is given 2 times')]);
  const own = await worker.project("days", { sampling: { success: 1 } });
  await own.post("/v1/runs", failedTrace("today"));
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const count = async (query: string) => (await own.json(`/v1/runs?${query}`)).runs.length;
  expect(await count(`since=${day(0)}`)).toBe(1);
  expect(await count(`since=${day(1)}`)).toBe(0);
  expect(await count(`until=${day(0)}`)).toBe(0);
  expect(await count(`since=${day(-1)}T10:00:00%2B02:00`)).toBe(1);
});

test("another method is answered 405 with those that are taken, another address 404", async () => {
  for (const [method, path, allow] of [
    ["PUT", "/v1/runs", "GET, POST"],
    ["POST", "/healthz", "GET"],
    ["PATCH", "/v1/runs/x", "DELETE, GET"],
    ["GET", "/v1/subjects/erase", "DELETE, POST"],
    ["POST", "/v1/runs/x/record", "GET, PATCH, PUT"],
    ["GET", "/v1/traces", "POST"],
  ] as const) {
    const answer = await client.send(path, { method });
    expect([method, path, answer.status, answer.headers.get("allow")]).toEqual([method, path, 405, allow]);
    const said = path === "/v1/traces" ? await answer.json() : ((await answer.json()) as { error: object }).error;
    expect(said).toMatchObject({ message: `method not allowed; use ${allow.replace(/, (\w+)$/, " or $1")}` });
  }
  const nowhere = await client.send("/v1/nowhere", { method: "PUT" });
  expect([nowhere.status, nowhere.headers.get("allow")]).toEqual([404, null]);
});

test("an answer that is not as described is found", async () => {
  const of = (status: number, body: object) => Response.json(body, { status });
  const faults = (path: string, response: Response) => described.faults("GET", path, response);
  expect(await faults("/v1/runs", of(200, { runs: [], next: 7 }))).toEqual([expect.stringContaining("/next")]);
  expect(await faults("/v1/runs", of(200, { runs: [], next: null, more: 1 }))).toHaveLength(1);
  expect(await faults("/v1/runs", of(418, {}))).toEqual(["GET /v1/runs 418: the status is not described"]);
  expect(await faults("/v1/nothing", of(200, {}))).toEqual(["GET /v1/nothing 200: no such path"]);
});
