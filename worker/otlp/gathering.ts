import { type Feedback, feedbackSchema } from "../../src/core/schema/trace.ts";
import type { Log } from "../http/log.ts";
import type { GatheredTrace } from "./close-trace.ts";
import type { CloseResult } from "./close-traces.ts";
import type { Gatherer, SpanChunk } from "./gatherers.ts";
import type { GatheringStorage } from "./gathering-storage.ts";
import { lastAt, type OpenTrace } from "./open-traces.ts";
import { type LoggedTrace, SpanLog } from "./span-log.ts";

export interface GatherDeps {
  storage: GatheringStorage;
  now: () => number;
  /** Milliseconds to wait after a root's end, and after the last span of a trace whose root has not ended. */
  waits: { close: number; idle: number };
  /** Maximum bytes of JSON of one trace. */
  maxBytes: number;
  /** Closes traces together and returns a result for each. */
  close: (traces: readonly GatheredTrace[]) => Promise<CloseResult[]>;
  log: Log;
  limits?: Partial<GatherLimits>;
}

export interface GatherLimits {
  /** Maximum number of traces, and bytes of their JSON, that are closed at a time. */
  traces: number;
  bytes: number;
  /** Maximum number of open chunks, and bytes of their bodies: facts about each are in memory. */
  openChunks: number;
  openBytes: number;
  /** Maximum characters of feedback for open traces: it is in memory too. */
  openFeedback: number;
  /** How long spans may stay on disk after their trace was closed, while other traces are open. */
  rotateAfter: number;
}

const defaults: GatherLimits = {
  traces: 250,
  bytes: 4_000_000,
  openChunks: 50_000,
  openBytes: 1_000_000_000,
  openFeedback: 8_000_000,
  rotateAfter: 600_000,
};
const retryFirst = 5_000;
const retryLast = 3_600_000;

interface Fault {
  count: number;
  retryAt: number;
}

/**
 * Gathers the spans of a project's traces until each trace is whole, then hands them to the same ingest as every other
 * run. A request writes one row. One alarm serves all traces: when it rings, all whole traces are closed together.
 *
 * Acknowledged spans are on disk, and an alarm is set for them. They are removed in one transaction after their close.
 * Closing a trace again changes nothing.
 */
export class Gathering implements Gatherer {
  private readonly parts: GatherDeps;
  private readonly limits: GatherLimits;
  private readonly log: SpanLog;
  private closing: { ids: ReadonlySet<string>; done: Promise<void> } | undefined;
  private readonly faults = new Map<string, Fault>();
  private waking: Promise<void> = Promise.resolve();
  private rings = 0;

  constructor(parts: GatherDeps) {
    this.parts = parts;
    this.limits = { ...defaults, ...parts.limits };
    this.log = new SpanLog(parts.storage, this.limits);
  }

  async append(project: string, chunks: readonly SpanChunk[]): Promise<boolean[]> {
    const { chunks: open, size } = this.log.open;
    // The error makes the sender repeat the request: nothing of it was acknowledged.
    if (open >= this.limits.openChunks || size >= this.limits.openBytes)
      throw new Error("too many spans wait to be stored");
    const at = this.parts.now();
    const soon = chunks.some(({ rootEnded, awaited }) => rootEnded && awaited);
    return this.withAlarm(soon, () => this.log.add(project, chunks, { at, maxBytes: this.parts.maxBytes }));
  }

  async areOpen(ids: readonly string[]): Promise<boolean[]> {
    return ids.map((id) => this.log.open.get(id) !== undefined);
  }

  /**
   * A trace that is being closed may be sampled out, so this waits for the close before it says whether the trace is
   * open.
   */
  async giveFeedback(id: string, feedback: Feedback): Promise<boolean> {
    const text = JSON.stringify(feedback);
    for (;;) {
      if (this.closing?.ids.has(id)) await this.closing.done;
      const { open } = this.log;
      if (!open.get(id)) return false;
      // The sender repeats it, as with spans. Once the trace is closed, its run takes the feedback.
      if (open.feedbackSize + text.length > this.limits.openFeedback)
        throw new Error("too much feedback waits for open traces");
      const kept = await this.withAlarm(false, () => {
        if (this.closing?.ids.has(id) || !this.log.open.get(id)) return false;
        this.log.keepFeedback(id, text, this.parts.now());
        return true;
      });
      if (kept) return true;
    }
  }

  /**
   * Closes the traces that are due. The platform retries a failed handler up to six times; another alarm is set before
   * that ends.
   */
  async alarm(retryCount: number): Promise<void> {
    this.rings += 1;
    if (retryCount > 2) await this.wakeBy(this.parts.now() + retryLast);
    const ripe = this.ripe(retryCount);
    if (ripe.length > 0) {
      const done = this.closeAll(ripe);
      this.closing = { ids: new Set(ripe.map(({ id }) => id)), done };
      await done;
      this.closing = undefined;
    }
    const next = this.next();
    if (next !== undefined) await this.wakeBy(next);
  }

