import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../../worker/http/app.ts";
import { createDeps } from "../../worker/create-deps.ts";
import type { Deps } from "../../worker/deps.ts";
import type { Env } from "../../worker/env.ts";
import { runSchedule } from "../../worker/schedule.ts";
import { migrations } from "../../worker/metrics/readiness.ts";
import { randomFrom, whole } from "./support/chance.ts";
import { adminToken, makeProject } from "./support/harness.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace } from "./support/traces.ts";

const base = "http://worker.test";
const dayMs = 86_400_000;

const noTrace = { areOpen: async () => [false], giveFeedback: async () => false, append: async () => [] };

// The Worker's log, a line a request.
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

type Part = "D1" | "R2";

/** The Worker's app on storage of which a part may be down: then every call of it fails. */
function drill(variables: Record<string, string> = {}) {
  const down = new Set<Part>();
  const guarded = <Value extends object>(part: Part, value: Value): Value =>
    new Proxy(value, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function" || name === "prepare") return member;
        return (...given: unknown[]) => {
          if (down.has(part)) return Promise.reject(new Error(`${part} is down`));
          return Reflect.apply(member, target, given);
        };
      },
    });
  const db = createSqliteDatabase();
  db.raw.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
  for (const name of migrations) db.raw.exec(`INSERT INTO d1_migrations (name) VALUES ('${name}')`);
  const bound = (statement: object): object =>
    new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        if (name === "bind") return (...given: unknown[]) => bound(Reflect.apply(member, target, given));
        return (...given: unknown[]) =>
          down.has("D1") ? Promise.reject(new Error("D1 is down")) : Reflect.apply(member, target, given);
      },
    });
  const database = { ...guarded("D1", db), prepare: (sql: string) => bound(db.prepare(sql)) };
  const bucket = createMemoryBucket();
  const env = (more: Record<string, string> = {}): Env => ({
    DB: database as unknown as D1Database,
    TRACES: guarded("R2", bucket) as unknown as R2Bucket,
    GATHERERS: { idFromName: () => "id", get: () => noTrace } as unknown as Env["GATHERERS"],
    REPLAYKIT_KEY: "the-first-key-of-the-tests",
    REPLAYKIT_ADMIN_TOKEN: adminToken,
    ...variables,
    ...more,
  });
  const schedule = (change: (deps: Deps) => Partial<Deps> = () => ({})) => {
    const deps = createDeps(env());
    return runSchedule({ ...deps, ...change(deps) });
  };
  /** Another isolate: it knows nothing of what came before. */
  const start = (more?: Record<string, string>) => {
    const app = createApp(createDeps(env(more)));
    return async (url: string, init?: RequestInit) => app.fetch(new Request(url, init));
  };
  return { down, start, schedule };
}

/** Whatever is wrong, its line ends in what the operator does next. */
const remedy = /(?:docs\/operations\.md, "When something is down"|put that key into REPLAYKIT_PREVIOUS_KEYS)$/;

const checksOf = async (reach: ReturnType<ReturnType<typeof drill>["start"]>) => {
  const answer = await reach(`${base}/readyz`);
  const { checks }: { checks: Record<string, { ok: boolean; message?: string }> } = JSON.parse(await answer.text());
  return { status: answer.status, wrong: Object.entries(checks).filter(([, { ok }]) => !ok) };
};

test.each([1, 2, 3])(
  "D1 and R2 go down and come back: what was acknowledged is there, once (seed %i)",
  async (seed) => {
    const { down, start } = drill();
    const chance = randomFrom(seed);
    const settings = { sampling: { failures_per_group: 1_000 } };
    const client = await makeProject(base, { id: "drill", settings }, start());
    const acknowledged = new Set<string>();
    let refused = 0;
    for (let n = 0; n < 60; n += 1) {
      down.clear();
      const state = whole(chance, 4);
      if (state === 1) down.add("D1");
      if (state === 2) down.add("R2");
      const id = `run-${n}`;
      const answer = await client.send("/v1/runs", { method: "POST", body: JSON.stringify(failedTrace(id)) });
      if (answer.status === 200) {
        acknowledged.add(id);
        continue;
      }
      refused += 1;
      const { error }: { error: { code: string; message: string; hint?: string } } = JSON.parse(await answer.text());
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
      expect(error.hint ?? error.message).toMatch(/again|repeat/);
      // A sender repeats what was not acknowledged, now or when all is well.
      down.clear();
      const again = await client.post("/v1/runs", failedTrace(id));
      expect(again.status).toBe(200);
      acknowledged.add(id);
    }
    down.clear();
    expect([acknowledged.size, refused > 10]).toEqual([60, true]);
    for (const id of acknowledged) expect((await client.send(`/v1/runs/${id}`)).status).toBe(200);
    const { groups } = await client.json("/v1/groups");
    expect(groups.map(({ count }: { count: number }) => count)).toEqual([60]);
  },
);

