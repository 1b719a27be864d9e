import {
  abortAllDurableObjects,
  applyD1Migrations,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Feedback } from "../../../src/core/schema/trace.ts";
import { gathererName, type SpanChunk } from "../../../worker/otlp/gatherers.ts";
import { runKey, workerPlatform } from "../../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { compress } from "../../../worker/store/runs/body-codec.ts";
import { createTraceStore } from "../../../worker/store/r2-d1-trace-store.ts";
import { randomFrom, whole } from "../support/chance.ts";
import { envelope, hex, span, text } from "../support/spans.ts";

const project = "p";
const store = createTraceStore({ db: env.DB, bucket: env.TRACES });

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const settings = projectSettingsSchema.parse({ sampling: { success: 0, feedback_window: 0 } });
  const insert = env.DB.prepare("INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, 0)");
  await insert.bind(project, JSON.stringify(settings)).run();
});

interface Gatherer {
  append(chunk: SpanChunk): Promise<boolean>;
  isOpen(): Promise<boolean>;
  giveFeedback(feedback: Feedback): Promise<boolean>;
}

/** The Durable Object of a trace, as the Worker calls it. */
function objectOf(traceNumber: number) {
  const { GATHERERS } = env;
  const stub = GATHERERS.get(GATHERERS.idFromName(gathererName(project, runKey(project, hex(traceNumber, 32)))));
  return { stub, gatherer: stub as unknown as Gatherer }; // the namespace's type does not know the class behind it
}

function chunkOf(traceNumber: number, spans: object[]): SpanChunk {
  const json = JSON.stringify(envelope(...spans));
  return {
    project,
    traceId: hex(traceNumber, 32),
    body: compress(json),
    bytes: json.length,
    hash: workerPlatform.hash(json).slice(0, 32),
    rootEnded: false,
    awaited: false,
  };
}

const failed = { status: { code: 2, message: "gave up" } };
const runOf = (traceNumber: number) => store.read(project, runKey(project, hex(traceNumber, 32)), Date.now());

/** Tables of our own, what is kept by a key, and the alarm. */
function onDisk(stub: ReturnType<typeof objectOf>["stub"]) {
  return runInDurableObject(stub, async (_instance, { storage }) => {
    const names = storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    const tables = names.map(({ name }) => name).filter((name) => !name.startsWith("_cf_"));
    return { tables, values: count(storage), alarm: (await storage.getAlarm()) !== null };
  });
}

/** The alarm's time is far off; the clock is moved by what the object finds when it starts again. */
async function ringLate(stub: ReturnType<typeof objectOf>["stub"]): Promise<void> {
  await evictDurableObject(stub);
  await runInDurableObject(stub, (_instance, { storage }) => {
    const chunks = new Map(storage.kv.list<{ at: number }>({ prefix: "chunk/" })); // read before the first is written
    for (const [key, chunk] of chunks) storage.kv.put(key, { ...chunk, at: chunk.at - 600_001 });
  });
  expect(await runDurableObjectAlarm(stub)).toBe(true);
}

test("an object that was only asked stays empty", async () => {
  const { stub, gatherer } = objectOf(1);
  expect(await gatherer.isOpen()).toBe(false);
  expect(await gatherer.giveFeedback({ rating: "bad" })).toBe(false);
  expect(await onDisk(stub)).toEqual({ tables: [], values: 0, alarm: false });
});

test("chunks gather, the same one once, and become a run; then nothing is left of them", async () => {
  const { stub, gatherer } = objectOf(2);
  const chunk = chunkOf(2, [span(2, 2)]);
  expect([await gatherer.append(chunk), await gatherer.append(chunk)]).toEqual([true, true]);
  await gatherer.append(chunkOf(2, [span(2, 1, failed)]));
  expect(await runInDurableObject(stub, (_instance, { storage }) => count(storage))).toBe(2);
  expect([await gatherer.isOpen(), (await onDisk(stub)).alarm]).toEqual([true, true]);
  await ringLate(stub);
  expect((await runOf(2))?.row).toMatchObject({ status: "error", tool_calls: 1, class: "failed" });
  expect(await onDisk(stub)).toEqual({ tables: [], values: 0, alarm: false });
  expect(await gatherer.isOpen()).toBe(false);
});

test("an alarm that rings too early waits on", async () => {
  const { stub, gatherer } = objectOf(3);
  await gatherer.append(chunkOf(3, [span(3, 1, failed)]));
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect([await gatherer.isOpen(), (await onDisk(stub)).alarm, await runOf(3)]).toEqual([true, true, undefined]);
});

test("a chunk larger than one value of SQLite comes back whole", async () => {
  const { stub, gatherer } = objectOf(4);
  const chance = randomFrom(4);
  const noise = Buffer.from(Uint8Array.from({ length: 4_000_000 }, () => whole(chance, 256))).toString("base64");
  const big = { ...failed, attributes: [text("gen_ai.operation.name", "invoke_agent"), text("noise", noise)] };
  const chunk = chunkOf(4, [span(4, 1, big)]);
  expect(chunk.body.byteLength).toBeGreaterThan(3_900_000);
  expect(await gatherer.append(chunk)).toBe(true);
  expect(await runInDurableObject(stub, (_instance, { storage }) => count(storage))).toBe(3);
  await ringLate(stub);
  expect(JSON.stringify((await runOf(4))?.trace)).toContain(noise);
});

