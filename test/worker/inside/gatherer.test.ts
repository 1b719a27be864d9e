import {
  abortAllDurableObjects,
  applyD1Migrations,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { Gatherer, SpanChunk } from "../../../worker/otlp/gatherers.ts";
import { runKey, workerPlatform } from "../../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { compress } from "../../../worker/store/runs/body-codec.ts";
import { createTraceStore } from "../../../worker/store/r2-d1-trace-store.ts";
import { randomFrom, whole } from "../support/chance.ts";
import { type OldPart, oldPart, oldTable } from "../support/old-layouts.ts";
import { envelope, hex, span, text } from "../support/spans.ts";

const project = "p";
const store = createTraceStore({ db: env.DB, bucket: env.TRACES });

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const settings = projectSettingsSchema.parse({ sampling: { success: 0, feedback_window: 0 } });
  const insert = env.DB.prepare("INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, 0)");
  await insert.bind(project, JSON.stringify(settings)).run();
});

/** An object of the project, as the Worker calls it; each test has its own. */
function objectOf(name: number) {
  const { GATHERERS } = env;
  const stub = GATHERERS.get(GATHERERS.idFromName(`${project}/test-${name}`));
  return { stub, gatherer: stub as unknown as Gatherer }; // the namespace's type does not know the class behind it
}

const idOf = (traceNumber: number) => runKey(project, hex(traceNumber, 32));

