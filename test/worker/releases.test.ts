import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { type Hook, projectSettingsSchema } from "../../src/api/schema/settings.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { announce } from "../../worker/notices/notices.ts";
import { projectHash } from "../../worker/http/platform.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { expireRows } from "../../worker/store/expire-rows.ts";
import { listReleases, mostReleases } from "../../worker/store/groups/releases.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const start = Date.UTC(2026, 10, 1);
const day = 86_400_000;

function scene(hook?: Pick<Hook, "events">) {
  const db = createSqliteDatabase();
  const store = createTraceStore({ db, bucket: createMemoryBucket() });
  const hooks = hook ? [{ url: "https://hooks.example/x", ...hook }] : [];
  const settings = projectSettingsSchema.parse({ sampling: { success: 1 }, hooks });
  const keys = { redactHash: projectHash("k", "p", "redact"), subjectHash: projectHash("k", "p", "subject") };
  const context = { project: "p", settings, ...keys };
  const posted: { type: string; data: { group: string; release?: string } }[] = [];
  let ids = 0;
  const parts = {
    store,
    now: () => start,
    newId: () => `d${(ids += 1)}`,
    log: () => undefined,
    variables: {},
    post: async (_url: string, _headers: object, body: string) => {
      posted.push(JSON.parse(body));
      return 200;
    },
  };
  const send = async (traces: object[], at = start) => {
    const items = traces.map((trace) => ({ ok: true as const, trace: trace as TraceRun })); // traces by their form
    const { groups } = await ingestRuns(items, context, { ...parts, now: () => at });
    await announce(groups, context, parts);
    return posted.splice(0).map(({ type, data }) => [type, data.release] as const);
  };
  return { db, send };
}

const of = (trace: object, version: string) => ({ ...trace, agent: { name: "shop", version } });
const other = (run: string) => failedTrace(run, { events: [{ type: "error", error: "another failure" }] });

test("a failure that the previous release did not have is told once, and one that goes on is not", async () => {
  const { db, send } = scene({ events: ["group.new_in_release"] });
  expect(await send([of(failedTrace("a"), "1")])).toEqual([]); // the first release has none before it
  expect(await send([of(failedTrace("b"), "2")], start + day)).toEqual([]); // it was in release 1 too
  const [second] = await listReleases(db, "p", { from: start, to: start + day, limit: 1 });
  expect(await send([of(other("c"), "2")], start + day)).toEqual([["group.new_in_release", second?.id]]);
  expect(await send([of(other("d"), "2")], start + day)).toEqual([]);
  await send([of(goodTrace("e"), "3")], start + 2 * day);
  // Release 3 was without it; in release 4 it is back.
  expect((await send([of(failedTrace("f"), "4")], start + 3 * day)).map(([type]) => type)).toEqual([
    "group.new_in_release",
  ]);
});

test("a hook that listens to new groups too is told of a group once", async () => {
  const { send } = scene({ events: ["group.new", "group.new_in_release"] });
  expect(await send([of(failedTrace("a"), "1")])).toEqual([["group.new", undefined]]);
  expect(await send([of(other("b"), "2")], start + day)).toEqual([["group.new", undefined]]);
});

test("a sender whose release is another with each run fills no table", async () => {
  const { db, send } = scene();
  const runs = Array.from({ length: mostReleases + 20 }, (_, n) => of(goodTrace(`r${n}`), `v${n}`));
  for (let n = 0; n < runs.length; n += 500) await send(runs.slice(n, n + 500));
  await send([of(goodTrace("last"), "one more"), of(goodTrace("known"), "v0")]);
  const count = (what: string) => Object.values(db.raw.prepare(what).get() ?? {})[0];
  expect(count("SELECT count(*) FROM releases")).toBe(mostReleases + 1);
  const all = await listReleases(db, "p", { from: start, to: start, limit: 5_000 });
  expect(all.find(({ id }) => id === "other")?.runs).toBe(21);
  expect(all.find(({ version }) => version === "v0")?.runs).toBe(2);

  // Nor does it keep others out for ever: what the journal knows no more makes room.
  db.raw.prepare("INSERT INTO projects (id, settings, created_at) VALUES ('p', '{}', 0)").run();
  await send([of(goodTrace("late"), "v0")], start + 100 * day);
  await expireRows(db, start + 119 * day, 100);
  expect(count("SELECT count(*) FROM releases")).toBe(mostReleases + 1);
  await expireRows(db, start + 122 * day, 100);
  expect(count("SELECT parts->>'version' FROM releases")).toBe("v0");
  await send([of(goodTrace("fresh"), "v-new")], start + 123 * day);
  await expireRows(db, start + 400 * day, 100);
  expect(count("SELECT count(*) FROM releases")).toBe(2);
});

test("runs of before the upgrade are of an unknown release, by the weight of those that were kept", async () => {
  const folder = new URL("../../worker/migrations/", import.meta.url);
  const names = readdirSync(folder).toSorted();
  const old = names.filter((name) => name < "0005");
  const raw = new DatabaseSync(":memory:");
  const apply = (all: string[]) => all.forEach((name) => raw.exec(readFileSync(new URL(name, folder), "utf8")));
  apply(old);
  const minute = Math.floor(start / 60_000);
  raw.exec(`INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
    VALUES ('p', ${minute}, 104, 14, 90, 0, 0, '', '')`);
  const facts = JSON.stringify({ run_id: "r", status: "success", events: 1, tool_calls: 0, bytes: 1 });
  const insert = raw.prepare(`INSERT INTO runs
    (project, id, received_at, expires_at, delivery, object, line, class, failed, weight, row) VALUES ('p', ?, ?, ?, 'd', 'o', 0, ?, ?, ?, ?)`);
  for (let n = 0; n < 14; n += 1) {
    const failed = n < 4;
    insert.run(`r${n}`, start, start + 9 * day, failed ? "failed" : "success", failed ? 1 : 0, failed ? 1 : 10, facts);
  }
  apply(names.filter((name) => !old.includes(name)));
  const { db } = scene();
  for (const table of ["journal", "runs", "releases"]) {
    for (const row of raw.prepare(`SELECT * FROM ${table}`).all()) {
      const columns = Object.keys(row);
      const marks = columns.map(() => "?").join(", ");
      db.raw.prepare(`INSERT INTO ${table} ("${columns.join('", "')}") VALUES (${marks})`).run(...Object.values(row));
    }
  }
  const [unknown, ...more] = await listReleases(db, "p", { from: start, to: start + day, limit: 9 });
  expect(more).toEqual([]);
  expect(unknown).toMatchObject({
    id: "unknown",
    runs: 104,
    failed: 4,
    effective: expect.closeTo(104 ** 2 / 1_004, 6),
  });
  expect(unknown?.rate?.rate).toBeCloseTo(4 / 104, 9);
  // As if all had been seen the interval would be narrower.
  expect((unknown?.rate?.high ?? 0) - (unknown?.rate?.low ?? 0)).toBeGreaterThan(0.15);
});
