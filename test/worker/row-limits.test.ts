import { expect, test } from "vitest";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { type ProjectContext, subjectsOf } from "../../worker/ingest/prepare-run.ts";
import { expireRows } from "../../worker/store/expire-rows.ts";
import { type Fate, writeEntries } from "../../worker/store/journal.ts";
import type { Database, Statement } from "../../worker/store/platform-ports.ts";
import { rebuildIndex } from "../../worker/store/runs/rebuild-index.ts";
import { windowBatches } from "../../worker/store/runs/search-journal.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const day = 86_400_000;
const minute = 60_000;
const at = Date.UTC(2026, 10, 1);
const settings = projectSettingsSchema.parse({ sampling: { success: 1 } });
const context: ProjectContext = {
  project: "p",
  settings,
  redactHash: projectHash("k", "p", "redact"),
  subjectHash: projectHash("k", "p", "subject"),
};

/** What SQLite looks through for a statement, the outer table first. */
function planOf({ raw }: ReturnType<typeof createSqliteDatabase>, sql: string): string {
  return String(raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).get()?.["detail"]);
}

/** A store with the project `p`, over a database with D1's limits. It counts the bytes of each answer. */
function openStore() {
  const sqlite = createSqliteDatabase();
  const answered: number[] = [];
  const db: Database = {
    async batch(statements) {
      const answers = await sqlite.batch<never>(statements);
      answered.push(JSON.stringify(answers).length);
      return answers;
    },
    prepare: (sql) => counted(sqlite.prepare(sql)),
  };
  function counted(statement: Statement): Statement {
    return {
      ...statement,
      bind: (...values) => counted(statement.bind(...values)),
      async all() {
        const answer = await statement.all<never>();
        answered.push(JSON.stringify(answer.results).length);
        return answer;
      },
    };
  }
  sqlite.raw.exec(`INSERT INTO projects (id, settings, created_at) VALUES ('p', '${JSON.stringify(settings)}', 0)`);
  const parts = { db: sqlite, bucket: createMemoryBucket() };
  return { sqlite, db, parts, store: createTraceStore({ ...parts, db }), answered };
}

const idOf = (n: number) => n.toString(16).padStart(24, "0");

/** Writes the journal of so many minutes, each with so many runs of the user. */
function fillJournal(
  { raw }: ReturnType<typeof createSqliteDatabase>,
  { minutes, runs, fate = "kept", user }: { minutes: number; runs: number; fate?: Fate; user?: string | undefined },
): void {
  const insert = raw.prepare(
    "INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries) VALUES ('p', ?, 0, 0, 0, 0, 0, '', ?)",
  );
  for (let index = 0; index < minutes; index += 1) {
    const entries = Array.from({ length: runs }, (_, n) => ({ id: idOf(index * runs + n), fate, user }));
    insert.run(at / minute + index, writeEntries(entries));
  }
}

function addRow({ raw }: ReturnType<typeof createSqliteDatabase>, n: number, expires: number): void {
  const facts = JSON.stringify({ run_id: `r${n}`, status: "success", events: 1, tool_calls: 0, bytes: 2 });
  raw
    .prepare(
      `INSERT INTO runs (project, id, received_at, expires_at, delivery, object, line, class, failed, weight, row)
       VALUES ('p', ?, ?, ?, 'd', 'o', 0, 'success', 0, 1, ?)`,
    )
    .run(idOf(n), at, expires, facts);
}

test("a sweep takes any number of runs, as after a retention was shortened", async () => {
  const { sqlite, parts, answered, db } = openStore();
  fillJournal(sqlite, { minutes: 40, runs: 3_000 });
  addRow(sqlite, 0, at + 1);
  addRow(sqlite, 119_999, at + 1);
  addRow(sqlite, 60_000, at + 300 * day);
  expect(await expireRows(db, at + 20 * day, 2_000)).toMatchObject({ runs: 2 });
  expect(sqlite.raw.prepare("SELECT id FROM runs").all()).toMatchObject([{ id: idOf(60_000) }]);
  expect(Math.max(...answered)).toBeLessThan(5_000_000);
  expect(parts.bucket.objects.size).toBe(0);
});

