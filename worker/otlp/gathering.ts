import { type Feedback, feedbackSchema } from "../../src/core/schema/trace.ts";
import type { Log } from "../http/log.ts";
import type { GatheredTrace } from "./close-trace.ts";
import type { SpanChunk } from "./gatherers.ts";
import { ChunkLog } from "./chunk-log.ts";

/** The part of a Durable Object's storage that gathering uses; tests inject faults here. */
export interface GatheringStorage {
  kv: {
    get(key: string): unknown;
    put(key: string, value: unknown): void;
    delete(key: string): void;
    list(which: { prefix: string }): Iterable<[string, unknown]>;
  };
  sql: { exec(query: string, ...values: (string | number | ArrayBuffer)[]): { toArray(): Record<string, unknown>[] } };
  transactionSync<Value>(work: () => Value): Value;
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
  /** Everything, the alarm too. */
  deleteAll(): Promise<void>;
}

export interface GatherDeps {
  storage: GatheringStorage;
  now: () => number;
  /** Wait after a root's end, and after the last span of a trace whose root never ended. */
  waits: { close: number; idle: number };
  /** Bytes of JSON that one trace may have. */
  maxBytes: number;
  close: (trace: GatheredTrace) => Promise<void>;
  log: Log;
}

const retryFirst = 5_000;
const retryLast = 3_600_000;

/**
 * Gathers the spans of one trace until it is whole, then hands it to the same ingest as every other run. One row per request and
 * one alarm per trace: the alarm is not moved by each span, it looks when it rings whether there is more to wait for.
 *
 * What was acknowledged is on disk, with an alarm to come. It goes only after it was closed, in one transaction; closing again
 * what was closed already changes nothing.
 */
export class Gathering {
  private readonly parts: GatherDeps;
  private readonly chunks: ChunkLog;
  private closing: Promise<void> | undefined;
  private clearing: Promise<void> | undefined;
  private clearings = 0;
  private faults = 0;

  constructor(parts: GatherDeps) {
    this.parts = parts;
    this.chunks = new ChunkLog(parts.storage);
  }

  async append(chunk: SpanChunk): Promise<boolean> {
    const at = this.parts.now();
    return this.withAlarm(chunk.rootEnded && chunk.awaited, () =>
      this.chunks.add(chunk, { at, maxBytes: this.parts.maxBytes }),
    );
  }

  isOpen(): boolean {
    return this.chunks.hasAny();
  }

  /** A trace being closed may be sampled out, so wait for that before saying whether it is open. */
  async giveFeedback(feedback: Feedback): Promise<boolean> {
    await this.closing?.catch(() => undefined);
    if (!this.chunks.hasAny()) return false;
    const kept = await this.withAlarm(false, () => {
      if (this.closing || !this.chunks.hasAny()) return false;
      this.chunks.keepFeedback(JSON.stringify(feedback));
      return true;
    });
    return kept || this.giveFeedback(feedback);
  }

  /** The platform retries a failed handler up to six times; before the last one another alarm is set. */
  async alarm(retryCount: number): Promise<void> {
    const { storage, now, log } = this.parts;
    if (retryCount > 2) await storage.setAlarm(now() + retryLast);
    const seen = this.chunks.seen();
    if (!seen) return this.clear();
    const due = seen.at + this.wait(seen.ended);
    if (due > now()) return storage.setAlarm(due);
    this.closing = this.close();
    try {
      await this.closing;
      this.faults = 0;
    } catch (error) {
      // Acknowledged spans stay until they are stored, however long the stores are down.
      log("close_fault", { project: seen.project, name: error instanceof Error ? error.name : "unknown" });
      this.faults += 1;
      await storage.setAlarm(now() + Math.min(retryLast, retryFirst * 2 ** (this.faults - 1)));
    } finally {
      this.closing = undefined;
    }
  }

  private async close(): Promise<void> {
    const { trace, last } = this.chunks.read();
    const { feedback, ...gathered } = trace;
    await this.parts.close({
      ...gathered,
      feedback: feedback === undefined ? undefined : feedbackSchema.parse(JSON.parse(feedback)),
    });
    const { storage, now } = this.parts;
    // Usually nothing came meanwhile, so delete all at once, which costs one row instead of one for each chunk.
    if (!this.chunks.hasAfter(last)) return this.clear();
    this.chunks.forget(last);
    // New spans have set their own alarm, unless they were interrupted.
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now() + this.wait(false));
  }

  /**
   * Does the work once an alarm is set, a near one if nothing more is expected. The alarm comes first: an interrupted call then leaves an
   * alarm that finds nothing, not spans that nobody closes. Clearing deletes the alarm, so wait for it, and let nothing happen between the
   * last check and the work.
   */
  private async withAlarm<Value>(sooner: boolean, work: () => Value): Promise<Value> {
    const { storage, now } = this.parts;
    for (;;) {
      await this.clearing?.catch(() => undefined);
      const before = this.clearings;
      const due = now() + this.wait(sooner);
      const set = await storage.getAlarm();
      if (set === null || (sooner && due < set)) await storage.setAlarm(due);
      if (before === this.clearings) return work();
    }
  }

  private async clear(): Promise<void> {
    this.clearings += 1;
    this.clearing = this.parts.storage.deleteAll();
    try {
      await this.clearing;
    } finally {
      this.chunks.lookAgain();
      this.clearing = undefined;
    }
  }

  private wait(rootEnded: boolean): number {
    return rootEnded ? this.parts.waits.close : this.parts.waits.idle;
  }
}
