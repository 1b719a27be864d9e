import { expect, test } from "vitest";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { projectHash } from "../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { deleteProject } from "../../worker/store/project-data.ts";
import { createProjectStore } from "../../worker/store/project-store.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { createRecordStore } from "../../worker/store/records/record-store.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace } from "./support/traces.ts";

const oidc = [{ repository_id: "1", scopes: ["ingest"] }];
const settings = projectSettingsSchema.parse({ sampling: { success: 1 }, oidc });
const kept = ["audit"];

/** Two projects that hold something in every table. */
async function scene() {
  const db = createSqliteDatabase();
  const bucket = createMemoryBucket();
  let id = 0;
  const newId = () => `id-${(id += 1)}`;
  const now = () => 1_795_000_000_000;
  const parts = { db, bucket };
  const [projects, store, records] = [
    createProjectStore(db, now, newId),
    createTraceStore(parts),
    createRecordStore(parts, now),
  ];
  for (const project of ["gone", "stays"]) {
    await projects.put(project, settings);
    await projects.createToken(project, { name: "t", scopes: ["read"] });
    await projects.audit({ project, actor: "a", act: "view", subject: "s" });
    const keys = { redactHash: projectHash("k", project, "redact"), subjectHash: projectHash("k", project, "subject") };
    const traces = ["a", "b"].map((name) => ({ ok: true as const, trace: failedTrace(name) as TraceRun })); // traces by their form
    const { answers } = await ingestRuns(
      traces,
      { project, settings, ...keys },
      { store, now, newId },
      { key: "a-key", digest: "d" },
    );
    const [first, second] = answers.map((answer) => answer.id ?? "");
    await store.mark(project, first ?? "", { mark: "promote", at: now(), by: "a" });
    await store.erase(project, second ?? "", now());
    await store.expire(now() + 40 * 86_400_000, 10);
    const place = { project, id: "r".repeat(24) };
    const retention = { success: 1e9, failed: 1e9, flagged: 1e9, test: 1e9 };
    await records.create(
      place,
      { run_id: "r", started_at: "2026-11-21T10:00:00Z", status: "running" },
      { key: "k", retention },
    );
    db.raw.exec(
      `INSERT INTO operations (run, seq, key) SELECT n, 0, 'k' FROM records WHERE project = '${project}';
       INSERT INTO checkpoints (run, seq, step_id, step_number, at, base, hash) SELECT n, 0, 's', 1, 't', 0, 'h' FROM records WHERE project = '${project}'`,
    );
  }
  return { db, parts };
}

/** Rows of each table by project; those of operations and checkpoints by their record's. */
function rows(db: ReturnType<typeof createSqliteDatabase>, project: string): Record<string, number> {
  const tables = db.raw
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name));
  const count = (sql: string) => Number(db.raw.prepare(sql).get(project)?.["n"]);
  return Object.fromEntries(
    tables.map((table) => {
      if (table === "operations" || table === "checkpoints")
        return [table, count(`SELECT count(*) AS n FROM ${table} JOIN records ON n = run WHERE project = ?`)];
      return [table, count(`SELECT count(*) AS n FROM ${table} WHERE ${table === "projects" ? "id" : "project"} = ?`)];
    }),
  );
}

test("a project that is deleted leaves nothing in any table but its audit, and the others keep all", async () => {
  const { db, parts } = await scene();
  const before = rows(db, "stays");
  expect(rows(db, "gone")).toEqual(before);
  expect(await deleteProject(parts, "gone", Date.now)).toEqual({ objects: 1, deleted: true });
  expect(
    Object.entries(rows(db, "gone"))
      .filter(([, count]) => count > 0)
      .map(([table]) => table),
  ).toEqual(kept);
  expect(rows(db, "stays")).toEqual(before);
  for (const table of ["operations", "checkpoints"])
    expect(db.raw.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 1 });
  expect([...parts.bucket.objects.keys()].filter((key) => key.includes("/gone/"))).toEqual([]);
});

test("a large project is deleted in requests of bounded size, some rows a statement", async () => {
  const { db, parts } = await scene();
  const before = rows(db, "stays");
  db.raw.exec(
    `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
     WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 45000)
     SELECT 'gone', at, 0, 0, 0, 0, 0, '', '' FROM n`,
  );
  for (let n = 0; n < 2_500; n += 1) parts.bucket.objects.set(`f/gone/${n}`, { body: new Uint8Array(), etag: "e" });
  let time = 0;
  const slow = () => (time += 10_000);
  expect(await deleteProject(parts, "gone", slow)).toEqual({ objects: 1_000, deleted: false });
  const projects = createProjectStore(db, Date.now, () => "");
  const admitted = async (project: string) => (await projects.settings(project))?.oidc.length;
  expect([rows(db, "gone")["tokens"], await admitted("gone"), await admitted("stays")]).toEqual([0, 0, 1]);
  expect(await deleteProject(parts, "gone", Date.now)).toEqual({ objects: 1_501, deleted: false });
  expect(rows(db, "gone")).toMatchObject({ projects: 1, records: 0 });
  expect(rows(db, "gone")["journal"]).toBeLessThan(10_000);
  expect(await deleteProject(parts, "gone", Date.now)).toEqual({ objects: 0, deleted: true });
  expect(rows(db, "gone")).toMatchObject({ projects: 0, runs: 0, journal: 0, audit: 1 });
  expect(rows(db, "stays")).toEqual(before);
});
