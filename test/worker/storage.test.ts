import { afterAll, beforeAll, describe } from "vitest";
import { startWorker, type Stores, type TestWorker } from "./support/harness.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { storageContract } from "./storage-contract.ts";

describe("memory", () => {
  const parts = { db: createSqliteDatabase(), bucket: createMemoryBucket() };
  storageContract("memory", () => parts);
});

describe("R2 and D1", () => {
  let worker: TestWorker;
  let stores: Stores;
  beforeAll(async () => {
    worker = await startWorker();
    stores = await worker.stores();
  });
  afterAll(() => worker.close());
  storageContract("R2 and D1", () => ({ db: stores.DB, bucket: stores.TRACES }));
});
