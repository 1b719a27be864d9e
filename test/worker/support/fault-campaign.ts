import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { ingestRuns } from "../../../worker/ingest/ingest-runs.ts";
import type { ProjectContext } from "../../../worker/ingest/prepare-run.ts";
import { projectHash, runKey } from "../../../worker/platform.ts";
import { projectSettingsSchema } from "../../../worker/schema/settings.ts";
import type { Bucket, Database } from "../../../worker/store/platform-ports.ts";
import { createTraceStore } from "../../../worker/store/r2-d1-trace-store.ts";
import type { TraceStore } from "../../../worker/store/trace-store.ts";
import { createMemoryBucket, createSqliteDatabase } from "./sqlite-d1.ts";

/** What may happen at a call: it fails before it did anything, or after, or it is slow enough for others to overtake it. */
const faults = ["none", "none", "none", "none", "before", "after", "slow"] as const;

export type MakeStore = (parts: { db: Database; bucket: Bucket }) => TraceStore;

export interface ScheduleResult {
  seed: number;
  problems: string[];
  faults: number;
}

const project = "p";

/**
 * One schedule: runs in batches, delivered again and again, at once and in any order, while calls of R2 and D1 fail by the
 * seed's choice; then what was acknowledged is compared with what is there.
 */
export async function runSchedule(
  seed: number,
  parts: Parts,
  makeStore: MakeStore = createTraceStore,
): Promise<ScheduleResult> {
  const chance = randomFrom(seed);
  let injected = 0;
  const meet = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    const fault = faults[Math.floor(chance() * faults.length)] ?? "none";
    if (fault !== "none") injected += 1;
    if (fault === "before") throw new Error("fault before");
    if (fault === "slow") for (let i = 0; i < 3; i += 1) await Promise.resolve();
    const value = await call();
    if (fault === "after") throw new Error("fault after");
    return value;
  };
  const store = makeStore({ db: faultyDatabase(parts.db, meet), bucket: faultyBucket(parts.bucket, meet) });
  const context = contextFor(chance);
  const batches = batchesOf(chance, seed);
  const acknowledged = new Map<string, Set<string>>();
  let received = 0;
  const deliver = async (batch: TraceRun[], delivery: number): Promise<void> => {
    const items = batch.map((trace) => ({ ok: true as const, trace }));
    const { answers } = await ingestRuns(items, context, {
      store,
      now: () => 1_795_000_000_000,
      newId: () => `d${seed}-${delivery}`,
    });
    received += answers.length;
    for (const { id = "", outcome } of answers) acknowledged.set(id, (acknowledged.get(id) ?? new Set()).add(outcome));
  };
  const deliveries = batches.flatMap((batch) => Array.from({ length: 1 + Math.floor(chance() * 3) }, () => batch));
  shuffle(deliveries, chance);
  let count = 0;
  while (deliveries.length > 0) {
    const wave = deliveries.splice(0, 1 + Math.floor(chance() * 3));
    await Promise.all(wave.map((batch) => deliver(batch, (count += 1)).catch(() => undefined)));
  }
  return { seed, faults: injected, problems: await audit(parts, { acknowledged, received }) };
}

export interface Parts {
  db: ReturnType<typeof createSqliteDatabase>;
  bucket: ReturnType<typeof createMemoryBucket>;
}

export function createParts(): Parts {
  return { db: createSqliteDatabase(), bucket: createMemoryBucket() };
}

export function emptyParts({ db, bucket }: Parts): void {
  for (const table of ["runs", "groups", "journal"]) db.raw.exec(`DELETE FROM ${table}`);
  bucket.objects.clear();
}

interface Truth {
  acknowledged: ReadonlyMap<string, ReadonlySet<string>>;
  received: number;
}