test("readiness names what is down and the page that says what to do", async () => {
  for (const [part, check] of [
    ["D1", "database"],
    ["R2", "bucket"],
  ] as const) {
    const { down, start } = drill();
    await makeProject(base, { id: "drill" }, start());
    expect(await checksOf(start())).toEqual({ status: 200, wrong: [] });
    down.add(part);
    const { status, wrong } = await checksOf(start());
    const said = { ok: false, message: expect.stringMatching(new RegExp(`^${part} is down: ${remedy.source}`)) };
    expect(status).toBe(503);
    expect(wrong).toContainEqual([check, said]);
  }
});

test("a part of the hour's work fails: the others are done, and the platform sees it", async () => {
  const { start, schedule } = drill({ REPLAYKIT_PREVIOUS_KEYS: "the-key-of-before-the-first" });
  await makeProject(base, { id: "drill" }, start());
  const line = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const told = () => line.mock.calls.map(([text]) => JSON.parse(String(text)) as { event: string; part?: string });
  const expire = () => Promise.reject(new Error("R2 is down"));
  await expect(schedule(({ store }) => ({ store: { ...store, expire } }))).rejects.toThrow("R2 is down");
  expect(told().map(({ event, part }) => part ?? event)).toEqual(["keys_carried", "expire", "tidied"]);
  line.mockClear();
  await schedule();
  expect(told().map(({ event, part }) => part ?? event)).toEqual(["keys_carried", "expired", "tidied"]);
});

test("GitHub down: runs are taken, and readiness says who does not answer", async () => {
  const { start } = drill({ GITHUB_TOKEN: "ghp_x", GITHUB_API_URL: "http://127.0.0.1:9" });
  const client = await makeProject(base, { id: "drill" }, start());
  expect((await client.post("/v1/runs", failedTrace("run-1"))).status).toBe(200);
  const { status, wrong } = await checksOf(start());
  expect([status, wrong]).toEqual([503, [["github", { ok: false, message: expect.stringMatching(remedy) }]]]);
});

test("under another key stored runs are read, an erasure is refused, and naming the old key restores all", async () => {
  const { start } = drill();
  const client = await makeProject(base, { id: "drill", scopes: ["ingest", "read", "admin"] }, start());
  await client.post("/v1/runs", failedTrace("run-1", { user_id: "ada@example.com" }));
  const bearer = { authorization: `Bearer ${client.token}` };
  const changed = start({ REPLAYKIT_KEY: "another-key-by-mistake" });
  expect((await changed(`${base}/v1/runs/run-1`, { headers: bearer })).status).toBe(200);
  const body = JSON.stringify({ user: "ada@example.com" });
  const erase = { method: "POST", headers: { ...bearer, "content-type": "application/json" }, body };
  const refused = await changed(`${base}/v1/subjects/erase`, erase);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("REPLAYKIT_PREVIOUS_KEYS")]);
  const { wrong } = await checksOf(changed);
  expect(wrong).toEqual([["key", { ok: false, message: expect.stringMatching(remedy) }]]);
  const mended = start({
    REPLAYKIT_KEY: "another-key-by-mistake",
    REPLAYKIT_PREVIOUS_KEYS: "the-first-key-of-the-tests",
  });
  const erased = await mended(`${base}/v1/subjects/erase`, erase);
  expect([erased.status, JSON.parse(await erased.text())]).toMatchObject([200, { runs: 1 }]);
});

test.each([-dayMs, dayMs])("clocks that differ by a day (%i ms): a run is kept from when it came", async (skew) => {
  const { start } = drill();
  const client = await makeProject(base, { id: "drill" }, start());
  const started_at = new Date(Date.now() + skew).toISOString();
  await client.post("/v1/runs", failedTrace("run-1", { started_at, ended_at: started_at }));
  expect((await client.json("/v1/runs")).runs).toHaveLength(1);
  // The Worker's own clock is wrong for a while: what was acknowledged under either is there under both.
  vi.setSystemTime(Date.now() + skew);
  try {
    expect((await client.post("/v1/runs", failedTrace("run-2"))).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
  for (const id of ["run-1", "run-2"]) expect((await client.send(`/v1/runs/${id}`)).status).toBe(200);
});
