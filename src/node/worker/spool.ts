import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ApiError } from "../../api/api-error.ts";
import { createApiClient } from "../../api/client.ts";
import { runs } from "../../api/endpoints/runs.ts";
import { createRedactor } from "../../core/redact/redact.ts";
import type { Json } from "../../core/schema/json.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { hmacKeyedHash } from "../platform.ts";

const compress = promisify(gzip);

export interface SpoolOptions {
  /** Of the Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** With the scope `ingest`. */
  token: string;
  /** Where traces wait; they survive a crash and the end of the process. Default: `.replaykit/spool`. */
  folder?: string;
  /** Applied before anything is written; default: the built-in rules under a random key. */
  redact?: (value: Json) => Json;
  batchSize?: number;
  /** More than this is not kept: the oldest go first. Default: 64 MB. */
  maxBytes?: number;
  /** Pause after the first failure; it doubles up to `maxPauseMs`. */
  pauseMs?: number;
  maxPauseMs?: number;
  requestTimeoutMs?: number;
  fetch?: typeof globalThis.fetch;
  /** Told of what went wrong; nothing is thrown at the agent. */
  onProblem?: (message: string) => void;
}

export interface Spool extends AsyncDisposable {
  /** For `replaykit({ send })`: writes the trace down, and returns; it never throws. */
  send(trace: TraceRun): void;
  /** Tries to send what waits now; true where nothing is left. */
  flush(): Promise<boolean>;
  /** Traces that wait. */
  waiting(): number;
  /** Tries once more, for at most this long; what is left waits for the next process. */
  close(limitMs?: number): Promise<void>;
}

/** A queue on disk between the agent and the Worker: batched, with back-off, and never in the agent's way. */
export function createSpool(options: SpoolOptions): Spool {
  const { folder = ".replaykit/spool", batchSize = 20, maxBytes = 64 * 1024 * 1024, onProblem = () => {} } = options;
  const { pauseMs = 1000, maxPauseMs = 5 * 60 * 1000, requestTimeoutMs = 10_000 } = options;
  // Once each: what failed waits on disk, and goes again with what came meanwhile.
  const { ask } = createApiClient({
    url: options.url,
    credential: { authorization: `Bearer ${options.token}` },
    fetch: options.fetch,
    timeoutMs: requestTimeoutMs,
    tries: 1,
  });
  const redact = options.redact ?? defaultRedaction();
  let pause = pauseMs;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<boolean> | undefined;
  let closed = false;

  function send(trace: TraceRun): void {
    try {
      mkdirSync(folder, { recursive: true });
      const name = `${Date.now()}-${randomUUID()}`;
      // The name under which it is found comes last, so that no half of a file is ever sent.
      writeFileSync(join(folder, `${name}.part`), JSON.stringify(redact(trace as Json))); // a trace is JSON
      renameSync(join(folder, `${name}.part`), join(folder, `${name}.json`));
      dropOldest();
      later(0);
    } catch (error) {
      onProblem(`a trace could not be kept in ${folder}: ${messageOf(error)}`);
    }
  }

  function names(): string[] {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .toSorted();
    } catch {
      return []; // no folder: nothing was ever kept
    }
  }

  function dropOldest(): void {
    const files = names().map((name) => ({ name, size: sizeOf(join(folder, name)) }));
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files) {
      if (total <= maxBytes) return;
      rmSync(join(folder, name), { force: true });
      total -= size;
      onProblem(`the spool is full: the oldest trace was dropped`);
    }
  }

  function later(ms: number): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
    timer.unref(); // the agent ends when it is done
  }

  function flush(): Promise<boolean> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendAll(): Promise<boolean> {
    for (let batch = names().slice(0, batchSize); batch.length > 0; batch = names().slice(0, batchSize)) {
      const wait = await sendBatch(batch);
      if (wait === undefined) {
        pause = pauseMs;
        continue;
      }
      later(Math.max(wait, pause));
      pause = Math.min(pause * 2, maxPauseMs);
      return false;
    }
    return true;
  }

  /** Milliseconds to wait at least, where the batch was not taken. */
  async function sendBatch(batch: string[]): Promise<number | undefined> {
    try {
      const texts = await Promise.all(batch.map(async (name) => readFile(join(folder, name), "utf8").catch(() => "")));
      const body = new Uint8Array(await compress(texts.filter((text) => text !== "").join("\n")));
      const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
      const { items } = await ask(runs.send, { body, headers });
      const refusals = items.filter(({ outcome }) => outcome === "rejected");
      if (refusals.length > 0)
        onProblem(`the Worker refused ${refusals.length} traces: ${refusals[0]?.message ?? refusals[0]?.reason}`);
      return await drop(batch);
    } catch (error) {
      if (error instanceof ApiError && error.status !== undefined)
        return refused(batch, error.status, error.retryAfterMs);
      const why = error instanceof ApiError ? error.cause : error;
      onProblem(`the Worker could not be reached (${messageOf(why)}); ${batch.length} traces wait in ${folder}`);
      return 0;
    }
  }

  async function refused(batch: string[], status: number, retryAfterMs: number): Promise<number | undefined> {
    if (!isFinal(status)) {
      onProblem(`the Worker answered ${status}; ${batch.length} traces wait in ${folder}`);
      return retryAfterMs;
    }
    onProblem(`the Worker refused ${batch.length} traces: ${status}`);
    return drop(batch);
  }

  async function drop(batch: string[]): Promise<undefined> {
    await Promise.all(batch.map(async (name) => rm(join(folder, name), { force: true })));
  }

  async function close(limitMs = 2000): Promise<void> {
    closed = true;
    clearTimeout(timer);
    const limit = Promise.withResolvers<boolean>();
    const ended = setTimeout(() => limit.resolve(false), limitMs);
    await Promise.race([flush(), limit.promise]);
    clearTimeout(ended);
  }

  return { send, flush, waiting: () => names().length, close, [Symbol.asyncDispose]: () => close() };
}

/** What another try would not change; a missing or wrong token can be mended, and the traces wait for that. */
function isFinal(status: number): boolean {
  return status === 400 || status === 413 || status === 415 || status === 422;
}

function defaultRedaction(): (value: Json) => Json {
  const keyedHash = hmacKeyedHash(randomBytes(32));
  return (value) => createRedactor({ keyedHash }).redact(value);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