  /**
   * The traces to close now: those that wait longest, as many as fit. A trace that is too large to fit is closed alone,
   * when no other is left.
   */
  private ripe(retryCount: number): OpenTrace[] {
    const { limits } = this;
    const at = this.parts.now();
    const all = [...this.log.open.all()]
      .filter((trace) => this.ripeAt(trace) <= at)
      .toSorted((a, b) => lastAt(a) - lastAt(b));
    const ripe = partOf(all, retryCount);
    let bytes = 0;
    const fitting = ripe
      .filter((trace) => trace.bytes <= limits.bytes)
      .slice(0, limits.traces)
      .filter((trace) => (bytes += trace.bytes) <= limits.bytes);
    return fitting.length > 0 ? fitting : ripe.slice(0, 1);
  }

  private async closeAll(ripe: readonly OpenTrace[]): Promise<void> {
    let read: LoggedTrace[] = [];
    let results: CloseResult[] = [];
    let fault: unknown;
    try {
      read = this.log.read(ripe);
      results = await this.parts.close(read.map(gathered));
      this.log.forget(
        read.filter((_, index) => results[index] === "closed"),
        this.parts.now(),
      );
    } catch (error) {
      fault = error;
    }
    // Acknowledged spans stay until they are stored, however long storage is unavailable.
    const failed = ripe.flatMap(({ id, traceId }, index) => {
      const result = results[index];
      const is = fault ?? (typeof result === "object" ? result.fault : undefined);
      if (is === undefined && result === "closed") this.faults.delete(id);
      return is === undefined ? [] : [{ id, traceId, is }];
    });
    for (const { id } of failed) this.postpone(id);
    const [first] = failed;
    if (first === undefined) return;
    const name = first.is instanceof Error ? first.is.name : "unknown";
    // One trace is enough to find the cause: a trace that always fails is logged each time.
    this.parts.log("close_fault", {
      project: read[0]?.project,
      name,
      traces: failed.length,
      first_trace: first.traceId,
    });
  }

  private postpone(id: string): void {
    const count = (this.faults.get(id)?.count ?? 0) + 1;
    const wait = Math.min(retryLast, retryFirst * 2 ** (count - 1));
    this.faults.set(id, { count, retryAt: this.parts.now() + wait });
  }

  private ripeAt(trace: OpenTrace): number {
    const whole = lastAt(trace) + this.wait(trace.chunks.some(({ rootEnded }) => rootEnded));
    return Math.max(whole, this.faults.get(trace.id)?.retryAt ?? 0);
  }

  /**
   * When to look again. A run that nobody waits for has the longer wait, but is closed earlier together with others.
   */
  private next(): number | undefined {
    const at = this.parts.now();
    const times = [...this.log.open.all()].map((trace) => {
      const ripeAt = this.ripeAt(trace);
      const awaited = trace.chunks.some((chunk) => chunk.rootEnded && chunk.awaited);
      return awaited || ripeAt <= at ? ripeAt : Math.max(ripeAt, lastAt(trace) + this.wait(false));
    });
    return times.length === 0 ? undefined : times.reduce((first, time) => Math.min(first, time));
  }

  /**
   * Sets an alarm, a near one if `soon`, and then does the work. An interrupted call then leaves an alarm that finds
   * nothing, not spans without an alarm. An alarm that rang meanwhile found nothing either, so another one is set.
   */
  private async withAlarm<Value>(soon: boolean, work: () => Value): Promise<Value> {
    for (;;) {
      const before = this.rings;
      await this.wakeBy(this.parts.now() + this.wait(soon));
      if (before === this.rings) return work();
    }
  }

  /**
   * Sets the alarm to ring by `due`, a little late so that traces share alarms. Calls run one after another, so that
   * none overwrites a nearer alarm.
   */
  private wakeBy(due: number): Promise<void> {
    const { storage, waits } = this.parts;
    const latest = due + waits.close / 5;
    const woken = this.waking.then(async () => {
      const set = await storage.getAlarm();
      if (set === null || set > latest) await storage.setAlarm(latest);
    });
    this.waking = woken.catch(() => undefined);
    return woken;
  }

  private wait(rootEnded: boolean): number {
    return rootEnded ? this.parts.waits.close : this.parts.waits.idle;
  }
}

/**
 * All traces. After alarms that crashed the object: one half, then the other, then other halvings. So traces that are
 * too much for the object do not keep the others open.
 */
function partOf(traces: readonly OpenTrace[], retryCount: number): readonly OpenTrace[] {
  if (retryCount === 0) return traces;
  const bit = (retryCount - 1) >> 1;
  const half = traces.filter((_, index) => ((index >> bit) & 1) === retryCount % 2);
  return half.length > 0 ? half : traces;
}

function gathered({ feedback, ...trace }: LoggedTrace): GatheredTrace {
  return { ...trace, feedback: feedback === undefined ? undefined : feedbackSchema.parse(JSON.parse(feedback)) };
}
