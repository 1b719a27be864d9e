import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Client, clientOf, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace } from "./support/traces.ts";

/** What 0.1.0 left behind, of a project whose runs are kept for a hundred years. */
interface Left {
  tables: Record<string, Record<string, unknown>[]>;
  objects: Record<string, string>;
}
const left = JSON.parse(readFileSync(new URL("../fixtures/worker-0.1.0.json", import.meta.url), "utf8")) as Left; // our own file
const firstMigration = readFileSync(new URL("../../worker/migrations/0001_index.sql", import.meta.url), "utf8");

let worker: TestWorker;
let client: Client;
beforeAll(async () => {
  worker = await startWorker();
  await asOf010(worker);
});
afterAll(() => worker.close());

/** Empties the database to what 0.1.0 had, with its rows and its bodies. */
async function asOf010(at: TestWorker): Promise<void> {
  const { DB, TRACES } = await at.stores();
  const { results } = await DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all<{
    name: string;
  }>();
  const own = results.filter(({ name }) => !/^(?:sqlite_|_cf|d1_migrations$)/.test(name));
  for (const { name } of own) await DB.prepare(`DROP TABLE "${name}"`).run();
  await DB.prepare("DELETE FROM d1_migrations WHERE name <> '0001_index.sql'").run();
  const statements = firstMigration.replaceAll(/^--.*$/gm, "").split(";");
  for (const sql of statements.filter((one) => one.trim() !== "")) await DB.prepare(sql).run();
  for (const [table, rows] of Object.entries(left.tables))
    for (const row of rows) {
      const columns = Object.keys(row);
      const places = columns.map((_, n) => `?${n + 1}`).join(", ");
      const insert = `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(", ")}) VALUES (${places})`;
      await DB.prepare(insert)
        .bind(...Object.values(row))
        .run();
    }
  for (const [key, body] of Object.entries(left.objects)) await TRACES.put(key, Buffer.from(body, "base64"));
}

test("today's code on the tables of 0.1.0 says what is missing, and what to do", async () => {
  const response = await fetch(`${worker.url}/readyz`);
  const text = await response.text();
  expect([response.status, text]).toEqual([503, expect.stringContaining("0005_releases.sql")]);
  expect(text).toContain("npx replaykit worker deploy");
});

test("once the migrations are applied all its runs are listed, read, found, promoted and erased", async () => {
  await worker.migrate();
  const made = await worker.admin("/v1/projects/billing/tokens", {
    method: "POST",
    body: JSON.stringify({ name: "today", scopes: ["admin"] }),
  });
  client = clientOf(worker.url, ((await made.json()) as { token: string }).token);
  const rows = left.tables["runs"] ?? [];
  const runs = ["raised", "good-5", "good-2", "good-1", "quiet-2", "quiet-1", "loop-2", "loop-1"];
  expect((await client.json("/v1/runs")).runs.map(({ run_id }) => run_id)).toEqual(runs);
  expect(rows).toHaveLength(runs.length);
  for (const run of runs) expect(await client.json(`/v1/runs/${run}`)).toMatchObject({ trace: { run_id: run } });
  expect((await client.json("/v1/groups")).groups).toHaveLength(left.tables["groups"]?.length ?? 0);
  expect((await client.json("/v1/runs?mark=promote")).runs.map(({ run_id }) => run_id)).toEqual(["loop-2"]);
  expect((await client.json("/v1/find?q=ada%40example.com")).runs.map(({ run_id }) => run_id)).toEqual(["loop-2"]);
  // Of the day on which 0.1.0 took them in: without a range, the answer ends an hour from now and begins a day before.
  const day = { from: "2026-11-23T00:00:00Z", to: "2026-11-24T00:00:00Z" };
  expect(await client.stats(day)).toMatchObject({ received: 12, stored: 9, sampled_out: 3 });
  expect(await client.json("/v1/releases")).toMatchObject({ releases: [{ id: "unknown" }] });

  const promoted = await client.post("/v1/runs/loop-2/promote", { dry_run: true });
  expect([promoted.status, await promoted.text()]).toEqual([200, expect.stringContaining("case.yaml")]);

  // What waited for feedback still does, what was erased stays so, and what is sent again is known.
  expect((await client.post("/v1/runs/good-0/feedback", { rating: "bad" })).status).toBe(200);
  expect((await client.send("/v1/runs/gone")).status).toBe(410);
  const sent = await client.post("/v1/runs", [failedTrace("loop-1"), failedTrace("gone"), failedTrace("loop-3")]);
  expect(await sent.json()).toMatchObject({
    items: [{ outcome: "duplicate" }, { outcome: "rejected" }, { outcome: "stored" }],
  });

  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const rebuilt = await worker.admin(`/v1/projects/billing/rebuild${query}`, { method: "POST" });
    expect(rebuilt.status).toBe(200);
    ({ next: cursor } = (await rebuilt.json()) as { next: string | null });
  }
  const { groups } = await client.json("/v1/groups");
  expect(groups.every(({ id }) => id.startsWith("v2:"))).toBe(true);
  const guarded = await client.json("/v1/groups/v1:ad382448ee6eccac");
  expect(guarded).toMatchObject({ group: { state: "guarded", note: { case: "cases/refund-5f2a" } } });

  expect((await client.send("/v1/runs/raised", { method: "DELETE" })).status).toBe(200);
  expect(await (await client.post("/v1/subjects/erase", { user: "ada@example.com" })).json()).toMatchObject({
    runs: 1,
  });
  const after = (await client.json("/v1/runs")).runs.map(({ run_id }) => run_id);
  expect(after.filter((run) => runs.includes(run)).toSorted()).toEqual(
    runs.filter((run) => !["raised", "loop-2"].includes(run)).toSorted(),
  );
  // The Worker remembers its answer for some seconds.
  await vi.waitFor(
    async () =>
      expect(await (await fetch(`${worker.url}/readyz`)).json()).toMatchObject({
        checks: { migrations: { ok: true } },
      }),
    { timeout: 30_000, interval: 500 },
  );
});
