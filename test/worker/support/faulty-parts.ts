import type { Bucket, Database, Statement } from "../../../worker/store/platform-ports.ts";
import { whole } from "./chance.ts";
import { createMemoryBucket, createSqliteDatabase } from "./sqlite-d1.ts";

/**
 * What may happen at a call: it fails before it did anything, or after, it is slow enough for others to overtake it, or it
 * is answered from a replica that has not seen the last writes.
 */
const faults = ["before", "after", "slow", "stale"] as const;
export type Fault = (typeof faults)[number] | "none";

/** Decides at each call; while `off`, every call does what it should. */
export interface Faults {
  off: boolean;
  /** Share of the calls that meet one. */
  rate: number;
  injected: number;
  byKind: Record<string, number>;
  chance: () => number;
  /** Those that may come. */
  kinds: readonly Fault[];
}

export function createFaults(chance: () => number, rate = 0.5, kinds: readonly Fault[] = faults): Faults {
  return { off: false, rate, injected: 0, byKind: {}, chance, kinds };
}

export function drawFault(state: Faults): Fault {
  if (state.off || state.chance() >= state.rate) return "none";
  const fault = state.kinds[whole(state.chance, state.kinds.length)] ?? "none";
  state.injected += 1;
  state.byKind[fault] = (state.byKind[fault] ?? 0) + 1;
  return fault;
}

export async function meetFault<Value>(fault: Fault, call: () => Promise<Value>): Promise<Value> {
  if (fault === "before") throw new Error("fault before");
  if (fault === "slow") for (let i = 0; i < 3; i += 1) await Promise.resolve();
  const value = await call();
  if (fault === "after") throw new Error("fault after");
  return value;
}

export interface Parts {
  db: ReturnType<typeof createSqliteDatabase>;
  bucket: ReturnType<typeof createMemoryBucket>;
  /** Follows the database, some writes behind. */
  replica: ReturnType<typeof createSqliteDatabase>;
}

export function createParts(): Parts {
  return { db: createSqliteDatabase(), bucket: createMemoryBucket(), replica: createSqliteDatabase() };
}

const tables = "runs groups journal deliveries tombstones marks records operations checkpoints".split(" ");

export function emptyParts({ db, bucket, replica }: Parts): void {
  for (const table of tables) {
    db.raw.exec(`DELETE FROM ${table}`);
    replica.raw.exec(`DELETE FROM ${table}`);
  }
  bucket.objects.clear();
}

interface Written {
  sql: string;
  values: readonly unknown[];
}

/** A statement that is bound only when it runs: it may run on the database, or on the replica. */
interface Unbound extends Statement, Written {}

const isRead = ({ sql }: Written) => /^\s*SELECT/i.test(sql);

export function faultyDatabase({ db, replica }: Parts, faults: Faults): Database {
  const unseen: Written[][] = [];
  const run = async (statements: readonly Written[]) => {
    const fault = drawFault(faults);
    const reads = statements.every(isRead);
    if (fault === "stale" && reads) return behind(statements);
    return meetFault(fault, async () => {
      const answers = await db.batch<never>(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)));
      if (!reads) unseen.push(statements.filter((statement) => !isRead(statement)));
      return answers;
    });
  };
  const behind = async (statements: readonly Written[]) => {
    for (const batch of unseen.splice(0, whole(faults.chance, unseen.length + 1)))
      await replica.batch(batch.map(({ sql, values }) => replica.prepare(sql).bind(...values)));
    return replica.batch<never>(statements.map(({ sql, values }) => replica.prepare(sql).bind(...values)));
  };
  const prepare = (sql: string, values: readonly unknown[] = []): Unbound => ({
    sql,
    values,
    bind: (...bound) => prepare(sql, bound),
    all: async () => (await run([{ sql, values }]))[0] ?? { results: [], meta: {} },
  });
  // The store hands back what `prepare` gave it.
  return { prepare: (sql) => prepare(sql), batch: (statements) => run(statements as Unbound[]) };
}

export function faultyBucket(bucket: Bucket, faults: Faults): Bucket {
  /** Keys as a listing may still show them. */
  let shown: { key: string }[] = [];
  return {
    get: (key) => meetFault(drawFault(faults), () => bucket.get(key)),
    head: (key) => meetFault(drawFault(faults), () => bucket.head(key)),
    put: (key, body, options) => meetFault(drawFault(faults), () => bucket.put(key, body, options)),
    delete: (keys) => meetFault(drawFault(faults), () => bucket.delete(keys)),
    list: async (options) => {
      const fault = drawFault(faults);
      if (fault === "stale") {
        const objects = shown.filter(
          ({ key }) => key.startsWith(options.prefix) && key > (options.startAfter ?? options.cursor ?? ""),
        );
        return { objects, truncated: false };
      }
      const page = await meetFault(fault, () => bucket.list(options));
      shown = [...shown, ...page.objects];
      return page;
    },
  };
}
