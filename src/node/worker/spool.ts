import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ApiError } from "../../api/api-error.ts";
import { type ApiClient, createApiClient } from "../../api/client.ts";
import { runs } from "../../api/endpoints/runs.ts";
import { createRedactor } from "../../core/redact/redact.ts";
import type { Json } from "../../core/schema/json.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { hmacKeyedHash } from "../platform.ts";
import { SpoolFolder } from "./spool-folder.ts";

const compress = promisify(gzip);

export interface SpoolOptions {
  /** Address of the Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** A token with the scope `ingest`. */
  token: string;
  /** Folder of waiting traces, which survive a crash and the end of the process. Default: `.replaykit/spool`. */
  folder?: string;
  /** Applied before anything is written. Default: the built-in rules with a random key. */
  redact?: (value: Json) => Json;
  batchSize?: number;
  /** Size limit of the folder; the oldest traces are dropped first. Default: 64 MB. */
  maxBytes?: number;
  /** Pause in milliseconds after the first failure; it doubles up to `maxPauseMs`. */
  pauseMs?: number;
  maxPauseMs?: number;
  requestTimeoutMs?: number;
  fetch?: typeof globalThis.fetch;
  /** Called with each problem; the agent gets no exception. */
  onProblem?: (message: string) => void;
}

export interface Spool extends AsyncDisposable {
  /** For `replaykit({ send })`: stores the trace and returns. Never throws. */
  send(trace: TraceRun): void;
  /** Tries to send the waiting traces now. True if none is left. */
  flush(): Promise<boolean>;
  /** Number of waiting traces. */
  waiting(): number;
  /** Tries once more, for at most this many milliseconds. Traces that are left wait for the next process. */
  close(limitMs?: number): Promise<void>;
}

/**
 * A queue on disk between the agent and the Worker. It sends in batches, backs off after failures and never blocks the
 * agent.
 */
export function createSpool(options: SpoolOptions): Spool {
  const spool = new FolderSpool(options);
  return {
    send: (trace) => spool.send(trace),
    flush: () => spool.flush(),
    waiting: () => spool.waiting(),
    close: (limitMs) => spool.close(limitMs),
    [Symbol.asyncDispose]: () => spool.close(),
  };
}

class FolderSpool {
  private readonly folder: SpoolFolder;
  private readonly ask: ApiClient["ask"];
  private readonly redact: (value: Json) => Json;
  private readonly onProblem: (message: string) => void;
  private readonly batchSize: number;
  private readonly pauseMs: number;
  private readonly maxPauseMs: number;
  private pause: number;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<boolean> | undefined;
  private closed = false;

  constructor(options: SpoolOptions) {
    this.folder = new SpoolFolder(options.folder ?? ".replaykit/spool", options.maxBytes ?? 64 * 1024 * 1024);
    // One try per request: traces stay on disk and are sent again together with new ones.
    this.ask = createApiClient({
      url: options.url,
      credential: { authorization: `Bearer ${options.token}` },
      fetch: options.fetch,
      timeoutMs: options.requestTimeoutMs ?? 10_000,
      tries: 1,
    }).ask;
    this.redact = options.redact ?? defaultRedaction();
    this.onProblem = options.onProblem ?? (() => {});
    this.batchSize = options.batchSize ?? 20;
    this.pauseMs = options.pauseMs ?? 1000;
    this.maxPauseMs = options.maxPauseMs ?? 5 * 60 * 1000;
    this.pause = this.pauseMs;
  }

  send(trace: TraceRun): void {
    try {
      this.folder.keep(JSON.stringify(this.redact(trace as Json))); // a trace is JSON
      this.folder.dropOldest(() => this.onProblem(`the spool is full: the oldest trace was dropped`));
      this.later(0);
    } catch (error) {
      this.onProblem(`a trace could not be kept in ${this.folder.path}: ${messageOf(error)}`);
    }
  }

  flush(): Promise<boolean> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  waiting(): number {
    return this.folder.names().length;
  }

  async close(limitMs = 2000): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const limit = Promise.withResolvers<boolean>();
    const ended = setTimeout(() => limit.resolve(false), limitMs);
    await Promise.race([this.flush(), limit.promise]);
    clearTimeout(ended);
  }

  private later(ms: number): void {
    if (this.closed || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, ms);
    this.timer.unref(); // the timer must not keep the agent running
  }

  private oldest(): string[] {
    return this.folder.names().slice(0, this.batchSize);
  }

  private async sendAll(): Promise<boolean> {
    for (let batch = this.oldest(); batch.length > 0; batch = this.oldest()) {
      const wait = await this.sendBatch(batch);
      if (wait === undefined) {
        this.pause = this.pauseMs;
        continue;
      }
      this.later(Math.max(wait, this.pause));
      this.pause = Math.min(this.pause * 2, this.maxPauseMs);
      return false;
    }
    return true;
  }

  /** Sends a batch. Returns `undefined`, or the least number of milliseconds to wait if the batch was not accepted. */
  private async sendBatch(batch: string[]): Promise<number | undefined> {
    try {
      const body = new Uint8Array(await compress((await this.folder.read(batch)).join("\n")));
      const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
      const { items } = await this.ask(runs.send, { body, headers });
      const refusals = items.filter(({ outcome }) => outcome === "rejected");
      if (refusals.length > 0)
        this.onProblem(`the Worker refused ${refusals.length} traces: ${refusals[0]?.message ?? refusals[0]?.reason}`);
      await this.folder.drop(batch);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status !== undefined)
        return this.refused(batch, error.status, error.retryAfterMs);
      const why = error instanceof ApiError ? error.cause : error;
      this.onProblem(`the Worker could not be reached (${messageOf(why)}); ${this.waits(batch)}`);
      return 0;
    }
  }

  private async refused(batch: string[], status: number, retryAfterMs: number): Promise<number | undefined> {
    if (!isFinal(status)) {
      this.onProblem(`the Worker answered ${status}; ${this.waits(batch)}`);
      return retryAfterMs;
    }
    if (batch.length > 1) return this.sendHalves(batch);
    this.onProblem(`the Worker refused 1 trace: ${status}`);
    await this.folder.drop(batch);
    return undefined;
  }

  /** One trace may be the reason why a body was refused, or all of them together were too large. */
  private async sendHalves(batch: string[]): Promise<number | undefined> {
    const middle = Math.ceil(batch.length / 2);
    return (await this.sendBatch(batch.slice(0, middle))) ?? this.sendBatch(batch.slice(middle));
  }

  private waits(batch: string[]): string {
    return `${batch.length} traces wait in ${this.folder.path}`;
  }
}

/**
 * Whether another try would give the same answer. A missing or wrong token can be corrected, so traces wait for that.
 */
function isFinal(status: number): boolean {
  return status === 400 || status === 413 || status === 415 || status === 422;
}

function defaultRedaction(): (value: Json) => Json {
  const keyedHash = hmacKeyedHash(randomBytes(32));
  return (value) => createRedactor({ keyedHash }).redact(value);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
