import { beforeAll, expect, test } from "vitest";
import { type Client, sharedWorker, type TestWorker } from "./support/harness.ts";
import { envelope, hex, span, text } from "./support/spans.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  client = await worker.project("subjects", { sampling: { success: 1 } });
});

/** Names that redaction replaces, as each kind of instrumentation writes them. */
const named: { user: string; attributes: [string, string][] }[] = [
  { user: "ann@example.com", attributes: [["user.id", "ann@example.com"]] },
  { user: "+49 30 901820 12", attributes: [["enduser.id", "+49 30 901820 12"]] },
  {
    user: "bea@example.com",
    attributes: [
      ["langfuse.observation.type", "agent"],
      ["langfuse.user.id", "bea@example.com"],
    ],
  },
  {
    user: "203.0.113.77",
    attributes: [
      ["ai.operationId", "ai.generateText"],
      ["ai.telemetry.metadata.userId", "203.0.113.77"],
    ],
  },
  {
    user: "cleo@example.com",
    attributes: [
      ["traceloop.span.kind", "workflow"],
      ["traceloop.association.properties.user_id", "cleo@example.com"],
    ],
  },
];

async function closed(id: string): Promise<void> {
  for (let i = 0; i < 60 && (await client.send(`/v1/runs/${id}`)).status !== 200; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

const find = (q: string) => client.json(`/v1/find?q=${encodeURIComponent(q)}`);

async function sendSpan(number: number, attributes: [string, string][]): Promise<string> {
  const genAi: [string, string] = ["gen_ai.operation.name", "invoke_agent"];
  const known = attributes.length > 1 ? attributes : [genAi, ...attributes];
  const root = span(number, 1, { attributes: known.map(([key, value]) => text(key, value)) });
  await client.post("/v1/traces", envelope(root), { "content-type": "application/json" });
  await closed(root.traceId);
  return root.traceId;
}

test("a user whose name redaction replaces is found among spans, and erased with them", async () => {
  for (const [index, { user, attributes }] of named.entries()) {
    const id = await sendSpan(500 + index, attributes);
    expect([user, (await find(user)).runs.map(({ run_id }) => run_id)]).toEqual([user, [id]]);
  }
  const erased = await client.send("/v1/subjects/ann@example.com", { method: "DELETE" });
  expect(await erased.json()).toMatchObject({ runs: 1 });
  expect((await client.send(`/v1/runs/${hex(500, 32)}`)).status).toBe(410);
  expect((await find("ann@example.com")).runs).toEqual([]);
});

test("a session is found by what was sent, and by nobody else's", async () => {
  const id = await sendSpan(520, [["gen_ai.conversation.id", "dora@example.com/chat"]]);
  expect((await find("dora@example.com/chat")).runs.map(({ run_id }) => run_id)).toEqual([id]);
  expect((await find("dora@example.org/chat")).runs).toEqual([]);
  const { DB } = await worker.stores();
  const rows = JSON.stringify((await DB.prepare("SELECT * FROM journal").all()).results);
  expect(rows).not.toContain("dora@example.com");
});

test("what is looked for and erased can be said in the body", async () => {
  const own = await worker.project("in-body", { sampling: { success: 0 } });
  const user_id = "fay@example.com";
  await own.post("/v1/runs", [failedTrace("bad", { user_id }), goodTrace("waits", { user_id }), failedTrace("other")]);
  const ids = ["bad", "waits"].map((run_id) => expect.objectContaining({ run_id }));
  const [bad, waits] = ids;
  const found = { runs: [bad], waiting: [waits] };
  for (const answer of [await own.post("/v1/find", { q: user_id }), await own.send(`/v1/find?q=${user_id}`)])
    expect([answer.status, await answer.json()]).toEqual([200, found]);
  expect((await own.post("/v1/find", {})).status).toBe(400);
  await own.post("/v1/runs", goodTrace("alone", { user_id: "gus@example.com" }));
  const page = await fetch(`${worker.url}/find?q=gus@example.com`, {
    headers: { cookie: `replaykit_token=${own.token}` },
  });
  expect(await page.text()).toContain("Waiting for feedback: alone");
  expect(await (await own.post("/v1/find", { q: "gus@example.com" })).json()).toMatchObject({
    runs: [],
    waiting: [{ run_id: "alone" }],
    reason: "in_window",
  });
  expect((await own.post("/v1/subjects/erase", { users: user_id })).status).toBe(400);
  const erased = await own.post("/v1/subjects/erase", { user: user_id });
  expect(await erased.json()).toEqual({
    runs: 2,
    objects: 2,
    more: false,
    remains: expect.arrayContaining([expect.stringMatching(/^logs/), expect.stringMatching(/^the group/)]),
  });
  expect(await (await own.post("/v1/find", { q: user_id })).json()).toEqual({
    runs: [],
    reason: "never_seen",
    message: "no run, trace, session, user or label of this name was received",
  });
  expect((await own.json("/v1/runs")).runs.map(({ run_id }) => run_id)).toEqual(["other"]);
  const reader = await worker.project("in-body", {}, ["read"]);
  expect((await reader.post("/v1/subjects/erase", { user: user_id })).status).toBe(403);
});

test("a run that nobody sent is not erased, and may come", async () => {
  const own = await worker.project("unsent", { sampling: { success: 0 } });
  const refused = await own.send("/v1/runs/nope", { method: "DELETE" });
  expect([refused.status, await refused.json()]).toMatchObject([404, { error: { code: "not_found" } }]);
  expect(await own.json("/v1/find?q=nope")).toMatchObject({ reason: "never_seen" });
  expect(await (await own.post("/v1/runs", failedTrace("nope"))).json()).toMatchObject({
    items: [{ outcome: "stored" }],
  });
  const erase = () => own.send("/v1/runs/nope", { method: "DELETE" });
  expect([(await erase()).status, (await erase()).status]).toEqual([200, 200]);
  await own.post("/v1/runs", goodTrace("waits"));
  expect((await own.send("/v1/runs/waits", { method: "DELETE" })).status).toBe(200);
});

test("a record is said to be one where a run is looked for, and is erased by its id", async () => {
  const own = await worker.project("recorded", { sampling: { success: 0 } });
  const run = { run_id: "k-2", started_at: "2026-11-21T10:00:00Z", status: "running" };
  const put = await own.send("/v1/runs/k-2/record", {
    method: "PUT",
    body: JSON.stringify({ key: "one-key-for-it", run }),
  });
  expect(put.status).toBe(200);
  const reason = "recorded";
  expect(await own.json("/v1/find?q=k-2")).toEqual({ runs: [], reason, message: expect.stringContaining("/record") });
  const read = await own.send("/v1/runs/k-2");
  expect([read.status, await read.json()]).toMatchObject([404, { error: { reason } }]);
  expect(await own.json("/v1/find?q=k-3")).toMatchObject({ reason: "never_seen" });
  expect((await own.send("/v1/runs/k-2", { method: "DELETE" })).status).toBe(200);
  expect(await own.json("/v1/find?q=k-2")).toMatchObject({ reason: "erased" });
});

test("a label is found by the value that was sent, though it is stored redacted", async () => {
  await client.post("/v1/runs", failedTrace("labelled", { labels: { customer: "eve@example.com", tier: "gold" } }));
  const run = expect.objectContaining({ run_id: "labelled" });
  expect((await find("customer:eve@example.com")).runs).toEqual([run]);
  expect((await client.json("/v1/runs?label=customer:eve@example.com")).runs).toEqual([run]);
  expect((await find("gold")).runs).toEqual([run]);
  expect((await find("eve@example.com")).runs).toEqual([run]);
  expect((await find("silver")).runs).toEqual([]);
  expect((await client.json("/v1/runs?label=tier:gold")).runs).toEqual([run]);
  expect((await client.json("/v1/runs?label=customer:eva@example.com")).runs).toEqual([]);
});
