import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { createApp } from "../../worker/http/app.ts";
import { createDeps } from "../../worker/create-deps.ts";
import type { Env } from "../../worker/env.ts";
import { keyId } from "../../worker/auth/key-ring.ts";
import { projectKey } from "../../worker/http/platform.ts";
import { migrations } from "../../worker/metrics/readiness.ts";
import { adminToken, clientOf, makeProject } from "./support/harness.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const base = "http://worker.test";
const [first, second, third] = ["the-first-key-of-a-worker", "the-second-key-of-a-worker", "the-third-key-of-a-worker"];
const noTrace = { areOpen: async () => [false], giveFeedback: async () => false, append: async () => [] };

/** The Worker's app over one index and bucket, under whatever key it is started with. */
function storage() {
  const db = createSqliteDatabase();
  db.raw.exec("CREATE TABLE d1_migrations (name TEXT)");
  for (const name of migrations) db.raw.prepare("INSERT INTO d1_migrations VALUES (?)").run(name);
  const bucket = createMemoryBucket();
  const depsUnder = (key: string, previous = "", extra: Partial<Env> = {}) => {
    const env = {
      DB: db,
      TRACES: bucket,
      GATHERERS: { idFromName: () => "id", get: () => noTrace },
      REPLAYKIT_KEY: key,
      REPLAYKIT_PREVIOUS_KEYS: previous,
      REPLAYKIT_ADMIN_TOKEN: adminToken,
      ...extra,
    } as unknown as Env; // they have what the Worker asks of D1 and R2, and no more
    return createDeps(env);
  };
  const under = (...of: Parameters<typeof depsUnder>) => {
    const app = createApp(depsUnder(...of));
    return async (url: string, init?: RequestInit) => app.fetch(new Request(url, init));
  };
  const ready = async (...of: Parameters<typeof under>) => {
    const answer = await under(...of)(`${base}/readyz`);
    return [answer.status, await answer.json()] as [number, { ok: boolean; checks: Record<string, unknown> }];
  };
  return { db, under, depsUnder, ready };
}

const ann = { user: "ann@example.com" };

/** A project with a run of a user, sent while the Worker had its first key. */
async function withRun() {
  const { db, under, depsUnder, ready } = storage();
  const client = await makeProject(base, { id: "p", settings: {} }, under(first));
  expect((await client.post("/v1/runs", failedTrace("a", { user_id: ann.user }))).status).toBe(200);
  const erase = async (...of: Parameters<typeof under>) => {
    const answer = await clientOf(base, client.token, under(...of)).post("/v1/subjects/erase", ann);
    return [answer.status, await answer.json()];
  };
  /** The schedule's step, as many times as it takes; how many keys each one carried on. */
  const carry = async (limit: number, ...of: Parameters<typeof under>) => {
    const steps: number[] = [];
    for (let more = true; more; ) {
      const step = await depsUnder(...of).keys.carry(limit);
      steps.push(step.carried);
      more = step.more;
    }
    return steps;
  };
  const found = async (...of: Parameters<typeof under>) =>
    (await clientOf(base, client.token, under(...of)).json(`/v1/find?q=${encodeURIComponent(ann.user)}`)).runs.length;
  return { db, under, ready, erase, found, carry };
}

test("a key that is not the one of the stored runs is seen at start, and nobody is said to be erased under it", async () => {
  const { ready, erase, found } = await withRun();
  const ids = `REPLAYKIT_KEY (id ${keyId(second)}) is not the key of the stored runs (id ${keyId(first)})`;
  expect(await ready(second)).toMatchObject([
    503,
    { ok: false, checks: { key: { ok: false, message: expect.stringContaining(ids) }, database: { ok: true } } },
  ]);
  expect(await erase(second)).toMatchObject([
    409,
    {
      error: {
        code: "conflict",
        message: expect.stringContaining(ids),
        hint: expect.stringContaining("REPLAYKIT_PREVIOUS_KEYS"),
      },
    },
  ]);
  expect(await ready(first)).toMatchObject([200, { ok: true, checks: { key: { ok: true } } }]);
  expect(await found(first)).toBe(1);
});

