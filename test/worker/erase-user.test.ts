import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { RunClass } from "../../src/api/schema/run-row.ts";
import type { Bucket, Database } from "../../worker/store/platform-ports.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { envelope, hex, span, text } from "./support/spans.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace } from "./support/traces.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

const user_id = "ann@example.com";

interface Erased {
  runs: number;
  objects: number;
  more: boolean;
}

async function eraseOnce(client: Client): Promise<Erased> {
  return (await (await client.post("/v1/subjects/erase", { user: user_id })).json()) as Erased; // compared below
}

async function eraseAll(client: Client): Promise<Erased[]> {
  const answers = [await eraseOnce(client)];
  while (answers.at(-1)?.more === true) answers.push(await eraseOnce(client));
  return answers;
}

test("all runs of one object are taken out of it at once, some a request, and others stay", async () => {
  const own = await worker.project("many", { sampling: { success: 1, failures_per_group: 1000 } });
  const runs = Array.from({ length: 230 }, (_, n) => failedTrace(`r-${n}`, { user_id }));
  expect((await own.post("/v1/runs", [...runs, failedTrace("else")])).status).toBe(200);
  const answers = await eraseAll(own);
  expect(answers.map(({ runs: erased, objects, more }) => [erased, objects, more])).toEqual([
    [100, 1, true],
    [100, 1, true],
    [30, 1, false],
  ]);
  expect((await own.json("/v1/runs?limit=200")).runs.map(({ run_id }) => run_id)).toEqual(["else"]);
  expect((await own.send("/v1/runs/else")).status).toBe(200);
  expect((await own.send("/v1/runs/r-229")).status).toBe(410);
  expect(await eraseAll(own)).toMatchObject([
    { runs: 0, more: true },
    { runs: 0, more: true },
    { runs: 0, more: false },
  ]);
});

const part = (runId: string, length: number, extra: object = {}) => {
  const whole = failedTrace(runId);
  const { user_id: _user, session_id: _session, ...rest } = { ...whole, events: whole.events.slice(0, length) };
  return { ...rest, ...extra };
};

test("a run that got its user, session and trace with what went on of it is found by them, and erased", async () => {
  const own = await worker.project("renamed", { sampling: { success: 1 } });
  const find = async (q: string) => (await own.json(`/v1/find?q=${q}`)).runs.map(({ run_id }) => run_id);
  await own.post("/v1/runs", part("goes-on", 3, { source: { format: "own", trace_id: "trace-one" } }));
  expect([await find(user_id), await find("trace-one")]).toEqual([[], ["goes-on"]]);
  await own.post("/v1/runs", part("else", 3));
  const source = { format: "own", trace_id: "trace-two" };
  await own.post("/v1/runs", part("goes-on", 5, { user_id, session_id: "chat-1", source }));
  for (const q of [user_id, "chat-1", "trace-one", "trace-two"]) expect([q, await find(q)]).toEqual([q, ["goes-on"]]);
  expect(await own.json("/v1/stats")).toMatchObject({ hours: [{ received: 3, stored: 2, duplicate: 1 }] });
  expect(await eraseAll(own)).toMatchObject([{ runs: 1, objects: 2, more: false }]);
  expect((await own.json("/v1/runs")).runs.map(({ run_id }) => run_id)).toEqual(["else"]);
});

const json = { "content-type": "application/json" };

test("a trace whose user comes with late spans is found by the user, and erased", async () => {
  const own = await worker.project("late-user", { sampling: { success: 1 } });
  const find = async () => (await own.json(`/v1/find?q=${user_id}`)).runs.map(({ run_id }) => run_id);
  await own.post("/v1/traces", envelope(span(700, 1), span(701, 1)), json);
  const isThere = async (n: number) => (await own.send(`/v1/runs/${hex(n, 32)}`)).status === 200;
  await vi.waitFor(async () => expect([await isThere(700), await isThere(701)]).toEqual([true, true]), 5_000);
  expect(await find()).toEqual([]);
  const root = span(700, 1);
  const attributes = [...root.attributes, text("user.id", user_id)];
  await own.post("/v1/traces", envelope({ ...root, attributes }), json);
  await vi.waitFor(async () => expect(await find()).toEqual([hex(700, 32)]), 5_000);
  expect(await eraseAll(own)).toMatchObject([{ runs: 1, more: false }]);
  expect([await isThere(700), await isThere(701)]).toEqual([false, true]);
});

async function patientWorker() {
  const started = await startWorker({ OTLP_CLOSE_MS: "5000", OTLP_IDLE_MS: "30000" });
  return { ...started, [Symbol.asyncDispose]: () => started.close() };
}

test("a trace that is open while its user is erased is dropped when it is closed; one that comes later is taken", async () => {
  // Its traces close after the time that they have in production: under the 0.3 s of the other tests they may be closed before the erase.
  await using patient = await patientWorker();
  const own = await patient.project("open", { sampling: { success: 1 } });
  const rooted = (n: number, user = user_id) => {
    const root = span(n, 1);
    return { ...root, attributes: [...root.attributes, text("user.id", user)] };
  };
  const statusOf = async (n: number) => (await own.send(`/v1/runs/${hex(n, 32)}`)).status;
  await own.post("/v1/traces", envelope(span(710, 2), span(711, 2)), json); // so that they are no whole traces
  await own.post("/v1/traces", envelope(rooted(710), rooted(711, "bea@example.com")), json);
  expect([await statusOf(710), await statusOf(711)]).toEqual([202, 202]);
  expect(await eraseOnce(own)).toMatchObject({
    runs: 0,
    more: false,
    remains: expect.arrayContaining([expect.stringMatching(/^spans of traces that are open/)]),
  });
  await vi.waitFor(async () => expect([await statusOf(710), await statusOf(711)]).toEqual([410, 200]), 30_000);
  expect(await own.json(`/v1/stats`)).toMatchObject({
    hours: [{ received: 2, stored: 1, rejected: 1, reasons: { erased: 1 } }],
  });
  await own.post("/v1/traces", envelope(rooted(712)), json);
  await vi.waitFor(async () => expect(await statusOf(712)).toBe(200), 30_000);
});

