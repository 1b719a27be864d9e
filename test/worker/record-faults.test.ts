import { expect, test } from "vitest";
import type { Checkpoint } from "../../src/core/schema/checkpoint.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { Operation } from "../../src/core/schema/run-record.ts";
import type { Bucket, Database } from "../../worker/store/platform-ports.ts";
import { createRecordStore, type RecordStore } from "../../worker/store/records/record-store.ts";
import { checkpointOf, runNamed } from "../contract/run-store.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const place = { project: "p", id: "a".repeat(24) };
const day = 86_400_000;
const retention = { success: 7 * day, failed: 30 * day, flagged: 90 * day, test: day };
const at = "2026-01-01T00:00:00.000Z";

function operationAt(step: number): Operation {
  return { position: String(step), kind: "step", name: "go", phase: "done", at };
}

/** States that grow, and one that is too large for a row of the database. */
function stateAt(step: number): Json {
  return {
    step,
    docs: Array.from({ length: step }, (_, n) => `document ${n}`),
    large: "x".repeat(step === 4 ? 700_000 : 3),
  };
}

function parts() {
  return { db: createSqliteDatabase(), bucket: createMemoryBucket() };
}

interface Plan {
  /** Calls of storage until the crash. */
  calls: number;
  /** Whether the call that crashes takes effect. */
  after: boolean;
}

/** Storage that stops answering at a call, as a Worker does that is thrown out in the middle of a request. */
function crashing(of: { db: Database; bucket: Bucket }, plan: Plan): { db: Database; bucket: Bucket } {
  let left = plan.calls;
  const meet = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    left -= 1;
    if (left < 0) throw new Error("crashed");
    if (left > 0) return call();
    if (plan.after) await call();
    throw new Error("crashed");
  };
  const wrap = (inner: ReturnType<Database["prepare"]>): ReturnType<Database["prepare"]> => ({
    bind: (...values) => wrap(inner.bind(...values)),
    all: () => meet(() => inner.all()),
    ...("run" in inner ? { run: inner.run } : {}),
  });
  return {
    db: { prepare: (sql) => wrap(of.db.prepare(sql)), batch: (statements) => meet(() => of.db.batch(statements)) },
    bucket: {
      get: (key) => meet(() => of.bucket.get(key)),
      head: (key) => meet(() => of.bucket.head(key)),
      put: (key, body, options) => meet(() => of.bucket.put(key, body, options)),
      delete: (keys) => meet(() => of.bucket.delete(keys)),
      list: (options) => meet(() => of.bucket.list(options)),
    },
  };
}

const steps = 6;

/** What an agent does: each request again until it is answered, as the client does. Says how many steps were answered. */
async function record(store: RecordStore): Promise<{ answered: number; crashed: boolean }> {
  let answered = 0;
  try {
    await store.create(place, runNamed("a"), { key: "the-one-key", retention });
    for (let step = 0; step < steps; step += 1) {
      const entry = { operation: operationAt(step), checkpoint: checkpointOf("a", step, stateAt(step)) };
      await store.append(place, { key: `step-${step}`, entries: [entry] });
      answered = step + 1;
    }
    await store.change(place, { status: "success", retention: "success" }, retention);
    await store.pack(place);
    return { answered, crashed: false };
  } catch {
    return { answered, crashed: true };
  }
}

async function stored(
  store: RecordStore,
): Promise<{ operations: Operation[]; checkpoints: (Checkpoint | undefined)[] }> {
  const { items } = await store.operations(place, 0);
  const list = await store.steps(place);
  return {
    operations: items,
    checkpoints: await Promise.all(list.map(({ step_id }) => store.checkpoint(place, step_id))),
  };
}

const whole = {
  operations: Array.from({ length: steps }, (_, step) => operationAt(step)),
  checkpoints: Array.from({ length: steps }, (_, step) => checkpointOf("a", step, stateAt(step))),
};

test("after a crash at any call, before or after it took effect, what was answered is there, and a repetition completes it", async () => {
  let crashes = 0;
  for (let calls = 1; ; calls += 1) {
    let crashed = false;
    for (const after of [false, true]) {
      const of = parts();
      const life = await record(createRecordStore(crashing(of, { calls, after }), () => 0));
      const store = createRecordStore(of, () => 1);
      const now = await stored(store);
      expect(now.checkpoints.slice(0, life.answered)).toEqual(whole.checkpoints.slice(0, life.answered));
      expect(now.operations.length).toBe(now.checkpoints.length);
      await record(store);
      expect(await stored(store)).toEqual(whole);
      const rows = of.db.raw.prepare("SELECT count(*) AS n FROM checkpoints WHERE body IS NOT NULL").get();
      expect(rows).toEqual({ n: 0 });
      crashed ||= life.crashed;
      crashes += 1;
    }
    if (!crashed) break;
  }
  expect(crashes).toBeGreaterThan(40);
});

test("rows ahead of their object, the naive order, would be caught", async () => {
  const of = parts();
  const lost: Bucket = { ...of.bucket, put: async (key) => ({ key }) };
  await record(createRecordStore({ db: of.db, bucket: lost }, () => 0));
  await expect(stored(createRecordStore(of, () => 1))).rejects.toThrow("is missing");
});