test("lists, searches and erasures take no more of busy minutes than an isolate holds", async () => {
  const { sqlite, store, answered } = openStore();
  const { user } = subjectsOf(context, { user: "anonymous" });
  fillJournal(sqlite, { minutes: 12, runs: 20_000, user });
  for (const n of [0, 239_998, 239_999]) addRow(sqlite, n, at + 300 * day);
  const now = at + 12 * minute;
  const term = { kind: "user" as const, hash: user ?? "" };
  const listed = await store.list({ project: "p", now, limit: 50 });
  expect(listed).toMatchObject({
    runs: [{ run_id: "r239999" }, { run_id: "r239998" }],
    next: { id: idOf(238_000) },
  });
  expect((await store.find("p", [term], now)).map(({ run_id }) => run_id)).toEqual(["r239999", "r239998", "r0"]);
  expect(await store.waiting("p", [term], 0)).toEqual([]);
  expect(await store.absence("p", idOf(3), 0)).toBe("expired");
  expect(await store.eraseSubject("p", [term], now)).toEqual({ runs: 100, objects: 0, more: true });
  expect(Math.max(...answered)).toBeLessThan(5_000_000);
});

test("to look for a hundred runs of the feedback window takes no longer than for one", async () => {
  const { sqlite, db } = openStore();
  const entries = (minute: number) =>
    Array.from({ length: 2_000 }, (_, n) => ({ id: idOf(minute * 2_000 + n), fate: "window" as const, batch: "ab" }));
  const insert = sqlite.raw.prepare(
    "INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries) VALUES ('p', ?, 0, 0, 0, 0, 0, '', ?)",
  );
  for (let minute = 0; minute < 20; minute += 1) insert.run(minute, writeEntries(entries(minute)));
  const timeOf = async (ids: string[], expected: object[]) => {
    let least = Infinity;
    for (let n = 0; n < 3; n += 1) {
      const before = process.threadCpuUsage();
      expect(await windowBatches(db, "p", ids)).toEqual(expected);
      const { user, system } = process.threadCpuUsage(before);
      least = Math.min(least, (user + system) / 1_000);
    }
    return least;
  };
  const absent = Array.from({ length: 99 }, (_, n) => idOf(1_000_000 + n));
  const one = await timeOf([idOf(7)], [{ id: idOf(7), batch: "ab" }]);
  expect(await timeOf([...absent, idOf(39_999)], [{ id: idOf(39_999), batch: "ab" }])).toBeLessThan(10 * one + 20);
});

test("to find a user's runs among many that were sampled out, or expired, takes few calls to storage", async () => {
  const { user = "" } = subjectsOf(context, { user: "anonymous" });
  for (const fate of ["sampled", "kept"] as const) {
    const { sqlite, store, answered } = openStore();
    fillJournal(sqlite, { minutes: 4, runs: 20_000, user, fate });
    for (const n of [7, 79_999]) addRow(sqlite, n, at + 300 * day);
    const found = await store.find("p", [{ kind: "user", hash: user }], at + day);
    expect(found.map(({ run_id }) => run_id)).toEqual(fate === "kept" ? ["r79999", "r7"] : []);
    expect(answered.length).toBeLessThan(40);
  }
});

test("a sweep of many projects ends before its calls to storage do, and the next ones go on with the others", async () => {
  const { sqlite, db, answered } = openStore();
  const names = Array.from({ length: 50 }, (_, n) => `q${n}`);
  for (const name of names)
    sqlite.raw.exec(
      `INSERT INTO projects (id, settings, created_at) VALUES ('${name}', '{}', 0);
       INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
         VALUES ('${name}', ${at / minute}, 1, 1, 0, 0, 0, '', '${writeEntries([{ id: idOf(1), fate: "kept" }])}');
       INSERT INTO runs (project, id, received_at, expires_at, delivery, object, line, class, failed, weight, row)
         VALUES ('${name}', '${idOf(1)}', ${at}, ${at + 1}, 'd', 'o', 0, 'success', 0, 1, '{}')`,
    );
  const gone: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    const before = answered.length;
    gone.push((await expireRows(db, at + 20 * day + hour * 60 * minute, 2_000)).runs);
    expect(answered.length - before).toBeLessThan(450);
  }
  expect(gone.every((runs) => runs < 25)).toBe(true);
  expect(gone.reduce((sum, runs) => sum + runs, 0)).toBe(50);
  // One that cannot be swept keeps the others from it for no more than an hour.
  sqlite.raw.exec("INSERT INTO projects (id, settings, created_at) VALUES ('damaged', '{', 0)");
  await expect(expireRows(db, at + 21 * day, 2_000)).rejects.toThrow();
  expect(await expireRows(db, at + 21 * day + 60 * minute, 2_000)).toMatchObject({ runs: 0 });
});

