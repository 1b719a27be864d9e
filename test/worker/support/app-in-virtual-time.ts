import { setImmediate as turn } from "node:timers/promises";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { vi } from "vitest";
import { createApp } from "../../../worker/http/app.ts";
import { createDeps } from "../../../worker/create-deps.ts";
import type { Env } from "../../../worker/env.ts";
import type { Bucket } from "../../../worker/store/platform-ports.ts";
import { adminToken, type Client, makeProject } from "./harness.ts";
import { createMemoryBucket, createSqliteDatabase } from "./sqlite-d1.ts";

const base = "http://worker.test";
/** Turns of the event loop in which everything that needs no time is done. */
const turns = 20;

export interface AppInVirtualTime extends Disposable {
  project(id: string, settings: object): Promise<Client>;
  /** Lets time pass until this work is done. */
  passing<Value>(work: Promise<Value>): Promise<Value>;
}

/**
 * The Worker's app as it ships, with its own brake, in a time that passes only when nothing else can happen: how fast the machine is
 * changes nothing. The store writes one object at a time, each in `writeMs`.
 */
export function appInVirtualTime(writeMs: number): AppInVirtualTime {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const app = createApp(createDeps(createEnv(writeMs)));
  const reach = async (url: string, init?: RequestInit) => app.fetch(new Request(url, init));
  return {
    project: (id, settings) => makeProject(base, { id, settings }, reach),
    passing,
    [Symbol.dispose]: () => void vi.useRealTimers(),
  };
}

async function passing<Value>(work: Promise<Value>): Promise<Value> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  done.catch(() => undefined); // whoever awaits it is told
  for (let n = 1; !state.isDone; n += 1) {
    await turn();
    if (n % turns === 0 && !state.isDone) vi.advanceTimersToNextTimer();
  }
  return done;
}

function createEnv(writeMs: number): Env {
  const bucket = createMemoryBucket();
  let last: Promise<unknown> = Promise.resolve();
  const put: Bucket["put"] = (...written) => {
    const turnOf = last.then(() => new Promise((done) => setTimeout(done, writeMs)));
    last = turnOf;
    return turnOf.then(() => bucket.put(...written));
  };
  return {
    // They have what the Worker asks of D1 and R2, and no more.
    DB: createSqliteDatabase() as unknown as D1Database,
    TRACES: { ...bucket, put } as unknown as R2Bucket,
    GATHERERS: undefined as unknown as Env["GATHERERS"],
    REPLAYKIT_KEY: "a-key-for-the-tests-only",
    REPLAYKIT_ADMIN_TOKEN: adminToken,
  };
}