test("two hundred writers of one run leave one chain, every step as it was put", async () => {
  const of = parts();
  const stores = Array.from({ length: 8 }, () => createRecordStore(of, () => 0));
  await stores[0]?.create(place, runNamed("a"), { key: "the-one-key", retention });
  for (let wave = 0; wave < 25; wave += 1) {
    await Promise.all(
      stores.map((store, index) => {
        const step = wave * 8 + index;
        const checkpoint = checkpointOf("a", step, { step, text: "y".repeat(step) });
        return store.append(place, { key: `key-${step}`, entries: [{ operation: operationAt(step), checkpoint }] });
      }),
    );
  }
  const now = await stored(createRecordStore(of, () => 0));
  expect(now.checkpoints).toEqual(
    Array.from({ length: 200 }, (_, step) => checkpointOf("a", step, { step, text: "y".repeat(step) })),
  );
  expect(new Set(now.operations.map(({ position }) => position)).size).toBe(200);
});

test("a packed step is read with one object, and twice the steps take at most 2.1 times the bytes", async () => {
  const bytesOf = async (count: number) => {
    const of = parts();
    const store = createRecordStore(of, () => 0);
    await store.create(place, runNamed("a"), { key: "the-one-key", retention });
    let seed = 7;
    const text = () =>
      Array.from({ length: 40 }, () =>
        ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % 46656).toString(36),
      ).join(" ");
    const messages: Json[] = [];
    for (let step = 0; step < count; step += 1) {
      messages.push({ role: step % 2 ? "assistant" : "user", content: text() });
      const checkpoint = { ...checkpointOf("a", step, { step }), messages: [...messages] };
      if (await store.append(place, { key: `key-${step}`, entries: [{ checkpoint }] })) await store.pack(place);
    }
    await store.change(place, { status: "success" }, retention);
    await store.pack(place);
    let reads = 0;
    const counting = { ...of.bucket, get: async (key: string) => ((reads += 1), of.bucket.get(key)) };
    const reader = createRecordStore({ db: of.db, bucket: counting }, () => 0);
    for (const step of [0, Math.floor(count / 2), count - 1])
      expect((await reader.checkpoint(place, String(step)))?.messages).toEqual(messages.slice(0, step + 1));
    expect(reads).toBe(3);
    return [...of.bucket.objects.values()].reduce((sum, { body }) => sum + body.length, 0);
  };
  const [once, twice] = [await bytesOf(400), await bytesOf(800)];
  expect(twice / once).toBeLessThan(2.1);
});

test("each class is kept for its time, by the Worker's own clock", async () => {
  const of = parts();
  let clock = 0;
  const store = createRecordStore(of, () => clock);
  const named = (name: string) => ({ project: "p", id: name });
  for (const name of ["success", "failed", "flagged", "test"] as const) {
    await store.create(named(name), runNamed(name), { key: `key-${name}`, retention });
    await store.append(named(name), {
      key: "k",
      entries: [{ operation: operationAt(0), checkpoint: checkpointOf(name, 0, {}) }],
    });
    await store.change(named(name), { status: "success", retention: name }, retention);
    await store.pack(named(name));
  }
  await store.create(named("going"), runNamed("going"), { key: "key-going", retention });
  const left: string[][] = [];
  for (const days of [2, 8, 31, 91]) {
    clock = days * day;
    await store.tidy(100);
    left.push((await store.list("p", { limit: 10 })).items.map(({ run_id }) => run_id));
  }
  expect(left).toEqual([["going", "flagged", "failed", "success"], ["going", "flagged", "failed"], ["flagged"], []]);
  expect(of.bucket.objects.size).toBe(0);
  expect(of.db.raw.prepare("SELECT count(*) AS n FROM operations").get()).toEqual({ n: 0 });
});

test("the records of an hour are deleted in few calls to storage, also those with objects, and a new one stays", async () => {
  const of = parts();
  const before = createRecordStore(of, () => 0);
  const short = { success: 1, failed: 1, flagged: 1, test: 1 };
  for (let n = 0; n < 120; n += 1) {
    const one = { project: "p", id: String(n) };
    await before.create(one, runNamed(`r${n}`), { key: `key-of-${n}`, retention: short });
    await before.append(one, { key: "k", entries: [{ operation: operationAt(0) }] });
    await of.bucket.put(`k/p/${n}/frame`, new Uint8Array());
  }
  const store = createRecordStore(crashing(of, { calls: 130, after: false }), () => 5);
  await createRecordStore(of, () => 5).create(place, runNamed("new"), { key: "key-of-new", retention });
  expect(await store.tidy(200)).toEqual({ deleted: 120, packed: 0 });
  const left = await createRecordStore(of, () => 5).list("p", { limit: 200 });
  expect([left.items.map(({ run_id }) => run_id), of.bucket.objects.size]).toEqual([["new"], 0]);
  expect(of.db.raw.prepare("SELECT count(*) AS n FROM operations").get()).toEqual({ n: 0 });
});