test("after a rotation users are found and erased under the key of before; without it, what is not reached is said", async () => {
  const { ready, erase, found } = await withRun();
  expect(await ready(second, first)).toMatchObject([200, { checks: { key: { ok: true } } }]);
  expect([await found(second, first), await found(second)]).toEqual([1, 0]);
  const [, forgotten] = await erase(second);
  expect(forgotten).toMatchObject({
    runs: 0,
    remains: expect.arrayContaining([expect.stringContaining(keyId(first))]),
  });
  expect(await ready(second)).toMatchObject([
    200,
    { checks: { key: { ok: true, message: expect.stringContaining(keyId(first)) } } },
  ]);
  expect(await erase(third, `${second},${first}`)).toMatchObject([200, { runs: 1, more: false }]);
  expect(await found(third, `${second},${first}`)).toBe(0);
});

test("a user's many runs under two keys are erased in as many requests as all of them need", async () => {
  const { under } = storage();
  const settings = { sampling: { success: 1 } };
  const { token } = await makeProject(base, { id: "p", settings }, under(first));
  const client = (...of: Parameters<typeof under>) => clientOf(base, token, under(...of));
  const send = (to: ReturnType<typeof client>, runs: number, user_id = ann.user) =>
    to.post(
      "/v1/runs",
      Array.from({ length: runs }, (_, n) => goodTrace(`${user_id}-${runs}-${n}`, { user_id })),
    );
  await send(client(first), 130);
  await send(client(second, first), 210);
  await send(client(second, first), 1, "eve@example.com");
  const own = client(second, first);
  const erased: unknown[] = [];
  for (let more = true; more && erased.length < 9; ) {
    const answer = (await (await own.post("/v1/subjects/erase", ann)).json()) as { runs: number; more: boolean };
    erased.push(answer.runs);
    more = answer.more;
  }
  expect(erased).toEqual([100, 100, 100, 40]);
  expect((await own.json("/v1/runs")).runs.map(({ run_id }) => run_id)).toEqual(["eve@example.com-1-0"]);
});

test("once the schedule carried a key on, it can go, and its users are found and erased still; through a second rotation too", async () => {
  const { ready, erase, found, carry } = await withRun();
  const messageOf = async (...of: Parameters<typeof ready>) => (await ready(...of))[1].checks["key"];
  const names = { first: keyId(first), second: keyId(second) };
  expect(await messageOf(second, first)).toEqual({
    ok: true,
    message: `the keys ${names.first} of REPLAYKIT_PREVIOUS_KEYS are needed for up to an hour: leave them there`,
  });
  expect(await carry(100, second, first)).toEqual([1]);
  expect(await messageOf(second, first)).toEqual({
    ok: true,
    message: `the keys ${names.first} are no longer needed: remove them from REPLAYKIT_PREVIOUS_KEYS`,
  });
  expect([await found(second), await messageOf(second)]).toEqual([1, { ok: true }]);
  // Not carried on to the third key: gone with the second one.
  await messageOf(third, second);
  expect([await found(third), await messageOf(third)]).toEqual([
    0,
    { ok: true, message: expect.stringContaining(`under the keys ${names.first}, ${names.second} are not found`) },
  ]);
  expect(await carry(100, third, second)).toEqual([2]);
  expect([await found(third), await messageOf(third)]).toEqual([1, { ok: true }]);
  const [, erased] = await erase(third);
  expect(erased).toMatchObject({ runs: 1, more: false });
  expect(JSON.stringify(erased)).not.toContain("which REPLAYKIT_PREVIOUS_KEYS does not name");
  expect(await found(third)).toBe(0);
});

test("a step carries so many keys on, the next one goes on, and until all are there none may go", async () => {
  const { db, under, ready, found, carry } = await withRun();
  for (const id of ["q", "r"]) await makeProject(base, { id, settings: {} }, under(first));
  const cutOff =
    "CREATE TRIGGER full BEFORE INSERT ON subject_keys WHEN NEW.project = 'r' BEGIN SELECT RAISE(ABORT, 'cut off'); END";
  db.raw.exec(cutOff);
  await expect(carry(1, second, first)).rejects.toThrow("cut off");
  expect((await ready(second, first))[1].checks["key"]).toMatchObject({
    message: expect.stringContaining("leave them there"),
  });
  expect((await ready(second))[1].checks["key"]).toMatchObject({ message: expect.stringContaining("are not found") });
  db.raw.exec("DROP TRIGGER full");
  expect(await carry(1, second, first)).toEqual([1, 0]);
  expect(await carry(1, second, first)).toEqual([0]);
  expect([await found(second), (await ready(second))[1].checks["key"]]).toEqual([1, { ok: true }]);
});