test("a list of runs that a filter leaves out takes few calls to storage, whatever minutes they came in", async () => {
  const { sqlite, store, answered } = openStore();
  fillJournal(sqlite, { minutes: 2_100, runs: 1 });
  addRow(sqlite, 50, at + 300 * day);
  const now = at + day;
  const page = await store.list({ project: "p", now, limit: 50 });
  expect(page).toMatchObject({ runs: [], next: { minute: at / minute + 100, id: idOf(100) } });
  expect(answered.length).toBeLessThan(40);
  const { runs, next } = await store.list({ project: "p", now, limit: 50, before: page.next });
  expect([runs.map(({ run_id }) => run_id), next]).toEqual([["r50"], undefined]);
  const sampled = openStore();
  fillJournal(sampled.sqlite, { minutes: 20_000, runs: 1, fate: "sampled" });
  expect(await sampled.store.list({ project: "p", now: at + day, limit: 50 })).toEqual({ runs: [], next: undefined });
  expect(sampled.answered.length).toBeLessThan(20);
  // Minutes after `until` are read for what was lifted: their other runs are not looked up.
  const busy = openStore();
  fillJournal(busy.sqlite, { minutes: 101, runs: 100 });
  const lifted = writeEntries([{ id: idOf(99_999), fate: "lifted" }]);
  busy.sqlite.raw.prepare("UPDATE journal SET entries = entries || ? WHERE minute > ?").run(lifted, at / minute);
  addRow(busy.sqlite, 50, at + 300 * day);
  const before = await busy.store.list({ project: "p", now: at + day, limit: 50, until: at, window: day });
  expect([before.runs.map(({ run_id }) => run_id), before.next]).toEqual([["r50"], undefined]);
});

test("a list goes on where its reads ended, also over minutes without a kept run", async () => {
  const { sqlite, store } = openStore();
  fillJournal(sqlite, { minutes: 450, runs: 1, fate: "sampled" });
  const kept = writeEntries([{ id: idOf(9_999), fate: "kept" }]);
  sqlite.raw.prepare("UPDATE journal SET entries = ? WHERE minute = ?").run(kept, at / minute + 3);
  addRow(sqlite, 9_999, at + 300 * day);
  const { runs, next } = await store.list({ project: "p", now: at + day, limit: 50 });
  expect([runs.map(({ run_id }) => run_id), next]).toEqual([["r9999"], undefined]);
});

let deliveries = 0;
function send({ store }: ReturnType<typeof openStore>, traces: object[], now = at) {
  const newId = () => `d${(deliveries += 1)}`;
  const items = traces.map((trace) => ({ ok: true as const, trace: trace as TraceRun }));
  const repeatable = { key: newId(), digest: "d" };
  return ingestRuns(items, context, { store, now: () => now, newId }, repeatable);
}

test("a request of as many runs as may be is stored, whatever their labels and names are", async () => {
  const opened = openStore();
  const labels = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`label-${n}`, "é".repeat(200)]));
  const traces = Array.from({ length: 1_000 }, (_, n) => goodTrace(`r${n}`, { labels }));
  const long = "n".repeat(2_500_000);
  const named = { agent: { name: long, version: long }, model: { name: long }, source: { format: long } };
  const failed = failedTrace("long", { ...named, events: [{ type: "error", error: long }] });
  const { answers } = await send(opened, [...traces, failed]);
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["stored"]));
  expect(opened.sqlite.raw.prepare("SELECT count(*) AS n FROM runs").get()).toEqual({ n: 1_001 });
});

