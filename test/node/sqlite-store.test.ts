import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { createSqliteStore, type SqliteStore } from "../../src/node/sqlite/store.ts";
import { checkpointOf, runNamed, runStoreContract } from "../contract/run-store.ts";
import { stepContentContract } from "../contract/step-content.ts";

const opened: { store: SqliteStore; folder: string }[] = [];

afterEach(async () => {
  for (const { store, folder } of opened.splice(0)) {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

function open(folder = mkdtempSync(join(tmpdir(), "replaykit-store-"))): SqliteStore {
  const store = createSqliteStore(join(folder, "store.db"));
  opened.push({ store, folder });
  return store;
}

describe("the store in SQLite", () => {
  runStoreContract(() => open());
  stepContentContract(() => open());

  it("packs an ended run into two blobs, from which every step comes back", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const first = open(folder);
    await first.createRun(runNamed("a"));
    const stateAt = (step: number) => ({ docs: Array.from({ length: step }, (_, n) => `document ${n} about refunds`) });
    for (let step = 0; step < 100; step += 1) {
      await first.append("a", {
        position: String(step),
        kind: "step",
        name: "go",
        phase: "done",
        at: "2026-01-01T00:00:00Z",
      });
      await first.putCheckpoint(checkpointOf("a", step, stateAt(step)));
    }
    await first.updateRun("a", { status: "success", retention: "success" });
    await first.close();
    const store = open(folder);
    const { bytes, ...counts } = store.stats();
    expect(counts).toEqual({
      runs: 1,
      by_status: { success: 1 },
      by_class: { success: 1 },
      operations: 100,
      checkpoints: 100,
    });
    expect(statSync(join(folder, "store.db")).mode & 0o777).toBe(0o600);
    expect(bytes.rows).toBe(0);
    expect(bytes.blobs).toBeLessThan(4000);
    expect(await store.getCheckpoint("a", "57")).toEqual(checkpointOf("a", 57, stateAt(57)));
    expect(store.verify()).toEqual([]);
    await store.putCheckpoint(checkpointOf("a", 100, stateAt(3)));
    expect(await store.getCheckpoint("a", "100")).toEqual(checkpointOf("a", 100, stateAt(3)));
  });

  it("is shared by two writers, also of one run", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const [left, right] = [open(folder), open(folder)];
    await left.createRun(runNamed("a"));
    for (let step = 0; step < 20; step += 1)
      await (step % 2 === 0 ? left : right).putCheckpoint(checkpointOf("a", step, { step, text: "x".repeat(step) }));
    for (let step = 0; step < 20; step += 1)
      expect(await left.getCheckpoint("a", String(step))).toEqual(
        checkpointOf("a", step, { step, text: "x".repeat(step) }),
      );
    expect(right.verify()).toEqual([]);
  });

  it("keeps what two writers do in one order each, and what waits for the event loop", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const [left, right] = [open(folder), open(folder)];
    await left.createRun(runNamed("a"));
    const read = (position: string) => ({
      position,
      kind: "tool" as const,
      name: "look",
      phase: "done" as const,
      at: "now",
    });
    for (let n = 0; n < 20; n += 1) {
      const store = n % 2 === 0 ? left : right;
      await store.append("a", read(`${n}.0`));
      await store.append("a", { ...read(String(n)), kind: "step" }, checkpointOf("a", n, { n }));
    }
    await left.append("a", read("20.0"));
    const before = (await right.listOperations("a")).length;
    await new Promise((turned) => setImmediate(turned));
    const operations = await right.listOperations("a");
    expect([before, operations.length]).toEqual([40, 41]);
    expect(operations.map(({ position }) => position)).toEqual([
      ...Array.from({ length: 20 }, (_, n) => [`${n}.0`, String(n)]).flat(),
      "20.0",
    ]);
    expect(left.verify()).toEqual([]);
  });

  it("stores a step with its checkpoint, or neither", async () => {
    const store = open();
    await store.createRun(runNamed("a"));
    const step = { position: "0", kind: "step" as const, name: "go", phase: "done" as const, at: "now" };
    await store.append("a", { ...step, position: "0.0", kind: "tool" });
    await store.append("a", step, checkpointOf("a", 0, { n: 1 }));
    const other = async () => store.append("a", step, checkpointOf("a", 0, { n: 2 }));
    await expect(other()).rejects.toMatchObject({ code: "conflict" });
    expect((await store.listOperations("a")).map(({ position }) => position)).toEqual(["0.0", "0"]);
    await store.append("a", { ...step, position: "1" }, checkpointOf("a", 1, { n: 2 }));
    expect(await store.listOperations("a")).toHaveLength(3);
  });

  it("loses nothing to process.exit", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const module = new URL("../../src/node/sqlite/store.ts", import.meta.url).href;
    const script = `
      const { createSqliteStore } = await import(${JSON.stringify(module)});
      const store = createSqliteStore(${JSON.stringify(join(folder, "store.db"))});
      store.createRun({ run_id: "a", status: "running", started_at: "now" });
      store.append("a", { position: "0", kind: "now", name: "now", phase: "done", output: 1, at: "now" });
      process.exit(3);
    `;
    const { status } = spawnSync(process.execPath, [
      "--disable-warning=ExperimentalWarning",
      "--input-type=module",
      "-e",
      script,
    ]);
    expect([status, (await open(folder).listOperations("a")).length]).toEqual([3, 1]);
  });

  it("deletes by class and age, with the blobs that nothing uses any more", async () => {
    const store = open();
    const ended = { ended_at: "2026-01-01T00:00:00.000Z", status: "success" as const };
    for (const retention of ["success", "failed", "flagged", "test"] as const) {
      await store.createRun(runNamed(retention));
      for (let step = 0; step < 3; step += 1)
        await store.putCheckpoint(checkpointOf(retention, step, { step, retention }));
      await store.updateRun(retention, { ...ended, retention });
    }
    const now = new Date("2026-01-10T00:00:00.000Z");
    const { deleted } = await store.gc({ now });
    expect(deleted.toSorted()).toEqual(["success", "test"]);
    expect(store.stats()).toMatchObject({ runs: 2, checkpoints: 6 });
    expect(store.verify()).toEqual([]);
    expect((await store.gc({ now, days: { failed: 1 } })).deleted).toEqual(["failed"]);
    expect(await store.getCheckpoint("flagged", "2")).toEqual(
      checkpointOf("flagged", 2, { step: 2, retention: "flagged" }),
    );
  });

  it("names the file and the row that is damaged, and what to do", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const store = open(folder);
    for (const id of ["a", "b"]) await store.createRun(runNamed(id));
    const step = { position: "0", kind: "step" as const, name: "go", phase: "done" as const, at: "now" };
    for (const id of ["a", "b"]) await store.append(id, step, checkpointOf(id, 0, { n: 1 }));
    expect(store.verify()).toEqual([]);
    const database = new DatabaseSync(join(folder, "store.db"));
    for (const table of ["checkpoints", "operations"]) database.exec(`UPDATE ${table} SET body = '{"a' WHERE run = 1`);
    database.exec(`UPDATE runs SET body = '{"a' WHERE run_id = 'a'`);
    const reads = [
      ['run "a"', async () => store.getRun("a")],
      ['run "a"', async () => store.listRuns()],
      ["operation 1 of run 1", async () => store.listOperations("a")],
      ['the checkpoint of step "0" of run 1', async () => open(folder).getCheckpoint("a", "0")],
    ] as const;
    for (const [row, read] of reads) {
      await expect(read()).rejects.toMatchObject({
        code: "io_failed",
        message: `${join(folder, "store.db")}: ${row} is damaged`,
        hint: expect.stringContaining("npx replaykit runs store verify"),
      });
    }
    expect(store.verify()).toEqual([
      "run a: is damaged",
      "run a operation 0: is damaged",
      expect.stringMatching(/^run a step 0: /),
    ]);
    expect(await store.getRun("b")).toMatchObject({ run_id: "b" });
    const later = open(folder);
    database.exec("DROP TABLE checkpoints");
    await expect((async () => later.getCheckpoint("b", "0"))()).rejects.toThrow("no such table");
  });

  it("says which step is damaged", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const store = open(folder);
    await store.createRun(runNamed("a"));
    await store.putCheckpoint(checkpointOf("a", 0, { sum: 1 }));
    const database = new DatabaseSync(join(folder, "store.db"));
    database.exec(`UPDATE checkpoints SET body = replace(body, '"1"', '"2"')`);
    database.exec(`UPDATE checkpoints SET hash = 'other'`);
    database.close();
    expect(store.verify()).toEqual(["run a step 0: is not what was stored"]);
  });

  it("says which runs a damaged blob belongs to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const store = open(folder);
    await store.createRun(runNamed("a"));
    for (const step of [0, 1]) await store.putCheckpoint(checkpointOf("a", step, { step }));
    await store.updateRun("a", { status: "success" });
    await store.gc({ now: new Date(0) });
    expect(store.verify()).toEqual([]);
    const database = new DatabaseSync(join(folder, "store.db"));
    database.exec("UPDATE blobs SET data = zeroblob(9)");
    database.close();
    expect(store.verify()[0]).toMatch(/^blob [0-9a-f]{64} is not what was stored; it holds parts of a$/);
    expect(store.verify()).toHaveLength(3); // and its two steps
  });

  it("refuses a file of a newer version", () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-store-"));
    const database = new DatabaseSync(join(folder, "store.db"));
    database.exec("PRAGMA user_version = 7");
    database.close();
    expect(() => createSqliteStore(join(folder, "store.db"))).toThrow(/tables of version 7/);
    rmSync(folder, { recursive: true });
  });
});