test("a carried key is encrypted, for its project and for the key that holds it", async () => {
  const { db, under, found, carry } = await withRun();
  await makeProject(base, { id: "q", settings: {} }, under(first));
  await carry(100, second, first);
  const rows = db.raw.prepare("SELECT * FROM subject_keys").all();
  expect(JSON.stringify(rows)).not.toContain(projectKey(first, "p", "subject").toString("base64").slice(0, 20));
  expect(await found(second)).toBe(1);
  db.raw.exec(
    "UPDATE subject_keys SET sealed = (SELECT sealed FROM subject_keys WHERE project = 'q') WHERE project = 'p'",
  );
  await expect(found(second)).rejects.toThrow();
});

interface Line {
  seal: string;
  carried?: unknown;
}

/** An export of project p by one Worker, brought into another one; `change` is what the file's keeper did to it. */
async function moved(
  from: Awaited<ReturnType<typeof withRun>>,
  change: (lines: Line[]) => object[] = (lines) => lines,
) {
  const to = storage();
  const admin = { headers: { authorization: `Bearer ${adminToken}` } };
  const answer = await from.under(second)(`${base}/v1/projects/p/export?limit=1000`, admin);
  const { lines } = (await answer.json()) as { lines: Line[] };
  const reach = to.under(second);
  const imported = await reach(`${base}/v1/projects/p/import?backup=${lines.at(-1)?.seal}&line=0`, {
    ...admin,
    method: "POST",
    body: JSON.stringify({ lines: change(lines) }),
  });
  expect([imported.status, await imported.json()]).toEqual([200, { next: lines.length }]);
  const body = JSON.stringify({ name: "test", scopes: ["admin"] });
  const made = await reach(`${base}/v1/projects/p/tokens`, { ...admin, method: "POST", body });
  const { token } = (await made.json()) as { token: string };
  const client = clientOf(base, token, reach);
  return {
    lines,
    keyCheck: async () => (await to.ready(second))[1].checks["key"],
    erase: async () => (await client.post("/v1/subjects/erase", ann)).json(),
    left: async () => (await client.json("/v1/runs")).runs.length,
  };
}

test("carried keys go with an export: on a new Worker a user of before the rotation is erased", async () => {
  const from = await withRun();
  await from.carry(100, second, first);
  const { lines, keyCheck, erase, left } = await moved(from);
  expect(JSON.stringify(lines)).not.toContain(projectKey(first, "p", "subject").toString("base64").slice(0, 20));
  expect([await left(), await keyCheck()]).toEqual([1, { ok: true }]);
  const erased = await erase();
  expect(erased).toMatchObject({ runs: 1, more: false });
  expect(JSON.stringify(erased)).not.toContain("which REPLAYKIT_PREVIOUS_KEYS does not name");
  expect(await left()).toBe(0);
});

test("an export without its carried keys leaves the user there, and that is said", async () => {
  const from = await withRun();
  await from.carry(100, second, first);
  const without = ({ carried: _carried, ...line }: Line) => line;
  const { keyCheck, erase, left } = await moved(from, (lines) => lines.map(without));
  expect(await keyCheck()).toEqual({ ok: true, message: expect.stringContaining(keyId(first)) });
  expect(await erase()).toMatchObject({
    runs: 0,
    remains: expect.arrayContaining([expect.stringContaining(keyId(first))]),
  });
  expect(await left()).toBe(1);
});

test("a Worker is not ready without its migrations, its stores or the GitHub that it was given", async () => {
  const { db, ready } = storage();
  expect(await ready(first)).toMatchObject([200, { ok: true, checks: { github: { ok: true } } }]);
  db.raw.exec("DELETE FROM d1_migrations WHERE name LIKE '0004%'");
  expect((await ready(first))[1].checks).toMatchObject({
    migrations: {
      ok: false,
      message: expect.stringContaining("0004_group_aliases.sql: npx replaykit worker deploy"),
    },
  });
  const down = { TRACES: { head: async () => Promise.reject(new Error("R2 is down")) } } as unknown as Partial<Env>;
  expect(await ready(first, "", down)).toMatchObject([
    503,
    { checks: { bucket: { ok: false, message: expect.stringContaining("R2 is down") } } },
  ]);
  const github = { GITHUB_TOKEN: "ghp_x", GITHUB_API_URL: "http://127.0.0.1:9" };
  expect(await ready(first, "", github)).toMatchObject([503, { checks: { github: { ok: false } } }]);
});

test("the migrations that it asks for are those that it ships", () => {
  expect(readdirSync(new URL("../../worker/migrations/", import.meta.url)).toSorted()).toEqual(migrations);
});
