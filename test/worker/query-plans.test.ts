import { afterAll, describe, expect, test } from "vitest";
import { newToken, tokenHash } from "../../worker/auth/token.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import type { Database, Statement } from "../../worker/store/platform-ports.ts";
import { exportProject } from "../../worker/store/transfer/export-project.ts";
import { deleteProject } from "../../worker/store/project-data.ts";
import { createProjectStore } from "../../worker/store/project-store.ts";
import { rebuildIndex } from "../../worker/store/runs/rebuild-index.ts";
import { createRecordStore } from "../../worker/store/records/record-store.ts";
import { checkpointOf, runNamed } from "../contract/run-store.ts";
import { overParts, storageContract } from "./storage-contract.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

/** Tables that grow with the traffic; the others hold what people make, a few rows each. */
const growing = "runs groups journal marks tombstones deliveries audit records operations checkpoints tokens".split(
  " ",
);

/** Whole tables that are read on purpose. */
const accepted = new Map([
  [
    "DELETE FROM deliveries WHERE at < ?1",
    "once an hour, over one day's keys: an index would cost a row written with each key, forty times as much",
  ],
]);

const statements = new Set<string>();
const sqlite = createSqliteDatabase();
const bucket = createMemoryBucket();
const db = recorded(sqlite);

/** Every statement that goes to the database is kept. */
function recorded(database: Database): Database {
  return {
    prepare(sql): Statement {
      statements.add(sql);
      return database.prepare(sql);
    },
    batch: (of) => database.batch(of),
  };
}

/** The tables that a statement reads from end to end. */
function scansOf(sql: string): string[] {
  const plan = sqlite.raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  return plan.flatMap(({ detail }) => {
    const table = /^SCAN (\w+)(?! VIRTUAL)/.exec(String(detail))?.[1] ?? "";
    const usesIndex = /USING (?:COVERING )?INDEX/.test(String(detail));
    return growing.includes(table) && !usesIndex ? [table] : [];
  });
}

storageContract("statements", () => overParts({ db, bucket }));

describe("statements of the other stores", () => {
  const parts = { db, bucket };
  const settings = projectSettingsSchema.parse({});

  test("projects, tokens and the audit", async () => {
    let id = 0;
    const projects = createProjectStore(
      db,
      () => 1_000,
      () => `id-${(id += 1)}`,
    );
    await projects.put("p", settings);
    const { token, id: made } = await projects.createToken("p", { name: "t", scopes: ["read"] });
    expect(await projects.byToken(tokenHash(token))).toMatchObject({ project: "p" });
    expect(await projects.byToken(tokenHash(newToken()))).toBeUndefined();
    expect(await projects.tokens("p")).toHaveLength(1);
    expect(await projects.revokeToken("p", made)).toBe(true);
    await projects.audit({ project: "p", actor: "a", act: "view", subject: "s" });
    expect(await projects.audits("p", { before: { time: 2_000, id: "id-9" }, limit: 10 })).toHaveLength(1);
    expect((await projects.list()).map((one) => one.id)).toContain("p");
  });

  test("records", async () => {
    const records = createRecordStore(parts, () => 1_000);
    expect(await records.list("p", { limit: 5, before: 9 })).toEqual({ items: [], next: undefined });
    expect(await records.tidy(5)).toEqual({ deleted: 0, packed: 0 });
  });

  test("rebuild and removal", async () => {
    expect(
      await rebuildIndex(parts, {
        project: "none",
        settings,
        cursor: undefined,
        delivery: "d",
        regroup: () => undefined,
      }),
    ).toMatchObject({
      runs: 0,
    });
    expect(await deleteProject(parts, "none", Date.now)).toEqual({ objects: 0, deleted: true });
  });

  test("an export", async () => {
    const records = createRecordStore(parts, () => 1_000);
    const retention = { success: 1e9, failed: 1e9, flagged: 1e9, test: 1e9 };
    const place = { project: "p", id: "a".repeat(24) };
    await records.create(place, runNamed("a"), { key: "the-one-key", retention });
    await records.append(place, { key: "k", entries: [{ checkpoint: checkpointOf("a", 0, {}) }] });
    const request = { project: "p", cursor: undefined, limit: 100, now: 1_000 };
    const kinds = (await exportProject(parts, request))?.lines.map((line) => JSON.parse(line).kind);
    expect(kinds).toEqual(["project", "record", "checkpoint", "end"]);
    expect(await exportProject(parts, { ...request, project: "none" })).toBeUndefined();
  });

  test("nothing changes or removes what stands in the audit", () => {
    expect(() => sqlite.raw.exec("UPDATE audit SET actor = 'nobody'")).toThrow("the audit is append only");
    expect(() => sqlite.raw.exec("DELETE FROM audit")).toThrow("the audit is append only");
    expect(sqlite.raw.prepare("SELECT actor FROM audit").all()).toEqual([{ actor: "a" }]);
  });
});

describe("how they are answered", () => {
  test("each by a key or an index, whatever the tables grow to", () => {
    expect(statements.size).toBeGreaterThan(50);
    const scans = [...statements].flatMap((sql) => {
      const tables = scansOf(sql);
      return tables.length > 0 && !accepted.has(sql) ? [{ sql, tables }] : [];
    });
    expect(scans).toEqual([]);
  });

  test("one that is not would be found", () => {
    expect(scansOf("SELECT * FROM runs WHERE group_id = 'x'")).toEqual(["runs"]);
    expect(scansOf("SELECT * FROM runs WHERE project = 'p' AND id = 'x'")).toEqual([]);
    expect(scansOf("SELECT value FROM json_each('[]')")).toEqual([]);
  });

  test("what is read whole on purpose is still asked", () => {
    expect([...accepted.keys()].filter((sql) => !statements.has(sql))).toEqual([]);
  });
});

afterAll(() => sqlite.raw.close());