test("a minute takes more runs than a row of the journal holds", async () => {
  const opened = openStore();
  const { sqlite, store } = opened;
  fillJournal(sqlite, { minutes: 1, runs: 68_962, fate: "sampled" });
  for (const n of [1, 2])
    expect(await send(opened, [goodTrace(`r${n}`)])).toMatchObject({ answers: [{ outcome: "stored" }] });
  await send(opened, [goodTrace("r3")], at - minute);
  const minutes = sqlite.raw
    .prepare("SELECT minute - ? AS minute, stored FROM journal ORDER BY minute")
    .all(at / minute);
  expect(minutes).toEqual([
    { minute: -1, stored: 1 },
    { minute: 0, stored: 0 },
    { minute: 1, stored: 2 },
  ]);
  const listed = async (until?: number) => {
    const { runs } = await store.list({ project: "p", now: at, limit: 50, until });
    return runs.map(({ run_id }) => run_id);
  };
  expect(await listed()).toEqual(["r2", "r1", "r3"]);
  expect(await listed(at)).toEqual(["r2", "r1", "r3"]);
  expect(await listed(at - 1)).toEqual(["r3"]);
});

test("an erased run leaves its group by the group's key, however many groups there are", async () => {
  const opened = openStore();
  const { sqlite, parts } = opened;
  const updates = new Set<string>();
  const prepare = (sql: string) => {
    if (sql.startsWith("UPDATE groups")) updates.add(sql);
    return sqlite.prepare(sql);
  };
  await send(opened, [failedTrace("gone"), failedTrace("stays")]);
  const store = createTraceStore({ ...parts, db: { ...sqlite, prepare } });
  await store.erase("p", runKey("p", "gone"), at);
  expect((await store.groups("p", { limit: 2 })).map(({ count, recent }) => [count, recent])).toEqual([
    [1, [runKey("p", "stays")]],
  ]);
  expect([...updates].map((sql) => planOf(sqlite, sql))).toEqual([expect.stringContaining("project=? AND id=?")]);
  const each = "UPDATE groups SET count = 0 WHERE project = ?1 AND instr(recent, ?2) > 0";
  expect(planOf(sqlite, each)).not.toContain("id=?");
});

test("an index that was lost is written again in few calls to storage a request, whatever the objects hold", async () => {
  const opened = openStore();
  const { sqlite, parts, db, answered } = opened;
  const names = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `${kind}-${n}`);
  for (const few of names("few", 18))
    await send(opened, [failedTrace(few), ...names(few, 2).map((id) => goodTrace(id))]);
  await send(
    opened,
    names("many", 400).map((id) => goodTrace(id)),
  );
  const indexed = () => ({
    runs: sqlite.raw.prepare("SELECT id, object, line, class, failed, group_id FROM runs ORDER BY id").all(),
    groups: sqlite.raw.prepare("SELECT id, count FROM groups").all(),
    stored: sqlite.raw.prepare("SELECT sum(stored) AS n FROM journal").all(),
  });
  const before = indexed();
  for (const table of ["runs", "groups", "journal", "releases"]) sqlite.raw.exec(`DELETE FROM ${table}`);
  const calls: number[] = [];
  let runs = 0;
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const from = answered.length;
    const call: { runs: number; cursor: string | undefined } = await rebuildIndex(
      { ...parts, db },
      { project: "p", settings, cursor, delivery: `rebuild-${calls.length}`, regroup: () => undefined },
    );
    calls.push(answered.length - from);
    runs += call.runs;
    cursor = call.cursor;
  }
  expect([runs, indexed()]).toEqual([454, before]);
  expect(Math.max(...calls)).toBeLessThan(50);
});

/** Failures in groups of an older fingerprint, each request in an object of its own. */
async function sendOld({ store }: ReturnType<typeof openStore>, requests: readonly string[], runs: number) {
  const old = (name: string, n: number) => {
    const facts = { run_id: `${name}-${n}`, status: "error" as const, events: 0, tool_calls: 0, bytes: 2 };
    const head = { id: runKey("p", facts.run_id), received_at: at, failed: true, group: "v1:a", weight: 1, facts };
    const trace = traceSchema.parse({ version: 1, run_id: facts.run_id, status: "error", events: [] });
    return { head, class: "failed" as const, expires_at: at * 2, line: JSON.stringify(trace) };
  };
  for (const name of requests) {
    const kept = Array.from({ length: runs }, (_, n) => old(name, n));
    const hits = kept.map(({ head: { id, facts } }) => ({
      group: "v1:a",
      title: "old",
      agent: undefined,
      id,
      ...facts,
    }));
    const rejected = { reasons: new Map<string, number>(), entries: [] };
    const none = { window: { runs: [] }, sampledOut: [], duplicates: 0, rejected };
    await store.save({ ...none, kept, hits: hits.map((hit) => ({ ...hit, kept: true })), project: "p", id: name, at });
  }
}