function chunkOf(traceNumber: number, spans: object[]): SpanChunk {
  const json = JSON.stringify(envelope(...spans));
  return {
    id: idOf(traceNumber),
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

type Stub = ReturnType<typeof objectOf>["stub"];

/** Tables of our own, their rows, what is kept by a key, and the alarm. */
function onDisk(stub: Stub) {
  return runInDurableObject(stub, async (_instance, { storage }) => {
    const names = storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    const tables = names.map(({ name }) => name).filter((name) => !name.startsWith("_cf_"));
    const rows = tables.map((name) => storage.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${name}`).one().n);
    const keys = [...storage.kv.list()].length;
    return { tables, rows, keys, alarm: (await storage.getAlarm()) !== null };
  });
}

const empty = { tables: [], rows: [], keys: 0, alarm: false };

/** The alarm's time is far off; the clock is moved by what the object finds when it starts again. */
async function ringLate(stub: Stub, late = 600_100): Promise<void> {
  await evictDurableObject(stub);
  await runInDurableObject(stub, (_instance, { storage: { sql } }) => {
    for (const { name } of sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE name LIKE 'spans%'")
      .toArray())
      sql.exec(`UPDATE ${name} SET head = json_set(head, '$.at', json_extract(head, '$.at') - ?)`, late);
  });
  expect(await runDurableObjectAlarm(stub)).toBe(true);
}

test("an object that was only asked stays empty", async () => {
  const { stub, gatherer } = objectOf(1);
  expect(await gatherer.areOpen([idOf(1)])).toEqual([false]);
  expect(await gatherer.giveFeedback(idOf(1), { rating: "bad" })).toBe(false);
  expect(await onDisk(stub)).toEqual(empty);
});

test("chunks gather, the same one once and each request in one row, and become runs; then nothing is left of them", async () => {
  const { stub, gatherer } = objectOf(2);
  const [chunk, other] = [chunkOf(2, [span(2, 2)]), chunkOf(102, [span(102, 1, failed)])];
  expect(await gatherer.append(project, [chunk, other, chunk])).toEqual([true, true, true]);
  expect(await gatherer.append(project, [chunk])).toEqual([true]);
  await gatherer.append(project, [chunkOf(2, [span(2, 1, failed)])]);
  expect(await gatherer.areOpen([idOf(2), idOf(3), idOf(102)])).toEqual([true, false, true]);
  expect(await onDisk(stub)).toEqual({ tables: ["spans_1"], rows: [2], keys: 0, alarm: true });
  await ringLate(stub);
  expect((await runOf(2))?.row).toMatchObject({ status: "error", tool_calls: 1, class: "failed" });
  expect((await runOf(102))?.row).toMatchObject({ status: "error", tool_calls: 0, class: "failed" });
  expect(await onDisk(stub)).toEqual(empty);
  expect(await gatherer.areOpen([idOf(2), idOf(102)])).toEqual([false, false]);
});

test("an alarm that rings too early waits on", async () => {
  const { stub, gatherer } = objectOf(3);
  await gatherer.append(project, [chunkOf(3, [span(3, 1, failed)])]);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect([await gatherer.areOpen([idOf(3)]), (await onDisk(stub)).alarm, await runOf(3)]).toEqual([
    [true],
    true,
    undefined,
  ]);
});

test("a chunk larger than one row comes back whole, and one beside it too", async () => {
  const { stub, gatherer } = objectOf(4);
  const chance = randomFrom(4);
  const noise = Buffer.from(Uint8Array.from({ length: 4_000_000 }, () => whole(chance, 256))).toString("base64");
  const big = { ...failed, attributes: [text("gen_ai.operation.name", "invoke_agent"), text("noise", noise)] };
  const chunk = chunkOf(4, [span(4, 1, big)]);
  expect(chunk.body.byteLength).toBeGreaterThan(3_900_000);
  expect(await gatherer.append(project, [chunk, chunkOf(104, [span(104, 1, failed)])])).toEqual([true, true]);
  expect((await onDisk(stub)).rows).toEqual([3]);
  await ringLate(stub);
  await vi.waitFor(async () => expect(await onDisk(stub)).toEqual(empty), 30_000); // so many bytes are more than one pass closes
  expect(JSON.stringify((await runOf(4))?.trace)).toContain(noise);
  expect((await runOf(104))?.row.failed).toBe(true);
});

test("a trace may not have more bytes than a run; the others of its request are taken", async () => {
  const { gatherer } = objectOf(5);
  const chunk = { ...chunkOf(5, [span(5, 2)]), bytes: 33_554_432 };
  expect(await gatherer.append(project, [chunk])).toEqual([true]);
  const more = [chunkOf(5, [span(5, 1)]), chunkOf(105, [span(105, 1)]), chunk];
  expect(await gatherer.append(project, more)).toEqual([false, true, true]);
});

test("an object never holds the spans of two projects", async () => {
  const { stub } = objectOf(6);
  const taken = (of: string) =>
    runInDurableObject(stub, (instance) => {
      const inside = instance as unknown as Gatherer; // as above
      return inside.append(of, [chunkOf(6, [span(6, 1)])]).then(
        () => "taken",
        (error: unknown) => String(error),
      );
    });
  expect([await taken(project), await taken("q")]).toEqual([
    "taken",
    "Error: an object holds the spans of one project",
  ]);
});

test.each([
  ["is put to sleep", (stub: Stub) => evictDurableObject(stub)],
  ["crashes", () => abortAllDurableObjects()],
])("spans and feedback outlive an object that %s", async (name, end) => {
  const traceNumber = name === "crashes" ? 60 : 70;
  const { gatherer } = objectOf(traceNumber);
  await gatherer.append(project, [chunkOf(traceNumber, [span(traceNumber, 1)])]);
  expect(await gatherer.giveFeedback(idOf(traceNumber), { rating: "bad", expected_text: ["14 days"] })).toBe(true);
  await end(objectOf(traceNumber).stub);
  const again = objectOf(traceNumber);
  expect(await again.gatherer.areOpen([idOf(traceNumber)])).toEqual([true]);
  await ringLate(again.stub);
  expect(await runOf(traceNumber)).toMatchObject({
    row: { class: "flagged", rating: "bad", failed: true },
    trace: { feedback: { rating: "bad", expected_text: ["14 days"] } },
  });
});

test("a close that fails keeps the spans and is repeated", async () => {
  const { stub, gatherer } = objectOf(8);
  await gatherer.append(project, [chunkOf(8, [span(8, 1, failed)])]);
  await env.DB.exec("ALTER TABLE journal RENAME TO journal_away");
  await ringLate(stub);
  const open = () => gatherer.areOpen([idOf(8)]);
  expect([await open(), (await onDisk(stub)).alarm, await runOf(8)]).toEqual([[true], true, undefined]);
  await env.DB.exec("ALTER TABLE journal_away RENAME TO journal");
  await evictDurableObject(stub); // it forgets how long to wait
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect([await open(), (await runOf(8))?.row.failed]).toEqual([[false], true]);
});

test.each([
  [
    "tables",
    9,
    ({ sql }: DurableObjectStorage, part: OldPart) => {
      sql.exec(oldTable);
      sql.exec("CREATE TABLE feedback (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
      const { hash, part: number, seq, project: of, trace, at, bytes, body } = part;
      const buffer = new Uint8Array(body).buffer;
      sql.exec(
        "INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        hash,
        number,
        seq,
        of,
        trace,
        0,
        at,
        bytes,
        buffer,
      );
      sql.exec("INSERT INTO feedback VALUES (1, ?)", JSON.stringify({ rating: "bad" }));
    },
  ],
  [
    "keys",
    10,
    ({ kv }: DurableObjectStorage, part: OldPart) => {
      kv.put(`chunk/${part.hash}/0`, part);
      kv.put("feedback", JSON.stringify({ rating: "bad" }));
    },
  ],
])("spans and feedback that an earlier version left in %s become a run", async (_name, traceNumber, leave) => {
  const { stub, gatherer } = objectOf(traceNumber);
  await runInDurableObject(stub, async (_instance, { storage }) => {
    leave(storage, oldPart(span(traceNumber, 1), { seq: 1, at: Date.now() }));
    await storage.setAlarm(Date.now() + 600_000);
  });
  expect(await gatherer.areOpen([idOf(traceNumber)])).toEqual([true]);
  await gatherer.append(project, [chunkOf(traceNumber, [span(traceNumber, 2)])]);
  expect(await onDisk(stub)).toEqual({ tables: ["spans_1"], rows: [3], keys: 0, alarm: true });
  await ringLate(stub);
  expect((await runOf(traceNumber))?.row).toMatchObject({ class: "flagged", rating: "bad", tool_calls: 1 });
  expect(await onDisk(stub)).toEqual(empty);
});

test("the alarm comes sooner for a run that somebody waits for, and stays where it is for another one", async () => {
  const alarmOf = (stub: Stub) => runInDurableObject(stub, (_instance, { storage }) => storage.getAlarm());
  for (const [traceNumber, awaited] of [
    [11, true],
    [12, false],
  ] as const) {
    const { stub, gatherer } = objectOf(traceNumber);
    await gatherer.append(project, [chunkOf(traceNumber, [span(traceNumber, 2)])]);
    const before = await alarmOf(stub);
    await gatherer.append(project, [{ ...chunkOf(traceNumber, [span(traceNumber, 1)]), rootEnded: true, awaited }]);
    expect([awaited, Number(before) > Number(await alarmOf(stub))]).toEqual([awaited, awaited]);
  }
});

test("while others are open, what was closed is noted in a row, and in time only rows of open traces are left", async () => {
  const { stub, gatherer } = objectOf(13);
  const ended = (traceNumber: number) => ({ ...chunkOf(traceNumber, [span(traceNumber, 1, failed)]), rootEnded: true });
  await gatherer.append(project, [ended(13), chunkOf(113, [span(113, 2)])]);
  await gatherer.giveFeedback(idOf(113), { rating: "bad" });
  await ringLate(stub, 1_000); // the root ended long ago, the other may still go on
  expect(await gatherer.areOpen([idOf(13), idOf(113)])).toEqual([false, true]);
  expect(await onDisk(stub)).toEqual({ tables: ["spans_1"], rows: [3], keys: 0, alarm: true });
  await evictDurableObject(stub);
  expect(await gatherer.areOpen([idOf(13), idOf(113)])).toEqual([false, true]);
  await gatherer.append(project, [ended(213)]);
  await ringLate(stub, 590_000);
  await gatherer.append(project, [ended(313), chunkOf(113, [span(113, 3)])]);
  await ringLate(stub, 20_000); // it is ten minutes since the first was noted
  expect(await gatherer.areOpen([213, 313, 113].map(idOf))).toEqual([false, false, true]);
  expect(await onDisk(stub)).toEqual({ tables: ["spans_2"], rows: [3], keys: 0, alarm: true });
  const body = await runInDurableObject(stub, (_instance, { storage }) =>
    JSON.stringify(storage.sql.exec("SELECT head FROM spans_2").toArray()),
  );
  expect([13, 213, 313, 113].map((traceNumber) => body.includes(idOf(traceNumber)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await evictDurableObject(stub);
  expect(await gatherer.areOpen([213, 113].map(idOf))).toEqual([false, true]);
  await ringLate(stub);
  expect((await runOf(113))?.row).toMatchObject({ class: "flagged", rating: "bad", tool_calls: 2 });
  expect(await onDisk(stub)).toEqual(empty);
});

test("the runtime counts rows as `bench/ingest/otlp-cost.ts` does", async () => {
  const { stub } = objectOf(14);
  const counted = await runInDurableObject(stub, (_instance, { storage: { sql } }) => {
    const written = (query: string) => {
      const cursor = sql.exec(query);
      cursor.toArray();
      return cursor.rowsWritten;
    };
    return [
      written("CREATE TABLE spans_1 (n INTEGER PRIMARY KEY, head TEXT NOT NULL, body BLOB)"),
      written("INSERT INTO spans_1 VALUES (1, 'x', x'00'), (2, 'x', zeroblob(1000000))"),
      written("CREATE TABLE spans_2 (n INTEGER PRIMARY KEY, head TEXT NOT NULL, body BLOB)"),
      written("INSERT INTO spans_2 SELECT n, 'y', body FROM spans_1 WHERE n = 2"),
      written("DROP TABLE spans_1"),
      written("DELETE FROM spans_2"),
    ];
  });
  expect(counted).toEqual([2, 2, 2, 1, 0, 1]);
});