test("spans that were open when their project was deleted do not come to the next one of its name", async () => {
  const before = await worker.project("again", { sampling: { success: 1 } });
  await before.post("/v1/traces", envelope(span(720, 2)), json);
  expect((await worker.admin("/v1/projects/again", { method: "DELETE" })).status).toBe(200);
  const own = await worker.project("again", { sampling: { success: 1 } });
  await own.post("/v1/traces", envelope(span(721, 1)), json);
  const statusOf = async (n: number) => (await own.send(`/v1/runs/${hex(n, 32)}`)).status;
  await vi.waitFor(async () => expect([await statusOf(720), await statusOf(721)]).toEqual([404, 200]), 8_000);
  expect((await own.json("/v1/runs")).runs.map(({ run_id }) => run_id)).toEqual([hex(721, 32)]);
});

const at = Date.UTC(2026, 10, 1);
const [user, project] = ["abcdefabcdef", "p"];

function countedParts() {
  const [db, bucket] = [createSqliteDatabase(), createMemoryBucket()];
  const count = { asked: 0, most: Infinity };
  const ask = () => {
    count.asked += 1;
    if (count.asked > count.most) throw new Error("cut off");
  };
  const asking: Database = {
    prepare: (sql) => db.prepare(sql),
    batch: (statements) => {
      for (const _ of statements) ask();
      return db.batch(statements);
    },
  };
  const looking: Bucket = {
    get: (key) => (ask(), bucket.get(key)),
    head: (key) => (ask(), bucket.head(key)),
    put: (...given) => (ask(), bucket.put(...given)),
    delete: (keys) => (ask(), bucket.delete(keys)),
    list: (options) => (ask(), bucket.list(options)),
  };
  return { bucket, count, store: createTraceStore({ db: asking, bucket: looking }) };
}

const idOf = (n: number) => n.toString(16).padStart(24, "0");

/** A run a minute, each in an object of its own. */
async function fill(
  { store }: ReturnType<typeof countedParts>,
  runs: number,
  of: (n: number) => string,
): Promise<void> {
  for (let n = 0; n < runs; n += 1) {
    const facts = { run_id: `r${n}`, status: "success" as const, events: 1, tool_calls: 0, bytes: 2 };
    const head = { id: idOf(n), received_at: at, failed: false, weight: 1, user: of(n), facts };
    const run = { head, class: "success" as RunClass, expires_at: 9e15, line: `{"n":${n}}` };
    const rejected = { reasons: new Map<string, number>(), entries: [] };
    const none = { window: { runs: [] }, sampledOut: [], hits: [], duplicates: 0, rejected };
    await store.save({ ...none, kept: [run], project, id: `d${n}`, at: at + n * 60_000 });
  }
}

test("a user of more minutes than one answer of the journal holds is erased whole, each request within its bounds", async () => {
  const parts = countedParts();
  await fill(parts, 2_300, () => user);
  const asked: number[] = [];
  let runs = 0;
  for (let more = true; more; ) {
    parts.count.asked = 0;
    const erased = await parts.store.eraseSubject(project, [{ kind: "user", hash: user }], at);
    [runs, more] = [runs + erased.runs, erased.more];
    asked.push(parts.count.asked);
  }
  expect(runs).toBe(2_300);
  expect(parts.bucket.objects.size).toBe(0);
  expect(Math.max(...asked)).toBeLessThan(600);
});

test("an erasure that is cut off goes on where it ended, and another user's runs stay", async () => {
  const parts = countedParts();
  await fill(parts, 250, () => user);
  const erase = (hash: string) => parts.store.eraseSubject(project, [{ kind: "user", hash }], at);
  expect(await erase("000000000001")).toEqual({ runs: 0, objects: 0, more: false });
  expect(await erase(user)).toEqual({ runs: 100, objects: 100, more: true });
  Object.assign(parts.count, { asked: 0, most: 50 });
  await expect(erase(user)).rejects.toThrow("cut off");
  parts.count.most = Infinity;
  expect(parts.bucket.objects.size).toBeGreaterThan(100);
  expect(await erase(user)).toMatchObject({ runs: 0, more: true }); // their tombstones were there before
  expect(await erase(user)).toEqual({ runs: 50, objects: 50, more: false });
  expect(parts.bucket.objects.size).toBe(0);
});

test("an erasure that learns of an earlier key in between begins again, and erases what came under it", async () => {
  const parts = countedParts();
  const earlier = "fedcbafedcba";
  await fill(parts, 150, (n) => (n < 20 ? earlier : user));
  const erase = (...hashes: string[]) =>
    parts.store.eraseSubject(
      project,
      hashes.map((hash) => ({ kind: "user", hash })),
      at,
    );
  expect(await erase(user)).toMatchObject({ runs: 100, more: true });
  expect(await erase(user, earlier)).toMatchObject({ runs: 20, more: true });
  expect(await erase(earlier, user)).toMatchObject({ runs: 30, more: false });
  expect(parts.bucket.objects.size).toBe(0);
});