test("an index whose runs all move to other groups is rebuilt in few calls to storage a request, and so many runs", async () => {
  const opened = openStore();
  const { parts, db, store, answered } = opened;
  await sendOld(opened, ["one", "two", "three"], 600);
  const regroup = ({ run_id }: TraceRun) => ({
    group: `v2:${run_id.endsWith("7") ? 7 : 0}`,
    aliases: [],
    title: "new",
  });
  const rebuild = async (cursor?: string) => {
    const from = answered.length;
    const call = await rebuildIndex({ ...parts, db }, { project: "p", settings, cursor, delivery: "again", regroup });
    return { cursor: call.cursor, asked: answered.length - from };
  };
  const groups = async () =>
    Object.fromEntries((await store.groups("p", { limit: 9 })).map(({ id, count }) => [id, count]));
  expect(await groups()).toEqual({ "v1:a": 1_800 });
  for (const _ of ["moves", "stays"]) {
    const failed = await rebuild("failed-");
    expect(failed.cursor).toMatch(/^failed-[0-9a-f]{32}$/);
    const last = await rebuild(failed.cursor);
    expect(last.cursor).toBe("flagged-");
    expect(failed.asked + last.asked).toBeLessThan(100);
    expect(await groups()).toEqual({ "v2:0": 1_620, "v2:7": 180 });
  }
  expect([(await rebuild()).cursor, (await rebuild("test-")).cursor]).toEqual(["failed-", undefined]);
  await expect(rebuild("0 AbC")).rejects.toMatchObject({ code: "invalid_input" });
});

test("a run that is erased while its index is rebuilt leaves no word in its new group", async () => {
  const opened = openStore();
  const { parts, db, store } = opened;
  await sendOld(opened, ["one"], 2);
  let erasing: Promise<unknown> | undefined;
  const racing: typeof db = {
    prepare: (sql) => db.prepare(sql),
    async batch(statements) {
      await (erasing ??= store.erase("p", runKey("p", "one-1"), at));
      return db.batch(statements);
    },
  };
  const regroup = ({ run_id }: TraceRun) => ({ group: "v2:0", aliases: [], title: `of ${run_id}` });
  const request = { project: "p", settings, cursor: "failed-", delivery: "again", regroup };
  await rebuildIndex({ ...parts, db: racing }, request);
  expect((await store.groups("p", { limit: 9 })).map(({ title, count }) => [title, count])).toEqual([["of one-0", 1]]);
});

test("an index that was lost finds and erases a run under the names of each of its bodies", async () => {
  const opened = openStore();
  const { sqlite, parts, db, store } = opened;
  const ids = ["a", "b", "c", "d", "e", "f"];
  const part = (run_id: string, length: number, names: object) => {
    const { user_id: _user, ...whole } = goodTrace(run_id);
    return { ...whole, events: whole.events.slice(0, length), ...names };
  };
  for (const id of ids) await send(opened, [part(id, 2, { session_id: "before" })]);
  for (const id of ids) await send(opened, [part(id, 4, { session_id: "after", user_id: "ann" })]);
  await send(opened, [goodTrace("else")]);
  const found = async (kind: "user" | "session", name: string) => {
    const hash = subjectsOf(context, { [kind]: name })[kind] ?? "";
    return (await store.find("p", [{ kind, hash }], at)).map(({ run_id }) => run_id).toSorted();
  };
  for (const table of ["runs", "journal", "releases"]) sqlite.raw.exec(`DELETE FROM ${table}`);
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const request = { project: "p", settings, cursor, delivery: "again", regroup: () => undefined };
    ({ cursor } = await rebuildIndex({ ...parts, db }, request));
  }
  expect(await found("user", "ann")).toEqual(ids);
  expect([await found("session", "before"), await found("session", "after")]).toEqual([ids, ids]);
  const hash = subjectsOf(context, { user: "ann" }).user ?? "";
  expect(await store.eraseSubject("p", [{ kind: "user", hash }], at)).toMatchObject({ runs: 6, more: false });
  expect((await store.list({ project: "p", now: at, limit: 9 })).runs.map(({ run_id }) => run_id)).toEqual(["else"]);
  expect(parts.bucket.objects.size).toBe(1);
});
