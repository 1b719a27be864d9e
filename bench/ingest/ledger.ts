import { createMemoryBucket, createSqliteDatabase } from "../../test/worker/support/sqlite-d1.ts";
import type { Bucket, Database, Statement } from "../../worker/store/platform-ports.ts";

/** Prices in dollars, as Cloudflare published them in 2026; `docs/worker-reference.md` has the resulting costs. */
const price = {
  request: 0.3e-6,
  cpuMs: 0.02e-6,
  classA: 4.5e-6,
  classB: 0.36e-6,
  rowWritten: 1e-6,
  rowRead: 0.001e-6,
  gigabyteMonth: 0.015,
  objectRequest: 0.15e-6,
  gigabyteSecond: 12.5e-6,
};

/** Counts of billed operations. */
export interface Ledger {
  requests: number;
  cpuMs: number;
  classA: number;
  classB: number;
  rowsWritten: number;
  rowsRead: number;
  gigabyteMonths: number;
  objectRequests: number;
  gigabyteSeconds: number;
}

export function newLedger(): Ledger {
  return {
    requests: 0,
    cpuMs: 0,
    classA: 0,
    classB: 0,
    rowsWritten: 0,
    rowsRead: 0,
    gigabyteMonths: 0,
    objectRequests: 0,
    gigabyteSeconds: 0,
  };
}

export function dollarsOf(ledger: Ledger): number {
  return (
    ledger.requests * price.request +
    ledger.cpuMs * price.cpuMs +
    ledger.classA * price.classA +
    ledger.classB * price.classB +
    ledger.rowsWritten * price.rowWritten +
    ledger.rowsRead * price.rowRead +
    ledger.gigabyteMonths * price.gigabyteMonth +
    ledger.objectRequests * price.objectRequest +
    ledger.gigabyteSeconds * price.gigabyteSecond
  );
}

interface Answer {
  results: never[];
  meta: { changes?: number };
}

/** Counts rows as D1 bills them: one row written for each row changed, since the tables are WITHOUT ROWID and have no indexes. */
export function countedDatabase(ledger: Ledger): Database {
  const db = createSqliteDatabase();
  const note = (answer: Answer): Answer => {
    ledger.rowsWritten += answer.meta.changes ?? 0;
    ledger.rowsRead += answer.results.length;
    return answer;
  };
  const wrap = (statement: Statement): Statement => ({
    ...statement,
    bind: (...values) => wrap(statement.bind(...values)),
    all: () => statement.all<never>().then(note),
  });
  return {
    prepare: (sql) => wrap(db.prepare(sql)),
    batch: (statements) => db.batch<never>(statements).then((answers) => answers.map(note)),
  };
}

export function countedBucket(ledger: Ledger): Bucket {
  const bucket = createMemoryBucket();
  return {
    ...bucket,
    get: (key) => {
      ledger.classB += 1;
      return bucket.get(key);
    },
    head: (key) => {
      ledger.classB += 1;
      return bucket.head(key);
    },
    put: (key, body, options) => {
      ledger.classA += 1;
      return bucket.put(key, body, options);
    },
  };
}