async function audit({ db, bucket }: Parts, { acknowledged, received }: Truth): Promise<string[]> {
  const problems: string[] = [];
  const clean = createTraceStore({ db, bucket });
  for (const [id, outcomes] of acknowledged) {
    if (!outcomes.has("stored") && !outcomes.has("duplicate")) continue;
    const run = await clean.read(project, id, 1_795_000_000_001).catch((error: unknown) => String(error));
    if (run === undefined) problems.push(`acknowledged run ${id} is lost`);
    if (typeof run === "string") problems.push(`acknowledged run ${id}: ${run}`);
  }
  const rows = db.raw.prepare("SELECT count(*) AS n FROM runs").get() as { n: number };
  const [hour] = await clean.stats(project, { from: 0, to: 2e12 });
  const { stored = 0, sampled_out = 0, duplicate = 0, rejected = 0, received: counted = 0 } = hour?.stats ?? {};
  if (stored !== rows.n) problems.push(`stored ${stored}, rows ${rows.n}`);
  if (counted !== stored + sampled_out + duplicate + rejected) problems.push(`received ${counted} is not the sum`);
  if (counted < received) problems.push(`received ${counted}, acknowledged ${received}`);
  const failed = db.raw.prepare("SELECT count(*) AS n FROM runs WHERE failed = 1").get() as { n: number };
  const grouped = db.raw.prepare("SELECT coalesce(sum(kept), 0) AS n FROM groups").get() as { n: number };
  if (grouped.n !== failed.n) problems.push(`groups kept ${grouped.n}, failed rows ${failed.n}`);
  return problems;
}

type Meet = <Value>(call: () => Promise<Value>) => Promise<Value>;

function faultyDatabase(db: Parts["db"], meet: Meet): Database {
  return {
    prepare: (sql) => {
      const wrap = (statement: ReturnType<Database["prepare"]>): ReturnType<Database["prepare"]> => ({
        ...statement,
        bind: (...values) => wrap(statement.bind(...values)),
        all: () => meet(() => statement.all()),
      });
      return wrap(db.prepare(sql));
    },
    batch: (statements) => meet(() => db.batch(statements)),
  };
}

function faultyBucket(bucket: Bucket, meet: Meet): Bucket {
  return {
    get: (key) => meet(() => bucket.get(key)),
    head: (key) => meet(() => bucket.head(key)),
    put: (key, body, options) => meet(() => bucket.put(key, body, options)),
    delete: (keys) => meet(() => bucket.delete(keys)),
    list: (options) => meet(() => bucket.list(options)),
  };
}

function contextFor(chance: () => number): ProjectContext {
  const window = chance() < 0.5 ? 0 : 3_600_000;
  const sampling = { success: 0.5, failures_per_group: 3, then_one_in: 2, feedback_window: window };
  return {
    project,
    settings: projectSettingsSchema.parse({ sampling }),
    redactHash: projectHash("k", project, "redact"),
    subjectHash: projectHash("k", project, "subject"),
  };
}

function batchesOf(chance: () => number, seed: number): TraceRun[][] {
  const runs = Array.from({ length: 2 + Math.floor(chance() * 5) }, (_, n) => runOf(`${seed}-${n}`, chance() < 0.5));
  const batches: TraceRun[][] = [];
  for (let i = 0; i < 1 + Math.floor(chance() * 3); i += 1) batches.push(runs.filter(() => chance() < 0.6));
  return batches.filter((batch) => batch.length > 0);
}

function runOf(id: string, failed: boolean): TraceRun {
  return {
    version: 1,
    run_id: id,
    status: failed ? "error" : "success",
    events: failed ? [{ type: "error", error: "boom" }] : [{ type: "final_output", content: "done" }],
  };
}

export function keyOf(id: string): string {
  return runKey(project, id);
}

function shuffle(items: TraceRun[][], chance: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const at = Math.floor(chance() * (i + 1));
    const [a, b] = [items[i], items[at]];
    if (a !== undefined && b !== undefined) [items[i], items[at]] = [b, a];
  }
}

/** Mulberry32: the same schedule from the same seed, anywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
