import { type Feedback, feedbackSchema } from "../../src/core/schema/trace.ts";
import type { Log } from "../log.ts";
import type { GatheredTrace } from "./close-trace.ts";
import type { SpanChunk } from "./gatherers.ts";
import { chunkLog } from "./chunk-log.ts";

/** What gathering asks of a Durable Object's storage, and no more; tests put faults between the two. */
export interface GatheringStorage {
  sql: { exec(query: string, ...values: (string | number | ArrayBuffer)[]): { toArray(): Record<string, unknown>[] } };
  transactionSync<Value>(work: () => Value): Value;
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
  /** Everything, the alarm too. */
  deleteAll(): Promise<void>;
}

export interface GatheringParts {
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
  private readonly parts: GatheringParts;
  private readonly chunks: ReturnType<typeof chunkLog>;
  private closing: Promise<void> | undefined;
  private clearing: Promise<void> | undefined;
  private clearings = 0;
  private faults = 0;

  constructor(parts: GatheringParts) {
    this.parts = parts;
    this.chunks = chunkLog(parts.storage);
  }

  async append(chunk: SpanChunk): Promise<boolean> {
    const now = this.parts.now();
    await this.withAlarm(now + this.wait(chunk.rootEnded), chunk.rootEnded);
    return this.chunks.add(chunk, { at: now, maxBytes: this.parts.maxBytes });
  }

  isOpen(): boolean {
    return this.chunks.hasAny();
  }

  /** What is being closed right now may be sampled out: whether it is open is known when that is done. */
  async giveFeedback(feedback: Feedback): Promise<boolean> {
    await this.closing?.catch(() => undefined);
    if (!this.chunks.hasAny()) return false;
    await this.withAlarm(this.parts.now() + this.wait(false), false);
    if (this.closing || !this.chunks.hasAny()) return this.giveFeedback(feedback);
    this.chunks.keepFeedback(JSON.stringify(feedback));
    return true;
  }

  async alarm(): Promise<void> {
    const { storage, now, log } = this.parts;
    const seen = this.chunks.seen();
    if (!seen) return this.clear();
    const due = seen.at + this.wait(seen.ended);
    if (due > now()) return storage.setAlarm(due);
    this.closing = this.close();
    try {
      await this.closing;
      this.faults = 0;
    } catch (error) {
      // The spans were acknowledged: they stay until they are stored, however long the stores are away.
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
    this.chunks.forget(last);
    if (!this.chunks.hasAny()) return this.clear();
    // Spans that came meanwhile have set an alarm of their own, unless they were cut off before.
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now() + this.wait(false));
  }

  /**
   * There is an alarm, and where nothing more is expected it is not later than this. It comes before what it is for: a call that is
   * cut off leaves an alarm that finds nothing, not spans that nobody closes. Clearing takes it away, so that is waited for.
   */
  private async withAlarm(due: number, sooner: boolean): Promise<void> {
    const { storage } = this.parts;
    for (let before = -1; before !== this.clearings; ) {
      await this.clearing?.catch(() => undefined);
      before = this.clearings;
      const set = await storage.getAlarm();
      if (set === null || (sooner && due < set)) await storage.setAlarm(due);
    }
  }

  private async clear(): Promise<void> {
    this.clearings += 1;
    this.clearing = this.parts.storage.deleteAll();
    try {
      await this.clearing;
    } finally {
      this.clearing = undefined;
    }
  }

  private wait(rootEnded: boolean): number {
    return rootEnded ? this.parts.waits.close : this.parts.waits.idle;
  }
}