test("a trace may not have more bytes than a run", async () => {
  const { gatherer } = objectOf(5);
  const chunk = { ...chunkOf(5, [span(5, 2)]), bytes: 33_554_432 };
  expect(await gatherer.append(chunk)).toBe(true);
  expect(await gatherer.append(chunkOf(5, [span(5, 1)]))).toBe(false);
  expect(await gatherer.append(chunk)).toBe(true);
});

test.each([
  ["is put to sleep", (stub: ReturnType<typeof objectOf>["stub"]) => evictDurableObject(stub)],
  ["crashes", () => abortAllDurableObjects()],
])("spans and feedback outlive an object that %s", async (name, end) => {
  const traceNumber = name === "crashes" ? 6 : 7;
  const { gatherer } = objectOf(traceNumber);
  await gatherer.append(chunkOf(traceNumber, [span(traceNumber, 1)]));
  expect(await gatherer.giveFeedback({ rating: "bad", expected_text: ["14 days"] })).toBe(true);
  await end(objectOf(traceNumber).stub);
  const again = objectOf(traceNumber);
  expect(await again.gatherer.isOpen()).toBe(true);
  await ringLate(again.stub);
  expect(await runOf(traceNumber)).toMatchObject({
    row: { class: "flagged", rating: "bad", failed: true },
    trace: { feedback: { rating: "bad", expected_text: ["14 days"] } },
  });
});

test("a close that fails keeps the spans and is repeated", async () => {
  const { stub, gatherer } = objectOf(8);
  await gatherer.append(chunkOf(8, [span(8, 1, failed)]));
  await env.DB.exec("ALTER TABLE journal RENAME TO journal_away");
  await ringLate(stub);
  expect([await gatherer.isOpen(), (await onDisk(stub)).alarm, await runOf(8)]).toEqual([true, true, undefined]);
  await env.DB.exec("ALTER TABLE journal_away RENAME TO journal");
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect([await gatherer.isOpen(), (await runOf(8))?.row.failed]).toEqual([false, true]);
});

test("spans and feedback that an earlier version left in tables become a run, and the tables go", async () => {
  const { stub, gatherer } = objectOf(9);
  const chunk = chunkOf(9, [span(9, 1)]);
  await runInDurableObject(stub, async (_instance, { storage }) => {
    storage.sql.exec(
      `CREATE TABLE chunks (hash TEXT NOT NULL, part INTEGER NOT NULL, seq INTEGER NOT NULL, project TEXT NOT NULL,
         trace TEXT NOT NULL, ended INTEGER NOT NULL, at INTEGER NOT NULL, bytes INTEGER NOT NULL, body BLOB NOT NULL,
         PRIMARY KEY (hash, part)) WITHOUT ROWID`,
    );
    storage.sql.exec("CREATE TABLE feedback (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
    const values = [chunk.hash, 0, 1, project, chunk.traceId, 0, Date.now(), chunk.bytes];
    const body = new Uint8Array(chunk.body).buffer;
    storage.sql.exec("INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", ...values, body);
    storage.sql.exec("INSERT INTO feedback VALUES (1, ?)", JSON.stringify({ rating: "bad" }));
    await storage.setAlarm(Date.now() + 600_000);
  });
  expect([await gatherer.isOpen(), await gatherer.append(chunk)]).toEqual([true, true]); // the same chunk again
  await gatherer.append(chunkOf(9, [span(9, 2)]));
  expect(await onDisk(stub)).toEqual({ tables: [], values: 3, alarm: true });
  await ringLate(stub);
  expect((await runOf(9))?.row).toMatchObject({ class: "flagged", rating: "bad", tool_calls: 1 });
  expect(await onDisk(stub)).toEqual({ tables: [], values: 0, alarm: false });
});

test("the alarm comes sooner for a run that somebody waits for, and stays where it is for another one", async () => {
  const alarmOf = (stub: ReturnType<typeof objectOf>["stub"]) =>
    runInDurableObject(stub, (_instance, { storage }) => storage.getAlarm());
  for (const [traceNumber, awaited] of [
    [10, true],
    [11, false],
  ] as const) {
    const { stub, gatherer } = objectOf(traceNumber);
    await gatherer.append(chunkOf(traceNumber, [span(traceNumber, 2)]));
    const before = await alarmOf(stub);
    await gatherer.append({ ...chunkOf(traceNumber, [span(traceNumber, 1)]), rootEnded: true, awaited });
    expect([awaited, Number(before) > Number(await alarmOf(stub))]).toEqual([awaited, awaited]);
  }
});

function count({ kv }: DurableObjectStorage): number {
  return [...kv.list()].length;
}
